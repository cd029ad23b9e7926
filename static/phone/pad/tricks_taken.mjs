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
 * @param {Pick<Ruleset, "added">} game
 * @param {Rules} rules
 */
export const mostTimes = ({ added }, rules) =>
  1 + Number(added.some((card) => card.after === "swap" && isPutIn(card, rules)));

/**
 * How many of the `hand` tricks of a round nobody takes, at most, and those of Bombs; a card can
 * lie in so many of them, `times`. Where `said`, none of them follows from results alone.
 *
 * @param {boolean} said
 * @param {Rules} rules
 * @param {number} times
 * @param {number} players
 * @param {number} hand
 * @returns {UntakenLimit}
 */
export function mostUntakenOf(said, rules, times, players, hand) {
  const bombs = rules["play.bomb"] * times;
  const most = Math.min(hand, bombs + rules["play.kraken"] + rules["play.whale"]);
  return { most: rules["play.third_hand"] && players === 2 ? hand : most, bombs, said };
}

/**
 * The most of `hand` tricks that nobody takes, with what was said of the Bomb.
 *
 * @param {UntakenLimit} untaken
 * @param {number} hand
 * @param {Value} bomb
 * @returns {number}
 */
export const withBombs = ({ most, bombs }, hand, bomb) =>
  bomb === null ? most : Number(bomb) + Math.max(0, most - Math.max(1, Math.min(hand, bombs)));

/**
 * The numbers that the results of a round may add up to.
 *
 * @param {number} hand
 * @param {Value} bomb whether the Bomb fell, or how often, as it was written
 * @param {(string | null)[]} takers
 * @param {UntakenLimit} untaken tricks of the round that nobody takes, at most
 */
export function possibleSums(hand, bomb, takers, untaken) {
  const said = withBombs(untaken, hand, bomb);
  // Two phones may have given nobody too many, or one where the rules are others now.
  const least = Math.min(
    ...(bomb === null ? [count(takers, NOBODY), Math.max(said, 1)] : [hand, Number(bomb)]),
  );
  const uncounted = bomb === null ? hand - takers.length + count(takers, null) : hand;
  // A second Bomb has to be said or counted, or a result that is wrong by two would pass for it.
  const most = Math.min(said, withBombs(untaken, hand, bomb ?? 1), least + uncounted);
  const lowest = Math.max(0, hand - Math.max(least, most));
  return Array.from({ length: hand - least - lowest + 1 }, (_, place) => lowest + place);
}

/**
 * The results by seat: what was typed stands, else what was counted, or what is left.
 *
 * @param {Cells} cells
 * @param {Pick<Round, "deal" | "hand" | "seats">} round
 * @param {boolean} allBid
 * @param {UntakenLimit} untaken tricks of the round that nobody takes, at most
 */
export function readTricksTaken(cells, round, allBid, untaken) {
  const { deal, hand, seats } = round;
  const { takers, sound } = readTakers(cells, round);
  const typed = seats.map((player) => valueIn(cells, deal, player, "tricks"));
  const bomb = valueIn(cells, deal, "", "bomb");
  const allCounted = takers.length === hand && !takers.includes(null);
  const sums = possibleSums(hand, bomb, takers, untaken);
  const left = sums[0] - sum(typed);
  const infers = allBid && count(typed, null) === 1 && sums.length === 1 && left >= 0;
  const counts = allBid && allCounted && !infers;
  /** @param {string} player */
  const followed = (player) => (infers ? left : counts ? count(takers, player) : null);
  const tricks = typed.map((own, seat) => own ?? followed(seats[seat]));
  const ends = untaken.said && bomb === null ? sums.slice(-1) : sums;
  const complete = !tricks.includes(null) && ends.includes(sum(tricks));
  const most = withBombs(untaken, hand, bomb);
  const allowed = count(takers, NOBODY) <= (bomb === null ? Math.max(most, 1) : most);
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
