/**
 * The television of a room: it goes along with what tables write, and more tables than fit take
 * turns, a page at a time. The space bar stops that, or the button; so does who wants less motion.
 * The screen stays lit while there is a table to see.
 */
import { awakeKeeper } from "./page/awake.mjs";
import { startWatching } from "./sending/watching.mjs";

const EACH = 12_000;
/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, " ": 0, ArrowRight: 1 };
const pages = () => [...document.querySelectorAll(".tables")];

let at = Math.max(
  pages().findIndex((page) => !page.hidden),
  0,
);
let isStopped =
  matchMedia("(prefers-reduced-motion: reduce)").matches
  || new URLSearchParams(location.search).has("stop");
let timer = 0;

/** Show the page of tables whose turn it is, also in what has just come anew. */
function show() {
  const all = pages();
  at = Math.min(at, Math.max(all.length - 1, 0));
  for (const [place, page] of all.entries()) page.hidden = place !== at;
  const [turned, stop] = ["turned", "turn-stop"].map((id) => document.getElementById(id));
  if (turned) turned.textContent = (turned.dataset.says ?? "").replace("~", `${at + 1}`);
  if (stop) stop.textContent = (isStopped ? stop.dataset.go : stop.dataset.stop) ?? "";
}

/** Wait for the next turn, for as long as a page is seen that has just been turned to. */
function wait() {
  clearInterval(timer);
  if (!isStopped) timer = setInterval(() => turn(1), EACH);
}

/** @param {number} step how many pages further; 0 to stop, or to go on */
function turn(step) {
  const { length } = pages();
  if (step) at = (at + step + length) % length || 0;
  else isStopped = !isStopped;
  show();
  wait();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-turn]");
  if (!link) return;
  event.preventDefault();
  turn(Number(link.dataset.turn));
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(event.key in STEPS) || event.target.closest("button, summary, input")) return;
  // With one page of tables, or on a narrow screen, nothing turns.
  if (!document.querySelector(".turning")?.offsetParent) return;
  event.preventDefault();
  turn(STEPS[event.key]);
});
// Most browsers want no tap for this; for the others any tap will do.
const stayLit = awakeKeeper(window, {
  film: document.querySelector("main").dataset.film,
  isNeeded: () => !!document.querySelector(".table"),
  fails: () => {},
});
for (const what of ["visibilitychange", "click", "htmx:afterSwap"])
  document.addEventListener(what, stayLit);
document.addEventListener("htmx:afterSwap", show);
show();
wait();
stayLit();
startWatching(window);
