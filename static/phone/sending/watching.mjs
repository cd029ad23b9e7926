/**
 * A pad, sheet or end that somebody looks on at goes along with what others write. Where its news
 * are and what is done with them, it says itself (hx-get, on "look"); here is only when it asks.
 */
import { isOursFor } from "./ours.mjs";
import { pauseBefore } from "./poll_interval.mjs";

const NOTHING_NEW = 204;
const PATIENCE = 8000;
// A server that can holds its answer for so many seconds, until there are news.
const HELD = "wait=6";
// One that fails may be a moment's; a phone that has just woken up has no network yet.
const HICCUP = 3000;
// Whoever looks at the end has so long to read it before the page goes on to the rematch.
const READ = 20_000;
// Pages that were open before the server was renewed listen for this event by this name.
const POLLED = '[hx-trigger="look"]';

/**
 * Ask for news of what the document shows, as long as somebody sees it.
 *
 * @param {WatchedWindow} window
 */
export function startWatching({
  document,
  performance,
  setTimeout,
  clearTimeout,
  addEventListener,
}) {
  const now = () => performance.now();
  let [newsAt, askedAt, failures, notBefore, timer] = [now(), now(), 0, 0, 0];
  let [isPolling, failsSince] = [false, Infinity];
  // A pad that shows what somebody looked up has no address for news. htmx reads the detail.
  /** @param {string} what */
  const tell = (what) =>
    document
      .querySelector(POLLED)
      ?.dispatchEvent(new CustomEvent(what, { bubbles: true, detail: {} }));
  /**
   * @param {number} pause
   * @param {() => void} work
   */
  const after = (pause, work) => {
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  };

  function poll() {
    if (document.hidden) return;
    askedAt = now();
    after(PATIENCE, () => {
      later();
      giveUp();
    });
    tell("look");
  }

  /**
   * Say in a quiet line that no answer comes, until one does.
   *
   * @param {boolean} isNone whether the last one was none
   */
  function tellSilence(isNone) {
    // What was held for long and is cut off was none of its time.
    const began = now() - askedAt < PATIENCE ? now() : askedAt;
    failsSince = isNone ? Math.min(failsSince, began) : Infinity;
    const line = document.getElementById("silent");
    if (!line || (isNone && now() - failsSince < HICCUP)) return;
    line.hidden = !isNone;
    line.textContent = isNone ? (line.dataset.says ?? "") : "";
  }

  /** A tap that is on its way would be aborted as well: it is given up where there is none. */
  function giveUp() {
    if (isPolling) tell("htmx:abort");
  }

  function later() {
    const awaited = document.querySelector("#pad[data-awaited]") !== null;
    const pause = pauseBefore(failures, now() - newsAt, awaited, now() - askedAt);
    after(Math.max(pause, notBefore - now()), poll);
  }

  document.addEventListener("htmx:configRequest", ({ detail: { elt, headers } }) => {
    if (!elt.matches(POLLED)) return;
    isPolling = true;
    // After a failure the first answer says that there is network again, so it comes at once.
    if (!failures) headers.Prefer = HELD;
  });
  document.addEventListener("htmx:beforeOnLoad", (event) => {
    const there = event.detail.xhr.getResponseHeader("HX-Redirect");
    if (!there || now() - newsAt >= READ) return;
    event.preventDefault();
    const link = document.getElementById("onward");
    if (!link) return;
    Object.assign(link, { href: there, hidden: false, textContent: link.dataset.says });
  });
  document.addEventListener("htmx:afterRequest", ({ detail: { elt, xhr } }) => {
    if (elt.matches(POLLED)) isPolling = false;
    const isNone = !isOursFor(xhr);
    tellSilence(isNone || xhr.status >= 500);
    const refused = isNone || xhr.status < 200 || xhr.status >= 400;
    const seconds = Number(xhr.getResponseHeader("Retry-After")) || 0;
    [failures, notBefore] = [refused ? failures + 1 : 0, now() + 1000 * seconds];
    if (!refused && xhr.status !== NOTHING_NEW) newsAt = now();
    later();
  });
  const pollAgain = () => {
    // Of one that was held when the phone fell asleep no answer may ever come.
    giveUp();
    failsSince = Infinity;
    if (now() >= notBefore) poll();
  };
  document.addEventListener("visibilitychange", pollAgain);
  addEventListener("online", pollAgain);
  later();
}
