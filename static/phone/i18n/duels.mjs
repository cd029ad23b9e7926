/** The cards of a duel in the log. Its twin is scorepad/i18n/duels.py. */
import { duelCardsInWords } from "../words/duels.mjs";

/**
 * The cards of a duel as a mark has them: element, value and bonus of each.
 *
 * @param {[string, number | null, number][]} sides
 * @param {string} game
 */
export function sidesInWords(sides, game) {
  const cards = sides.map(([element, value, bonus]) => ({ element, value, bonus }));
  return duelCardsInWords(cards, game);
}
