/**
 * The titles of plain fields by their names, each with what its no says, as
 * scorepad/i18n/fields.py has them. None here; the script that a phone gets has them in place of
 * this module.
 *
 * @type {Record<string, string[]>}
 */
export const fieldTitles = {};
