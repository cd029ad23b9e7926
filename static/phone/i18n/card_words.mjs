/**
 * A game's own words for cards, and cards that cannot be. The server's side is
 * scorepad/i18n/games.py, refusals.py and topics.py.
 */
import { cardNames } from "../rules/library/card_names.mjs";
import { duelRules } from "../rules/library/duel_rules.mjs";
import { wordsOf } from "./games.mjs";
import { oneOf } from "./lists.mjs";
import { sentence } from "./refusals.mjs";
import { t } from "./speech.mjs";
import { cardRefusals } from "../words/card_refusals.mjs";

/**
 * What a game of any kind is called; its key where it has left the library.
 *
 * @param {string} key
 */
export const gameName = (key) => duelRules[key]?.name ?? wordsOf(key).name;

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
  const known = card.suit === null ? specials[card.code] : suits[card.suit];
  if (known === undefined) return card.played;
  const { ranks, card: text } = cardNames[game];
  const name =
    card.suit === null
      ? known
      : text
          .replace("{suit}", () => known)
          .replace("{rank}", () => ranks[card.label] ?? card.label);
  if (card.played === card.code) return name;
  return t("%(card)s as %(other)s", { card: name, other: specials[card.kind] ?? card.kind });
}

/**
 * What they call the special card with this code.
 *
 * @param {string} code
 * @param {string} game
 */
export const specialName = (code, game) => wordsOf(game).specials[code] ?? code;

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
    ? [t("1 to 13"), t("2 to 10, J, Q, K, A")]
    : [t("any card may be played"), t("follow the next plain card")]
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

/** @type {Record<string, () => string>} */
const TITLES = {
  lead: () => t("The play"),
  follow: () => t("Follow suit"),
  specials_any_time: () => t("Special cards"),
  winner: () => t("Who takes the trick"),
};

/** @type {Record<string, [roles: string[], say: (cards: string) => string]>} */
const ABOUT_CARDS = {
  top_lead: [["top", "nobody", "numbers"], (cards) => t("%(cards)s led", { cards })],
  bottom_lead: [["bottom"], (cards) => t("%(cards)s led", { cards })],
  only_bottoms: [["bottom"], (cards) => t("Nothing but %(cards)s", { cards })],
  nobodys_trick: [["nobody"], (cards) => t("%(cards)s in the trick", { cards })],
  highest_number: [["numbers"], (cards) => t("%(cards)s in the trick", { cards })],
};

/**
 * What a topic is called in the rules in short of a game, "" where they lack it.
 *
 * @param {string} key
 * @param {TrickRules} ruleset
 */
export function sectionName(key, { deck, key: game }) {
  if (!ABOUT_CARDS[key]) {
    return key === "specials_any_time" && !deck.all_specials.length ? "" : TITLES[key]();
  }
  const [roles, say] = ABOUT_CARDS[key];
  const cards = roles.map((role) => deck.all_specials.filter((card) => card.role === role));
  const codes = cards.flat().map(({ code }) => specialName(code, game));
  return cards[0].length ? say(/** @type {string} */ (oneOf(codes))) : "";
}
