// One tap is one entry, on every button of every page.
"use strict";
// A finger that trembles taps one place twice within this time; nobody means to that fast. What
// counts is the time of the click itself, however late a busy phone gets round to it. What has
// come under the finger meanwhile is not meant either.
const TREMBLE = 120;
const NEAR = 12;
let [tappedAt, tappedX, tappedY] = [-TREMBLE, 0, 0];
addEventListener(
  "click",
  (event) => {
    const { timeStamp, clientX, clientY, detail } = event;
    // A key of the keyboard clicks too, and no finger trembles there. Scripts of the version
    // before click without a place, for any key.
    if (!detail || !(clientX || clientY)) return;
    const trembles =
      timeStamp - tappedAt < TREMBLE && Math.hypot(clientX - tappedX, clientY - tappedY) < NEAR;
    [tappedAt, tappedX, tappedY] = [timeStamp, clientX, clientY];
    if (!trembles || !(/** @type {Element} */ (event.target).closest("button"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

// What is tapped in a page's first moments. Where something waits on the phone, the server's page
// does not show it, so that a tap there may mean another cell than the one that is next; and where
// nothing waits, a page that is loaded anew would lose the focus and the place.
/** @type {any} */
let early = {};
let [areHeld, hasStarted] = [false, false];
/** @param {SubmitEvent} event */
const hold = (event) => {
  event.preventDefault();
  early = event;
};
const WHERE = ["round", "deal", "player", "field", "mark"];
/**
 * @param {any} form
 * @param {any} button
 */
const aimOf = (form, { value }) =>
  [...WHERE.map((name) => form.elements[name]?.value), value].join();
/**
 * Hold the taps from now on: the script of a pad calls it, until it has read its game.
 *
 * @returns {() => void} lets them go; the last one held is sent if the page, as it is then,
 *   still has it in the same cell
 */
globalThis.holdTaps = () => {
  areHeld = true;
  document.addEventListener("submit", hold);
  return () => {
    [areHeld, hasStarted] = [false, true];
    document.removeEventListener("submit", hold);
    const { target, submitter } = early;
    early = {};
    const key = submitter?.isConnected ? submitter : document.getElementById(submitter?.id);
    if (key?.form && aimOf(key.form, key) === aimOf(target, submitter)) key.form.requestSubmit(key);
  };
};

// A pad whose script breaks, as a browser lacks something or a file is damaged, is the server's:
// a line says so, the script hears of no tap, and forms and links load pages.
const BROKEN = "broken";
const starting = () => {
  const scripts = /** @type {NodeListOf<HTMLScriptElement>} */ (
    document.querySelectorAll("script[data-starts]")
  );
  return [...scripts].map(({ src }) => src);
};
/** @param {string} src of a script without which the next pages do from their beginning */
const note = (src) => {
  try {
    sessionStorage.setItem(BROKEN, src);
    return true;
  } catch {
    return false; // This browser lets no page keep anything there.
  }
};
function doWithout() {
  const line = document.getElementById("slow");
  if (!line?.hidden) return;
  line.hidden = false;
  const { dataset } = document.body;
  delete dataset.game;
  delete dataset.match;
  /** @param {Event} event */
  const keep = (event) => event.stopImmediatePropagation();
  for (const kind of ["click", "submit"]) addEventListener(kind, keep, true);
  early.target?.requestSubmit(early.submitter);
}
addEventListener(
  "error",
  (event) => {
    const broken = event.filename ?? "";
    const { src: missing = broken } = /** @type {any} */ (event.target);
    if (!starting().includes(missing)) return;
    // What it has drawn the server does not take: its own page comes instead.
    if (!hasStarted) doWithout();
    else if (!navigator.onLine) return;
    if (broken && note(broken) && hasStarted) location.reload();
  },
  true,
);
addEventListener("unhandledrejection", () => {
  if (!areHeld) return;
  doWithout();
  note(starting()[0]);
});
try {
  if (starting().includes(sessionStorage.getItem(BROKEN) ?? "")) doWithout();
} catch {
  // As above.
}
