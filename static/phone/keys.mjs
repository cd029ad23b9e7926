/**
 * The pad by keyboard: digits enter, Backspace undoes, Escape goes back, arrows move about. What a
 * key means is a click on the page's own elements, so that it does what a finger would do.
 */
import { withDigits } from "./rules/digits.mjs";

// A second tap of the same finger comes within that time.
const TWICE = 350;
// How long a digit waits for the one that may follow it; Enter does not wait.
const MOMENT = 1000;
/** @type {Record<string, [right: number, down: number]>} */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

let digits = "";
let timer = 0;
let closedAt = -MOMENT;
/** @type {any} */
let panel = null;
let keys = "";
let changedAt = 0;
/** @type {{timeStamp: number, clientX: number, clientY: number}} */
let finger = { timeStamp: -MOMENT, clientX: 0, clientY: 0 };

/**
 * Notes where a finger has come down.
 *
 * @param {PointerEvent} event
 */
export function comesDown(event) {
  finger = event;
}

/**
 * The key of the pad that is there, whether it hears a finger or not.
 *
 * @param {{clientX: number, clientY: number}} place
 * @param {ParentNode} within
 * @returns {HTMLElement | undefined}
 */
const keyAt = ({ clientX: x, clientY: y }, within) =>
  [...within.querySelectorAll(".panel .key")].find((key) => {
    const { left, right, top, bottom } = key.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });

/** Forgets a digit that waits; the pad is another by now. */
export function forgetDigits() {
  clearTimeout(timer);
  digits = "";
}

/** The last result has followed from the others: whoever types it all the same means no bid. */
export function roundHasClosed() {
  closedAt = performance.now();
}

/**
 * Lets the keys of a pad that has just been drawn rest where they have become others, from then on
 * for a moment. What draws the same ones anew does not begin it again: a tap means them. Who has
 * changed them by a tap here means the others; only a second tap of the same finger means none.
 *
 * @param {Document} document
 */
export function restIfOthers(document) {
  const drawn = document.getElementById("pad");
  const [round, made] = [".round", ".panel"].map((one) => drawn?.querySelector(one));
  if (!drawn || made === panel) return;
  const stage = ["bids", "tricks", "starts"].filter((name) => drawn.classList.contains(name));
  const now = `${stage} ${round?.getAttribute("aria-label")} ${made?.textContent}`;
  if (now !== keys) changedAt = performance.now();
  if (panel) drawn.classList.add("anew");
  const isOwn = panel && performance.now() - finger.timeStamp < TWICE;
  if (isOwn && !drawn.matches(".own, :has(.rest, .closed)")) {
    drawn.classList.add("aimed");
    if (drawn.matches(".starts")) keyAt(finger, drawn)?.classList.add("rests");
  }
  /** @type {any[]} */
  const settling = drawn.getAnimations?.({ subtree: true }) ?? [];
  for (const rest of settling.filter(({ animationName: name }) => name === "settle"))
    rest.currentTime = performance.now() - changedAt;
  [panel, keys] = [made, now];
}

const SHAKES = [0, -5, 5, -3, 0].map((x) => `${x}px`);

/**
 * Whether a digit or a tap was most likely the last result; that it is no bid is said then, and
 * what followed stays there.
 *
 * @param {UIEvent} event
 * @param {Document} document
 */
function comesTooLate({ timeStamp }, document) {
  const rest = document.querySelector("#pad [data-again]");
  if (!rest || timeStamp - closedAt > MOMENT) return false;
  const line = Object.assign(document.createElement("span"), {
    className: "refused",
    role: "alert",
  });
  line.textContent = rest.dataset.again;
  delete rest.dataset.again;
  rest.closest(".say").classList.remove("fresh");
  rest.parentNode.replaceChildren(line, rest);
  return true;
}

/**
 * Answers a finger that left on a key that rests: nothing is written, and that is seen and heard.
 *
 * @param {any} event
 * @param {Document} document
 */
export function comesUp(event, document) {
  const { defaultView: window } = document;
  // Keys that rest hear nothing: what lies below them does.
  const isBeside = event.target.closest?.("#pad .hand") && !event.target.closest(".key");
  if (!window || !isBeside || comesTooLate(event, document)) return;
  const key = keyAt(event, document);
  if (!key || window.getComputedStyle(key).pointerEvents !== "none") return;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frame = { outline: "4px solid var(--bad)", outlineOffset: "-4px" };
  key.animate([frame, frame], 600);
  if (!isCalm) key.animate({ translate: SHAKES }, 300);
  const told = document.getElementById("told");
  told.textContent = told.dataset.rests ?? "";
}

/**
 * Tap a key that is not there, so that the number is refused as any other: seen and heard.
 *
 * @param {string} number
 * @param {any} key
 */
function refuse(number, key) {
  if (key.form) key.value = number;
  else key.search = key.search.replace(/\d+$/, number);
  key.click();
}

/**
 * @param {string} figure
 * @param {Document} document
 */
function digit(figure, document) {
  const number = digits + figure;
  const all = [...document.querySelectorAll("#pad .panel .key")];
  const numbered = all.some((key) => key.id.startsWith("key-"));
  const meant = numbered
    ? document.getElementById(`key-${number}`)
    : all[/** @type {any} */ (number) - 1];
  const longer = all.some((key) => key !== meant && key.id.startsWith(`key-${number}`));
  forgetDigits();
  if (!longer) return meant ? meant.click() : numbered && refuse(number, all[0]);
  meant?.focus();
  digits = number;
  timer = setTimeout(() => {
    forgetDigits();
    meant?.click();
  }, MOMENT);
}

/**
 * @param {HTMLElement} one
 * @returns {[x: number, y: number]}
 */
const middle = (one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};

/**
 * Move the focus to what lies there on a pad or among cards; whether anything does.
 *
 * @param {[right: number, down: number]} way
 * @param {Document} document
 */
export function move([right, down], document) {
  const there = document.querySelectorAll(":is(#pad, #check) :is(a, button)");
  const all = [...there].filter((one) => one.offsetParent);
  /** @type {any} */
  const from = all.includes(document.activeElement) ? document.activeElement : null;
  const [x, y] = from ? middle(from) : [0, 0];
  /** @param {any} one */
  const distance = (one) => {
    const [across, along] = middle(one).map((at, axis) => at - [x, y][axis]);
    const ahead = across * right + along * down;
    return ahead < 5 ? Infinity : ahead + 3 * Math.abs(across * down + along * right);
  };
  const start = all.find((one) => one.matches(".now, .key"));
  const next = from
    ? all.reduce((best, one) => (distance(one) < distance(best) ? one : best), from)
    : start;
  next?.focus();
  return next && next !== from;
}

/**
 * The digit that a key means; "" for none. French keyboards have digits behind Shift, others have
 * those of another script: what counts then is the place of the key.
 *
 * @param {KeyboardEvent} event
 */
function figureOf(event) {
  const figure = withDigits(event.key);
  if (/^\d$/.test(figure)) return figure;
  if (event.shiftKey || event.getModifierState("AltGraph")) return "";
  return /^Digit(\d)$/.exec(event.code)?.[1] ?? "";
}

/**
 * What a key that went down means on the pad; keys in a field for text are left alone.
 *
 * @param {any} event
 * @param {Document} document
 */
export function onKey(event, document) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target.closest?.("input, textarea, select")) return;
  const figure = figureOf(event);
  if (figure) {
    if (!event.repeat && !comesTooLate(event, document)) digit(figure, document);
    return;
  }
  const waited = digits !== "";
  forgetDigits();
  if (event.key === "Escape") {
    // The last of them: before it may be the way to the dealer.
    [...document.querySelectorAll("#pad .say .back:not([id])")].at(-1)?.click();
  } else if (event.key === "Backspace") {
    event.preventDefault();
    if (!waited && !event.repeat) document.getElementById("undo")?.click();
  } else if (event.key in WAYS && move(WAYS[event.key], document)) {
    event.preventDefault();
  }
}
