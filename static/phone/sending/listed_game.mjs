/** What lists of this phone's games show of one. Pure. */
import { fold } from "../pad/fold.mjs";
import { doesCount, noteOn } from "../pad/plain_fields.mjs";
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
