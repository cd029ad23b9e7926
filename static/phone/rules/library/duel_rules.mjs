/**
 * The games of duels by their keys: `{name, names, data}`, where `names` are the elements in the
 * reader's words and `data` what a pad keeps of the rules. None here; the script that a phone gets
 * has them in place of this module.
 *
 * @type {Record<string, {name: string, names: Record<string, string>, data: any}>}
 */
export const duelRules = {};
