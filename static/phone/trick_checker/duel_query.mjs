/**
 * The questions about a duel, as they were typed or tapped. Pure. The server's side is
 * scorepad/trick_checker/query.py.
 */
import { duel, elementWins } from "../rules/duel/verdict.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";

/** The values for powers: none decided, or for A, for B, for both, against both. */
const POWERS = ["", "A", "B", "both", "none"];

/** @type {["a", "b"]} */
const SIDES = ["a", "b"];

/**
 * The duel that an address or a form holds.
 *
 * @param {URLSearchParams} fields
 * @returns {DuelQuery}
 */
export function readDuelQuery(fields) {
  /** @param {string} name */
  const at = (name) => fields.get(name) ?? "";
  /** @param {string} key */
  const side = (key) => ({
    element: at(`${key}.element`).trim(),
    value: at(`${key}.value`).trim(),
    bonus: at(`${key}.bonus`).trim(),
  });
  return {
    game: at("game"),
    a: side("a"),
    b: side("b"),
    power: at("power"),
    both_powers: at("both") === "1",
    same_name: at("same") === "1",
  };
}

/** Nothing said of a duel. */
export const EMPTY_DUEL = readDuelQuery(new URLSearchParams());

/**
 * What cannot be, by the field where it was typed. A field that is not typed yet is not wrong.
 *
 * @param {DuelQuery} query
 * @param {any} ruleset
 * @returns {Record<string, Refusal>}
 */
export function wrongIn(query, { elements, cards: { highest } }) {
  /** @type {Record<string, Refusal>} */
  const wrong = {};
  for (const key of SIDES) {
    const { element, value, bonus } = query[key];
    if (element && !elements.some((/** @type {any} */ { code }) => code === element)) {
      wrong[`${key}.element`] = { code: "no_such_element", facts: { value: element } };
    }
    for (const [part, text] of Object.entries({ value, bonus })) {
      const number = typedNumber(text);
      if (text && (number === null || number > highest)) {
        const facts = { value: text, low: 0, high: highest };
        wrong[`${key}.${part}`] = { code: "out_of_range", facts };
      }
    }
  }
  if (!POWERS.includes(query.power)) {
    wrong.power = { code: "not_a_mark", facts: { what: "power" } };
  }
  return wrong;
}

/**
 * The card that was typed, as far as it is known.
 *
 * @param {DuelSideQuery} side
 * @returns {Sorcerer}
 */
export const sorcererOf = ({ element, value, bonus }) => ({
  element,
  value: typedNumber(value),
  bonus: typedNumber(bonus) ?? 0,
});

/**
 * The fields that the decision needs and that are not typed: elements, then values; where a power
 * decides, none. What is typed wrong counts as not typed.
 *
 * @param {DuelQuery} query
 * @param {any} ruleset
 * @returns {string[]}
 */
export function needed(query, ruleset) {
  if (query.power) return [];
  const wrong = Object.keys(wrongIn(query, ruleset));
  /** @param {"element" | "value"} part */
  const empty = (part) => SIDES.filter((key) => !query[key][part]).map((key) => `${key}.${part}`);
  const wrongElements = wrong.filter((field) => field.endsWith(".element"));
  const elements = [...empty("element"), ...wrongElements];
  if (elements.length) return elements;
  if (elementWins(ruleset, query.a.element, query.b.element) !== "none") return [];
  return [...empty("value"), ...wrong];
}

/**
 * The verdict with the winner, null while the decision needs more.
 *
 * @param {DuelQuery} query
 * @param {any} ruleset
 * @returns {DuelVerdict | null}
 */
export function verdictOf(query, ruleset) {
  if (needed(query, ruleset).length || Object.keys(wrongIn(query, ruleset)).length) return null;
  const power = /** @type {Side | null} */ (query.power || null);
  return duel(ruleset, sorcererOf(query.a), sorcererOf(query.b), power);
}
