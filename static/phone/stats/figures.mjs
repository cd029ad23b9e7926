/**
 * Figures from a tally: each says how much it rests on, and is silent below that. Pure. The server's
 * side is scorepad/stats/figures.py, which says why so many are needed.
 */
import { missesOf } from "./tally.mjs";

export const LEAST_BIDS = 20;
export const LEAST_OF_A_HAND = 10;
const LEAST_ZEROS = 10;
export const LEAST_ROUNDS = 20;
export const LEAST_GAMES = 5;
/** Whoever leans by less than this many tricks a round, or by no more than chance, leans nowhere. */
const EVEN = 0.2;
const CHANCE = 1.96;

/** @typedef {import("./tally.mjs").Tally} Tally */

/**
 * @param {number} total
 * @param {number} of
 * @param {number} least
 */
const mean = (total, of, least) => ({
  ...{ value: of >= least ? total / of : null, rests_on: of, least },
});

/**
 * @param {import("./tally.mjs").Tries} tries
 * @param {number} least
 */
const share = ({ rounds, made }, least) => mean(made, rounds, least);

/** @param {Record<string, number>} misses */
function roundsOf(misses) {
  let [rounds, high] = [0, 0];
  for (const [miss, number] of Object.entries(misses)) {
    rounds += number;
    if (Number(miss) < 0) high += number;
  }
  const made = misses[0] ?? 0;
  return { rounds, high, made, low: rounds - high - made };
}

/**
 * The side to which the bids lean: 1 for dreaming, -1 for doubting, 0 for neither.
 *
 * @param {{value: number | null, rests_on: number}} leaning
 */
function leansTo({ value, rests_on: rounds }) {
  const lean = value ?? 0;
  if (Math.abs(lean) < Math.max(EVEN, CHANCE / Math.sqrt(Math.max(rounds, 1)))) return 0;
  return lean > 0 ? 1 : -1;
}

/**
 * @param {Tally} tally
 * @param {number} hand
 */
function ofHand({ bids }, hand) {
  const { rounds, high, made, low } = roundsOf(bids[hand]);
  const [ofMade, tooHigh, tooLow] = [made, high, low].map((part) =>
    mean(part, rounds, LEAST_OF_A_HAND),
  );
  return { hand, made: ofMade, too_high: tooHigh, too_low: tooLow };
}

/**
 * From the lowest to the highest that occurred, without a gap.
 *
 * @param {Record<string, number>} misses
 */
function withoutGaps(misses) {
  const all = Object.keys(misses).map(Number);
  if (!all.length) return [];
  const [lowest, most] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: most - lowest + 1 }, (_, place) => [
    lowest + place,
    misses[lowest + place] ?? 0,
  ]);
}

/**
 * The figures of a tally.
 *
 * @param {Tally} tally
 * @returns {Record<string, any>}
 */
export function figuresOf(tally) {
  const misses = missesOf(tally);
  const { rounds, high, made, low } = roundsOf(misses);
  const comparable = Object.keys(tally.by_ruleset).length === 1;
  const placed = comparable && rounds ? tally.placed : 0;
  const off = Object.entries(misses).reduce(
    (all, [miss, number]) => all - Number(miss) * number,
    0,
  );
  const leaning = mean(off, rounds, LEAST_ROUNDS);
  return {
    games: Object.values(tally.by_ruleset).reduce((all, number) => all + number, 0),
    ...{ placed: tally.placed, wins: tally.wins, shared: tally.shared, rounds },
    won: mean(tally.wins + tally.shared, tally.placed, LEAST_GAMES),
    mean_total: mean(tally.total, placed, LEAST_GAMES),
    mean_points: mean(tally.points, comparable ? rounds : 0, LEAST_ROUNDS),
    best_total: comparable && tally.best_total.game_id ? tally.best_total : null,
    best_round: comparable && tally.best_round.game_id ? tally.best_round : null,
    bids_made: made,
    made: mean(made, rounds, LEAST_BIDS),
    too_high: mean(high, rounds, LEAST_BIDS),
    too_low: mean(low, rounds, LEAST_BIDS),
    ...{ leaning, leans_to: leansTo(leaning) },
    zeros: mean(tally.zeros.rounds, rounds, LEAST_BIDS),
    zeros_made: share(tally.zeros, LEAST_ZEROS),
    last: share(tally.last, LEAST_BIDS),
    beside: share(tally.beside, LEAST_BIDS),
    by_hand: Object.keys(tally.bids)
      .map(Number)
      .sort((one, other) => one - other)
      .map((hand) => ofHand(tally, hand)),
    misses: withoutGaps(misses),
    made_in_a_row: tally.made_in_a_row.longest,
    made_now: tally.made_in_a_row.last,
    won_in_a_row: tally.won_in_a_row.longest,
    won_now: tally.won_in_a_row.last,
  };
}
