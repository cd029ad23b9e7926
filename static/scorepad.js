// What every page has: Enter on a switch, copied text without marks, buttons that only some browsers
// can serve, the app that is kept on the phone, and, on the first page, sending what waits there.
"use strict";
document.addEventListener("keydown", (event) => {
  // A switch would send the form, as if its first button were meant.
  const isSwitch = event.target.matches?.(".form :is([type=checkbox], [type=radio])");
  if (event.key !== "Enter" || event.isComposing || !isSwitch) return;
  event.preventDefault();
  event.target.click();
});
// What a link within a page leads to is shown, wherever it is folded away: not every browser does that.
/** @param {string} hash */
const unfold = (hash) => {
  const fold = document.getElementById(hash.slice(1))?.closest("details");
  if (fold) fold.open = true;
};
unfold(location.hash);
document.addEventListener("click", ({ target }) => {
  unfold(target.closest('a[href^="#"]')?.hash ?? "");
});
// Names from right to left stand between marks in a sentence: what is copied has none.
document.addEventListener("copy", (event) => {
  const shown = `${getSelection()}`;
  const copied = shown.replace(/[\u2068\u2069]/g, "");
  if (copied === shown) return;
  event.clipboardData?.setData("text/plain", copied);
  event.preventDefault();
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
// Known before anything is typed or sent, where the browser knows it, or no answer has come.
const away = document.getElementById("away");
const said = document.createTextNode("");
away?.prepend(said);
/** Answers in a row that did not come: one alone may be cut off by a page that is left. */
let missed = 0;
const ENOUGH = 2;
const isAwaySaid = () => away?.hidden === false;
const hasForm = () => away !== null && document.querySelector("main form[method=post]") !== null;
const tellAway = () => {
  if (!away) return;
  away.hidden = (navigator.onLine && missed < ENOUGH) || !hasForm();
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
  const all = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const ours = all.filter(({ scope }) => new URL(scope).pathname === `${root}/`);
  for (const each of ours) await each.unregister();
  const names = ours.length ? await caches.keys() : [];
  for (const name of names) {
    if (name.slice(0, name.lastIndexOf("-")) === ownName("shell")) await caches.delete(name);
  }
};
// By then a page has fetched all that it needs itself.
const QUIET = 5000;
const PATIENCE = 8000;
const [SOON, LATER] = [1000, 5000];
const GATEWAY = [502, 504, 511];
// Whom the group knows and which house rules it has, for a new game without network.
async function knownNow() {
  const signal = AbortSignal.timeout?.(PATIENCE);
  const answer = await fetch(`${root}/new/known`, { redirect: "error", signal });
  const isForeign = !answer.ok && !answer.headers.has("Scorepad");
  if (GATEWAY.includes(answer.status) || isForeign) throw new Error(answer.statusText);
  // A network that wants a login first answers with a page of its own.
  return answer.ok ? JSON.stringify(await answer.json()) : "";
}
let again = 0;
// Asks once; where somebody could type what no answer would come to, until one does.
async function look() {
  clearTimeout(again);
  if (document.hidden) return;
  const known = await knownNow().catch(() => null);
  if (known === null) {
    noAnswer(missed + 1);
    return;
  }
  missed = 0;
  tellAway();
  try {
    if (known) localStorage.setItem(ownName("known"), known);
  } catch {
    // This browser lets no page keep anything there.
  }
}
/** @param {number} inARow */
function noAnswer(inARow) {
  missed = inARow;
  tellAway();
  clearTimeout(again);
  if (hasForm()) again = setTimeout(look, missed < ENOUGH ? SOON : LATER);
}
// What only few screens need without network, and what a new game there needs of the group.
async function fill() {
  (await navigator.serviceWorker?.ready)?.active?.postMessage("fill");
  await look();
}
addEventListener("load", () => {
  const done = worker ? navigator.serviceWorker?.register(worker) : letGo();
  // A browser that keeps nothing, or is told to, goes on without.
  done?.catch(() => {});
  if (worker) setTimeout(fill, QUIET);
});
if (navigator.serviceWorker) {
  // A form that no answer came to.
  navigator.serviceWorker.addEventListener("message", () => {
    noteLeaving(false);
    const notice = sayNoAnswer();
    // It lies upon the line that says so for as long as that is so.
    if (isAwaySaid()) setTimeout(() => notice.replaceChildren(), 4000);
  });
  // Whoever comes back to a form may have gone to where no server is.
  document.addEventListener("visibilitychange", () => {
    if (worker && hasForm()) look();
  });
}
function sayNoAnswer() {
  if (worker) noAnswer(ENOUGH);
  const line = document.getElementById("notice");
  line.textContent = line.dataset.offline;
  return line;
}
// The same of a part that the server answers anew.
addEventListener("silence", () => {
  const notice = sayNoAnswer();
  if (isAwaySaid()) notice.replaceChildren();
});
// What a proxy answers in the server's place is no part of a page.
document.addEventListener("htmx:beforeOnLoad", (event) => {
  const { elt, xhr } = event.detail;
  if (xhr.getResponseHeader("Scorepad")) return;
  event.preventDefault();
  const { detail } = event;
  elt.dispatchEvent(new CustomEvent("htmx:sendError", { bubbles: true, detail }));
});
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
