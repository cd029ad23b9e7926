/**
 * What brings a bonus, by the keys of the games and of their cards, in the reader's words. None
 * here; the script that a phone gets has them in place of this module.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const bonuses = {};
