/**
 * Title and sentence of each variant of a game, by the keys of both, in the reader's words. None
 * here; the script that a phone gets has them in place of this module.
 *
 * @type {Record<string, Record<string, [title: string, sentence: string]>>}
 */
export const variants = {};
