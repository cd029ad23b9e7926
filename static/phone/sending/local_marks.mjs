/**
 * What this phone holds of one game, in memory and on its disk: the marks that the server is
 * known to have, those that wait to be sent, and those that it has refused. Several tabs may
 * hold the same game; the disk is what they share.
 */
import { isPartlyMasked, merge } from "./server_marks.mjs";

/** @param {{mark: Mark}[]} items */
const idsOf = (items) => new Set(items.map(({ mark }) => mark.id));

/**
 * A mark that waits, as the others will see it: late, unless a file says otherwise, and written when
 * it was.
 *
 * @param {OutboxEntry} entry
 */
const waitingMark = ({ mark, order }) => ({ late: true, ...mark, at: Math.floor(order / 1000) });

/**
 * Holds nothing before it has read the disk.
 *
 * @param {OutboxSetup} setup
 */
export function openLocalMarks({ gameId, storage, now, describe = () => ({}) }) {
  /** @type {Mark[]} */
  let served = [];
  /** @type {OutboxEntry[]} */
  let entries = [];
  let fails = false;
  let isFull = false;
  let state = "";
  let isOther = false;
  let saved = "";

  const waiting = () => entries.filter(({ done, out }) => !done && !out);
  const refused = () => entries.filter(({ done, refusal }) => !done && refusal !== undefined);
  const marks = () => [...served, ...waiting().map(waitingMark)];

  /** Tells one moment from another. */
  const moment = () =>
    [
      served.length,
      state,
      served.filter(isPartlyMasked).length,
      ...idsOf(waiting()),
      "",
      ...idsOf(refused()),
    ].join();

  /**
   * What the disk answers; null where it fails.
   *
   * @param {() => Promise<any>} work
   */
  async function ask(work) {
    try {
      const answer = await work();
      fails = false;
      return answer ?? true;
    } catch (error) {
      fails = true;
      isFull = /** @type {any} */ (error)?.name === "QuotaExceededError";
      return null;
    }
  }

  /** @param {OutboxEntry[]} entriesToStore */
  async function store(entriesToStore) {
    if (!entriesToStore.length) return true;
    const done = await ask(() => storage.wait(entriesToStore));
    for (const entry of entriesToStore) entry.stored = !!done;
    return !!done;
  }

  /**
   * Marks of the server, with the hidden values that this phone knows.
   *
   * @param {Mark[]} news
   */
  function unmasked(news) {
    const own = new Map(
      [...served, ...entries.map(({ mark }) => mark)].map((mark) => [mark.id, mark]),
    );
    return news.map((mark) =>
      isPartlyMasked(mark) ? { ...mark, cells: own.get(mark.id)?.cells ?? mark.cells } : mark,
    );
  }

  /**
   * @param {Mark[]} news
   * @param {string} named
   */
  function take(news, named) {
    served = news;
    state = named;
    const ids = new Set(served.map(({ id }) => id));
    for (const entry of entries) entry.done ||= ids.has(entry.mark.id);
  }

  /**
   * The server has these marks from place `since` on; `named` tells all of them from others.
   *
   * @param {number} since
   * @param {Mark[]} news
   * @param {string} named
   */
  const receive = (since, news, named) => take(merge(served, since, unmasked(news)), named);

  /**
   * The server has these marks, and no others. Those that it has lost, as when an older copy was
   * brought back to it, are sent again.
   *
   * @param {Mark[]} news
   * @param {string} named
   */
  function receiveAll(news, named) {
    const there = new Set(news.map(({ id }) => id));
    const lost = served.filter((mark) => !there.has(mark.id) && !isPartlyMasked(mark));
    const ids = new Set(lost.map(({ id }) => id));
    const rest = entries.filter(({ mark }) => !ids.has(mark.id));
    /**
     * @param {Mark} mark
     * @param {number} order
     * @returns {OutboxEntry}
     */
    const resent = (mark, order) => ({ game: gameId, order, mark, stored: false, late: true });
    entries = [...lost.map(resent), ...rest];
    isOther = true;
    take(unmasked(news), named);
  }

  /** Take over what another tab, or an earlier visit, has left on the disk. */
  async function reread() {
    const before = entries.filter((entry) => entry.stored);
    const disk = await ask(() => storage.read(gameId));
    if (!disk) return;
    const [own, onDisk] = [entries, disk.waiting].map(
      (all) => new Map(all.map((/** @type {OutboxEntry} */ entry) => [entry.mark.id, entry])),
    );
    for (const entry of before.filter(({ mark }) => !onDisk.has(mark.id))) {
      // Another tab has sent it, unless somebody has cleared the disk.
      if (disk.isHeld) entry.done = true;
      else entry.stored = false;
    }
    if (!disk.isHeld) saved = "";
    for (const entry of disk.waiting) {
      const ours = own.get(entry.mark.id);
      // Nobody knows any more whether another's was sent before.
      if (!ours) entries.push({ ...entry, stored: true, late: true });
      else if (entry.out) Object.assign(ours, entry);
    }
    entries.sort((one, other) => one.order - other.order);
    const named = disk.marks.length > served.length ? disk.state : state;
    take(merge(disk.marks, 0, served), named ?? "");
  }

  /** Bring the disk up to what is known. */
  async function save() {
    const present = moment();
    const done = entries.filter((entry) => entry.done);
    if (!served.length && !entries.length) return;
    if (present === saved && !done.length) return;
    const changed = entries.filter((entry) => !entry.done && (entry.out || entry.stored === false));
    const about = describe(marks());
    const game = { id: gameId, marks: served, state, isOther, about, updated: now() };
    if (!(await ask(() => storage.save(game, done, changed)))) return;
    for (const entry of changed) entry.stored = true;
    isOther = false;
    saved = present;
    entries = entries.filter((entry) => !done.includes(entry));
  }

  /** Keep only what was written here and was not sent: this phone may not see the game any more. */
  function end() {
    entries = waiting();
    served = [];
    state = saved = "";
    return ask(() => storage.forget(gameId, entries));
  }

  return {
    get served() {
      return served;
    },
    /** What the server calls the marks that it has; "" where it has not said. */
    get state() {
      return state;
    },
    get waiting() {
      return waiting();
    },
    get refused() {
      return refused().map(({ mark, refusal }) => ({ mark, refusal }));
    },
    /** Whether the disk took what it was last given. */
    get stored() {
      return !fails;
    },
    /** Whether the disk, where it failed last, had no room. */
    get isFull() {
      return isFull;
    },
    marks,
    moment,
    receive,
    receiveAll,
    reread,
    save,
    end,
    /**
     * Take in a mark; in memory at once, on the disk when the promise says true.
     *
     * @param {Mark} mark
     * @param {boolean} late
     */
    add(mark, late) {
      const order = Math.max(now(), (entries.at(-1)?.order ?? 0) + 1);
      const entry = { game: gameId, order, mark, late };
      entries.push(entry);
      return store([entry]);
    },
    /** Try again to bring to the disk what it would not take. */
    retryStore: () => store(waiting().filter((entry) => entry.stored === false)),
    /** The marks have been heard: what is not among them has no fate, or stood already. */
    forgetFates() {
      for (const entry of entries) {
        entry.done ||= entry.fate === "written_before";
        delete entry.fate;
      }
    },
    /**
     * The server won't have it; `out`: the others can do without.
     *
     * @param {OutboxEntry} entry
     * @param {Refusal | null} [refusal]
     * @param {boolean} [out]
     */
    refuse(entry, refusal = null, out = true) {
      Object.assign(entry, { refusal, out });
    },
    /**
     * Somebody has read that a mark was refused.
     *
     * @param {string} id
     */
    dismiss(id) {
      for (const entry of refused().filter(({ mark }) => mark.id === id)) {
        entry.done = entry.out;
        delete entry.refusal;
      }
      return save();
    },
  };
}
