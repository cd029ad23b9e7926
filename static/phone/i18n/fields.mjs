/**
 * The titles of plain fields, and what stands in one, in words. Pure. The server's side is
 * scorepad/i18n/fields.py.
 */
import { fieldTitles } from "./field_titles.mjs";
import { figure } from "./numbers.mjs";
import { fieldWords } from "../words/field_words.mjs";
import { ruleWords } from "../words/rule_words.mjs";

/** @param {string} name */
export const fieldTitle = (name) => fieldTitles[name][0];

/**
 * What stands in a plain field. A yes is its title alone, a no has a title of its own, and an empty
 * field has a dash.
 *
 * @param {Value} value
 * @param {string} name
 * @param {string} [player]
 */
export function plainInWords(value, name, player = "") {
  let said = fieldTitles[name][value === false ? 1 : 0];
  if (typeof value !== "boolean") {
    const choice = value === null ? "–" : Number.isInteger(value) ? figure(value) : value;
    said = ruleWords.with_choice({ rule: said, choice });
  }
  return player ? fieldWords.of_player({ player, won: said }) : said;
}
