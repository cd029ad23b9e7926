/**
 * Tricks that were taken in a round: typed, counted one by one, or inferred. Pure. The server's
 * side is scorepad/pad/tricks_taken.py.
 */
import { count, sum } from "../rules/points.mjs";
import { isPutIn } from "../rules/ruleset.mjs";
import { valueIn } from "./effective_marks.mjs";

/** The taker of a trick that nobody takes: the Bomb fell in it, for one. */
export const NOBODY = "";

/**
 * How often one special card can lie in the tricks of a round: twice where another takes it back.
 *
 * @param {Ruleset} game
 * @param {Rules} rules
 */
export const mostTimes = ({ added }, rules) =>
  1 + Number(added.some((card) => card.after === "swap" && isPutIn(card, rules)));

/**
 * How many of the `hand` tricks of a round nobody takes, at most.
 *
 * @param {Ruleset} game
 * @param {Rules} rules
 * @param {number} players
 * @param {number} hand
 * @returns {number}
 */
export const mostUntakenOf = (game, rules, players, hand) =>
  rules["play.third_hand"] && players === 2
    ? hand
    : Math.min(
        hand,
        rules["play.bomb"] * mostTimes(game, rules) + rules["play.kraken"] + rules["play.whale"],
      );

/**
 * The numbers that the results of a round may add up to.
 *
 * @param {number} hand
 * @param {Value} bomb whether the Bomb fell, as it was written
 * @param {(string | null)[]} takers
 * @param {number} mostUntaken tricks of the round that nobody takes, at most
 */
export function possibleSums(hand, bomb, takers, mostUntaken) {
  const said = typeof bomb === "boolean";
  // Two phones may have given nobody too many, or one where the rules are others now.
  const least = said
    ? Math.min(hand, Number(bomb))
    : Math.min(count(takers, NOBODY), Math.max(mostUntaken, 1));
  const uncounted = hand - takers.length + count(takers, null);
  const more = said
    ? Math.max(0, mostUntaken - 1)
    : Math.max(0, Math.min(mostUntaken - least, uncounted));
  const lowest = Math.max(0, hand - least - more);
  return Array.from({ length: hand - least - lowest + 1 }, (_, place) => lowest + place);
}

/**
 * The results by seat: what was typed stands, else what was counted, or what is left.
 *
 * @param {Cells} cells
 * @param {Pick<Round, "deal" | "hand" | "seats">} round
 * @param {boolean} allBid
 * @param {number} mostUntaken tricks of the round that nobody takes, at most
 */
export function readTricksTaken(cells, round, allBid, mostUntaken) {
  const { deal, hand, seats } = round;
  const { takers, sound } = readTakers(cells, round);
  const typed = seats.map((player) => valueIn(cells, deal, player, "tricks"));
  const bomb = valueIn(cells, deal, "", "bomb");
  const allCounted = takers.length === hand && !takers.includes(null);
  const sums = possibleSums(hand, bomb, takers, mostUntaken);
  const left = sums[0] - sum(typed);
  const infers = allBid && count(typed, null) === 1 && sums.length === 1 && left >= 0;
  const counts = allBid && allCounted && !infers;
  /** @param {string} player */
  const followed = (player) => (infers ? left : counts ? count(takers, player) : null);
  const tricks = typed.map((own, seat) => own ?? followed(seats[seat]));
  const complete = !tricks.includes(null) && sums.includes(sum(tricks));
  const allowed = count(takers, NOBODY) <= Math.max(mostUntaken, 1) - Number(bomb === false);
  return { takers, sums, typed, tricks, infers, counts, complete, sound: sound && allowed };
}

/**
 * Who took which trick, as far as they were counted: null for a gap, and for a stranger.
 *
 * @param {Cells} cells
 * @param {Pick<Round, "deal" | "hand" | "seats">} round
 */
function readTakers(cells, { deal, hand, seats }) {
  const found = [];
  for (const [, of, player, field, taker] of cells.values()) {
    const place = /^trick:([1-9]\d?)$/.exec(field);
    if (place && of === deal && !player) found[Number(place[1]) - 1] = taker;
  }
  /** @param {string} taker */
  const known = (taker) => (taker === NOBODY || seats.includes(taker) ? taker : null);
  const takers = Array.from(found.slice(0, hand), known);
  return { takers, sound: found.length <= hand && !takers.includes(null) };
}
