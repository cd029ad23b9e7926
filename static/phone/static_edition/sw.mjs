/**
 * What lets this edition start without network. A classic script of its own, written as sw.js into
 * the folder of a language with one line before it: `SHELL`, with the name of the cache, the page,
 * and every file that this needs. All names say their content, so a page has its own version of
 * everything for as long as it is open: a newer worker waits until no page of the older is left.
 */
const FOLDER = location.pathname.replace(/[^/]*$/, "");
const CACHE = `static-edition${FOLDER.replaceAll("/", ".")}`;
const OURS = `${CACHE}-${SHELL.cache}`;

async function fill() {
  const cache = await caches.open(OURS);
  // Files name their content, so what the browser has is good; the page does not.
  await cache.addAll([new Request(SHELL.page, { cache: "reload" }), ...SHELL.files]);
}

async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${CACHE}-`) && name !== OURS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** @param {Request | string} asked */
const kept = async (asked) => (await caches.open(OURS)).match(asked, { ignoreVary: true });

/** @param {Request} request */
async function page(request) {
  const there = await kept(SHELL.page);
  // A host may have led on to another name: browsers take no such answer for a page.
  return there
    ? new Response(await there.text(), { headers: { "Content-Type": "text/html; charset=utf-8" } })
    : fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
// A page that was on its way when this became active was not among those that it took over.
addEventListener("message", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  const isPage = [FOLDER, `${FOLDER}index.html`].includes(pathname);
  if (request.mode === "navigate" && isPage) event.respondWith(page(request));
  else if (request.mode !== "navigate") {
    event.respondWith(kept(request).then((file) => file ?? fetch(request)));
  }
});
