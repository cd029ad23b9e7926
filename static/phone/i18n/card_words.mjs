/**
 * A game's own words for cards, and cards that cannot be. The server's side is
 * scorepad/i18n/games.py, refusals.py and topics.py.
 */
import { cardNames } from "../rules/library/card_names.mjs";
import { duelRules } from "../rules/library/duel_rules.mjs";
import { nt, t } from "./speech.mjs";
import { sentence, wordsOf } from "./words.mjs";

/**
 * The parts in a row, the last one behind an "and".
 *
 * @param {string[]} parts
 */
export function allOf(parts) {
  const last = parts.at(-1);
  if (parts.length < 2) return last;
  return t("%(several)s and %(last)s", { several: parts.slice(0, -1).join(", "), last });
}

/**
 * The parts in a row, the last one behind an "or".
 *
 * @param {string[]} parts
 */
export function oneOf(parts) {
  const last = parts.at(-1);
  if (parts.length < 2) return last;
  return t("%(several)s or %(last)s", { several: parts.slice(0, -1).join(", "), last });
}

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

/** @type {Record<string, (facts: any) => string>} */
const CARD_SENTENCES = {
  no_such_card: (f) =>
    f.nearest?.length
      ? t("The deck has no card “%(card)s”. Do you mean %(nearest)s?", {
          card: f.card,
          nearest: oneOf(f.nearest),
        })
      : t("The deck has no card “%(card)s”.", f),
  card_too_often: (f) =>
    f.count === 1
      ? t("There is only one %(card)s, and it lies there already.", f)
      : nt(
          "There is only %(num)s %(card)s in the deck.",
          "There are only %(num)s of %(card)s in the deck.",
          f.count,
          f,
        ),
  turned_card: (f) => t("It was turned for trump and lies on the pile: %(card)s.", f),
  too_many_cards: (f) =>
    nt(
      "%(cards)s cards for %(num)s player: one card each.",
      "%(cards)s cards for %(num)s players: one card each.",
      f.players,
      f,
    ),
  already_played: (f) => t("It lies in this trick, so nobody still holds it: %(card)s.", f),
  no_cards: () => t("No card has been played yet."),
  not_judged: () => t("There is only a pad for this game: its rule sheet says who takes a trick."),
  no_such_trump: () => t("The deck has no such card."),
  no_such_rule: ({ key }) =>
    t("This rule allows: %(allowed)s.", {
      allowed: (key === "play.ranks"
        ? [t("1 to 13"), t("2 to 10, J, Q, K, A")]
        : [t("any card may be played"), t("follow the next plain card")]
      ).join(", "),
    }),
  no_such_game: () => t("Choose one of the games."),
  round_not_open: (f) => t("Round %(round)s is not open; round %(open)s is.", f),
  number_of_players: (f) =>
    f.least === f.most
      ? t("This game is for exactly %(least)s players, not for %(players)s.", f)
      : f.least + 1 === f.most
        ? t("This game is for %(least)s or %(most)s players, not for %(players)s.", f)
        : t("This game is for %(least)s to %(most)s players, not for %(players)s.", f),
  trick_not_next: (f) => t("Trick %(next)s comes next, not trick %(trick)s.", f),
  not_the_newest: () => t("Somebody wrote in the meantime. Look at what undo would take back now."),
  no_such_card_here: () =>
    t("This table plays without that card. The rules of this game can bring it in."),
  bomb_fell_before: (f) => t("There is one Bomb, and it fell in trick %(trick)s.", f),
  no_more_for_nobody: (f) =>
    nt(
      "In this round %(num)s trick is nobody’s at most. Give this one to a player.",
      "In this round %(num)s tricks are nobody’s at most. Give this one to a player.",
      f.most,
    ),
  bomb_did_not_fall: () =>
    t("It was written that the Bomb did not fall in this round. Correct that first."),
  no_such_element: () => t("The game has no such element."),
  not_a_mark: () => t("That could not be read. Please try once more."),
};

/**
 * What is wrong and what would be right, of what the checkers refuse.
 *
 * @param {Refusal} refusal
 * @param {Record<string, string>} [names] of players by their ids
 */
export const checkerSentence = (refusal, names = {}) =>
  CARD_SENTENCES[refusal.code]?.(refusal.facts) ?? sentence(refusal, names);

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
