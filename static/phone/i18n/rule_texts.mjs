/**
 * The topics of the rules in short in the reader's language, as scorepad/i18n has them in its
 * tables: `titles`, `about` and `origins` of topics; and `duels`, what the page of each game of duels shows, which no table changes. None here; the
 * script that a phone gets has them in place of this module.
 *
 * @type {any}
 */
export const texts = {};
