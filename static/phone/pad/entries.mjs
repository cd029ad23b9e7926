/**
 * What can be written next on a pad, and which keys are struck out and why. Pure. The server's
 * side is scorepad/pad/entries.py; tests/client holds both together.
 */
import { sum } from "../rules/points.mjs";
import { changesOf } from "./rounds.mjs";
import { boxOf, isPlayed } from "./state.mjs";

/**
 * @param {Code} code
 * @param {Record<string, any>} facts
 * @returns {Refusal}
 */
const refusal = (code, facts) => ({ code, facts });

/**
 * The cell to fill next, in bidding order; null when there is none, or all wait for a reveal.
 *
 * @param {Pad} pad
 * @returns {(Entry & {round: number}) | null}
 */
export function nextEntry(pad) {
  const round = pad.rounds[/** @type {number} */ (pad.current) - 1];
  if (!round || round.to_reveal) return null;
  const field = round.phase === "bids" ? "bid" : "tricks";
  const empty = round.order.find((player) => boxOf(round, player)[field] === null);
  return { round: round.number, player: empty ?? round.leader, field };
}

/**
 * Why a number may not be written as this player's bid or tricks; null where it may.
 *
 * @param {Round} round
 * @param {string} player
 * @param {string} field
 * @param {any} value
 * @returns {Refusal | null}
 */
export function refuseValue(round, player, field, value) {
  const { phase, hand, boxes, sums } = round;
  if (!Number.isInteger(value) || value < 0 || value > hand) {
    return refusal("out_of_range", { value, low: 0, high: hand });
  }
  if (field === "bid") {
    const banned = phase === "bids" && player === round.dealer && value === round.forbidden;
    return banned ? refusal("bid_forbidden", { player, value, bids: hand - value, hand }) : null;
  }
  if (phase === "bids") {
    if (round.to_reveal) return refusal("reveal_first", { round: round.number });
    const missing = round.order.find((each) => boxOf(round, each).bid === null);
    return refusal("bids_missing", { player: missing });
  }
  const own = boxOf(round, player);
  // What stands may be right, where another result is wrong.
  if (isPlayed(round) || own.tricks === value) return null;
  const left = round.tricks_left + (own.tricks ?? own.counted_tricks ?? 0);
  if (value > left) return refusal("too_many_tricks", { value, left });
  return refuseSum([value, ...boxes.filter((box) => box !== own).map((box) => box.tricks)], sums);
}

/**
 * Why results, null where empty, cannot be those of the round.
 *
 * @param {(number | null)[]} results
 * @param {number[]} sums
 */
export function refuseSum(results, sums) {
  if (results.includes(null) || sums.includes(sum(results))) return null;
  const facts = { tricks: sum(results), least: sums[0], hand: sums.at(-1) };
  return refusal("tricks_do_not_add_up", facts);
}

/**
 * Why the results of a round, none of which is missing, do not end it; null where they do.
 *
 * @param {Round} round
 */
export function refuseResults({ phase, to_reveal: waits, boxes, sums }) {
  const results = boxes.map((box) => box.tricks);
  if (phase !== "tricks" || waits || results.includes(null)) return null;
  return refuseSum(results, sums) ?? refusal("bomb_not_said", {});
}

/**
 * Every key of the number pad, 0 to the hand size, with its refusal or null.
 *
 * @param {Round} round
 * @param {string} player
 * @param {string} field
 * @returns {[number, Refusal | null][]}
 */
export function choices(round, player, field) {
  const keys = Array.from({ length: round.hand + 1 }, (_, value) => value);
  return keys.map((value) => [value, refuseValue(round, player, field, value)]);
}

/**
 * Every bonus that can be typed, 0 first; none in a game without a bonus.
 *
 * @param {Round} round
 */
export function bonusValues({ bonus }) {
  if (!bonus) return [];
  const steps = Math.floor(bonus.most / bonus.step);
  return Array.from({ length: steps + 1 }, (_, place) => place * bonus.step);
}

/**
 * Whose empty results "all made it" would fill with their bids; none where it may not.
 *
 * @param {Round} round
 * @returns {string[]}
 */
export function allMade({ phase, hidden, boxes, sums, rules }) {
  if (phase !== "tricks" || hidden) return [];
  const empty = boxes.filter((box) => box.tricks === null);
  // Each change by the Cloud needs a trick; what is not counted is 0 here.
  /** @param {any} box */
  const least = (box) => Math.max(box.counted_tricks, rules["play.cloud"] && changesOf(box) % 9);
  if (empty.some((/** @type {any} */ box) => box.wanted < least(box))) return [];
  const refused = refuseSum(
    boxes.map((box) => box.tricks ?? /** @type {number} */ (box.wanted)),
    sums,
  );
  return refused ? [] : empty.map((box) => box.player);
}

/**
 * The players whose empty results can only be 0; none where one follows by itself.
 *
 * @param {Round} round
 * @returns {string[]}
 */
export function restWonNothing({ phase, hidden, boxes, sums }) {
  const empty = boxes.filter((box) => box.tricks === null);
  const left = Math.max(...sums) > sum(boxes.map((box) => box.tricks ?? 0));
  if (phase !== "tricks" || hidden || left || empty.some((box) => box.counted_tricks)) return [];
  return empty.length > 1 ? empty.map((box) => box.player) : [];
}

/**
 * The empty results that one tap fills: pairs of a player and the tricks.
 *
 * @param {Round} round
 * @returns {[player: string, tricks: number][]}
 */
export function restAtOneTap(round) {
  /** @type {[string, number][]} */
  const made = allMade(round).map((player) => [player, boxOf(round, player).wanted]);
  return made.length ? made : restWonNothing(round).map((player) => [player, 0]);
}

/**
 * That nothing is changed by the number that stands; null for any other, and for what is hidden.
 *
 * @param {Round | undefined} round
 * @param {string} player
 * @param {string} field
 * @param {number | null} value
 * @returns {Refusal | null}
 */
export function unchanged(round, player, field, value) {
  const stands =
    value !== null && round && !round.hidden && boxOf(round, player)?.[field] === value;
  return stands ? refusal("nothing_changed", { player, value }) : null;
}
