/**
 * What of a state any screen may show: bids that nobody may see yet, and those that have not
 * come to this phone, are left out. Pure.
 */

/**
 * A number of the pad; null for what is empty, hidden, or follows from what is hidden.
 *
 * @param {any} value
 * @returns {number | null}
 */
export const known = (value) => (Number.isInteger(value) ? value : null);

/**
 * Some of the fields of an object.
 *
 * @param {any} from
 * @param {string} names
 */
export const pick = (from, names) =>
  Object.fromEntries(names.split(" ").map((name) => [name, from[name]]));

/**
 * What the ruleset's file says, and the name of the house rules; "" for none.
 *
 * @param {Pad} state
 * @returns {{data: RulesetData, house: string}}
 */
export const written = ({ cells }) => ({
  data: cells["0,0,,ruleset"][0], house: `${cells["0,0,,house"]?.[0] ?? ""}`,
});

/**
 * Whether the round counts by bids that have not come to this phone.
 *
 * @param {Round} round
 */
export const lacksBids = ({ hidden, boxes }) =>
  !hidden && boxes.some((box) => box.wanted !== null && known(box.wanted) === null);

/**
 * Whether totals depend on bids that have not come to this phone.
 *
 * @param {Pad} state
 */
export const waitsFor = (state) => state.rounds.some(lacksBids);

/**
 * Whether a bid is another than the one that was revealed.
 *
 * @param {Round} round
 * @param {Box} box
 */
export const changedAfterReveal = ({ revealed }, { player, bid }) =>
  Object.hasOwn(revealed ?? {}, player) && JSON.stringify(/** @type {any} */ (revealed)[player]) !== JSON.stringify(bid);

/**
 * What pad and sheet alike show of a player's box, and the tricks that are wanted.
 *
 * @param {Pad} state
 * @param {Round} round
 * @param {Box} box
 * @returns {[View, number | null]}
 */
export function boxShown({ names }, round, box) {
  const [bid, changed, wanted] = [box.bid, box.changed, box.wanted].map((value) =>
    round.hidden ? null : known(value));
  const { player, tricks, extra, bonus } = box;
  return [{
    player, name: names[player], deals: player === round.dealer,
    bid, bid_hidden: bid !== box.bid, changed, tricks,
    bonus_lost: round.phase === "done" && wanted !== null && extra !== (bonus ?? 0),
  }, wanted];
}
