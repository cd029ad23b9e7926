/**
 * What every language calls the suits, special cards and ranks of each trick game, by its key.
 * None here; the script that a phone gets has them in place of this module.
 *
 * @type {Record<string, TypedWords[]>}
 */
export const typedWords = {};
