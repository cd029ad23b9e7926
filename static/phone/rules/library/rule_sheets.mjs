/**
 * What the rules in short need of each game besides what a new game needs, by their keys: `name`
 * and `edition` in the reader's words, what the sheet has besides (`also`, by topic) and where
 * sources differ (`notes`, by variant), and the language of its headings (`sheet_language`); of a
 * game of tricks its `examples` (of points, bids and tricks), the headings of its sheet (`places`,
 * of variants `headings`) and who deals first. None here; the script that a phone gets has them in
 * place of this module.
 *
 * @type {Record<string, any>}
 */
export const sheets = {};
