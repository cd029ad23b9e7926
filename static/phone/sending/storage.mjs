/**
 * What this phone keeps of its games, in IndexedDB: marks and nothing else, no secret. Each
 * of the functions is one transaction, and its promise waits until that is on the disk; it is
 * rejected where the browser fails, or is silent for long.
 */
import { merge } from "./server_marks.mjs";
import { bringOver } from "./storage_move.mjs";
import { ownName } from "./prefix.mjs";

export const GAMES = "games";
const MARKS = "marks";
export const WAITING = "waiting";
const STORES = [GAMES, MARKS, WAITING];
const DISK_PATIENCE = 3000;

let opened = null;
/** @type {Set<IDBTransaction>} */
const running = new Set();
let hasWritten = false;

// WebKit lets a page that is left sleep in the middle of a transaction, and no other page could
// read before it goes on.
addEventListener("pagehide", () => {
  for (const each of running) {
    try {
      each.abort();
    } catch {
      // It is committed, as what wait() writes is at once.
    }
  }
});

/** @param {StoredGame[]} games */
export const newestFirst = (games) => games.sort((one, other) => other.updated - one.updated);
/** @param {Waiting} entry */
const placeIn = ({ game, order, mark }) => [game, order, mark.id];
/**
 * @param {IDBObjectStore} store
 * @param {Waiting[]} entries
 */
const putInto = (store, entries) => {
  for (const entry of entries) {
    const { game, order, mark, refusal, out } = entry;
    store.put({ game, order, mark, refusal, out }, placeIn(entry));
  }
};
/** @param {string} id */
export const ofGame = (id) => IDBKeyRange.bound([id], [id, []]);

function openDisk() {
  return new Promise((resolve, fail) => {
    const request = indexedDB.open(ownName("scorepad"), 1);
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      const database = request.result;
      // A newer page in another tab must not wait for this one.
      database.onversionchange = () => database.close();
      database.onclose = () => {
        opened = null;
      };
      bringOver(database, STORES)
        .catch(() => {})
        .then(() => resolve(database));
    };
    request.onerror = request.onblocked = () => fail(request.error);
  });
}

/**
 * @param {IDBTransactionMode} mode
 * @param {StoreWork} work
 * @param {string[]} names
 */
async function attempt(mode, work, names) {
  const connection = (opened ??= openDisk());
  /** @type {any} */
  let transaction;
  try {
    const database = await connection;
    return await new Promise((resolve, fail) => {
      transaction = database.transaction(names, mode, { durability: "strict" });
      running.add(transaction);
      const result = work(...names.map((name) => transaction.objectStore(name)));
      transaction.oncomplete = () => resolve(result?.());
      transaction.onabort = () => fail(transaction.error);
    });
  } catch (error) {
    if (opened === connection) opened = null;
    throw error;
  } finally {
    running.delete(transaction);
  }
}

/**
 * One transaction; `work` gets the stores, and gives what reads the results at its end. It is
 * repeated once: iOS takes the connection from a page that was in the background. Some of its
 * versions never open the database for the first page after a start.
 *
 * @param {IDBTransactionMode} mode
 * @param {StoreWork} work
 * @param {string[]} names
 */
export async function transact(mode, work, names = STORES) {
  /** @type {number | undefined} */
  let timer;
  const silence = new Promise((_, fail) => {
    timer = setTimeout(fail, DISK_PATIENCE, new Error("silence"));
  });
  const done = attempt(mode, work, names).catch(() => attempt(mode, work, names));
  return Promise.race([done, silence]).finally(() => clearTimeout(timer));
}

/**
 * What is held of a game: marks as the server has them and its name for them, what waits;
 * `isHeld`: ever written.
 *
 * @param {string} id
 */
export const read = (id) =>
  transact("readonly", (games, all, waiting) => {
    const [game, marks, entries] = [games.get(id), all.get(id), waiting.getAll(ofGame(id))];
    return () => ({
      marks: marks.result ?? [],
      state: game.result?.state,
      waiting: entries.result,
      isHeld: !!marks.result,
    });
  });

/** @param {Waiting[]} entries to keep until {@link save} takes them away */
export function wait(entries) {
  const written = transact(
    "readwrite",
    (waiting) => {
      putInto(waiting, entries);
      // It is on its way to the disk even if the page is gone in the next moment.
      waiting.transaction.commit?.();
    },
    [WAITING],
  );
  if (!hasWritten) {
    // The browser shall never clear this away by itself; screen.mjs says where it may.
    navigator.storage?.persist?.().catch(() => {});
  }
  hasWritten = true;
  return written;
}

/**
 * What the server has said of a game.
 *
 * @param {StoredGame & {marks: Mark[], isOther?: boolean}} game `isOther`: the marks take the place
 *   of what was held before
 * @param {Waiting[]} done what need not be sent any more
 * @param {Waiting[]} changed what waits otherwise than before, or not on the disk yet
 */
export function save({ id, marks: news, state, isOther, about, updated }, done, changed = []) {
  return transact("readwrite", (games, marks, waiting) => {
    const [game, before] = [games.get(id), marks.get(id)];
    before.onsuccess = () => {
      // Another tab may know more, unless the server itself has others than before.
      const merged = merge((!isOther && before.result) || [], 0, news);
      const named = merged.length > news.length ? game.result?.state : state;
      marks.put(merged, id);
      games.put({ id, version: merged.length, state: named, about, updated }, id);
    };
    for (const entry of done) waiting.delete(placeIn(entry));
    putInto(waiting, changed);
  });
}

/** @returns {Promise<StoredGame[]>} the games that this phone holds, newest first */
export const storedGames = () =>
  transact("readonly", (all) => {
    const games = all.getAll();
    return () => newestFirst(games.result);
  });

/** @returns {Promise<Pick<StoredGame, "id" | "about">[]>} the games of which something waits */
export const unsent = () =>
  transact("readonly", (games, _, waiting) => {
    const [all, entries] = [games.getAll(), waiting.getAll()];
    return () => {
      const ids = new Set(
        entries.result
          .filter((/** @type {Waiting} */ { out }) => !out)
          .map((/** @type {Waiting} */ { game }) => game),
      );
      return [...ids].map(
        (id) =>
          all.result.find((/** @type {StoredGame} */ game) => game.id === id) ?? { id, about: {} },
      );
    };
  });

/**
 * Let go of a game, with all that still waits but the `kept`.
 *
 * @param {string} id
 * @param {Waiting[]} [kept]
 */
export const forget = (id, kept = []) =>
  transact("readwrite", (games, marks, waiting) => {
    games.delete(id);
    marks.delete(id);
    waiting.delete(ofGame(id));
    putInto(waiting, kept);
  });

/**
 * Do `work` while no other tab does any for the same game, as far as the browser can tell.
 *
 * @param {string} id
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function alone(id, work) {
  if (!navigator.locks) return work();
  let isOurs = false;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), DISK_PATIENCE);
  const start = () => {
    isOurs = true;
    clearTimeout(timer);
    return work();
  };
  try {
    return await navigator.locks.request(`scorepad ${id}`, { signal: patience.signal }, start);
  } catch (error) {
    // A tab that sleeps with the lock in its hand must not keep this one from sending.
    if (isOurs) throw error;
    return work();
  }
}
