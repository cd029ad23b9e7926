// What every page has: Enter on a switch, buttons that only some browsers can serve, the app that
// is kept on the phone, and, on the first page, sending what waits there.
"use strict";
document.addEventListener("keydown", (event) => {
  // A switch would send the form, as if its first button were meant.
  const isSwitch = event.target.matches?.(".form :is([type=checkbox], [type=radio])");
  if (event.key !== "Enter" || event.isComposing || !isSwitch) return;
  event.preventDefault();
  event.target.click();
});
// Another app on this host keeps its own.
const { root = "" } = document.documentElement.dataset;
/** @param {string} name */
const ownName = (name) => name + root.replaceAll("/", ".");
// Days and hours are those of where the phone is.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const lasting = `path=${root || "/"}; max-age=34560000; samesite=lax`;
if (timeZone) document.cookie = `${ownName("zone")}=${timeZone}; ${lasting}`;
document.querySelectorAll("[data-needs]").forEach((one) => {
  one.hidden = !(one.dataset.needs in window);
});
// Known before anything is typed or sent, where the browser knows it.
const away = document.getElementById("away");
const said = document.createTextNode("");
away?.prepend(said);
const tellAway = () => {
  if (!away) return;
  away.hidden = navigator.onLine || !document.querySelector("main form[method=post]");
  said.data = away.hidden ? "" : `${away.dataset.away} `;
};
addEventListener("online", tellAway);
addEventListener("offline", tellAway);
tellAway();
// A form that leaves the page cuts off what is under way: WebKit then reports an error.
/** @param {boolean} is */
const noteLeaving = (is) => document.body.toggleAttribute("data-leaves", is);
addEventListener("submit", (event) => noteLeaving(!event.defaultPrevented));
addEventListener("pageshow", () => noteLeaving(false));
// The app is kept on the phone, where a browser can do that: over https and on the machine itself.
const own = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const { worker, sends, posted } = own;
// Whoever comes back to what a form was answered with gets its page, and sends nothing again.
if (posted) history.replaceState(null, "", posted);
const letGo = async () => {
  localStorage.removeItem(ownName("known"));
  const all = await navigator.serviceWorker.getRegistrations();
  const ours = all.filter(({ scope }) => new URL(scope).pathname === `${root}/`);
  for (const each of ours) await each.unregister();
  const names = ours.length ? await caches.keys() : [];
  for (const name of names) {
    if (name.slice(0, name.lastIndexOf("-")) === ownName("shell")) await caches.delete(name);
  }
};
// By then a page has fetched all that it needs itself.
const QUIET = 5000;
// What only few screens need without network, and, for a new game there, whom the group knows and
// which house rules it has.
async function fill() {
  (await navigator.serviceWorker.ready).active?.postMessage("fill");
  const known = await fetch(`${root}/new/known`);
  if (known.ok) localStorage.setItem(ownName("known"), await known.text());
}
if (navigator.serviceWorker) {
  addEventListener("load", () => {
    const done = worker ? navigator.serviceWorker.register(worker) : letGo();
    // A browser that keeps nothing, or is told to, goes on without.
    done.catch(() => {});
    if (worker) setTimeout(() => fill().catch(() => {}), QUIET);
  });
  // A form that no answer came to.
  navigator.serviceWorker.addEventListener("message", () => {
    const notice = document.getElementById("notice");
    notice.textContent = notice.dataset.offline;
    noteLeaving(false);
    // It lies upon the line that says so for as long as that is so.
    if (away?.hidden === false) setTimeout(() => notice.replaceChildren(), 4000);
  });
}
let sending = false;
function fetchSenders() {
  if (sending) return;
  sending = true;
  removeEventListener("pageshow", sendWhatWaits);
  for (const src of /** @type {string} */ (sends).trim().split(" ")) {
    const script = Object.assign(document.createElement("script"), { src, async: false });
    document.head.append(script);
  }
}
// What waits on this phone is sent from the first page too; the scripts for that are fetched then.
function sendWhatWaits() {
  try {
    // Typed from paper.
    if (localStorage.getItem(ownName("paper"))) fetchSenders();
  } catch {
    // This browser lets no page keep anything there.
  }
  ["scorepad", ownName("scorepad")]
    .slice("moved" in document.body.dataset ? 0 : 1)
    .forEach(sendFrom);
}
/** @param {string} name */
function sendFrom(name) {
  const disk = indexedDB.open(name);
  // Whoever writes games makes the stores; here nothing is made.
  disk.onupgradeneeded = () => /** @type {IDBTransaction} */ (disk.transaction).abort();
  disk.onsuccess = () => {
    const stores = disk.result.transaction(["waiting", "games"]);
    // As in storage.mjs: a page that sleeps with it would keep the next one from writing.
    const rest = () => stores.abort();
    addEventListener("pagehide", rest);
    stores.oncomplete = () => removeEventListener("pagehide", rest);
    const [waiting, games] = ["waiting", "games"].map((store) =>
      stores.objectStore(store).getAll(),
    );
    games.onsuccess = () => {
      disk.result.close();
      // Once a day it is compared whether the server still has every game of this phone.
      const isAlone = "alone" in document.body.dataset;
      let compared = !games.result.length;
      try {
        compared ||= !isAlone && localStorage.compared === new Date().toDateString();
      } catch {
        // This browser lets no page keep anything there.
      }
      if (compared && waiting.result.every(({ out }) => out)) return;
      fetchSenders();
    };
  };
}
if (sends) addEventListener("pageshow", sendWhatWaits);
