/** Sent as /sw.js where the app is not to start without network: it takes itself away. */
"use strict";

const ROOT = location.pathname.slice(0, location.pathname.lastIndexOf("/"));
const OURS = `shell${ROOT.replaceAll("/", ".")}`;
/** @param {string} name */
const ours = (name) => name.slice(0, name.lastIndexOf("-")) === OURS;

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter(ours).map((name) => caches.delete(name)));
  await registration.unregister();
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
