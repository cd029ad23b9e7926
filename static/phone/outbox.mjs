/**
 * What was tapped on this phone: at once among the marks, then on its disk, then sent to the
 * server, in order and once, however often the network fails. Pure: storage, transport and
 * clock are handed in (keep.mjs, transport.mjs).
 *
 * @typedef {import("./fold.mjs").Mark} Mark
 * @typedef {{code: string, facts: Record<string, any>}} Refusal
 * @typedef {{mark: Mark, refusal: ?Refusal}} Refused the server's own reason
 * @typedef {{game: string, order: number, mark: Mark}} Waiting `order`: Unix milliseconds
 *   when it was written, or a little more where the clock stood still
 * @typedef {{waiting: number, offline: boolean, refused: Refused[], gone: boolean,
 *   kept: boolean}} Status `waiting` counts what the server has not answered for; `offline`:
 *   the last request failed; `gone`: the server knows no such game for this phone any more;
 *   `kept`: everything that waits is on the phone's disk
 */

const AT_ONCE = 100;
const LIVE_FOR = 5000;
const LOOK_AGAIN = 3000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;
const DISK_PATIENCE = 3000;

/** Whether a mark holds a value that the server doesn't tell yet. */
export const isMasked = ({ cells = [] }) => cells.some((cell) => cell[4]?.hidden === true);

/**
 * Known marks, with those that the server has from place `since` on. What is known stays:
 * marks are only ever added, and a value once known is never masked again.
 *
 * @param {Mark[]} known
 * @param {Mark[]} marks
 */
export function merge(known, since, marks) {
  if (since > known.length) return known;
  const merged = [...known];
  marks.forEach((mark, place) => {
    const held = merged[since + place];
    if (held?.id !== mark.id || (isMasked(held) && !isMasked(mark))) merged[since + place] = mark;
  });
  return merged.every((mark, place) => mark === known[place]) ? known : merged;
}

/** Why nothing more can be sent now; `after`: seconds that the server wants to be left alone. */
class Trouble {
  constructor(gone, after = 0) {
    Object.assign(this, { gone, after });
  }
}

const opens = ({ cells = [] }) => cells.some(([round, , , field]) => !round && field === "ruleset");

/**
 * The outbox of one game, with what the phone's disk holds of it.
 *
 * @param keep where marks are kept: keep.mjs
 * @param transport how they are sent: transport.mjs
 * @param {() => number} now Unix milliseconds
 * @param {(work: () => void, ms: number) => () => void} schedule does work later; gives what
 *   calls that off
 * @param {(marks: Mark[]) => object} describe what the list of games says of this one
 *   (`over`: it has ended, and may be forgotten some day); plain values
 * @param {() => boolean} visible whether somebody looks at the page
 */
export async function openOutbox({
  gameId, keep, transport, now, schedule, describe = () => ({}), visible = () => true,
}) {
  let [known, waiting, refused] = [[], [], []];
  let [token, heard, failures, notBefore, gone] = [null, false, 0, 0, false];
  let [running, again, callOff, closed] = [null, false, () => {}, false];
  let [settled, diskFails, size, renewed, shown] = ["", false, AT_ONCE, false, ""];
  const [listeners, dismissed, leftover] = [new Set(), new Set(), new Map()];

  const status = () => ({
    waiting: waiting.filter((entry) => !entry.fate).length,
    offline: failures > 0 && !gone, refused, gone,
    kept: !diskFails && waiting.every((entry) => entry.kept !== false),
  });

  const marks = () => [...known, ...waiting.map(({ mark }) => ({ ...mark, late: true }))];

  /** Tells one moment from another. */
  const moment = () => JSON.stringify([
    status(), known.length, known.filter(isMasked).length, waiting.map(({ mark }) => mark.id),
  ]);

  function tell() {
    const present = moment();
    if (present === shown) return;
    shown = present;
    for (const listener of listeners) listener();
  }

  /** What the disk answers; undefined when it fails, or is silent for long. */
  async function ask(work) {
    let callOffWaiting;
    const silence = new Promise((_, fail) => { callOffWaiting = schedule(fail, DISK_PATIENCE); });
    try {
      const answer = await Promise.race([work(), silence]);
      diskFails = false;
      return answer ?? true;
    } catch {
      diskFails = true;
      return undefined;
    } finally {
      callOffWaiting();
    }
  }

  /** Take over what the disk holds: another tab may have written there. */
  async function reread() {
    const before = new Set(waiting.filter((entry) => entry.kept));
    const held = await ask(() => keep.read(gameId));
    if (!held) return;
    known = merge(known, 0, held.marks);
    const isRefused = new Set([...refused, ...held.refused].map(({ mark }) => mark.id));
    refused = [...refused, ...held.refused.filter(
      ({ mark }) => !dismissed.has(mark.id) && !refused.some((other) => other.mark.id === mark.id),
    )];
    const answered = new Set([...known.map(({ id }) => id), ...isRefused, ...leftover.keys()]);
    const own = new Map(waiting.map((entry) => [entry.mark.id, entry]));
    const onDisk = new Set(held.waiting.map(({ mark }) => mark.id));
    // What another tab has sent is no longer on the disk, and is not sent again.
    waiting = waiting.filter((entry) => !before.has(entry) || onDisk.has(entry.mark.id));
    for (const entry of held.waiting) {
      if (answered.has(entry.mark.id)) leftover.set(entry.mark.id, entry);
      else if (!own.has(entry.mark.id)) waiting.push({ ...entry, late: true, kept: true });
    }
    waiting.sort((one, other) => one.order - other.order);
  }

  const plain = ({ game, order, mark }) => ({ game, order, mark });

  async function store(entries) {
    const done = await ask(() => keep.wait(entries.map(plain)));
    for (const entry of entries) entry.kept = !!done;
    return !!done;
  }

  /** Bring the disk up to what is known. */
  async function settle() {
    const present = moment();
    if (!known.length && !waiting.length) return;
    if (present === settled && !leftover.size) return;
    const done = [...leftover.values()];
    const about = describe(marks());
    const game = { id: gameId, marks: known, refused, about, updated: now() };
    if (!await ask(() => keep.settle(game, done.map(plain)))) return;
    settled = present;
    for (const { mark } of done) leftover.delete(mark.id);
  }

  function remove(entry) {
    waiting = waiting.filter((other) => other !== entry);
    leftover.set(entry.mark.id, entry);
  }

  function refuse(entry, refusal) {
    remove(entry);
    refused = [...refused, { mark: entry.mark, refusal }];
  }

  async function answerOf(request) {
    const answer = await request.catch(() => { throw new Trouble(false); });
    if ([403, 404, 410].includes(answer.status)) throw new Trouble(true);
    if (answer.status === 429 || answer.status >= 500) throw new Trouble(false, answer.after);
    return answer;
  }

  /** Everything new, and a token for writing: one mark too many is asked for to get one. */
  async function pull() {
    const masked = known.findIndex(isMasked);
    const from = masked < 0 ? known.length : masked;
    const asked = Math.max(0, token === null ? from - 1 : from);
    const { status, body } = await answerOf(transport.pull(gameId, asked));
    if (status !== 204) {
      if (!Array.isArray(body?.marks)) throw new Trouble(false);
      token = body.csrf;
      const own = new Map(waiting.map(({ mark }) => [mark.id, mark.cells]));
      const whole = (mark) =>
        isMasked(mark) && own.has(mark.id) ? { ...mark, cells: own.get(mark.id) } : mark;
      known = merge(known, body.since, body.marks.map(whole));
    }
    heard = true;
    const ids = new Set(known.map(({ id }) => id));
    for (const entry of [...waiting]) {
      // Where the same value stood already, the mark itself was not written.
      if (ids.has(entry.mark.id) || entry.fate === "written_before") remove(entry);
      else delete entry.fate;
    }
    refused = refused.filter(({ mark }) => !ids.has(mark.id));
  }

  /** A game that was begun on this phone, told to the server. */
  async function begin({ mark }) {
    token ??= (await answerOf(transport.token())).body?.csrf ?? null;
    const { status, body } = await answerOf(transport.begin(token, gameId, mark));
    if (status === 422) refused = [{ mark, refusal: body?.refusal ?? null }];
    if (status === 200) return;
    token = null;
    throw new Trouble(status !== 400);
  }

  /** Send what waits; false when nothing does. */
  async function push() {
    const unsent = waiting.filter((entry) => !entry.fate);
    const storing = unsent.findIndex((entry) => entry.kept === undefined);
    const batch = unsent.slice(0, storing < 0 ? size : Math.min(size, storing));
    if (!batch.length) return false;
    const late = batch.some((entry) => entry.late || now() - entry.order > LIVE_FOR);
    const sent = batch.map(({ mark, order }) => ({ ...mark, at: Math.floor(order / 1000) }));
    const { status, body } = await answerOf(transport.push(token, gameId, { late, marks: sent }));
    if (status === 413) {
      // One mark that nobody can take must not keep back those after it.
      if (batch.length === 1) refuse(batch[0], null);
      size = 1;
      return true;
    }
    if (status === 400 && !renewed) {
      [renewed, token] = [true, null];
      await pull();
      return true;
    }
    const fates = new Map((body?.fates ?? []).map((fate) => [fate.id, fate]));
    if (!batch.some(({ mark }) => fates.has(mark.id))) throw new Trouble(false);
    renewed = false;
    for (const entry of batch) {
      const { fate, refusal = null } = fates.get(entry.mark.id) ?? {};
      if (fate === "refused" || fate === "stale") refuse(entry, refusal);
      else entry.fate = fate;
    }
    tell();
    return true;
  }

  /** Tell the server everything, and hear everything. */
  async function converse() {
    [size, renewed] = [AT_ONCE, false];
    const [first] = waiting;
    const begins = !known.length && first?.kept !== undefined && opens(first.mark);
    if (begins) await begin(first);
    if (begins || token === null) await pull();
    else if (!waiting.length) return pull();
    let sent = false;
    while (await push()) sent = true;
    return sent && pull();
  }

  async function exchange() {
    await reread();
    const unkept = waiting.filter((entry) => entry.kept === false);
    if (unkept.length) await store(unkept);
    tell();
    if (now() < notBefore) return;
    try {
      await converse();
      [failures, notBefore, gone] = [0, 0, false];
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      failures += 1;
      [gone, notBefore] = [trouble.gone, now() + 1000 * trouble.after];
      for (const entry of waiting) entry.late = true;
    }
    await settle();
    tell();
  }

  function arm() {
    callOff();
    if (closed || !(visible() || waiting.length)) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
    callOff = schedule(sync, Math.max(failures ? pause : LOOK_AGAIN, notBefore - now()));
  }

  /** One exchange with the server, and another when something was added meanwhile. */
  async function exchanges() {
    try {
      while (again && !closed) {
        again = false;
        await keep.alone(gameId, exchange);
      }
    } finally {
      running = null;
      arm();
    }
  }

  function sync() {
    again = true;
    running ??= exchanges();
    return running;
  }

  async function add(mark) {
    const order = Math.max(now(), (waiting.at(-1)?.order ?? 0) + 1);
    const entry = { game: gameId, order, mark, late: !heard || failures > 0 };
    waiting.push(entry);
    tell();
    const onDisk = await store([entry]);
    tell();
    sync();
    return onDisk;
  }

  await reread();

  return {
    /** @returns {Mark[]} the server's, then those that wait: what fold() reads */
    marks,
    /** @returns {Status} */
    get status() { return status(); },
    /**
     * Write a mark. It is among the marks at once; the promise waits for the disk.
     *
     * @param {Mark} mark
     * @returns {Promise<boolean>} false where the disk failed and only memory holds it
     */
    add,
    /** Send what waits and hear what is new, now; also whenever the network may be back. */
    sync,
    /** Call `listener` after every change of the marks or the status. */
    onChange(listener) { listeners.add(listener); },
    /** A refused mark has been read by somebody. */
    dismiss(id) {
      dismissed.add(id);
      refused = refused.filter(({ mark }) => mark.id !== id);
      tell();
      return settle();
    },
    /** Look no more; what waits stays on the disk. */
    close() {
      closed = true;
      callOff();
    },
  };
}
