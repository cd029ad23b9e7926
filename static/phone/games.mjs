/**
 * The trick games on the shelf by their keys, in the reader's words: `{name, suits, specials,
 * variants, data}`, where `data` is what a pad keeps of the rules. None here; the script that
 * a phone gets has them in place of this module.
 */
export const games = {};
