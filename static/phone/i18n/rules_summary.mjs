/**
 * The rules of a game in sentences. The server's side is scorepad/i18n/rules_summary.py, topics.py
 * and games.py.
 */
import { cardNames } from "../rules/library/card_names.mjs";
import { rankName, specialName, suitName } from "./card_words.mjs";
import { oneOf } from "../words/lists.mjs";
import { ruleSentences } from "../words/rule_sentences.mjs";
import { elementName } from "./elements.mjs";
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { sheets } from "../rules/library/rule_sheets.mjs";
import { texts } from "./rule_texts.mjs";
import { filled, pointsInWords } from "./rules.mjs";
import { wordsOf } from "./games.mjs";

/**
 * A sentence in the words of the game with this key.
 *
 * @param {RuleSentence} said
 * @param {string} game
 * @returns {string}
 */
export function ruleSentence({ code, facts: known }, game) {
  /** @type {Record<string, any>} */
  const facts = { ...known, game, leader: wordsOf(game).leader };
  /** @param {string[]} codes */
  const named = (codes) => oneOf(codes.map((each) => specialName(each, game)));
  if (Array.isArray(facts.cards)) facts.names = named(facts.cards);
  if (facts.ways) facts.others = named(facts.ways);
  if (facts.suits)
    facts.named = facts.suits.map((/** @type {string} */ each) => suitName(each, game));
  if (facts.ranks) {
    [facts.low, facts.high] = facts.ranks.map((/** @type {string} */ each) => rankName(each, game));
  }
  if (facts.formula) facts.points = pointsInWords(facts.formula);
  return ruleSentences[code](facts);
}

/**
 * The name of a topic; where it is about special cards, by their names.
 *
 * @param {RuleTopic} topic
 * @param {string} game
 */
export function topicName({ key, sentences }, game) {
  if (!texts.about[key]) return texts.titles[key];
  const [{ facts }] = sentences;
  /** @param {string} code */
  const named = (code) => specialName(code, game);
  return filled(texts.about[key], { cards: oneOf(facts.cards.map(named)) });
}

/**
 * The origin of a topic that is under no heading of the rule sheet.
 *
 * @param {RuleTopic} topic
 * @returns {string}
 */
export const originName = ({ origin }) => texts.origins[origin] ?? "";

/**
 * The title of a variant, one sentence about it, and where sources differ.
 *
 * @param {string} key
 * @param {string} game
 * @returns {string[]}
 */
export const variantWords = (key, game) => [
  ...(catalogue[game]?.variants[key] ?? [key, ""]),
  sheets[game]?.notes[key] ?? "",
];

/**
 * What the rule sheet of a game says besides about a topic.
 *
 * @param {string} key
 * @param {string} game
 */
export const sheetAlso = (key, game) => sheets[game]?.also[key] ?? "";

/**
 * What a page about one game calls it: name, edition, and the third hand of two. Beside them stands
 * the language in which the headings of its rule sheet are left.
 *
 * @param {string} game
 */
export const namedGame = (game) => ({
  name: sheets[game]?.name ?? game,
  edition: sheets[game]?.edition ?? "",
  third_hand: cardNames[game]?.third_hand ?? "",
  sheet_language: sheets[game]?.sheet_language ?? "",
});

/**
 * The names of elements in a game of duels, and a dash for none.
 *
 * @param {string[]} codes
 * @param {string} game
 */
export const elementsInWords = (codes, game) =>
  codes.map((code) => elementName(code, game)).join(", ") || "–";
