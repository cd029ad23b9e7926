/**
 * The order of the cards of a pile, entered unseen, and turned up duel by duel. Pure. The server's
 * side is scorepad/pad/match/orders.py.
 */
import { valueIn } from "../effective_marks.mjs";

/**
 * The card that a cell holds; null for none, and for one that the server keeps from this phone.
 *
 * @param {any} data the ruleset's
 * @param {Value} value
 * @returns {Sorcerer | null}
 */
function readCard(data, value) {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [element, printed] = value;
  const isElement = data.elements.some((/** @type {any} */ { code }) => code === element);
  const isNumber = Number.isInteger(printed) && printed >= 0 && printed <= data.cards.highest;
  return isElement && isNumber ? { element, value: printed, bonus: 0 } : null;
}

/**
 * The cards of a player's pile in their order, how many were put into it, how many lie face up, and
 * the sum of all values, null where a card of it is not known.
 *
 * @param {any} data
 * @param {Cells} cells
 * @param {string} player
 */
export function orderIn(data, cells, player) {
  /** @type {Value[]} */
  const values = Array.from({ length: data.cards.pile }, (_, place) =>
    valueIn(cells, 0, player, `card:${place + 1}`),
  );
  const turned = valueIn(cells, 0, player, "turned");
  const order = values.map((value) => readCard(data, value));
  return {
    order,
    values: order.includes(null) ? null : order.reduce((sum, card) => sum + (card?.value ?? 0), 0),
    placed: values.filter((value) => value !== null).length,
    turned: Number.isInteger(turned) ? turned : 0,
  };
}

/**
 * The card of the next duel that lies face up by its player's own order; null where none does.
 *
 * @param {Pick<MatchBox, "order" | "lost" | "turned">} box
 * @returns {Sorcerer | null}
 */
export const turnedUp = ({ order, lost, turned }) => (lost < turned && order[lost]) || null;

/**
 * Whether the orders of both stand, and the cards of the next duel are still to be turned up.
 *
 * @param {MatchRound} round
 */
export const turnsUp = ({ phase, boxes }) =>
  phase === "winner"
  && boxes.every(({ placed, order, left }) => placed >= order.length && left)
  && boxes.some(({ turned, lost }) => turned <= lost);
