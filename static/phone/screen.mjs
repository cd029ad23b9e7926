/**
 * What is seen of one game: the pad, its sheet or its end, made anew from the marks. The page
 * stays; only its main part is replaced.
 */
import { endView } from "./end_view.mjs";
import { padView } from "./pad_view.mjs";
import { sheetView } from "./sheet_view.mjs";
import { nt, t } from "./speech.mjs";
// Last, as the script packs smaller with its markup behind what that shows.
import { render } from "./markup.mjs";

/** @param {string} id */
const byId = (id) => document.getElementById(id);

/**
 * A screen's markup in the place of what is seen, with the styles of that screen.
 *
 * @param {string} screen
 * @param {string} html
 */
export function put(screen, html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  document.querySelector("main").replaceWith(made.content.querySelector("main"));
  document.body.className = `on-${screen}`;
  for (const styles of document.querySelectorAll("link[data-screens]")) {
    styles.media = styles.dataset.screens.split(" ").includes(screen) ? "all" : "not all";
  }
}

/**
 * Show one screen of a game.
 *
 * @param {ScreenPlace} place
 * @param {Shown} shown
 */
export function show({ screen, at }, { marks, state, game, refusal }) {
  const view = {
    pad: () => padView(marks, state, at, game),
    sheet: () => sheetView(state, game),
    end: () => endView(marks, state, game),
  }[screen]();
  put(screen, render(screen, { view, refusal, names: state.names, typed: {}, rematch: null }));
  // Where rows scroll by themselves, as on a phone that lies on its side, the active one is in
  // sight.
  const row = document.querySelector("#pad .row.active");
  const rows = row?.parentNode;
  if (row)
    rows.scrollTop = row.offsetTop - rows.offsetTop - (rows.clientHeight - row.clientHeight) / 2;
}

const wide = globalThis.matchMedia?.("(min-width: 760px) and (min-height: 480px)");

/** Whether there is room for the sheet beside the pad, and nobody wants totals hidden or alone. */
export const isWide = () =>
  wide.matches && !/large|hidden/.test(document.documentElement.dataset.looks ?? "");

/**
 * Call `work` whenever that room comes or goes, as when a tablet is turned.
 *
 * @param {() => void} work
 */
export const onWide = (work) => wide.addEventListener("change", work);

/** A place for the sheet beside the pad, whose styles and the pad's do not meet. */
function makeBeside() {
  const made = Object.assign(document.createElement("aside"), {
    id: "live",
    ariaLabel: t("Sheet"),
  });
  const styles = [
    ...document.querySelectorAll(
      'link[href*=".css"]:not([data-screens="pad"], [data-screens="end"])',
    ),
  ];
  made
    .attachShadow({ mode: "open" })
    .append(
      ...styles.map((each) => Object.assign(each.cloneNode(), { media: "all" })),
      document.createElement("main"),
    );
  byId("pad").after(made);
  return made;
}

/**
 * Show the sheet beside the pad, as it stands now, where there is room.
 *
 * @param {string} screen
 * @param {Pick<Shown, "state" | "game">} shown
 */
export function showBeside(screen, { state, game }) {
  if (screen !== "pad" || !isWide()) {
    byId("live")?.remove();
    return;
  }
  const { shadowRoot: root } = byId("live") ?? makeBeside();
  const made = document.createElement("template");
  made.innerHTML = render("sheet", { view: sheetView(state, game), names: state.names });
  const sheet = made.content.querySelector("main");
  sheet.setAttribute("role", "presentation");
  root.querySelector("main").replaceWith(sheet);
  root.querySelector(".open")?.scrollIntoView({ block: "nearest" });
}

/**
 * What a tab and a screen reader call the screen; `game` is what the game is called.
 *
 * @param {string} screen
 * @param {number} number
 * @param {string} game
 */
export function entitle(screen, number, game) {
  const name = { sheet: t("Sheet"), end: t("The end") }[screen] ?? t("Round %(n)s", { n: number });
  document.title = `${name} · ${game}`;
}

const LONG = 86400000;

/**
 * Says behind how much waits that the browser may delete it, unless it has promised not to.
 *
 * @param {HTMLElement} line
 */
async function warn(line) {
  const says = line.textContent;
  if ((await navigator.storage?.persisted?.()) || line.textContent !== says) return;
  line.append(
    ". ",
    t("Please go online again in the next days: the browser might delete what waits."),
  );
}

/**
 * How many entries wait, and whether they are safe; nothing as long as all is well. `bringBack`
 * begins a game anew that the server does not know; null where that can't be done.
 *
 * @param {any} status
 * @param {(() => void) | null} bringBack
 */
export function showWaiting({ waiting, since, offline, gone, why, kept }, bringBack = null) {
  const line = byId("unsent");
  let says = kept ? "" : t("This browser keeps nothing: leave the page open.");
  // Where nothing is kept, that is what matters most while entries wait.
  const waits = waiting && offline && kept;
  if (waits) {
    says = nt("%(num)s entry waits on this phone", "%(num)s entries wait on this phone", waiting);
  }
  if (gone)
    says =
      why
      || t(
        "The server does not know this game, or its link has ended. What was tapped stays here.",
      );
  line.textContent = says;
  line.hidden = !says;
  if (waits && Date.now() - since > LONG) warn(line);
  if (!gone || why || !bringBack) return;
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
