/** What lists of this phone's games show of one, and how it is kept with the game. */
import { GAMES, WAITING, ofGame, transact } from "./storage.mjs";
import { doesCount, noteOn } from "../pad/plain_fields.mjs";
import { fold } from "../pad/fold.mjs";
import { shownNumber } from "../pad/visibility.mjs";
import { summaryOf } from "./stored_games.mjs";

/**
 * @param {Mark[]} marks all of a game
 * @returns {ListedGame}
 */
export function listedGame(marks) {
  const pad = fold(marks);
  const { names, present, away, totals, winners } = pad;
  /** @param {string} player */
  const standing = (player) => ({
    ...{ name: names[player], total: shownNumber(totals[player]) ?? 0, sign: null },
    won: winners.includes(player),
  });
  const standings = present.map(standing);
  const best = Math.max(...standings.map(({ total }) => total));
  const leaders = standings.filter(({ total }) => total === best).map(({ name }) => name);
  return {
    ...summaryOf(pad),
    ...{ best, leaders: leaders.length < standings.length ? leaders : [] },
    standings: standings.sort((one, other) => other.total - one.total),
    ...{ left: away.map(standing), drawn: !winners.length },
    ...{ note: noteOn(pad), counts: doesCount(pad), everybody: Object.values(names).join(" ") },
  };
}

/**
 * How many entries wait of each of these games, also those that were refused.
 *
 * @param {string[]} ids
 * @returns {Promise<number[]>}
 */
export const waitingOf = (ids) =>
  transact(
    "readonly",
    (waiting) => {
      const counts = ids.map((id) => waiting.count(ofGame(id)));
      return () => counts.map(({ result }) => result);
    },
    [WAITING],
  );

/**
 * What a game is at a moment: whatever changes its marks changes this.
 *
 * @param {StoredGame} game
 * @param {number} waiting how many entries of it wait
 */
export const momentOf = ({ version, state, updated }, waiting) =>
  [version, state, updated, waiting].join();

/**
 * Keep with games what lists show of them, but for those that have changed meanwhile.
 *
 * @param {{id: string, listed: ListedGame}[]} found
 */
export const keepListed = (found) =>
  transact(
    "readwrite",
    (games, waiting) => {
      for (const { id, listed } of found) {
        const [game, entries] = [games.get(id), waiting.count(ofGame(id))];
        entries.onsuccess = () => {
          const { result } = game;
          const isSame = result && momentOf(result, entries.result) === listed.moment;
          if (isSame) games.put({ ...result, listed }, id);
        };
      }
    },
    [GAMES, WAITING],
  );
