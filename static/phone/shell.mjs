/**
 * The app without network, on the page that a phone keeps: the games that it holds, a new one,
 * and the pad of one that is here. The address says which, as it does on the server. A script
 * of its own, which that page runs behind the pad's; the server's first page runs it where
 * something waits to be sent.
 */
import { games } from "./games.mjs";
import { fold } from "./fold.mjs";
import { describe } from "./stored_games.mjs";
import * as storage from "./storage.mjs";
import { openHere } from "./main.mjs";
import {
  emptyForm,
  firstDealer,
  formLike,
  isEmpty,
  namesOf,
  newGameView,
  openingOf,
  withName,
  withRoom,
} from "./new_game.mjs";
import { openingCells } from "./opening.mjs";
import { cookie, root } from "./prefix.mjs";
import { put } from "./screen.mjs";
import { reloadAfter, sendIfBack } from "./sending.mjs";
import { shownNumber } from "./visibility.mjs";
import { renderShell } from "./shell_markup.mjs";
import { attend } from "./stuck.mjs";
import { t } from "./speech.mjs";
import { newGameId, newId, newPlayerId } from "./ids.mjs";
import { openTransport } from "./transport.mjs";
import { figure } from "./words.mjs";

const GAME = /^\/g\/([\w-]{22})(?:\/|$)/;
const BETWEEN = "\u00a0· ";

const NOTHING = { marks: [] };

const phone = { storage, transport: openTransport() };

/**
 * One of so many places.
 *
 * @param {number} count
 */
const draw = (count) => (count ? Number.parseInt(newPlayerId(), 16) % count : 0);

/** @param {number} milliseconds */
const seconds = (milliseconds) => Math.floor(milliseconds / 1000);

/** Light or dark, as this phone's owner has chosen. */
function applyTheme() {
  const theme = cookie(document, "theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
}

/**
 * @param {string} screen
 * @param {View} view
 */
const putScreen = (screen, view) => put(screen, renderShell(screen, { view }));

/**
 * Who leads by how much; "" while all are level.
 *
 * @param {Pad} pad
 */
function leaderOf({ names, present, totals }) {
  const all = present.map((player) => shownNumber(totals[player]) ?? 0);
  const best = Math.max(...all);
  const ahead = present.filter((_, place) => all[place] === best).map((player) => names[player]);
  return ahead.length < all.length ? `${ahead.join(BETWEEN)} ${figure(best)}` : "";
}

/**
 * @param {StoredGame[]} stored
 * @param {boolean} lost
 */
async function showHome(stored, lost) {
  /** @type {Map<string, any>} */
  const marks = new Map(
    await Promise.all(
      stored.map(
        async ({ id }) =>
          /** @type {[string, any]} */ ([id, (await storage.read(id).catch(() => NOTHING)).marks]),
      ),
    ),
  );
  /** @param {StoredGame} game */
  const listed = ({ id, about }) => ({
    game_id: id,
    title: about.called || games[about.key]?.name || about.key,
    players: about.players.join(BETWEEN),
    round: about.round,
    rounds: about.rounds,
    leader: marks.get(id).length ? leaderOf(fold(marks.get(id))) : "",
  });
  putScreen("home", {
    lost,
    here: location.pathname + location.search,
    // A game without a single entry is not kept in sight once it has been left.
    running: stored
      .filter(({ id, about }) => !about.over && marks.get(id).length !== 1)
      .map(listed),
    past: stored.filter(({ about }) => about.over).map(listed),
  });
  reloadAfter(sendIfBack, phone);
}

/**
 * @param {HTMLFormElement} form
 * @param {NewGameForm} input
 * @returns {NewGameForm}
 */
function typedIn(form, input) {
  /** @type {any} */
  const data = new FormData(form);
  const dealer = data.get("dealer");
  const isProposed = !input.dealer && dealer === firstDealer(input);
  return {
    ...input,
    game: data.get("game"),
    names: data.getAll("name"),
    dealer: isProposed ? "" : dealer,
    variants: data.getAll("variant"),
    // The switch is there for the game alone that was played before.
    afresh: form.elements.namedItem("like") ? !data.has("like") : input.afresh,
  };
}

/**
 * The form, until a game begins; `players` are those known, `begin` gets the opening.
 *
 * @param {NewGameForm} first
 * @param {string[]} players
 * @param {(opening: Opening, called: string) => void} begin
 */
function showForm(first, players, begin) {
  let input = first;

  /**
   * @param {NewGameForm} next
   * @param {Record<string, Refusal>} wrong
   * @param {string} focus
   */
  function show(next, wrong = {}, focus = "") {
    input = next;
    putScreen("new", newGameView(input, players, wrong));
    /** @type {HTMLFormElement} */
    const form = document.getElementById("new");
    form.onsubmit = (event) => {
      event.preventDefault();
      tap(form, event.submitter);
    };
    form.onchange = (/** @type {any} */ { target }) => {
      if (target.name === "game") show(typedIn(form, input), {}, `#${target.id}`);
    };
    const place = focus === "empty" ? 'input[name="name"][value=""]' : focus;
    if (place) form.querySelector(place)?.focus({ preventScroll: focus !== "empty" });
  }

  /**
   * @param {HTMLFormElement} form
   * @param {any} button
   */
  function tap(form, button) {
    const now = typedIn(form, input);
    if (button.name === "known") show(withName(now, button.value), {}, `#${button.id}`);
    else if (button.value !== "start") {
      const full = !now.names.some((name) => isEmpty(name));
      show(full || button.value === "more" ? withRoom(now) : now, {}, "empty");
    } else {
      const { opening, wrong } = openingOf(now, newPlayerId, draw);
      if (Object.keys(wrong).length) show(now, wrong, '[aria-invalid="true"]');
      else {
        // A finger that trembles begins no second game.
        form.onsubmit = (event) => event.preventDefault();
        begin(opening, games[now.game].name);
      }
    }
  }

  show(input);
}

/** Show what the address says. */
async function openShell() {
  applyTheme();
  const { pathname: whole, searchParams } = new URL(location.href);
  const like = searchParams.get("like");
  // At once, so that a disk that is silent is waited for no longer than needed.
  const [stored, { marks: before }] = await Promise.all([
    storage.storedGames().catch(() => []),
    like ? storage.read(like).catch(() => NOTHING) : NOTHING,
  ]);
  const pathname = whole.slice(root.length);
  const [, gameId] = GAME.exec(pathname) ?? [];

  /**
   * @param {StoredGame} game
   * @param {Mark | null} opening that of a game that begins
   */
  const openGame = ({ id, about, updated }, opening = null) => {
    document.body.append(document.getElementById("beside").content);
    const { key, called = games[key]?.name ?? key, created = seconds(updated) } = about;
    return openHere({ gameId: id, version: null, createdAt: created, called, opening });
  };

  /**
   * @param {Opening} opening
   * @param {string} called
   */
  async function begin(opening, called) {
    const id = newGameId();
    const mark = { id: newId(), cells: openingCells(opening) };
    const now = Date.now();
    const about = { ...describe([mark]), called, created: seconds(now) };
    const game = { id, marks: [], refused: [], about, updated: now };
    await storage
      .wait([{ game: id, order: now, mark }])
      .then(() => storage.save(game, []))
      .catch(() => {});
    history.replaceState(null, "", `${root}/g/${id}`);
    openGame(game, mark);
  }

  if (pathname === "/new") {
    const { key } = stored.find(({ id }) => id === like)?.about ?? {};
    const form = before.length ? formLike(fold(before), key, stored) : emptyForm(stored);
    showForm(form, namesOf(stored), begin);
    document.title = t("New game");
    return;
  }
  const running = pathname === "/start" && stored.find(({ about }) => !about.over);
  if (running) history.replaceState(null, "", `${root}/g/${running.id}`);
  const found = running || stored.find(({ id }) => id === gameId);
  const game = found || (gameId && { id: gameId, about: {}, updated: Date.now() });
  if (!game || !(await openGame(game))) showHome(stored, !!gameId);
}

if ("shell" in document.body.dataset) openShell();
else attend(phone);
