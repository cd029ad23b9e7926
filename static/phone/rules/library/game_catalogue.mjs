/**
 * What a new game of each trick game needs, by their keys: `{data, variants}`, where `data` is
 * what a pad keeps of the rules and `variants` are titles and sentences in the reader's words.
 * None here; the script that a phone gets has them in place of this module.
 *
 * @type {Record<string, CatalogueEntry>}
 */
export const catalogue = {};
