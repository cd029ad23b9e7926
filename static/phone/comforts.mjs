/**
 * What makes a pad comfortable for everybody: the screen stays lit, changes are told, a keyboard
 * writes, and a tap leaves the large totals. Works with any pad, whoever puts it on the page.
 */
import { changes, readPad, speak } from "./aloud.mjs";
import { awakeKeeper } from "./awake.mjs";
import { forgetDigits, onKey } from "./keys.mjs";
import { applyLooks, looks, turn } from "./looks.mjs";
import { reveal } from "./reveal.mjs";

/** Where a film does not help either, the phone's owner can: said once. */
function hintOnce(document, hint) {
  if (looks(document).includes("hinted")) return;
  hint.hidden = false;
  hint.querySelector("button").onclick = () => {
    hint.hidden = true;
    turn(document, "hinted", true);
  };
}

function stayAwake(window) {
  const { document } = window;
  const hint = document.getElementById("sleeps");
  if (!hint) return () => {};
  const keep = awakeKeeper(window, {
    film: hint.dataset.film,
    wanted: () => !document.querySelector("#pad .over, #end .won"),
    fails: () => hintOnce(document, hint),
  });
  let tapped = false;
  document.addEventListener("click", () => {
    tapped = true;
    keep();
  });
  const again = () => tapped && keep();
  document.addEventListener("visibilitychange", again);
  return again;
}

const tell = (document, sentences) => {
  document.getElementById("told").textContent = sentences.join(". ");
};

/** Tells what changed on the pad, however it changed, and keeps the focus where it was. */
function watchPad(window, changed) {
  const { document } = window;
  const has = (look) => looks(document).includes(look);
  const read = () => {
    const pad = document.getElementById("pad");
    return pad && readPad(pad, has("hidden"));
  };
  const ends = new Set();
  let before = read();
  let focused = "";
  uncover(document, ends);
  document.addEventListener("focusin", (event) => { focused = event.target.id; });
  new window.MutationObserver(() => {
    const after = read();
    const same = JSON.stringify(before) === JSON.stringify(after);
    const { told, spoken } = changes(before, after);
    before = after;
    uncover(document, ends);
    if (focused && document.activeElement === document.body) {
      document.getElementById(focused)?.focus({ preventScroll: true });
    }
    if (same) return;
    changed();
    if (told.length) tell(document, told);
    if (has("aloud")) speak(window, spoken);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Uncovers the places of a game that is over, once; afterwards they are no secret. */
function uncover(document, ends) {
  const end = document.getElementById("end");
  const path = document.location.pathname;
  const secret = looks(document).includes("hidden") && end?.querySelector(".won");
  if (!secret || end.dataset.seen) return;
  end.dataset.seen = "yes";
  if (ends.has(path)) return end.classList.add("shown");
  ends.add(path);
  reveal(document.defaultView, end, (place) => tell(document, [place]));
}

/** Starts all of it, once, in a document that shows a pad. */
export function startComforts(document) {
  const window = document.defaultView;
  applyLooks(document);
  const again = stayAwake(window);
  watchPad(window, () => {
    forgetDigits();
    again();
  });
  document.addEventListener("keydown", (event) => {
    if (!looks(document).includes("keyless")) onKey(event, document);
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".leave")) return;
    event.preventDefault();
    turn(document, "large", false);
  }, true);
}
