/**
 * What this edition has besides: on the first page, what is kept where, language, and light or dark;
 * there and at the end of a game, a way to save all games.
 */
import { keepCookie } from "../sending/kept_cookies.mjs";
import { cookie, root } from "../sending/prefix.mjs";
import {
  gamesAsFile,
  noteSaved,
  numbersOfGames,
  readGamesFile,
} from "../static_edition/kept_games.mjs";
import { describe } from "../sending/stored_games.mjs";
import { keptGroup } from "../static_edition/kept_group.mjs";
import { isolated } from "../pad/directions.mjs";
import { unstoredGames, unstoredOf } from "../static_edition/unstored.mjs";
import { nt, t } from "../i18n/speech.mjs";
import { byId, notice, whatIsNotKept } from "../web/game/screen.mjs";

const THEME = "theme";
/** How the names of the caches of sw.mjs begin. */
const WORKERS = "static-edition";
const MANY_UNSAVED = 3;
const A_MINUTE = 60_000;

/** What the last file that was read has brought, and whether that is an error. */
let [told, isWrong] = ["", false];

/** @param {string} chosen */
function putTheme(chosen) {
  document.documentElement.dataset.theme = chosen;
  for (const chip of document.querySelectorAll("button[name=theme]")) {
    chip.ariaPressed = `${chip.value === chosen}`;
  }
}

/** Say what may be lost, where the browser promises nothing or much was not saved. */
async function tellWhatIsKept() {
  // A region is read aloud when its words come after it was there.
  byId("told-of-file").hidden = !told;
  byId("told-of-file").className = isWrong ? "warn" : "done";
  byId("told-of-file").textContent = told;
  [told, isWrong] = ["", false];
  const [isKept, numbers] = await Promise.all([
    navigator.storage?.persisted?.() ?? false,
    numbersOfGames().catch(() => null),
  ]);
  const [loose, line] = [byId("may-be-lost"), byId("unsaved")];
  if (!loose || !line) return;
  loose.hidden = isKept;
  const inMemory = unstoredGames();
  const { houses } = keptGroup();
  const isEmpty = numbers?.stored === 0 && !inMemory.length && !houses.length;
  document.querySelector("#home [name=save-games]").hidden = isEmpty;
  const keepsNothing = !numbers || inMemory.length > 0;
  const unsaved = numbers?.unsaved ?? 0;
  if (!keepsNothing && unsaved < MANY_UNSAVED) return;
  line.hidden = false;
  line.textContent = keepsNothing
    ? whatIsNotKept(inMemory.some((id) => unstoredOf(id).isFull))
    : t("%(n)s games have ended since a file was saved last.", { n: unsaved });
  for (const id of inMemory) line.append(" ", linkTo(id));
}

/**
 * The way back to a game that is in memory alone, and so perhaps in no list.
 *
 * @param {string} id
 */
function linkTo(id) {
  const way = Object.assign(document.createElement("a"), { href: `${root}/g/${id}` });
  way.textContent = describe(unstoredOf(id).marks()).players.map(isolated).join("\u00a0· ");
  return way;
}

/**
 * Say what did not work, where the screen has a place for it.
 *
 * @param {string} sentence
 */
function tell(sentence) {
  const line = byId("told-of-file");
  if (!line) {
    notice(sentence);
    return;
  }
  line.hidden = false;
  line.className = "warn";
  line.textContent = sentence;
}

async function saveGames() {
  const { text, over } = await gamesAsFile();
  const file = new Blob([text], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: `scorepad-${new Date().toISOString().slice(0, 10)}.jsonl`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), A_MINUTE);
  noteSaved(over);
  if (byId("unsaved") && !unstoredGames().length) byId("unsaved").hidden = true;
}

/** @param {any} result of reading a file */
function inSentences({ wrong, games, damaged, houses }) {
  if (wrong === "newer") {
    return t(
      "This file comes from a newer scorepad. Open this page again with network, then read it.",
    );
  }
  if (wrong === "damaged") return t("A game in this file is damaged. Nothing of it was read.");
  if (wrong) return t("This is no file that “Save to a file” has written. Nothing was read.");
  const read = games
    ? nt("%(num)s game was read.", "%(num)s games were read.")(games)
    : t("All games of this file are here already.");
  const said = games || !damaged ? [read] : [];
  if (damaged) {
    const are = nt(
      "%(num)s game in it is damaged and was left out.",
      "%(num)s games in it are damaged and were left out.",
    );
    said.push(are(damaged));
  }
  if (houses) {
    const were = nt(
      "%(num)s house rule was left out: it can't be played by here, or there is no room for it.",
      "%(num)s house rules were left out: they can't be played by here, or there is no room for them.",
    );
    said.push(were(houses));
  }
  return said.join(" ");
}

/** @param {any} input */
async function readChosen(input) {
  const [file] = input.files;
  if (!file) return;
  try {
    const read = /** @type {any} */ (await readGamesFile(await file.text()));
    [told, isWrong] = [inSentences(read), !!(read.wrong || read.damaged || read.houses)];
  } catch {
    tell(t("Nothing was read: this browser could not keep the games. Try again."));
    return;
  } finally {
    // So that the same file can be chosen once more.
    input.value = "";
  }
  // The list of games is drawn anew, and this with it. At ?/start a game would be opened.
  history.replaceState(null, "", `${root}/`);
  dispatchEvent(new PopStateEvent("popstate"));
}

/**
 * Go to the page of another language without network, if this phone has it.
 *
 * @param {any} link
 */
async function openLanguage({ href, hreflang }) {
  const kept = `${WORKERS}${new URL(href).pathname.replaceAll("/", ".")}-`;
  const names = (await globalThis.caches?.keys()) ?? [];
  const files = await Promise.all(
    names
      .filter((name) => name.startsWith(kept))
      .map(async (name) => (await caches.open(name)).keys()),
  );
  // While a worker fetches its files, and where it could not, its cache is there and empty.
  if (!files.flat().length) {
    tell(t("This language needs the network when it is opened for the first time."));
    return;
  }
  keepCookie(document, "language", hreflang);
  location.assign(href);
}

/** @param {any} event */
function tapped(event) {
  const { target } = event;
  const { name, value, hreflang } = target;
  if (hreflang && navigator.onLine) keepCookie(document, "language", hreflang);
  else if (hreflang) {
    event.preventDefault();
    openLanguage(target);
  } else if (name === THEME) {
    keepCookie(document, THEME, value);
    putTheme(value);
  } else if (name === "save-games") {
    saveGames().catch(() => tell(t("No file was saved: the games could not be read. Try again.")));
  } else if (name === "read-games") byId("file").click();
}

/**
 * Put a template of the page behind a screen, once.
 *
 * @param {string} name
 * @param {Element | null} screen
 */
function putBehind(name, screen) {
  if (!screen || screen.querySelector(`:scope > .${name}`)) return false;
  const part = document.querySelector(`template#${name}`).content.cloneNode(true);
  screen.append(part);
  return true;
}

/** Put what belongs there behind the screen that is shown. */
export function addToScreen() {
  if (!putBehind("on-first-page", document.getElementById("home"))) return;
  putTheme(cookie(document, THEME) || "auto");
  byId("file").onchange = (/** @type {any} */ event) => readChosen(event.target);
  tellWhatIsKept();
}

document.addEventListener("click", tapped);
