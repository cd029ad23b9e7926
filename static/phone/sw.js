/**
 * What lets the app start without network. A classic script of its own, sent as /sw.js with
 * one line before it: `SHELL`, the name of the cache, the page for want of network, and every
 * file that this page needs. Nothing else is ever kept here: pages come from the network, and
 * only when that fails (or is silent, for what this phone holds) comes the page of the shell.
 */
"use strict";

const PATIENCE = 3000;
const GATEWAY = [502, 504];
const SCREEN = /^\/(?:$|new$|start$|g\/([\w-]{22})(?:\/sheet|\/end|\/table)?$)/;

const ROOT = location.pathname.slice(0, location.pathname.lastIndexOf("/"));
/** @param {string} name */
const own = (name) => name + ROOT.replaceAll("/", ".");
/** @param {string} name */
const ours = (name) => name.slice(0, name.lastIndexOf("-")) === own("shell");

async function fill() {
  const cache = await caches.open(SHELL.cache);
  // Files name their content, so what the browser has is good; the page does not.
  await cache.addAll([...SHELL.files, new Request(SHELL.page, { cache: "reload" })]);
  await skipWaiting();
}

async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => ours(name) && name !== SHELL.cache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** @param {string} address */
const cached = async (address) =>
  (await caches.open(SHELL.cache)).match(address, { ignoreVary: true });

/**
 * What is asked of the games on this phone; undefined where there are none, or where the browser
 * fails or is silent for long.
 *
 * @param {(store: (name: string) => IDBObjectStore) => IDBRequest} ask
 * @returns {Promise<any>}
 */
function games(ask) {
  return new Promise((resolve, fail) => {
    setTimeout(fail, PATIENCE);
    const request = indexedDB.open(own("scorepad"));
    // Whoever writes games makes the stores; here nothing is made.
    request.onupgradeneeded = () => /** @type {IDBTransaction} */ (request.transaction).abort();
    request.onerror = request.onblocked = () => resolve(undefined);
    request.onsuccess = () => {
      const database = request.result;
      /** @param {any} [answer] */
      const done = (answer) => {
        database.close();
        resolve(answer);
      };
      try {
        const reading = ask((name) => database.transaction(name).objectStore(name));
        reading.onsuccess = () => done(reading.result);
        reading.onerror = () => done(undefined);
      } catch {
        done(undefined);
      }
    };
  }).catch(() => undefined);
}

/** @param {string} [id] */
const hasGame = (id) => games((store) => (id ? store("games").count(id) : store("games").count()));
/** @param {string} id */
const unsent = (id) => games((store) => store("waiting").count(IDBKeyRange.bound([id], [id, []])));

/**
 * A page from the network; the shell where there is none, or a game that is only here.
 *
 * @param {Request} request
 * @param {string} id
 */
async function screen(request, id) {
  const coming = fetch(request).then((answer) => {
    if (GATEWAY.includes(answer.status)) throw new Error(answer.statusText);
    return answer;
  });
  const silence = new Promise((_, fail) => {
    setTimeout(fail, PATIENCE);
  });
  let answer;
  try {
    answer = await Promise.race([coming, silence.catch(() => lost(id, coming))]);
    const isLost = answer.status === 404 && id && (await unsent(id));
    // Of a game that this phone may not see any more, only what was not sent is left.
    if (!isLost || !(await hasGame(id))) return answer;
  } catch {
    answer = Response.error();
  }
  return (await cached(SHELL.page)) ?? answer;
}

/**
 * After a long silence: no answer for what this phone holds, else whatever comes at last.
 *
 * @param {string} id
 * @param {Promise<Response>} coming
 */
async function lost(id, coming) {
  if (await hasGame(id)) throw new Error("silence");
  return coming;
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const page = SCREEN.exec(pathname.slice(ROOT.length));
  if (request.mode === "navigate" && page) {
    event.respondWith(screen(request, page[1]));
  } else if (SHELL.files.includes(pathname + search)) {
    event.respondWith(cached(pathname + search).then((file) => file ?? fetch(request)));
  }
});
