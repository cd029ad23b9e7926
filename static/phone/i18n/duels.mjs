/** A match and its duels in words. The server's side is scorepad/i18n/duels.py. */
import { duelRules } from "../rules/library/duel_rules.mjs";
import { t } from "./speech.mjs";

/**
 * The elements of a game of duels with their names, in the order of its file.
 *
 * @param {string} key
 * @returns {[element: any, name: string][]}
 */
export const elementsOf = (key) =>
  (duelRules[key]?.data.elements ?? []).map((/** @type {any} */ element) => [
    element,
    duelRules[key].names[element.code],
  ]);

/**
 * The name of an element; its code where the library has no such game any more.
 *
 * @param {string} code
 * @param {string} key
 */
export const elementName = (code, key) => duelRules[key]?.names[code] ?? code;

/**
 * Who wins a duel: "Anna wins", "Both lose", "Both win".
 *
 * @param {DuelVerdict} verdict
 * @param {string[]} names
 */
export function duelDecided({ winner }, names) {
  if (winner === "both") return t("Both win");
  if (winner === "none") return t("Both lose");
  return t("%(name)s wins", { name: winner === "A" ? names[0] : names[1] });
}

/**
 * The reason that decided a duel, in a sentence.
 *
 * @param {DuelVerdict} verdict
 * @param {string} game
 */
export function duelBecause({ winner, reason, facts }, game) {
  if (reason === "element") {
    const [strong, weak] = [facts.strong, facts.weak].map((code) => elementName(code, game));
    return t("%(strong)s beats %(weak)s, whatever the values.", { strong, weak });
  }
  if (reason === "value") {
    const [high, low] = [Math.max(facts.a, facts.b), Math.min(facts.a, facts.b)];
    return t("No element is weaker, and %(high)s beats %(low)s.", { high, low });
  }
  if (reason === "level") {
    return t("No element is weaker, and both values are %(value)s.", { value: facts.value });
  }
  if (winner === "none") return t("A power decided against both.");
  if (winner === "both") return t("Powers decided for both.");
  return t("A power decided; it goes before element and value.");
}

/**
 * Whose Immediate power goes first.
 *
 * @param {string} order
 * @param {string[]} names
 */
export function goesFirst(order, names) {
  if (order === "cancelled") return t("Cards of the same name: both lose their Immediate power.");
  if (order === "unspecified") {
    return t("Level printed values: the rule sheet does not say. Agree on it.");
  }
  const name = order === "A" ? names[0] : names[1];
  return t("%(name)s’s power goes first: the lower printed value.", { name });
}

/**
 * The cards of a duel: "Fire 5 – Water 3"; that a power decided, where nothing is known of them.
 *
 * @param {Sorcerer[]} cards
 * @param {string} game
 */
export const duelCardsInWords = (cards, game) =>
  cards.some(({ element, value }) => element || value !== null)
    ? cards.map((card) => duelCardInWords(card, game)).join(" – ")
    : t("a power");

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

/**
 * @param {Sorcerer} sorcerer
 * @param {string} game
 */
function duelCardInWords({ element, value, bonus }, game) {
  const text = `${element && elementName(element, game)} ${value ?? ""}`.trim() || "?";
  return bonus ? `${text} + ${bonus}` : text;
}
