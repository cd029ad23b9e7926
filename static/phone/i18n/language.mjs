/**
 * The language of this script, and which of two forms a number takes in it. English here; the
 * script that a phone gets has its own reader's in place of this module.
 */
export const language = "en";
/** @param {number} n */
export const plural = (n) => n !== 1;
