/**
 * Moves games and settings from the name of the database that they had before the app lay below
 * a path to the one of today. The page says when: another app on the same host has data under the old name too.
 */
import { root } from "./prefix.mjs";

const BEFORE = "scorepad";

const openBefore = () =>
  new Promise((resolve) => {
    const request = indexedDB.open(BEFORE);
    // Nothing is made where nothing is.
    request.onupgradeneeded = () => /** @type {IDBTransaction} */ (request.transaction).abort();
    request.onerror = request.onblocked = () => resolve(null);
    request.onsuccess = () => resolve(request.result);
  });

/** @param {IDBTransaction} transaction */
const ended = (transaction) =>
  new Promise((resolve, fail) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => fail(transaction.error);
  });

/**
 * Moves what `from` holds to `to`, unless something stands there under the same key.
 *
 * @param {IDBDatabase} from
 * @param {IDBDatabase} to
 * @param {string[]} stores
 */
async function moveAll(from, to, stores) {
  const reading = from.transaction(stores);
  const found = stores.map((name) => {
    const store = reading.objectStore(name);
    return /** @type {[string, IDBRequest, IDBRequest]} */ ([
      name,
      store.getAllKeys(),
      store.getAll(),
    ]);
  });
  await ended(reading);
  const writing = to.transaction(stores, "readwrite");
  for (const [name, keys, values] of found) {
    const store = writing.objectStore(name);
    keys.result.forEach((/** @type {IDBValidKey} */ key, /** @type {number} */ place) => {
      const there = store.count(key);
      there.onsuccess = () => there.result || store.put(values.result[place], key);
    });
  }
  await ended(writing);
  // No more than that: another tab may have written since.
  const leaving = from.transaction(stores, "readwrite");
  for (const [name, keys] of found) {
    for (const key of keys.result) leaving.objectStore(name).delete(key);
  }
  await ended(leaving);
}

/**
 * Moves everything into `database`; what cannot be moved stays and is moved another time.
 *
 * @param {IDBDatabase} database
 * @param {string[]} stores
 */
export async function bringOver(database, stores) {
  if (!root || !("moved" in document.body.dataset)) return;
  const before = await openBefore();
  if (!before) return;
  try {
    await moveAll(before, database, stores);
  } finally {
    before.close();
  }
}
