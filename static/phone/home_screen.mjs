/** The first page without network: the games of this phone, and what can be done there. */
import { games } from "./games.mjs";
import { fold } from "./fold.mjs";
import { paperDrafts } from "./paper_drafts.mjs";
import { reloadAfter, sendIfBack } from "./sending.mjs";
import { NOTHING, marksIn, putScreen } from "./shell_screens.mjs";
import { shownNumber } from "./visibility.mjs";
import { figure } from "./words.mjs";

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
  return ahead.length < all.length ? `${ahead.join(BETWEEN)} ${figure(best)}` : "";
}

/**
 * The games of this phone as lists show them. One that the server has without a single entry, none of
 * which waits here either, is empty.
 *
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 */
export const gamesListed = ({ storage }, stored) =>
  Promise.all(
    stored.map(async ({ id, about, updated }) => {
      const read = await storage.read(id).catch(() => NOTHING);
      const all = marksIn(read);
      return {
        game_id: id,
        title: about.called || games[about.key]?.name || about.key,
        people: about.players,
        players: about.players.join(BETWEEN),
        ...{ round: about.round, rounds: about.rounds, over: about.over },
        at: about.created ?? Math.floor(updated / 1000),
        leader: all.length ? leaderOf(fold(all)) : "",
        isEmpty: read.marks.length === 1 && all.length === 1,
        typed_in: id in paperDrafts(),
      };
    }),
  );

/**
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 * @param {{lost?: boolean, away?: boolean, game?: string}} [wanted] a game that is not here was asked
 *   for, or a page that needs the network, perhaps of a game that is here
 */
export async function showHome(phone, stored, { lost = false, away = false, game = "" } = {}) {
  const all = await gamesListed(phone, stored);
  putScreen("home", {
    ...{ lost, away, here: location.pathname + location.search },
    // A game without a single entry is not kept in sight once it has been left.
    running: all.filter(
      ({ over, isEmpty, typed_in: isTyped, game_id: id }) =>
        !over && (!isEmpty || isTyped || id === game),
    ),
    drafts: Object.keys(paperDrafts()).filter((id) => !stored.some((each) => each.id === id))
      .length,
    past: all.filter(({ over }) => over),
  });
  reloadAfter(sendIfBack, phone);
  return true;
}
