/** The first page without network: the games of this phone, and what can be done there. */
import { games } from "../rules/library/games.mjs";
import { fold } from "../pad/fold.mjs";
import { doesCount, noteOn } from "../pad/plain_fields.mjs";
import { paperDrafts } from "../sending/paper_drafts.mjs";
import { reloadAfter, sendIfBack } from "../sending/all_games.mjs";
import { putScreen, readGames } from "./shell_screens.mjs";
import { shownNumber } from "../pad/visibility.mjs";
import { figure } from "../i18n/numbers.mjs";
import { isolated } from "../pad/directions.mjs";

/** The most games that are over on the first page: the history has the others. */
const MOST_PAST = 10;
const BETWEEN = "\u00a0· ";

/**
 * Who leads by how much; "" while all are level.
 *
 * @param {Pad} pad
 */
function leaderOf({ names, present, totals }) {
  const all = present.map((player) => shownNumber(totals[player]) ?? 0);
  const best = Math.max(...all);
  const ahead = present.filter((_, place) => all[place] === best).map((player) => names[player]);
  return ahead.length < all.length ? `${ahead.map(isolated).join(BETWEEN)} ${figure(best)}` : "";
}

/**
 * How a game that is over ended: who stayed, the best first, and who left.
 *
 * @param {Mark[]} marks
 */
function endOf(marks) {
  const { names, present, away, totals, winners } = fold(marks);
  const standing = (/** @type {string} */ player) => ({
    ...{ name: names[player], total: shownNumber(totals[player]) ?? 0, sign: null },
    won: winners.includes(player),
  });
  const standings = present.map(standing).sort((one, other) => other.total - one.total);
  return { standings, left: away.map(standing), drawn: !winners.length };
}

/**
 * The games of this phone as lists show them.
 *
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 */
export const gamesListed = async (phone, stored) =>
  (await readGames(phone, stored)).map(({ id, about, marks, at, isForgotten }) => ({
    game_id: id,
    title: about.called || games[about.key]?.name || about.key,
    people: about.players,
    players: about.players.map(isolated).join(BETWEEN),
    ...{ round: about.round, rounds: about.rounds, over: about.over },
    ...{ at, isForgotten },
    ...(marks.length ? toldOf(fold(marks)) : { leader: "", note: "", counts: true, everybody: "" }),
    typed_in: id in paperDrafts(),
    marks,
  }));

/**
 * What a list tells of a game beside its players.
 *
 * @param {Pad} pad
 */
const toldOf = (pad) => ({
  ...{ leader: leaderOf(pad), note: noteOn(pad), counts: doesCount(pad) },
  everybody: Object.values(pad.names).join(" "),
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
  // A phone without a server keeps every game, and reading one takes a slow phone some milliseconds.
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
    past: all.filter(({ over }) => over).map((each) => ({ ...each, ...endOf(each.marks) })),
  });
  reloadAfter(sendIfBack, phone, signal);
  return true;
}
