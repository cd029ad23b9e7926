/** The points of a round. Pure. The server's side is scorepad/rules/points.py. */
import { TERMS } from "./option_table.mjs";

/**
 * @param {any[]} numbers
 * @returns {number}
 */
export const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/**
 * @param {any[]} items
 * @param {any} item
 */
export const count = (items, item) => items.filter((each) => each === item).length;

/**
 * The points of one round, without a typed bonus.
 *
 * @param {Rules} rules
 * @param {number} bid
 * @param {number} tricks
 * @param {number} hand
 */
export function score(rules, bid, tricks, hand) {
  const off = Math.abs(bid - tricks);
  const formula = `points.${bid ? "" : "zero_"}${off ? "missed" : "made"}.`;
  // In the order of TERMS; scorepad/rules/points.py names each term.
  const values = [1, tricks, tricks ** 2, bid, bid ** 2, off, off ** 2, hand];
  return sum(TERMS.map((term, place) => rules[formula + term] * values[place]));
}
