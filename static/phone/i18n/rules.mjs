/**
 * The options of the rules, in the reader's language. Pure. The server's side is
 * scorepad/i18n/rules.py and points.py.
 */
import { optionWords } from "./option_words.mjs";
import { t } from "./speech.mjs";
import { figure } from "./numbers.mjs";
import { ruleWords } from "../words/rule_words.mjs";

/** @type {Record<string, string>} */
const SUIT_SIGNS = { H: "♥", S: "♠", C: "♣", D: "♦", "-": "–" };

/** A sentence of a table, which is translated there, with its facts. */
export const filled = t;

/**
 * The key of a value in a table: Python writes True and False.
 *
 * @param {any} value
 */
const keyOf = (value) => (typeof value === "boolean" ? (value ? "True" : "False") : `${value}`);

/**
 * @param {string} option
 * @returns {string}
 */
export const ruleTitle = (option) => optionWords.titles[option] ?? option;

/**
 * @param {string} option
 * @param {any} value
 * @returns {string}
 */
export function ruleChoice(option, value) {
  const choice = optionWords.choices[option]?.[keyOf(value)];
  if (choice !== undefined) return choice;
  if (option === "trump.order") return [...value].map((code) => SUIT_SIGNS[code] ?? code).join(" ");
  if (typeof value === "boolean") return optionWords.answers[Number(value)];
  return typeof value === "number" ? figure(value) : `${value}`;
}

/**
 * An option and its value in a few words; where there are none, title and choice.
 *
 * @param {string} option
 * @param {any} value
 */
export function ruleInShort(option, value) {
  const sayings = optionWords.short[option] ?? {};
  const saying = sayings[keyOf(value)] ?? sayings[""];
  return saying === undefined
    ? ruleWords.with_choice({ rule: ruleTitle(option), choice: ruleChoice(option, value) })
    : filled(saying, { value });
}

/**
 * The points of a bid that was made, or missed.
 *
 * @param {Record<string, number>} formula
 */
export function pointsInWords(formula) {
  const parts = Object.entries(formula).flatMap(([term, points]) => {
    if (!points) return [];
    const saying = optionWords.terms[term];
    return saying ? filled(saying, { points: figure(points) }) : figure(points);
  });
  return parts.join(" + ") || figure(0);
}
