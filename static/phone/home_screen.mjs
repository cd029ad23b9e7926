/** The first page without network: the games of this phone, and what can be done there. */
import { games } from "./games.mjs";
import { fold } from "./fold.mjs";
import { reloadAfter, sendIfBack } from "./sending.mjs";
import { NOTHING, putScreen } from "./shell_screens.mjs";
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
 * @param {Phone} phone
 * @param {StoredGame[]} stored
 * @param {{lost?: boolean, away?: boolean, game?: string}} [wanted] a game that is not here was asked
 *   for, or a page that needs the network, perhaps of a game that is here
 */
export async function showHome(phone, stored, { lost = false, away = false, game = "" } = {}) {
  const { storage } = phone;
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
    away,
    here: location.pathname + location.search,
    // A game without a single entry is not kept in sight once it has been left.
    running: stored
      .filter(({ id, about }) => !about.over && (marks.get(id).length !== 1 || id === game))
      .map(listed),
    past: stored.filter(({ about }) => about.over).map(listed),
  });
  reloadAfter(sendIfBack, phone);
  return true;
}
