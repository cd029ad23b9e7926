/**
 * The questions about a duel, as they were typed or tapped. Pure. The server's side is
 * scorepad/trick_checker/query.py.
 */
import { duel, elementWins } from "./duel_verdict.mjs";
import { typedNumber } from "./typed_numbers.mjs";

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
 * Whether the decision needs something that is not typed: elements, then values, where no power
 * decides. Nothing is typed wrong.
 *
 * @param {DuelQuery} query
 * @param {any} ruleset
 */
function needsMore({ power, a, b }, ruleset) {
  if (power) return false;
  if (!a.element || !b.element) return true;
  return elementWins(ruleset, a.element, b.element) === "none" && !(a.value && b.value);
}

/**
 * The verdict with the winner, null while the decision needs more.
 *
 * @param {DuelQuery} query
 * @param {any} ruleset
 * @returns {DuelVerdict | null}
 */
export function verdictOf(query, ruleset) {
  if (Object.keys(wrongIn(query, ruleset)).length || needsMore(query, ruleset)) return null;
  return duel(ruleset, sorcererOf(query.a), sorcererOf(query.b), query.power || null);
}
