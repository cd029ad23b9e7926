/**
 * A game's own words for cards, and cards that cannot be. The server's side is
 * scorepad/i18n/games.py, refusals.py and topics.py.
 */
import { cardNames } from "../rules/library/card_names.mjs";
import { duelRules } from "../rules/library/duel_rules.mjs";
import { wordsOf } from "./games.mjs";
import { sentence } from "./refusals.mjs";
import { cardChoices } from "../words/card_choices.mjs";
import { cardRefusals } from "../words/card_refusals.mjs";
import { cardWords } from "../words/card_words.mjs";
import { cardTopics } from "../words/card_topics.mjs";
import { oneOf } from "../words/lists.mjs";

/**
 * What a game of any kind is called; its key where it has left the library.
 *
 * @param {string} key
 */
export const gameName = (key) => duelRules[key]?.name ?? wordsOf(key).name;

/**
 * The game's name for a hand that nobody holds.
 *
 * @param {string} key
 */
export const thirdHandOf = (key) => cardNames[key]?.third_hand ?? "";

/**
 * What the players of `game` call a card: "blue 5", "Jester"; its code where the library has no
 * such game any more.
 *
 * @param {Card} card
 * @param {string} game
 * @returns {string}
 */
export function cardName(card, game) {
  const { suits, specials } = wordsOf(game);
  const known = card.role ? specials[card.code] : suits[card.suit ?? ""];
  if (known === undefined) return card.played;
  const { ranks, card: text } = cardNames[game];
  const { code, role, suit, kind, label } = card;
  const inSuit =
    suit
    && text
      .replace("{suit}", () => suits[suit] ?? suit)
      .replace("{rank}", () => ranks[label] ?? label);
  if (!role) return inSuit ?? "";
  const other = inSuit ?? (kind && kind !== code ? (specials[kind] ?? kind) : "");
  return other ? cardWords.played_as({ card: known, other }) : known;
}

/**
 * What they call the special card with this code.
 *
 * @param {string} code
 * @param {string} game
 */
export const specialName = (code, game) => wordsOf(game).specials[code] ?? code;

const VOWEL = "aeiouyàáâãäąéèêëěęíîïóôõöőúùûüűůý";
const SYLLABLE = new RegExp(`(?:[cpst]h|kszt|[cds]z|[^${VOWEL}])[${VOWEL}]`, "g");
/** The letters of the longest word that is not parted. */
const SHORT = 8;

/**
 * A text with a soft hyphen in each long word, before the syllable at its middle.
 *
 * @param {string} text
 */
export const hyphenated = (text) => text.split(" ").map(parted).join(" ");

/** @param {string} word */
function parted(word) {
  if (word.length <= SHORT || word.includes("-")) return word;
  /** @param {number} place */
  const off = (place) => Math.abs(2 * place - word.length);
  const places = [...word.toLowerCase().matchAll(SYLLABLE)].map(({ index }) => index);
  const middle = places.reduce((one, other) => (off(other) < off(one) ? other : one), 0);
  return middle ? `${word.slice(0, middle)}\u00ad${word.slice(middle)}` : word;
}

/**
 * The names of special cards, each with its number in brackets.
 *
 * @param {[string, number][]} counts
 * @param {string} game
 */
export const countedSpecials = (counts, game) =>
  counts.map(([code, count]) => `${specialName(code, game)} (${count})`);

/**
 * What they call the rank that is printed on a card.
 *
 * @param {string} rank
 * @param {string} game
 */
export const rankName = (rank, game) => cardNames[game]?.ranks[rank] ?? rank;

/**
 * What they call a suit; nothing for none.
 *
 * @param {string | null} suit
 * @param {string} game
 */
export const suitName = (suit, game) => (suit ? (wordsOf(game).suits[suit] ?? suit) : "");

/** @param {string} option */
const ruleAllows = (option) =>
  (option === "play.ranks"
    ? [cardChoices.numbers(), cardChoices.court()]
    : [cardChoices.free(), cardChoices.next_card()]
  ).join(", ");

/**
 * What is wrong and what would be right, of what the checkers refuse.
 *
 * @param {Refusal} refusal
 * @param {Record<string, string>} [names] of players by their ids
 */
export const checkerSentence = (refusal, names = {}) =>
  cardRefusals[refusal.code]?.({ ...refusal.facts, allowed: ruleAllows(refusal.facts.key) })
  ?? sentence(refusal, names);

/**
 * What is wrong with a card, called as those of `ruleset` are; a text that is no card stays as it
 * was typed.
 *
 * @param {Refusal} refusal
 * @param {TrickRules} ruleset
 * @param {Record<string, string>} [names]
 */
export function refusedCard({ code, facts, said }, ruleset, names = {}) {
  /** @param {string} of */
  const called = (of) => cardName(/** @type {Card} */ (ruleset.deck.byCode.get(of)), ruleset.key);
  const told = { ...facts };
  if (code === "no_such_card") told.nearest = (facts.nearest ?? []).map(called);
  else if ("card" in facts) told.card = called(facts.card);
  return checkerSentence({ code, facts: told, ...(said && { said }) }, names);
}

/** Whether a lead is of cards that free a trick, in the topics about a lead. */
/** @type {Record<string, boolean>} */
const FREES = { top_lead: true, bottom_lead: false };

/** The topics about special cards, with the roles of those. */
/** @type {Record<string, string[]>} */
const ABOUT_CARDS = {
  top_lead: ["top", "nobody", "numbers"],
  bottom_lead: ["bottom", "nobody"],
  only_bottoms: ["bottom"],
  nobodys_trick: ["nobody"],
  highest_number: ["numbers"],
};

/**
 * What a topic is called in the rules in short of a game, "" where they lack it.
 *
 * @param {string} key
 * @param {TrickRules} ruleset
 */
export function sectionName(key, { deck, key: game }) {
  const say = cardTopics[key];
  if (!ABOUT_CARDS[key]) {
    return key === "specials_any_time" && !deck.all_specials.length ? "" : say({});
  }
  const roles = ABOUT_CARDS[key];
  const cards = roles.map((role) => deck.all_specials.filter((card) => card.role === role));
  const codes = cards
    .flat()
    .filter(({ code }) => !(key in FREES) || deck.byCode.get(code)?.frees === FREES[key])
    .map(({ code }) => specialName(code, game));
  return cards[0].length ? say({ cards: oneOf(codes) }) : "";
}
