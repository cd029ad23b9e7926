/**
 * The language of this script, and the place of the form that a number takes in it. English here;
 * the script that a phone gets has its own reader's in place of this module.
 */
export const language = "en";
/** The same, as days are written where the browser names no region. */
export const written = "en";
/**
 * @param {number} n
 * @returns {number | boolean}
 */
export const plural = (n) => n !== 1;
