/**
 * Whether a trick can be given to somebody. Pure. The server's side is judge_trick() in
 * scorepad/pad/judge_play.py.
 */
import { refuseSum } from "./entries.mjs";
import { count, sum } from "../rules/points.mjs";
import { NOBODY, possibleSums, withBombs } from "./tricks_taken.mjs";

/**
 * Why the next trick of a round cannot be `player`'s, or nobody's; null where it can.
 *
 * @param {Round} round
 * @param {string} player
 * @param {Value} bomb whether the Bomb fell, as it was written
 * @returns {Refusal | null}
 */
export const refuseTrick = (round, player, bomb) =>
  (player === NOBODY ? refuseForNobody(round, bomb) : null) ?? refuseCount(round, player, bomb);

/**
 * @param {Round} round
 * @param {Value} bomb
 * @returns {Refusal | null}
 */
function refuseForNobody({ takers, hand, untaken_limit: untaken }, bomb) {
  const most = withBombs(untaken, hand, bomb);
  if (!untaken.most) return { code: "no_such_card_here", facts: {} };
  if (!most) return { code: "bomb_did_not_fall", facts: {} };
  if (count(takers, NOBODY) < most) return null;
  if (untaken.bombs === 1 && most === 1) {
    return { code: "bomb_fell_before", facts: { trick: takers.indexOf(NOBODY) + 1 } };
  }
  return { code: "no_more_for_nobody", facts: { most } };
}

/**
 * Why the results could not be with that taker of the next trick. Results that were typed stand,
 * those of all others are counted.
 *
 * @param {Round} round
 * @param {string} taker
 * @param {Value} bomb
 * @returns {Refusal | null}
 */
function refuseCount(round, taker, bomb) {
  const { boxes, hand, untaken_limit: untaken, next_trick: next } = round;
  const takers = [...round.takers];
  takers[next - 1] = taker;
  const results = boxes.map(({ player, tricks, counted }) =>
    tricks === null || counted ? count(takers, player) : tricks,
  );
  const sums = possibleSums(hand, bomb, takers, untaken);
  if (sum(results) > /** @type {number} */ (sums.at(-1))) {
    return { code: "too_many_tricks", facts: { value: 1, left: 0 } };
  }
  return takers.includes(null) || takers.length < hand ? null : refuseSum(results, sums);
}
