/**
 * The rules of a game in sentences. The server's side is scorepad/i18n/rules_summary.py, topics.py,
 * house_rules.py and games.py.
 */
import { cardNames } from "../rules/library/card_names.mjs";
import { specialName, suitName } from "./card_words.mjs";
import { allOf, oneOf } from "./lists.mjs";
import { elementName } from "./duels.mjs";
import { catalogue } from "../rules/library/game_catalogue.mjs";
import { sheets } from "../rules/library/rule_sheets.mjs";
import { texts } from "./rule_texts.mjs";
import { filled, pointsInWords } from "./rules.mjs";
import { nt, t } from "./speech.mjs";
import { wordsOf } from "./games.mjs";

const LONGEST_RUN_IN_FULL = 4;

/**
 * A sentence in the words of the game with this key.
 *
 * @param {RuleSentence} said
 * @param {string} game
 * @returns {string}
 */
export function ruleSentence({ code, facts: known }, game) {
  const facts = { ...known };
  /** @param {string[]} codes */
  const named = (codes) => codes.map((each) => specialName(each, game));
  if (Array.isArray(facts.cards)) facts.names = oneOf(named(facts.cards));
  if (facts.ways) facts.others = oneOf(named(facts.ways));
  if (facts.pairs) facts.pairs = pairsInWords(facts.pairs.map(named));
  if (facts.suits)
    facts.named = facts.suits.map((/** @type {string} */ each) => suitName(each, game));
  if (facts.formula) facts.points = pointsInWords(facts.formula);
  if (texts.led[code]) return ledInWords(code, game);
  return RULE_SENTENCES[code]?.(facts, game) ?? filled(texts.sentences[code], facts);
}

/**
 * A sentence about whoever leads first, in the word of the game where it has one.
 *
 * @param {string} code
 * @param {string} game
 */
function ledInWords(code, game) {
  const { leader } = wordsOf(game);
  const [plain, called] = texts.led[code];
  const Leader = leader.slice(0, 1).toUpperCase() + leader.slice(1);
  return leader ? filled(called, { Leader, leader }) : plain;
}

/** @param {[string, string][]} pairs */
const pairsInWords = (pairs) =>
  pairs.map(([card, other]) => t("%(card)s before %(other)s", { card, other })).join(", ");

/**
 * @param {any} facts
 * @param {string} game
 */
function lowAndHigh({ ranks: [low, high] }, game) {
  const { ranks } = cardNames[game] ?? { ranks: {} };
  return { low: ranks[low] ?? low, high: ranks[high] ?? high };
}

/**
 * @param {[string, number][]} counts
 * @param {string} game
 */
function specialCards(counts, game) {
  const called = counts.map(
    ([code, count]) => /** @type {[string, number]} */ ([specialName(code, game), count]),
  );
  if (new Set(called.map(([, count]) => count)).size > 1) {
    const each = called.map(([name, count]) => `${name} (${count})`);
    return t("Besides: %(specials)s.", { specials: allOf(each) });
  }
  return nt(
    "Besides, %(num)s of each: %(specials)s.",
    "Besides, %(num)s of each: %(specials)s.",
    called[0][1],
    { specials: allOf(called.map(([name]) => name)) },
  );
}

/** @type {Record<string, (facts: any, game: string) => string>} */
const RULE_SENTENCES = {
  players: (f) =>
    f.least + 1 === f.most
      ? t("%(least)s or %(most)s players.", f)
      : t("%(least)s to %(most)s players.", f),
  deck(f, game) {
    const plain = t("%(cards)s cards: %(low)s to %(high)s in %(suits)s.", {
      ...{ cards: f.cards, suits: allOf(f.named), ...lowAndHigh(f, game) },
    });
    return f.specials.length ? `${plain} ${specialCards(f.specials, game)}` : plain;
  },
  rounds: (f) => nt("The game has %(num)s round.", "The game has %(num)s rounds.", f.rounds),
  keep: (f) =>
    nt("At least %(num)s card is never dealt.", "At least %(num)s cards are never dealt.", f.cards),
  trump_fixed: (f) => t("Always trump: %(suit)s.", { suit: f.named[0] }),
  trump_cycle: (f) =>
    t("Trump changes from round to round: %(suits)s.", {
      suits: f.named.map((/** @type {string} */ name) => name || t("no trump")).join(", "),
    }),
  forbidden: (f) =>
    t("So with %(hand)s cards, after bids of %(bids)s, a %(value)s is not allowed.", {
      ...{ hand: f.hand, bids: allOf(f.bids.map(String)), value: f.value ?? "None" },
    }),
  circle: (f, game) =>
    t("%(card)s, where %(others)s lie too.", {
      card: f.names,
      others: allOf(f.ways.map((/** @type {string} */ code) => specialName(code, game))),
    }),
  one_before_other: (f) => `${f.pairs}.`,
  third_hand: (_, game) =>
    t(
      "A third hand is dealt, %(name)s’s. Its top card is always the second of a trick, without following suit. Its tricks are nobody’s; whoever led the round then leads next.",
      { name: cardNames[game]?.third_hand ?? "" },
    ),
  third_hand_plays: (f) =>
    t("From there %(card)s is always %(other)s.", { card: f.names, other: f.others }),
  ranks: (f, game) => t("In each suit, lowest: %(low)s; highest: %(high)s.", lowAndHigh(f, game)),
  tokens: (f) => nt("%(num)s token wins the match.", "%(num)s tokens win the match.", f.tokens),
};

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
 * Hand sizes one by one, long runs by their ends: 1 2 … 6 6 5 4.
 *
 * @param {number[]} hands
 */
export function handsInWords(hands) {
  const parts = [];
  let start = 0;
  while (start < hands.length) {
    const run = runFrom(hands, start);
    if (run > LONGEST_RUN_IN_FULL) {
      parts.push(hands[start], hands[start + 1], "…");
      start += run - 1;
    } else {
      parts.push(hands[start]);
      start += 1;
    }
  }
  return parts.join(" ");
}

/**
 * How many hands from `start` on go up, or down, one card at a time.
 *
 * @param {number[]} hands
 * @param {number} start
 */
function runFrom(hands, start) {
  const step = hands[start + 1] - hands[start];
  if (Math.abs(step) !== 1) return 1;
  let end = start + 1;
  while (hands[end + 1] - hands[end] === step) end += 1;
  return end - start + 1;
}

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
