/**
 * The app without network, on the page that a phone keeps, or on the open page of a game. The
 * address says what is shown, as it does on the server. A script of its own, which the first runs
 * behind the pad's, and the other once it has shown its game; the server's first page runs it where
 * something waits to be sent.
 */
import { gameAt, screenAt } from "./web/addresses.mjs";
import { games } from "./rules/library/games.mjs";
import { fold } from "./pad/fold.mjs";
import "./web/history.mjs";
import { showHome } from "./web/home.mjs";
import { isOfDuels } from "./rules/duel/round.mjs";
import "./pad/match/fold.mjs";
import { describe, outboxOf } from "./sending/stored_games.mjs";
import * as storage from "./sending/storage.mjs";
import { openHere } from "./main.mjs";
import { emptyForm, formLike, namesOf, offered, playable } from "./services/new_game.mjs";
import { showForm } from "./web/new_game.mjs";
import { openingCells } from "./pad/opening.mjs";
import { groupKnown } from "./sending/known_group.mjs";
import { belowRoot, cookie, root } from "./sending/prefix.mjs";
import "./web/print.mjs";
import { opens } from "./sending/server_marks.mjs";
import { screenOf, signAll } from "./web/needs_network.mjs";
import { NOTHING, marksIn, screens } from "./web/shell_screens.mjs";
import { attend } from "./web/refused_games.mjs";
import { t } from "./i18n/speech.mjs";
import { newGameId, newId } from "./sending/ids.mjs";
import { openTransport } from "./sending/transport.mjs";
import { sendIfBack } from "./sending/all_games.mjs";
import { behind, byId, notice } from "./web/game/screen.mjs";

const phone = { storage, transport: openTransport() };
/** Ends what the screen that is shown has begun; null as long as the server's page shows its game. */
let leaving = /** @type {AbortController | null} */ (null);

/**
 * Whether a mark has opened a match.
 *
 * @param {Mark} opening
 */
const opensMatch = ({ cells = [] }) =>
  cells.some(([, , , field, value]) => field === "ruleset" && isOfDuels(value));

/** @param {number} milliseconds */
const seconds = (milliseconds) => Math.floor(milliseconds / 1000);

/** Light or dark, as this phone's owner has chosen. */
function applyTheme() {
  const theme = cookie(document, "theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
}

/**
 * The mark that opened a game; undefined where neither phone nor server says it.
 *
 * @param {any} table
 * @returns {Promise<Mark | undefined>}
 */
async function openingOfGame(table) {
  const read = await storage.read(table.gameId).catch(() => NOTHING);
  const [first = table.opening] = marksIn(read);
  if (first && opens(first)) return first;
  const outbox = await outboxOf({ ...table, ...phone });
  await outbox.sync();
  outbox.close();
  return outbox.marks().find(opens);
}

/**
 * @param {StoredGame} game
 * @param {Mark | null} opening that of a game that begins
 */
async function openGame({ id, about, updated }, opening = null) {
  const { key, called = games[key]?.name ?? key, created = seconds(updated) } = about;
  const table = { gameId: id, version: null, createdAt: created, called, opening, failures: 1 };
  const first = await openingOfGame(table);
  if (!first) return false;
  table.called ??= games[describe([first]).key]?.name; // No list has a game in memory alone.
  const isMatch = opensMatch(first);
  if (isMatch) await fetchScript("match");
  behind.playAs?.(isMatch);
  if (byId("beside")) document.body.append(byId("beside").content); // A game's page has them.
  return openHere(table);
}

/**
 * @param {Opening} opening
 * @param {string} called
 * @param {boolean} paper whether its rounds are on paper
 */
async function begin(opening, called, paper) {
  const id = newGameId();
  const mark = { id: newId(), cells: openingCells(opening) };
  const now = Date.now();
  const about = { ...describe([mark]), called, created: seconds(now) };
  const game = { id, marks: [], refused: [], about, updated: now };
  const isKept = await storage
    .wait([{ game: id, order: now, mark }])
    .then(() => storage.save(game, []))
    .then(
      () => true,
      () => false,
    );
  // A match is tapped in on its pad.
  if (paper && isKept && !opensMatch(mark)) {
    history.replaceState(null, "", `${root}/g/${id}/from-paper`);
    openShell();
    return;
  }
  history.replaceState(null, "", `${root}/g/${id}`);
  openGame(game, mark);
}

/**
 * @param {StoredGame[]} stored
 * @param {string} id
 */
const gameOf = (stored, id) =>
  stored.find((game) => game.id === id) ?? { id, about: {}, updated: Date.now() };

Object.assign(screens, {
  /** @param {Shell} shell */
  home: (shell) => showHome(shell),

  /** @param {Shell} shell */
  start(shell) {
    const running = shell.stored.find(({ about }) => !about.over);
    if (!running) return showHome(shell);
    history.replaceState(null, "", `${root}/g/${running.id}`);
    return openGame(running);
  },

  /** @param {Shell} shell */
  game: ({ stored, parts: [id] }) => openGame(gameOf(stored, id)),

  /** @param {Shell} shell */
  new({ stored, asked, like, group: known }) {
    const { key } = stored.find(({ id }) => id === asked.get("like"))?.about ?? {};
    const form = like.length ? formLike(fold(like), key, stored) : emptyForm(stored);
    const { people, houses: kept } = known;
    const group = { people, known: namesOf(stored, people), houses: playable(kept) };
    const [paper, game] = [asked.has("paper"), asked.get("game") ?? ""];
    const wanted = offered().includes(game) ? { game } : {};
    const house = group.houses.find(({ id }) => id === asked.get("rules"));
    showForm(
      {
        ...form,
        ...wanted,
        ...(house && { game: house.game, house, kept: asked.has("kept") }),
        paper,
      },
      group,
      begin,
    );
    document.title = paper ? t("A game from paper") : t("New game");
    return true;
  },
});

/**
 * Fetch a script that brings further screens, and the styles that go with it. The page of a game
 * has all of them.
 *
 * @param {string} name
 */
async function fetchScript(name) {
  const { href: src } = document.querySelector(`link[data-script="${name}"]`) ?? {};
  if (!src || document.querySelector(`script[src="${src}"]`)) return;
  /** @param {(events: any) => void} load */
  const once = (load) =>
    new Promise((onload, onerror) => {
      load({ onload, onerror });
    });
  const styles = [...document.querySelectorAll(`link[data-of="${name}"]`)].map((link) =>
    once((events) => Object.assign(link, events, { rel: "stylesheet" })),
  );
  const script = once((events) => {
    // They run in the order in which they are asked for.
    const made = { src, async: false, ...events };
    document.head.append(Object.assign(document.createElement("script"), made));
  });
  await Promise.all([...styles, script]);
}

let opened = Promise.resolve();
let wanted = 0;

/** Show what the address says, once the screen before it is there: Back may be tapped twice. */
function openShell() {
  wanted += 1;
  const turn = wanted;
  opened = opened
    .catch(() => {})
    .then(async () => {
      if (turn === wanted) await openScreen();
    });
  return opened;
}

async function openScreen() {
  applyTheme();
  const { href } = location;
  const { path, asked } = belowRoot(href);
  const like = asked.get("like");
  const { screen, scripts = [], parts = [] } = screenAt(path) ?? {};
  // At once, so that a disk that is silent is waited for no longer than needed.
  const [stored, before, isHere] = await Promise.all([
    storage.storedGames().catch(() => []),
    like ? storage.read(like).catch(() => NOTHING) : NOTHING,
    Promise.all(scripts.map(fetchScript)).then(
      () => true,
      () => false,
    ),
  ]);
  // Another tap was faster.
  if (location.href !== href) return;
  behind.page?.close();
  leaving?.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  byId("unsent").hidden = true;
  document.title = "scorepad";
  const group = groupKnown(stored);
  const shell = { phone, stored, asked, parts, like: marksIn(before), group, signal };
  if (screen && isHere && (await screens[screen]?.(shell))) return;
  const id = gameAt(path);
  const lost = !!id && (screen === "game" || !stored.some((game) => game.id === id));
  await showHome(shell, { lost, away: !lost, game: id });
}

/**
 * Show what can be had without network at an address; whether there is such a screen.
 *
 * @param {URL} url
 */
function open(url) {
  if (!screenOf(url)) return false;
  history.pushState(null, "", url);
  openShell().then(() => scrollTo(0, 0));
  return true;
}

/**
 * On to another page, which is the server's if it answers.
 *
 * @param {URL} url
 */
async function follow(url) {
  if (navigator.onLine && (await sendIfBack(phone))) location.assign(url);
  else if (!open(url)) notice(t("That needs the network. The pad goes on without it."));
}

const isGame = () => !leaving || behind.page !== null;

/** Links lead on in this page; a game looks after its own, and after what its forms send. */
function leadOn() {
  behind.open = open;
  signAll();
  addEventListener("popstate", () => {
    const ours = behind.page && gameAt(belowRoot(location.href).path) === behind.page.gameId;
    const { screen } = screenOf(new URL(location.href)) ?? {};
    if (!location.hash && !(ours && screen === "game")) openShell();
  });
  addEventListener("click", (/** @type {any} */ event) => {
    const link = event.target.closest?.("a[href]:not([href^='#'], [target])");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || elsewhere || event.defaultPrevented || isGame()) return;
    event.preventDefault();
    follow(new URL(link.href));
  });
  addEventListener("submit", (/** @type {any} */ event) => {
    if (!isGame()) event.preventDefault();
  });
  // Where no worker answers for the server, Back or a reload would end with the browser's error, and
  // the game could not be shown again: the browser asks first.
  addEventListener("beforeunload", (event) => {
    const isAway = (phone.transport && behind.page?.isOffline()) ?? !navigator.onLine;
    if (!isAway || navigator.serviceWorker?.controller) return;
    event.preventDefault();
    event.returnValue = true; // For browsers of before 2023.
  });
}

const { dataset } = document.body;
if ("shell" in dataset) {
  leadOn();
  openShell();
} else if ("game" in dataset || "match" in dataset) leadOn();
else attend(phone);
