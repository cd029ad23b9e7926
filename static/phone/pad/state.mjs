/**
 * What can be asked of a round and of a pad as they stand. Pure. The server's side is
 * scorepad/pad/state.py and any_pad.py.
 */

/**
 * A player's box of a round; undefined for somebody who does not sit there.
 *
 * @param {Round} round
 * @param {string} player
 * @returns {any}
 */
export const boxOf = (round, player) => round.boxes.find((box) => box.player === player);

/**
 * Whether every result stands, though bids may have to be revealed.
 *
 * @param {Pick<Round, "phase" | "to_reveal">} round
 */
export const isPlayed = ({ phase, to_reveal: toReveal }) =>
  phase === "done" || (toReveal && phase === "tricks");

/**
 * Whether points by hand are all that is known of a game: it ended with an untouched round 1.
 *
 * @param {Round} round
 */
export const hasTotalsAlone = ({ number, boxes }) =>
  number === 1
  && boxes.every(({ bid, tricks }) => bid === null && tricks === null)
  && boxes.some(({ adjustment }) => adjustment);

/**
 * The place of somebody among those who can win: 1 for the highest total.
 *
 * @param {Pad} pad
 * @param {string} player
 * @param {string[]} rivals
 */
export function placeAmong({ totals, winners }, player, rivals) {
  const place = 1 + rivals.filter((rival) => totals[rival] > totals[player]).length;
  // Level with the winners, whom the rules put first.
  return place === 1 && !winners.includes(player) ? 1 + winners.length : place;
}
