/**
 * A player's own screen opens without network as it stood last: the page keeps itself on the phone,
 * with the files that it has loaded, and sw.mjs answers with it. Only the last such screen is kept,
 * in a cache that goes with the app's own.
 */
import { ownName, root } from "./sending/prefix.mjs";

const FILES = `${location.origin}${root}/static/`;
const IS_NEEDED = /\.(css|m?js)(\?|$)/;
const { documentElement: page } = document;

async function keep() {
  const cache = await caches.open(`${ownName("shell")}-own`);
  for (const { name } of performance.getEntriesByType("resource")) {
    const isNeeded = name.startsWith(FILES) && IS_NEEDED.test(name);
    if (isNeeded && !(await cache.match(name))) await cache.add(name);
  }
  const before = (await cache.keys()).filter(({ url }) => !url.startsWith(FILES));
  const html = `<!doctype html>${page.outerHTML.replace("<html", "<html data-kept")}`;
  await cache.put(location.href, new Response(html));
  for (const { url } of before) if (url !== location.href) await cache.delete(url);
}

// One after the other, so that what is kept last is what is shown last.
let keeping = Promise.resolve();
const kept = () => {
  // Without a worker nobody would answer with it.
  if (navigator.serviceWorker?.controller) keeping = keeping.then(keep).catch(() => {});
};

if ("kept" in page.dataset) {
  delete page.dataset.kept;
  dispatchEvent(new Event("silence"));
}
addEventListener("load", kept);
document.addEventListener("htmx:afterSettle", kept);
