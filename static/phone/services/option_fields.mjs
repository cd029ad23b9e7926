/**
 * The options of the rules, as a form shows and sends them. Pure. The server's side is
 * scorepad/services/rule_fields.py.
 */
import { OPTIONS } from "../rules/options.mjs";
import { isJudged } from "../rules/ruleset.mjs";
import { typedSignedNumber } from "../pad/typed_numbers.mjs";

/** Options too many and too deep for a table; the form for house rules has them. */
export const HOUSE_ONLY = /^(?:schedule|points)\.|^trump\.(?:source|order)$/;
const RARE = (
  "kraken whale loot third_hand pirates edition dragon werewolf juggler shapeshifter witch vampire "
  + "bid_change swap"
)
  .split(" ")
  .map((name) => `play.${name}`);
const OF_TOPS = ["play.top_lead", "play.bomb", "play.cloud"];

/** @type {[sent: string, meant: boolean][]} */
const SWITCH = [
  ["yes", true],
  ["no", false],
];

/**
 * The names of the options of this game that a table sets; without those that mean nothing in it.
 *
 * @param {{data: RulesetData, game: Ruleset, rules: Rules}} played
 */
export function optionsOf({ data, game, rules }) {
  const tops = data.deck.specials.filter(({ role }) => role === "top").length;
  const hasBottom = data.deck.specials.some(({ role }) => role === "bottom");
  const turned = rules["trump.source"] === "turned";
  const known = (data.variants ?? []).flatMap(({ sets }) => Object.keys(sets));
  /** @type {[boolean, string[]][]} */
  const leftOut = [
    [!game.extra.some(({ blind }) => blind), ["bidding.blind_exempt"]],
    [!tops || !turned, ["trump.top_turned"]],
    [!hasBottom || !turned, ["trump.bottom_turned"]],
    [tops !== 1 || !isJudged(data), OF_TOPS],
    [true, RARE.filter((name) => !known.includes(name) && rules[name] !== true)],
    [!data.deck.court?.length, ["play.ranks"]],
  ];
  const out = leftOut.flatMap(([isOut, names]) => (isOut ? names : []));
  return Object.keys(OPTIONS).filter((name) => !HOUSE_ONLY.test(name) && !out.includes(name));
}

/**
 * The choices for an option, as sent and as meant; nothing for a number.
 *
 * @param {string} name
 * @returns {[sent: string, meant: any][]}
 */
export function choicesOf(name) {
  const allowed = /** @type {any} */ (OPTIONS[name]);
  if (allowed[0] === false) return SWITCH;
  return Array.isArray(allowed) ? allowed.map((each) => [`${each}`, each]) : [];
}

/** @param {any} value */
export const asSent = (value) => SWITCH.find(([, meant]) => meant === value)?.[0] ?? `${value}`;

/**
 * The value that a form sent; null for a number that is none, or out of bounds. A choice that does
 * not exist is returned as it is, for the rules to refuse.
 *
 * @param {string} name
 * @param {string} text
 * @returns {any}
 */
export function readOption(name, text) {
  const choices = choicesOf(name);
  if (choices.length) return choices.find(([sent]) => sent === text)?.[1] ?? text;
  const number = typedSignedNumber(text);
  const { low, high } = /** @type {any} */ (OPTIONS[name]);
  return number !== null && low <= number && number <= high ? number : null;
}
