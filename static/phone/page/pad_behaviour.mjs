/**
 * How a pad behaves on every page: the screen stays lit, changes are told, a keyboard writes, and a
 * tap leaves the large totals. Whoever puts the pad on the page.
 */
import { changes, joined, readPad, speak, wonBy } from "./announcements.mjs";
import { awakeKeeper } from "./awake.mjs";
import { comesDown, comesUp, forgetDigits, onKey, restIfOthers, roundHasClosed } from "../keys.mjs";
import { applyDisplayOptions, displayOptions, turn } from "./display_options.mjs";
import { note, noted } from "../sending/notes.mjs";
import { showOneByOne } from "./suspense.mjs";

/**
 * Where a film does not help either, the phone's owner can: said once.
 *
 * @param {Document} document
 * @param {any} hint
 */
function hintOnce(document, hint) {
  const tell = () => {
    hint.hidden = displayOptions(document).includes("hinted");
  };
  // It takes room from the keys, which must not move under a finger: it waits until nobody looks.
  document.addEventListener("visibilitychange", tell, { once: true });
  hint.querySelector("button").onclick = () => {
    hint.hidden = true;
    turn(document, "hinted", true);
  };
}

// Who reads a page to the blind needs that long before it hears what changes there.
const HEARS = 500;

/** @param {Window & typeof globalThis} window */
function stayAwake(window) {
  const { document } = window;
  const hint = document.getElementById("sleeps");
  if (!hint) return () => {};
  const update = awakeKeeper(window, {
    film: hint.dataset.film,
    isNeeded: () => !document.querySelector("#pad .over, #end .won"),
    fails: () => hintOnce(document, hint),
  });
  let tapped = false;
  document.addEventListener("click", () => {
    tapped = true;
    update();
  });
  const renew = () => tapped && update();
  document.addEventListener("visibilitychange", renew);
  return renew;
}

/**
 * @param {Document} document
 * @param {string[]} sentences
 */
const announce = (document, sentences) => {
  document.getElementById("told").textContent = joined(sentences);
};

/** @param {Document} document */
const gameOf = ({ location: { pathname, search } }) =>
  [pathname, search].map((each) => /.*\/g\/[\w-]+/.exec(each)?.[0]).find(Boolean) ?? "";

/**
 * Where the focus goes when what had it is gone: to what is to be done next.
 *
 * @param {Document} document
 * @param {string} id
 */
function refocus(document, id) {
  const near = ["#pad .panel .ring", "#pad .panel :is(a, button)", "#undo", "main h1"];
  const one = [...(id ? [`[id="${id}"]`] : []), ...near]
    .map((each) => document.querySelector(each))
    .find(Boolean);
  if (one?.matches("h1")) one.tabIndex = -1;
  one?.focus({ preventScroll: true });
}

/**
 * Tells what changed on the pad, however it changed, and keeps the focus where it was.
 *
 * @param {Window & typeof globalThis} window
 * @param {(filled: boolean) => void} changed
 */
function watchPad(window, changed) {
  const { document } = window;
  /** @param {string} option */
  const has = (option) => displayOptions(document).includes(option);
  /**
   * @param {string[]} announced
   * @param {string[]} spoken
   */
  const say = (announced, spoken) => {
    if (announced.length) announce(document, announced);
    if (has("aloud")) speak(window, spoken);
  };
  const read = () => {
    uncover(document, say);
    celebrate(document);
    const pad = document.getElementById("pad");
    return pad && readPad(pad, has("hidden") && !("shown" in document.documentElement.dataset));
  };
  let before = read();
  restIfOthers(document);
  /**
   * @param {any} one
   * @returns {[id: string, isInside: boolean]}
   */
  const whereIs = (one) => [one?.id ?? "", !!one?.closest("main, #live, .leave")];
  // Somebody may have tapped or tabbed to it before this script came.
  let [focused, inside] = whereIs(document.activeElement);
  const news = endedMeanwhile(document, before);
  if (news) setTimeout(() => say([news], [news]), HEARS);
  document.addEventListener("focusin", ({ target }) => {
    [focused, inside] = whereIs(target);
  });
  new window.MutationObserver(() => {
    const after = read();
    const same = JSON.stringify(before) === JSON.stringify(after);
    const { announced, spoken, filled } = changes(before, after);
    before = after;
    restIfOthers(document);
    if (inside && document.activeElement === document.body) refocus(document, focused);
    endedMeanwhile(document, after);
    if (same) return;
    changed(filled);
    say(announced, spoken);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/**
 * Who has won, where the game has ended on another page than the one that was open before;
 * empty where it goes on, or was over before, or the places come one by one.
 *
 * @param {Document} document
 * @param {any} pad
 * @returns {string}
 */
function endedMeanwhile(document, pad) {
  const [game, won] = [gameOf(document), document.querySelector("#end .won")];
  const ran = noted("sessionStorage", "running") === game;
  if (won || document.querySelector("#pad .over")) {
    if (ran) note("sessionStorage", "running", null);
    const covered = won && displayOptions(document).includes("hidden");
    return ran && !covered ? (won ? wonBy(won) : pad.question) : "";
  }
  if (pad && !ran) note("sessionStorage", "running", game);
  return "";
}

/**
 * Uncovers the places of a game that is over, once; afterwards totals are no secret.
 *
 * @param {Document} document
 * @param {(announced: string[], spoken: string[]) => void} say
 */
function uncover(document, say) {
  const { documentElement, defaultView } = document;
  const [end, game] = [document.getElementById("end"), gameOf(document)];
  const open = () => {
    documentElement.dataset.shown = "";
  };
  const goesOn = document.querySelector("#pad:not(.correcting):not(:has(.over))");
  if (goesOn && noted("localStorage", "shown") === game) note("localStorage", "shown", null);
  if (noted("localStorage", "shown") === game) open();
  else delete documentElement.dataset.shown;
  const won = displayOptions(document).includes("hidden") && end?.querySelector(".won");
  if (!won || end.dataset.seen) return;
  end.dataset.seen = "yes";
  if (noted("localStorage", "shown") === game) return end.classList.add("shown");
  showOneByOne(
    /** @type {Window} */ (defaultView),
    end,
    (place) => say([place], [place]),
    () => {
      note("localStorage", "shown", game);
      open();
      celebrate(document);
      say([wonBy(won)], [wonBy(won)]);
    },
  );
}

/**
 * Celebrates the end of a game, once on this phone: when it is first seen with nothing covered.
 *
 * @param {Document} document
 */
function celebrate(document) {
  const [podium, game] = [document.querySelector(".podium:has(.first)"), gameOf(document)];
  const seen = (noted("localStorage", "celebrated") ?? "").split(" ");
  const isCovered =
    displayOptions(document).includes("hidden") && !("shown" in document.documentElement.dataset);
  if (!podium || isCovered || seen.includes(game)) return;
  podium.classList.add("celebrates");
  note("localStorage", "celebrated", [...seen.slice(-50), game].join(" "));
}

/** @param {Document} document */
function leaveLarge(document) {
  turn(document, "large", false);
  refocus(document, "");
}

/**
 * What a key means while the totals are large: nothing is written, and some keys leave.
 *
 * @param {KeyboardEvent} event
 * @param {Document} document
 */
function onKeyLarge(event, document) {
  if (!["Escape", "Enter", " "].includes(event.key)) return;
  event.preventDefault();
  leaveLarge(document);
}

// Two taps within this time zoom on iOS, whatever touch-action says.
const TWO_TAPS = 350;

/**
 * Clicks a key by itself where another tap came just before. Fingers that leave one by one, or
 * somewhere else than they came, mean no key.
 *
 * @param {Document} document
 */
function neverZoom(document) {
  let last = -TWO_TAPS;
  document.addEventListener(
    "touchend",
    (event) => {
      const { clientX: x, clientY: y } = event.changedTouches[0];
      const key = event.target.closest?.(".key");
      const soon = event.timeStamp - last < TWO_TAPS;
      last = event.touches.length ? -TWO_TAPS : event.timeStamp;
      if (!soon || event.touches.length || !event.cancelable) return;
      if (!key?.contains(document.elementFromPoint(x, y))) return;
      event.preventDefault();
      const where = { detail: 1, clientX: x, clientY: y };
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...where });
      // When the finger left, however late that is heard: see one_tap.js.
      Object.defineProperty(click, "timeStamp", { value: event.timeStamp });
      key.dispatchEvent(click);
    },
    { passive: false },
  );
}

/**
 * Starts all of it, once, in a document that shows a pad.
 *
 * @param {Document} document
 */
export function startBehaving(document) {
  const window = /** @type {Window & typeof globalThis} */ (document.defaultView);
  applyDisplayOptions(document);
  const renew = stayAwake(window);
  watchPad(window, (filled) => {
    forgetDigits();
    if (filled) roundHasClosed();
    renew();
  });
  neverZoom(document);
  // Keys that rest hear nothing: what lies below them does.
  document.addEventListener("pointerup", (event) => comesUp(event, document));
  document.addEventListener(
    "pointerdown",
    (event) => {
      document.documentElement.dataset.finger = "";
      comesDown(event);
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      delete document.documentElement.dataset.finger;
      const names = displayOptions(document);
      if (names.includes("large") && document.querySelector(".pad")) onKeyLarge(event, document);
      else if (!names.includes("keyless")) onKey(event, document);
    },
    true,
  );
  document.addEventListener(
    "submit",
    (event) => {
      const { target, submitter } = event;
      if (!target.matches(".leave, .order")) return;
      event.preventDefault();
      if (target.matches(".leave")) leaveLarge(document);
      else {
        turn(document, submitter.value, submitter.name === "on");
        target.querySelector(`[name]:not([type], [name="${submitter.name}"])`).focus();
      }
    },
    true,
  );
}
