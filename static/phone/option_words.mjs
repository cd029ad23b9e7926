/**
 * What the options of the rules are called: `rules` has of each its title, the names of its values
 * and what is said of a value in short; `terms` those of a formula. None here; the script that a
 * phone gets has them in place of this module.
 *
 * @type {{rules: Record<string, any[]>, terms: Record<string, string>}}
 */
export const optionWords = { rules: {}, terms: {} };
