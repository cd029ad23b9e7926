/**
 * What lets the app start without network. A classic script of its own, sent as /sw.js with
 * one line before it: `SHELL`, the name of the cache, the page for want of network, every file
 * that this page needs, and those that some of its screens need besides. Pages come from the
 * network, and only when that fails (or is silent, for what this phone holds) comes the page of the
 * shell, whatever the address; or the last screen of a player's own phone, which keeps itself, see
 * own_page.mjs.
 */
import { isOurs } from "./sending/ours.mjs";
import { forgetOwnScreens } from "./sending/own_screens.mjs";
import { gameAt, screenAt } from "./web/addresses.mjs";

const PATIENCE = 3000;
const GATEWAY = [502, 504];
/** @param {Response} answer that may be a proxy's own, which restarts or forbids */
const isForeign = (answer) => answer.status >= 400 && answer.status !== 401 && !isOurs(answer);
const FILES = [...SHELL.files, ...SHELL.behind];

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

/** What few look for comes when the page has nothing else to do. */
async function fillBehind() {
  const cache = await caches.open(SHELL.cache);
  for (const file of SHELL.behind) {
    if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file);
  }
}

async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => ours(name) && name !== SHELL.cache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

const OWN_SCREENS = `${own("shell")}-own`;
const LEAVE = "/own-phone/leave";
/** Whether an own screen was answered with: the files that it asks for are kept with it. */
let isOwnShown = false;
/** @param {string} url */
const kept = (url) => caches.match(url, { cacheName: OWN_SCREENS, ignoreVary: true });

/**
 * The own screen that was at an address last, under the policy of the shell; undefined for none.
 *
 * @param {string} url
 */
async function ownScreen(url) {
  const [screen, shell] = await Promise.all([kept(url), cached(SHELL.page)]);
  if (!screen || !shell) return undefined;
  isOwnShown = true;
  const headers = new Headers(shell.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(await screen.text(), { headers });
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
 * @param {string} path
 */
async function page(request, path) {
  const id = gameAt(path);
  const coming = fetch(request).then(unlessAway);
  const silence = new Promise((_, fail) => {
    setTimeout(fail, PATIENCE);
  });
  let answer;
  try {
    // What the shell can't show is worth waiting for.
    const soon = screenAt(path) ? [silence.catch(() => lost(request.url, id, coming))] : [];
    answer = await Promise.race([coming, ...soon]);
    // A page of a proxy is shown where nothing is here: it may be the way to a login.
    const holds = isForeign(answer) && id && ((await hasGame(id)) || (await kept(request.url)));
    if (holds) throw new Error(answer.statusText);
    // What is still an own screen keeps itself again.
    if (await kept(request.url)) await (await caches.open(OWN_SCREENS)).delete(request.url);
    const isLost = answer.status === 404 && id && (await unsent(id));
    // Of a game that this phone may not see any more, only what was not sent is left.
    if (!isLost || !(await hasGame(id))) return answer;
  } catch {
    answer = Response.error();
  }
  return (await ownScreen(request.url)) ?? (await cached(SHELL.page)) ?? answer;
}

/** @param {Response} answer */
function unlessAway(answer) {
  if (GATEWAY.includes(answer.status)) throw new Error(answer.statusText);
  return answer;
}

/**
 * After a long silence: no answer for what this phone holds, else whatever comes at last.
 *
 * @param {string} url
 * @param {string | undefined} id
 * @param {Promise<Response>} coming
 */
async function lost(url, id, coming) {
  if ((await hasGame(id)) || (await kept(url))) throw new Error("silence");
  return coming;
}

/**
 * What a form is answered with; where no answer comes, its page stays as it is, with all that
 * was typed, and says so.
 *
 * @param {Request} request
 */
async function posted(request) {
  const { pathname } = new URL(request.url);
  // Whoever says not to be that player wants none of it shown any more, network or not.
  if (pathname.endsWith(LEAVE)) {
    await forgetOwnScreens(OWN_SCREENS, pathname.slice(0, -LEAVE.length));
  }
  try {
    const answer = unlessAway(await fetch(request));
    if (isForeign(answer)) throw new Error(answer.statusText);
    return answer;
  } catch {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const each of pages) if (each.visibilityState === "visible") each.postMessage("away");
    return new Response(null, { status: 204 });
  }
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
// A page that was on its way when this became active was not among those that it took over.
addEventListener("message", (event) =>
  event.waitUntil(Promise.all([clients.claim(), fillBehind()]).catch(() => {})),
);
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") {
    const path = pathname.slice(ROOT.length);
    event.respondWith(request.method === "GET" ? page(request, path) : posted(request));
  } else if (request.method === "GET" && FILES.includes(pathname + search)) {
    event.respondWith(cached(pathname + search).then((file) => file ?? fetch(request)));
  } else if (isOwnShown && request.method === "GET" && pathname.startsWith(`${ROOT}/static/`)) {
    event.respondWith(
      fetch(request).catch(async () => (await kept(request.url)) ?? Response.error()),
    );
  }
});
