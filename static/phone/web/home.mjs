/** The first page without network: the games of this phone, and what can be done there. */
import { games } from "../rules/library/games.mjs";
import { keepListed, listedGame, momentOf, waitingOf } from "../sending/listed_game.mjs";
import { paperDrafts } from "../sending/paper_drafts.mjs";
import { reloadAfter, sendIfBack } from "../sending/all_games.mjs";
import { isOldAndEmpty, putScreen, readGame } from "./shell_screens.mjs";
import { figure } from "../i18n/numbers.mjs";
import { isolated } from "../pad/directions.mjs";

/** The most games that are over on the first page: the history has the others. */
const MOST_PAST = 10;
const BETWEEN = "\u00a0· ";

/** The scripts that have worked out a list: those of another version may find something else. */
const scripts = () =>
  [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => /\/(?:pad|shell)[-.]/.test(src))
    .join(" ");

/**
 * What lists show of these games. It is kept with each game, as reading and folding many takes a slow
 * phone seconds (see DECISIONS). It is worked out anew where marks have come, or another version of
 * the app.
 *
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 * @returns {Promise<(Omit<StoredGame, "listed"> & {listed: ListedGame | null})[]>} null where a game can't be read
 */
async function listedOf({ storage }, stored) {
  const by = scripts();
  const waiting = await waitingOf(stored.map(({ id }) => id)).catch(() => []);
  /** @type {{id: string, listed: ListedGame}[]} */
  const news = [];
  const all = await Promise.all(
    stored.map(async (game, place) => {
      const moment = momentOf(game, waiting[place]);
      const { listed: kept } = game;
      if (kept?.moment === moment && kept.by === by) return { ...game, listed: kept };
      const { marks, isEmpty } = await readGame(storage, game);
      if (!marks.length) return { ...game, listed: null };
      const listed = { ...listedGame(marks), isEmpty, moment, by };
      news.push({ id: game.id, listed });
      return { ...game, listed };
    }),
  );
  if (news.length) keepListed(news).catch(() => {});
  return all;
}

/**
 * The games of this phone as lists show them.
 *
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 */
export const gamesListed = async (phone, stored) =>
  (await listedOf(phone, stored)).map(({ id, about, updated, listed }) => {
    /** @type {any} */
    const { leaders = [], best = 0, isEmpty = false, ...told } = listed ?? about;
    const at = about.created ?? Math.floor(updated / 1000);
    return {
      ...{ standings: [], left: [], note: "", counts: true, everybody: "", ...told },
      ...{ game_id: id, at, is_read: !!listed, typed_in: id in paperDrafts() },
      title: about.called || games[about.key]?.name || about.key,
      people: told.players,
      players: told.players.map(isolated).join(BETWEEN),
      leader: leaders.length ? `${leaders.map(isolated).join(BETWEEN)} ${figure(best)}` : "",
      isForgotten: isOldAndEmpty(at, isEmpty),
    };
  });

/**
 * @param {Shell} shell
 * @param {{lost?: boolean, away?: boolean, game?: string}} [wanted] a game that is not here was asked
 *   for, or a page that needs the network, perhaps of a game that is here
 */
export async function showHome(
  { phone, stored, group, signal },
  { lost = false, away = false, game = "" } = {},
) {
  /** @param {StoredGame} one */
  const isOver = ({ about }) => about.over;
  // A phone without a server keeps every game, and a new version reads each that it shows.
  const past = stored.filter(isOver).slice(0, MOST_PAST);
  const all = await gamesListed(
    phone,
    stored.filter((one) => !isOver(one) || past.includes(one)),
  );
  putScreen("home", {
    ...{ lost, away, here: location.pathname + location.search, group: group.name },
    running: all.filter(
      ({ over, typed_in: isTyped, game_id: id, ...each }) =>
        !over && (!each.isForgotten || isTyped || id === game),
    ),
    drafts: Object.keys(paperDrafts()).filter((id) => !stored.some((each) => each.id === id))
      .length,
    past: all.filter(({ over }) => over),
  });
  reloadAfter(sendIfBack, phone, signal);
  return true;
}
