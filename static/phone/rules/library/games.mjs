/**
 * The trick games of the library by their keys, in the reader's words: `{name, suits, specials,
 * deck}`, where `deck` is each suit's code, colour and shape. None here; the script that a
 * phone gets has them in place of this module.
 *
 * @type {Record<string, GameWords>}
 */
export const games = {};
