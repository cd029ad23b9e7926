/**
 * Marks as the server tells them: more are added, none goes away, and some hide a value for
 * a while.
 */

/**
 * Whether a mark holds a value that the server doesn't tell yet.
 *
 * @param {Mark} mark
 */
export const isPartlyMasked = ({ cells = [] }) => cells.some((cell) => cell[4]?.hidden === true);

/**
 * Whether a mark is the first of its game.
 *
 * @param {Mark} mark
 */
export const opens = ({ cells = [] }) =>
  cells.some(([round, , , field]) => !round && field === "ruleset");

/**
 * Known marks, with those that the server has from place `since` on. A value once known is
 * never masked again.
 *
 * @param {Mark[]} known
 * @param {number} since
 * @param {Mark[]} marks
 * @returns {Mark[]}
 */
export function merge(known, since, marks) {
  if (since > known.length) return known;
  const merged = [...known];
  marks.forEach((mark, place) => {
    const held = merged[since + place];
    if (held?.id !== mark.id || isPartlyMasked(held)) merged[since + place] = mark;
  });
  return merged;
}
