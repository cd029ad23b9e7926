/** Sent as /sw.js where the app is not to start without network: it takes itself away. */
"use strict";

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("shell-")).map((name) => caches.delete(name)));
  await registration.unregister();
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
