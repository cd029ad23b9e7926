/**
 * What this phone holds of one game, in memory and on its disk: the marks that the server is
 * known to have, those that wait to be sent, and those that it has refused. Several tabs may
 * hold the same game; the disk is what they share.
 *
 * @typedef {import("./fold.mjs").Mark} Mark
 * @typedef {{code: string, facts: Record<string, any>}} Refusal
 * @typedef {{mark: Mark, refusal: ?Refusal}} Refused the server's own reason
 * @typedef {{game: string, order: number, mark: Mark}} Waiting `order`: Unix milliseconds
 *   when it was written, or a little more where the clock stood still
 */
import { isMasked, merge } from "./known.mjs";

const DISK_PATIENCE = 3000;

const idsOf = (items) => new Set(items.map(({ mark }) => mark.id));
const plain = ({ game, order, mark }) => ({ game, order, mark });

/**
 * Nothing is held before {@link Holding#reread}. The parameters are those of openOutbox.
 *
 * Beside what the disk keeps of it, a waiting entry has `kept` (whether it is on the disk;
 * undefined while it is being written), `late` (not to be judged any more) and `fate` (what the
 * server has said, where its marks have not been heard since).
 */
export class Holding {
  known = [];
  waiting = [];
  refused = [];
  diskFails = false;
  #dismissed = new Set();
  #done = new Map();
  #settled = "";

  constructor({ gameId, keep, schedule, now, describe }) {
    Object.assign(this, { gameId, keep, schedule, now, describe });
  }

  /** The server's marks, then those that wait: what fold() reads. */
  get marks() {
    return [...this.known, ...this.waiting.map(({ mark }) => ({ ...mark, late: true }))];
  }

  /** Whether everything that waits is on the disk, as far as that has answered. */
  get kept() {
    return !this.diskFails && this.waiting.every((entry) => entry.kept !== false);
  }

  /** Tells one moment from another. */
  moment() {
    const masked = this.known.filter(isMasked).length;
    return [this.known.length, masked, [...idsOf(this.waiting)], [...idsOf(this.refused)]].join();
  }

  /** Take over what another tab, or an earlier visit, has left on the disk. */
  async reread() {
    const before = new Set(this.waiting.filter((entry) => entry.kept));
    const disk = await this.#ask(() => this.keep.read(this.gameId));
    if (!disk) return;
    this.known = merge(this.known, 0, disk.marks);
    const read = new Set([...idsOf(this.refused), ...this.#dismissed]);
    this.refused = [...this.refused, ...disk.refused.filter(({ mark }) => !read.has(mark.id))];
    const onDisk = idsOf(disk.waiting);
    const missing = new Set([...before].filter(({ mark }) => !onDisk.has(mark.id)));
    // Another tab has sent what is gone from the disk, unless somebody has cleared the disk.
    if (disk.isHeld) this.waiting = this.waiting.filter((entry) => !missing.has(entry));
    else this.#settled = "";
    for (const entry of missing) entry.kept = false;
    const own = idsOf(this.waiting);
    // Nobody knows any more whether these were sent before.
    const more = disk.waiting.filter(({ mark }) => !own.has(mark.id) && !this.#done.has(mark.id));
    this.waiting.push(...more.map((entry) => ({ ...entry, kept: true, late: true })));
    this.waiting.sort((one, other) => one.order - other.order);
    this.#leaveOut(idsOf(this.refused));
    this.hear(0, []);
  }

  /** Take in a mark; in memory at once, on the disk when the promise says true. */
  add(mark, late) {
    const order = Math.max(this.now(), (this.waiting.at(-1)?.order ?? 0) + 1);
    const entry = { game: this.gameId, order, mark, late };
    this.waiting.push(entry);
    return this.#store([entry]);
  }

  /** Try again to bring to the disk what it would not take. */
  async storeAgain() {
    const entries = this.waiting.filter((entry) => entry.kept === false);
    if (entries.length) await this.#store(entries);
  }

  /** The server has these marks from place `since` on. */
  hear(since, marks) {
    const own = new Map(this.waiting.map(({ mark }) => [mark.id, mark.cells]));
    const whole = (mark) =>
      isMasked(mark) && own.has(mark.id) ? { ...mark, cells: own.get(mark.id) } : mark;
    this.known = merge(this.known, since, marks.map(whole));
    const ids = new Set(this.known.map(({ id }) => id));
    this.#leaveOut(ids);
    this.refused = this.refused.filter(({ mark }) => !ids.has(mark.id));
  }

  /** Nothing that the server has said of waiting marks holds any more, but what stood already. */
  forgetFates() {
    const standing = this.waiting.filter(({ fate }) => fate === "written_before");
    this.#leaveOut(idsOf(standing));
    for (const entry of this.waiting) delete entry.fate;
  }

  /** The server won't have it. */
  refuse(entry, refusal) {
    this.#leaveOut(new Set([entry.mark.id]));
    this.refused = [...this.refused, { mark: entry.mark, refusal }];
  }

  /** Somebody has read that a mark was refused. */
  dismiss(id) {
    this.#dismissed.add(id);
    this.refused = this.refused.filter(({ mark }) => mark.id !== id);
    return this.settle();
  }

  /** Bring the disk up to what is known. */
  async settle() {
    const { known, refused, gameId, now } = this;
    const present = this.moment();
    if (!known.length && !this.waiting.length) return;
    if (present === this.#settled && !this.#done.size) return;
    const done = [...this.#done.values()];
    const about = this.describe(this.marks);
    const game = { id: gameId, marks: known, refused, about, updated: now() };
    if (!await this.#ask(() => this.keep.settle(game, done.map(plain)))) return;
    this.#settled = present;
    for (const { mark } of done) this.#done.delete(mark.id);
  }

  #leaveOut(ids) {
    const done = this.waiting.filter(({ mark }) => ids.has(mark.id));
    for (const entry of done) this.#done.set(entry.mark.id, entry);
    this.waiting = this.waiting.filter((entry) => !done.includes(entry));
  }

  async #store(entries) {
    const done = await this.#ask(() => this.keep.wait(entries.map(plain)));
    for (const entry of entries) entry.kept = done !== null;
    return done !== null;
  }

  /** What the disk answers; null where it fails, or is silent for long. */
  async #ask(work) {
    let callOff;
    const silence = new Promise((_, fail) => { callOff = this.schedule(fail, DISK_PATIENCE); });
    try {
      const answer = await Promise.race([work(), silence]);
      this.diskFails = false;
      return answer ?? true;
    } catch {
      this.diskFails = true;
      return null;
    } finally {
      callOff();
    }
  }
}
