/**
 * The options of the rules, in the reader's language. Pure. The server's side is
 * scorepad/i18n/rules.py and points.py.
 */
import { optionWords } from "./option_words.mjs";
import { t } from "./speech.mjs";
import { variants } from "./variant_words.mjs";
import { figure } from "./words.mjs";

/** @param {string} option */
const wordsOfRule = (option) => optionWords.rules[option] ?? [option, {}, {}];

/** @param {string} option */
export const ruleTitle = (option) => wordsOfRule(option)[0];

/**
 * @param {string} option
 * @param {any} value
 */
export const ruleChoice = (option, value) =>
  wordsOfRule(option)[1][`${value}`] ?? (typeof value === "number" ? figure(value) : `${value}`);

/**
 * An option and its value in a few words; where there are none, title and choice.
 *
 * @param {string} option
 * @param {any} value
 */
export function ruleInShort(option, value) {
  const [, , short] = wordsOfRule(option);
  const saying = short[`${value}`] ?? (typeof value === "number" ? short[""] : undefined);
  return saying === undefined
    ? t("%(rule)s: %(choice)s", { rule: ruleTitle(option), choice: ruleChoice(option, value) })
    : saying.replace("%(value)s", value);
}

/**
 * The points of a bid that was made, or missed.
 *
 * @param {Record<string, number>} formula
 */
export function pointsInWords(formula) {
  const parts = formula.base ? [figure(formula.base)] : [];
  for (const [term, saying] of Object.entries(optionWords.terms)) {
    if (formula[term]) parts.push(saying.replace("%(points)s", figure(formula[term])));
  }
  return parts.join(" + ") || figure(0);
}

/**
 * Title and sentence of a game's variant; the key itself if it has left.
 *
 * @param {string} key
 * @param {string} game
 */
export const variantWords = (key, game) => variants[game]?.[key] ?? [key, ""];
