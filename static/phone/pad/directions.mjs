/**
 * Names that are written from right to left, among words that are written from left to right. Its
 * twin is scorepad/pad/directions.py.
 */

// The blocks of letters that are written from right to left.
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for a sentence or a row of names: with marks around it, if it needs them.
 *
 * @param {any} name
 */
export const isolated = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
