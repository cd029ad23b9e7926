/**
 * What can be written on a pad besides, which no first tap needs: whose tricks are left, and who
 * changes with a corrected result. Pure. The server's side is scorepad/pad/entries.py, too.
 */
import { count, sum } from "../rules/points.mjs";
import { NOBODY } from "./tricks_taken.mjs";
import { boxOf, isPlayed } from "./state.mjs";

/**
 * Whose result alone is missing and does not follow, and the least and the most that it can be.
 *
 * @param {Round} round
 * @returns {[player: string, least: number, most: number] | null}
 */
export function lastResult(round) {
  const { phase, rules, boxes, sums } = round;
  const empty = boxes.filter((box) => box.tricks === null);
  const given = sum(boxes.map((box) => box.tricks));
  const [least, most] = [Math.max(0, sums[0] - given), Number(sums.at(-1)) - given];
  const asks = phase === "tricks" && !isPlayed(round) && !rules["play.bomb"] && empty.length === 1;
  return asks && least < most ? [empty[0].player, least, most] : null;
}

/**
 * Who may change with a corrected result of a finished round, and to what.
 *
 * @param {Round} round
 * @param {string} player
 * @param {number} value
 * @returns {[player: string, tricks: number][]}
 */
export function whoElse(round, player, value) {
  const gained = value - (boxOf(round, player).tricks ?? 0);
  return round.boxes
    .filter((box) => box.player !== player && box.tricks !== null)
    .map(
      (box) =>
        /** @type {[string, number]} */ ([box.player, /** @type {number} */ (box.tricks) - gained]),
    )
    .filter(([, tricks]) => tricks >= 0 && tricks <= round.hand);
}

/**
 * How many tricks are nobody's if a corrected result changes alone; null where it can't.
 *
 * @param {Round} round
 * @param {string} player
 * @param {number} value
 * @returns {number | null}
 */
export function untakenInstead({ rules, sums, hand, boxes }, player, value) {
  const all = sum(boxes.map((box) => (box.player === player ? value : box.tricks)));
  return rules["play.bomb"] || sums.length === 1 || !sums.includes(all) ? null : hand - all;
}

/**
 * Whether the Bomb must have fallen, or how often, if a corrected result changes alone; null: no
 * telling.
 *
 * @param {Round} round
 * @param {string} player
 * @param {number} value
 * @returns {boolean | number | null}
 */
export function bombInstead(round, player, value) {
  if (!round.rules["play.bomb"]) return null;
  const all = sum(round.boxes.map((box) => (box.player === player ? value : box.tricks)));
  const [fell, { bombs }] = [round.hand - all, round.untaken_limit];
  const counted = count(round.takers, NOBODY);
  if (counted) {
    const left = counted - bombedByMistake(round, player, value).length;
    return fell === left && left < counted ? [false, true, 2][fell] : null;
  }
  const stands = round.untaken === null ? -1 : Math.min(round.untaken, bombs);
  return fell >= 0 && fell <= bombs && fell !== stands ? [false, true, 2][fell] : null;
}

/**
 * The tricks that were counted as nobody's and are the player's, if the result is right: the last
 * ones; none where the result was not counted.
 *
 * @param {Round} round
 * @param {string} player
 * @param {number} value
 * @returns {number[]}
 */
export function bombedByMistake(round, player, value) {
  const { tricks, counted } = boxOf(round, player);
  const gained = value - (tricks ?? 0);
  const found = round.takers.flatMap((taker, place) => (taker === NOBODY ? [place + 1] : []));
  return counted && gained > 0 && gained <= found.length ? found.slice(-gained) : [];
}
