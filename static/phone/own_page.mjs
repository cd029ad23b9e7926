/**
 * A player's own screen opens without network as it stood last: the page keeps itself on the phone,
 * with the files that it has loaded, and sw.mjs answers with it. Only the last such screen is kept,
 * in a cache that goes with the app's own.
 */
import { ownName, root } from "./prefix.mjs";

const FILES = `${location.origin}${root}/static/`;
const { documentElement: page } = document;

async function keep() {
  const cache = await caches.open(`${ownName("shell")}-own`);
  const html = `<!doctype html>${page.outerHTML.replace("<html", "<html data-kept")}`;
  for (const { url } of await cache.keys()) if (!url.startsWith(FILES)) await cache.delete(url);
  await cache.put(location.href, new Response(html));
  for (const { name } of performance.getEntriesByType("resource")) {
    if (name.startsWith(FILES) && !(await cache.match(name))) await cache.add(name);
  }
}

const kept = () => {
  // Without a worker nobody would answer with it.
  if (navigator.serviceWorker?.controller) keep().catch(() => {});
};

if ("kept" in page.dataset) {
  delete page.dataset.kept;
  dispatchEvent(new Event("silence"));
}
addEventListener("load", kept);
document.addEventListener("htmx:afterSettle", kept);
