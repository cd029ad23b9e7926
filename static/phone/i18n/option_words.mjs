/**
 * What the options of the rules are called in the reader's language: their `titles`, the names of
 * values as `choices`, values in a few words as `short`, `answers` of switches, and `terms` of a
 * formula, as the tables of scorepad/i18n have them. None here; the script that a phone gets has
 * them in place of this module.
 *
 * @type {any}
 */
export const optionWords = {
  titles: {},
  choices: {},
  short: {},
  answers: ["no", "yes"],
  terms: {},
};
