/**
 * What people do at a table besides, which no first tap needs, as the cells that they write. Pure.
 * The server's side is scorepad/pad/acts.py, too.
 */
import { correctTricks, enter } from "./acts.mjs";
import { boxOf } from "./state.mjs";

/**
 * Whether the Bomb fell; null: nobody knows yet.
 *
 * @param {Round} round
 * @param {boolean | null} fell
 */
export const bombFell = (round, fell) => enter(round, "", "bomb", fell);

/**
 * The Cloud: one more or one less than the bid; 0 takes it back.
 *
 * @param {Round} round
 * @param {string} player
 * @param {any} by
 */
export function changeBid(round, player, by) {
  const bid = (boxOf(round, player).bid ?? 0) + by;
  // To refuse what cannot be would tell a bid that is hidden.
  const value = round.hidden ? Math.min(Math.max(bid, 0), round.hand) : bid;
  return enter(round, player, "changed", by ? value : null);
}

/**
 * A result of a finished round that changes alone, because the Bomb fell, or did not.
 *
 * @param {Round} round
 * @param {string} player
 * @param {Value} tricks
 * @param {boolean} fell
 */
export const correctWithBomb = (round, player, tricks, fell) => [
  ...correctTricks(round, [[player, tricks]]),
  ...bombFell(round, fell),
];
