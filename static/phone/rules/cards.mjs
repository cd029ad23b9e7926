/**
 * The cards of a deck one by one, and their codes: `B5`, `HQ`, `Z`. Pure. The server's side is
 * scorepad/rules/cards.py and deck.py.
 */

/**
 * A deck of `data`, with the special cards that the options put in.
 *
 * @param {any} data
 * @param {Rules} rules
 * @returns {Deck}
 */
export function readDeck({ suits, ranks, specials, added = [], court = [], circle = "" }, rules) {
  const called = rules["play.ranks"];
  const everySpecial = [...specials, ...added];
  const all = everySpecial.filter(({ option }) => !option || rules[`play.${option}`]);
  const labels = court.length && called === "court" ? court : ranks;
  /** @type {[Card, number][]} */
  const kinds = [];
  for (const { code: suit } of suits) {
    ranks.forEach((/** @type {string} */ rank, /** @type {number} */ place) => {
      const code = suit + rank;
      kinds.push([
        { code, suit, rank: place + 1, role: null, label: labels[place], kind: "", played: code },
        1,
      ]);
    });
  }
  for (const { code, role, count } of all) kinds.push([special(code, role), count]);
  const byCode = new Map(kinds.map(([card]) => [card.code, card]));
  for (const { code, plays_as: ways = [] } of all) {
    for (const kind of ways) {
      const played = {
        ...special(code, byCode.get(kind)?.role ?? null),
        kind,
        played: code + kind,
      };
      byCode.set(played.played, played);
    }
  }
  return {
    suits,
    ranks,
    labels,
    court,
    called,
    circle,
    kinds,
    byCode,
    specials: everySpecial,
    all_specials: all,
    several_tops: specials.filter((/** @type {any} */ { role }) => role === "top").length > 1,
  };
}

/**
 * @param {string} code
 * @param {CardRole | null} role
 * @returns {Card}
 */
const special = (code, role) => ({
  code,
  suit: null,
  rank: 0,
  role,
  label: "",
  kind: code,
  played: code,
});

/**
 * The cards that a card can be played as; none where it is played as it is.
 *
 * @param {Deck} deck
 * @param {Card} card
 * @returns {Card[]}
 */
export function waysToPlay(deck, card) {
  if (card.role !== "either") return [];
  const ways = deck.all_specials.find(({ code }) => code === card.code)?.plays_as ?? [];
  return ways.map((code) => /** @type {Card} */ (deck.byCode.get(card.code + code)));
}

/**
 * What of a game's rules decides tricks: `data` is what a pad keeps of it, `rules` are its options.
 *
 * @param {any} data
 * @param {Rules} rules
 * @returns {TrickRules}
 */
export const readTrickRules = ({ key, sheet, deck, trump, play, places = {} }, rules) => ({
  key,
  sheet,
  places,
  deck: readDeck(deck, rules),
  play: {
    judged: play?.judged ?? deck.specials.every((/** @type {any} */ { role }) => role !== "other"),
    top_lead: rules["play.top_lead"],
    third_hand: rules["play.third_hand"],
  },
  trump: {
    source: rules["trump.source"],
    suits: trump.suits ?? [],
    top_turned: rules["trump.top_turned"],
    bottom_turned: rules["trump.bottom_turned"],
  },
});

/**
 * The place of a topic in the rule sheet: its name and the heading, or the name alone.
 *
 * @param {TrickRules} ruleset
 * @param {string} topic
 */
export const placeInSheet = ({ sheet, places }, topic) =>
  places[topic] ? `${sheet}, ${places[topic]}` : sheet;
