/** House rules in words. The server's side is scorepad/i18n/house_rules.py and points.py. */
import { groupTitles } from "../words/group_titles.mjs";
import { houseRefusals } from "../words/house_refusals.mjs";
import { refusals } from "../words/refusals.mjs";
import { termTitles } from "../words/term_titles.mjs";

Object.assign(refusals, houseRefusals);

/**
 * The title of a group of the form.
 *
 * @param {string} key
 */
export const houseGroup = (key) => groupTitles[key]({});

/**
 * What the number of an option is multiplied with; "" for no term of a formula.
 *
 * @param {string} option
 */
export function termTitle(option) {
  const [of, ...rest] = option.split(".");
  return (of === "points" && termTitles[rest.at(-1) ?? ""]?.({})) || "";
}
