/**
 * The verdict on one duel: power before element before value. Pure. The server's side is
 * scorepad/rules/duel/verdict.py.
 */

/**
 * Which of two elements beats the other, "none" when neither does.
 *
 * @param {any} ruleset
 * @param {string} a
 * @param {string} b
 */
export function elementWins({ elements }, a, b) {
  /** @param {string} code */
  const weaknesses = (code) =>
    elements.find((/** @type {any} */ each) => each.code === code).weaknesses ?? [];
  if (weaknesses(a).includes(b)) return "B";
  return weaknesses(b).includes(a) ? "A" : "none";
}

/**
 * Whose Immediate power goes first when both cards were put down together, by their printed values.
 *
 * @param {number} a
 * @param {number} b
 * @param {boolean} sameName
 */
export function powerOrder(a, b, sameName) {
  if (sameName) return "cancelled";
  if (a === b) return "unspecified";
  return a < b ? "A" : "B";
}

/**
 * The verdict on a duel of cards that there can be; `power` is the side that a power decided for,
 * "none" against both, "both" for both, null where none decided.
 *
 * @param {any} ruleset
 * @param {Sorcerer} a
 * @param {Sorcerer} b
 * @param {Side | null} power
 * @returns {DuelVerdict}
 */
export function duel(ruleset, a, b, power) {
  const { places } = ruleset;
  if (power !== null) return { winner: power, reason: "power", place: places.power, facts: {} };
  const byElement = elementWins(ruleset, a.element, b.element);
  if (byElement !== "none") {
    const [strong, weak] = byElement === "A" ? [a, b] : [b, a];
    const facts = { strong: strong.element, weak: weak.element };
    return { winner: byElement, reason: "element", place: places.element, facts };
  }
  // Where values decide, both are known.
  const [one, other] = [a, b].map(({ value, bonus }) => Number(value) + bonus);
  if (one === other) {
    return { winner: "none", reason: "level", place: places.level, facts: { value: one } };
  }
  const facts = { a: one, b: other };
  return { winner: one > other ? "A" : "B", reason: "value", place: places.value, facts };
}
