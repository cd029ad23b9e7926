/**
 * What people do with special cards, as the cells that they write. Pure. The server's side is
 * scorepad/pad/acts.py, too; tests/client holds both together.
 */
import { correctTricks, enter, turnTrump } from "./acts.mjs";
import { bombedByMistake } from "./later_entries.mjs";
import { boxOf } from "./state.mjs";

/**
 * Whether the Bomb fell, 2 for twice; null: nobody knows yet.
 *
 * @param {Round} round
 * @param {boolean | number | null} fell
 */
export const bombFell = (round, fell) => enter(round, "", "bomb", fell);

/**
 * The Cloud: one more or one less than the bid, 2 for two changes, 0 for one up and one down;
 * null takes it back.
 *
 * @param {Round} round
 * @param {string} player
 * @param {any} by
 */
export function changeBid(round, player, by) {
  const bid = (boxOf(round, player).bid ?? 0) + Number(by);
  // To refuse what cannot be would tell a bid that is hidden.
  const value = round.hidden ? Math.min(Math.max(bid, 0), round.hand) : bid;
  return enter(round, player, "changed", by === null ? null : value);
}

/**
 * A result of a finished round that changes alone, because the Bomb fell, or did not. If that was
 * counted by mistake, its trick is given to the player.
 *
 * @param {Round} round
 * @param {string} player
 * @param {Value} tricks
 * @param {boolean | number} fell
 */
export function correctWithBomb(round, player, tricks, fell) {
  const given = bombedByMistake(round, player, /** @type {number} */ (tricks));
  if (given.length) return given.flatMap((trick) => enter(round, "", `trick:${trick}`, player));
  return [...correctTricks(round, [[player, tricks]]), ...bombFell(round, fell)];
}

/**
 * The card that was turned for trump, or null, and who laid it down for another and named trump.
 *
 * @param {Round} round
 * @param {string | null} card
 * @param {string | null} [chooser]
 */
export const nameTrump = (round, card, chooser = null) => [
  ...turnTrump(round, card),
  ...(chooser === round.chooser ? [] : enter(round, "", "chooser", chooser)),
];
