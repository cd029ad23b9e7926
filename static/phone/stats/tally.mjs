/**
 * The tally of one person: sums over some finished games. Pure. The server's side is
 * scorepad/stats/tally.py.
 */

/**
 * A number of successes in a row, and the game of the last of them; "" where there are none.
 *
 * @typedef {{number: number, game_id: string}} Run
 */

/**
 * Successes and failures in the order of the games: how many, and the first, last and longest run.
 *
 * @typedef {{number: number, first: Run, last: Run, longest: Run}} Streak
 */

/** @typedef {{rounds: number, made: number}} Tries */

/** @typedef {{points: number, game_id: string}} Highest */

/**
 * Sums over games of one person; `bids` has the number of rounds by hand, then by tricks minus bid.
 *
 * @typedef {{
 *   by_ruleset: Record<string, number>, placed: number, wins: number, shared: number,
 *   points: number, total: number, best_total: Highest, best_round: Highest,
 *   bids: Record<string, Record<string, number>>, zeros: Tries, last: Tries, beside: Tries,
 *   made_in_a_row: Streak, won_in_a_row: Streak,
 * }} Tally
 */

const NONE = { number: 0, game_id: "" };
/** @type {Highest} */
export const NOTHING = { points: 0, game_id: "" };
/** @type {Tries} */
export const NO_TRIES = { rounds: 0, made: 0 };
/** @type {Streak} */
export const NOTHING_YET = { number: 0, first: NONE, last: NONE, longest: NONE };

/**
 * A streak with a later one behind it.
 *
 * @param {Streak} one
 * @param {Streak} later
 * @returns {Streak}
 */
export function joinedStreaks(one, later) {
  const across = later.first.number
    ? { number: one.last.number + later.first.number, game_id: later.first.game_id }
    : one.last;
  const runs = [one.longest, across, later.longest];
  const most = Math.max(...runs.map(({ number }) => number));
  return {
    number: one.number + later.number,
    first: one.first.number === one.number ? across : one.first,
    last: later.last.number === later.number ? across : later.last,
    longest: runs.find(({ number }) => number === most) ?? NONE,
  };
}

/**
 * The streak after one more success or failure, in that game.
 *
 * @param {Streak} streak
 * @param {boolean} well
 * @param {string} gameId
 */
export function then(streak, well, gameId) {
  const run = well ? { number: 1, game_id: gameId } : NONE;
  return joinedStreaks(streak, { number: 1, first: run, last: run, longest: run });
}

/**
 * The number of rounds by tricks minus bid.
 *
 * @param {Pick<Tally, "bids">} tally
 */
export const missesOf = ({ bids }) => sumByKey(Object.values(bids));

/**
 * The sum of tallies, the earliest first.
 *
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sumTallies(tallies) {
  const hands = new Set(tallies.flatMap(({ bids }) => Object.keys(bids)));
  /** @param {"placed" | "wins" | "shared" | "points" | "total"} name */
  const sum = (name) => tallies.reduce((all, tally) => all + tally[name], 0);
  /** @param {"zeros" | "last" | "beside"} name */
  const all = (name) => ({
    rounds: tallies.reduce((rounds, tally) => rounds + tally[name].rounds, 0),
    made: tallies.reduce((made, tally) => made + tally[name].made, 0),
  });
  /** @param {"made_in_a_row" | "won_in_a_row"} name */
  const row = (name) => tallies.map((tally) => tally[name]).reduce(joinedStreaks, NOTHING_YET);
  return {
    by_ruleset: sumByKey(tallies.map((tally) => tally.by_ruleset)),
    ...{ placed: sum("placed"), wins: sum("wins"), shared: sum("shared") },
    ...{ points: sum("points"), total: sum("total") },
    best_total: highest(tallies.map((tally) => tally.best_total)),
    best_round: highest(tallies.map((tally) => tally.best_round)),
    bids: Object.fromEntries(
      [...hands].map((hand) => [hand, sumByKey(tallies.map(({ bids }) => bids[hand] ?? {}))]),
    ),
    ...{ zeros: all("zeros"), last: all("last"), beside: all("beside") },
    ...{ made_in_a_row: row("made_in_a_row"), won_in_a_row: row("won_in_a_row") },
  };
}

/** @param {Highest[]} candidates */
const highest = (candidates) =>
  candidates.reduce(
    (best, each) => (each.game_id && !(best.game_id && best.points >= each.points) ? each : best),
    NOTHING,
  );

/**
 * The sums of the numbers under the same key.
 *
 * @param {Record<string, number>[]} numbers
 */
export function sumByKey(numbers) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const some of numbers) {
    for (const [key, number] of Object.entries(some)) sums[key] = (sums[key] ?? 0) + number;
  }
  return sums;
}
