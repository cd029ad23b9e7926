/**
 * The titles of plain fields, and what stands in one, in words. Pure. The server's side is
 * scorepad/i18n/fields.py.
 */
import { fieldTitles } from "./field_titles.mjs";
import { t } from "./speech.mjs";
import { figure } from "./numbers.mjs";

/** @param {string} name */
export const fieldTitle = (name) => fieldTitles[name];

/**
 * What stands in a plain field. A yes is its title alone, and an empty field has a dash.
 *
 * @param {Value} value
 * @param {string} name
 * @param {string} [player]
 */
export function plainInWords(value, name, player = "") {
  let said = fieldTitle(name);
  if (value !== true) {
    const choice = value === null ? "–" : Number.isInteger(value) ? figure(value) : value;
    said = t("%(rule)s: %(choice)s", { rule: said, choice });
  }
  return player ? t("%(player)s: %(won)s", { player, won: said }) : said;
}
