/**
 * What is seen of one game: the pad, its sheet or its end, made anew from the marks. The page
 * stays; only its main part is replaced.
 */
import { NOWHERE, placeOf } from "./forms.mjs";
import { padView } from "../../views/pad.mjs";
import { belowRoot, root } from "../../sending/prefix.mjs";
import { nt, t } from "../../i18n/speech.mjs";
// Last, as the script packs smaller with its markup behind what that shows.
import { render } from "../../markup/pad.mjs";

/**
 * What each screen shows; those but the pad, and what special cards add to it, come with
 * later.mjs.
 *
 * @type {Views}
 */
export const views = { pad: ({ marks, pad, game }, at) => padView(marks, pad, at, game) };

/** Whether what later.mjs brings is here. */
export const isWhole = () => "end" in views;

/**
 * Whether a place can be shown: at first only the pad, and not whose tricks change with others.
 *
 * @param {ScreenPlace} place
 */
export const isHere = ({ screen, at }) => isWhole() || (screen === "pad" && at.value === null);

/**
 * The pages behind ⋯, where their script has come: the place of an address within the game, and
 * the page that shows this one. Another kind of game `lacks` some, and `says` its acts by itself;
 * `playAs` lets a match be shown, or a game of tricks again. `open` shows what can be had without
 * network outside the game, where its scripts have come; whether there is such a screen.
 *
 * @type {{placeOf(path: string, query: URLSearchParams): ScreenPlace | null, page: any,
 *   lacks?: string[], says?: (line: any, game: string) => string,
 *   playAs?: (isMatch: boolean) => void, open?: (url: URL) => boolean}}
 */
export const behind = { placeOf: () => null, page: null };

/** @param {string} gameId */
export const addressOf = (gameId) => `${root}/g/${gameId}`;

/**
 * The place of an address in the game's document; null for any other address.
 *
 * @param {URL} url
 * @param {string} gameId
 * @returns {ScreenPlace | null}
 */
export function within(url, gameId) {
  const { path, asked } = belowRoot(url);
  const game = `/g/${gameId}`;
  if (url.origin !== location.origin || !path.startsWith(game)) return null;
  const screen = /** @type {Record<string, ScreenPlace["screen"]>} */ ({
    "": "pad",
    "/sheet": "sheet",
    "/end": "end",
  })[path.slice(game.length)];
  return screen
    ? { screen, at: screen === "pad" ? placeOf(asked) : NOWHERE }
    : behind.placeOf(path.slice(game.length), asked);
}

/** @type {(brought: Later) => void} */
let resolve;

/** @type {Promise<Later>} */
export const later = new Promise((resolved) => {
  resolve = resolved;
});

/** @param {Later} brought by the script that comes later */
export function addLaterScript(brought) {
  Object.assign(views, brought.views);
  resolve(brought);
}

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/**
 * Put one element in the place of another. What is the same stays, as what is put in is laid out
 * anew; keys are put in all the same, as they rest for a moment.
 *
 * @param {any} old
 * @param {any} made
 */
function exchange(old, made) {
  const isHand = made.className === "hand";
  if (!isHand && old.isEqualNode(made)) return;
  const [before, inside] = [[...old.childNodes], [...made.childNodes]];
  const isAlike = old.nodeName === made.nodeName && before.length === inside.length;
  if (isHand || !isAlike || !inside.length || old.id !== made.id) return old.replaceWith(made);
  before.forEach((each, at) => exchange(each, inside[at]));
  for (const name of old.getAttributeNames())
    if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) old.setAttribute(name, value);
}

/**
 * A screen's markup in the place of what is seen, with the styles of that screen.
 *
 * @param {string} screen
 * @param {string} html
 */
export function put(screen, html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  const [old, next] = [document, made.content].map((one) => one.querySelector("main"));
  if (screen === "pad") {
    // Taken away with its key, all that has changed would be laid out first.
    old.querySelector(":focus")?.blur();
    exchange(old, next);
  } else old.replaceWith(next);
  document.body.className = `on-${screen}`;
  for (const styles of document.querySelectorAll("link[data-screens]")) {
    styles.media = styles.dataset.screens.split(" ").includes(screen) ? "all" : "not all";
  }
}

/** Where rows scroll by themselves, as on a phone that lies on its side, the active one is in sight. */
export function lookAtActive() {
  const row = document.querySelector("#pad .row.active");
  const rows = row?.parentNode;
  if (row)
    rows.scrollTop = row.offsetTop - rows.offsetTop - (rows.clientHeight - row.clientHeight) / 2;
}

/**
 * Show one screen of a game.
 *
 * @param {ScreenPlace} place
 * @param {Shown} shown
 */
export function show({ screen, at }, shown) {
  const view = views[screen](shown, at);
  const { names } = shown.pad;
  put(screen, render(screen, { view, refusal: shown.refusal, names, typed: {}, rematch: null }));
  lookAtActive();
}

export const wide = globalThis.matchMedia?.("(min-width: 760px) and (min-height: 480px)");

/** Whether there is room for the sheet beside the pad, and nobody wants totals hidden or alone. */
export const isWide = () =>
  wide.matches && !/large|hidden/.test(document.documentElement.dataset.display ?? "");

/**
 * What a tab and a screen reader call the screen; `game` is what the game is called.
 *
 * @param {string} screen
 * @param {number} number
 * @param {string} game
 */
export function setTitle(screen, number, game) {
  const name =
    { sheet: t("Sheet"), end: t("The end") }[screen]
    ?? document.querySelector(".top h1")?.textContent
    ?? t("Round %(n)s", { n: number });
  document.title = `${name} · ${game}`;
}

const LONG = 86400000;

/**
 * Says behind how much waits that the browser may delete it, unless it has promised not to.
 *
 * @param {HTMLElement} line
 */
async function warn(line) {
  const text = line.textContent;
  if ((await navigator.storage?.persisted?.()) || line.textContent !== text) return;
  line.append(
    ". ",
    t("Please go online again in the next days: the browser might delete what waits."),
  );
}

/**
 * What to do where the disk does not take what was tapped.
 *
 * @param {boolean} isFull
 */
export const whatIsNotKept = (isFull) =>
  isFull
    ? t("Storage is full: leave the page open and make room on this phone.")
    : t("This browser keeps nothing: leave the page open.");

/**
 * How many entries wait, and whether they are safe, or that no answer comes; nothing as long as all
 * is well, but what another phone `asked`. Beside hidden bids of the `pad` no number is said, as it
 * could be taken for one. `bringBack` begins a game anew that the server does not know; null where that can't
 * be done.
 *
 * @param {any} status
 * @param {(() => void) | null} bringBack
 * @param {any} pad
 */
export function showWaiting(
  { waiting, since, offline, silent, gone, why, stored, full, asked },
  bringBack = null,
  pad = null,
) {
  const line = byId("unsent");
  let text = stored ? "" : whatIsNotKept(full);
  // Where nothing is stored, that is what matters most while entries wait.
  const waits = waiting && offline && stored;
  if (waits) {
    text = pad?.rounds.at(-1)?.hidden
      ? t("What was entered waits on this phone")
      : nt("%(num)s entry waits on this phone", "%(num)s entries wait on this phone")(waiting);
  }
  if (silent && !text) text = t("No connection. It goes on by itself.");
  if (gone)
    text =
      why
      || t(
        "The server does not know this game, or its link has ended. What was tapped stays here.",
      );
  line.textContent = text;
  line.hidden = !text && !asked;
  if (!text && asked) line.innerHTML = asked.html;
  if (waits && Date.now() - since > LONG) warn(line);
  if (!gone) return;
  if (why) {
    const way = Object.assign(document.createElement("a"), { href: `${root}/` });
    way.textContent = t("What can be done");
    line.append(" ", way);
  }
  if (why || !bringBack) return;
  const button = Object.assign(document.createElement("button"), { onclick: bringBack });
  button.textContent = t("Bring the game back");
  line.append(" ", button);
}

/**
 * A sentence that goes away by itself.
 *
 * @param {string} sentence
 * @param {number} milliseconds
 */
export function notice(sentence, milliseconds = 4000) {
  byId("notice").textContent = sentence;
  setTimeout(() => {
    byId("notice").textContent = "";
  }, milliseconds);
}
