/**
 * The cards of a deck one by one, and their codes: `B5`, `HQ`, `Z`. Pure. The server's side is
 * scorepad/rules/cards.py and deck.py.
 */
import { isJudged, isPutIn } from "./ruleset.mjs";

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
  const all = everySpecial.filter((row) => isPutIn(row, rules));
  const labels = court.length && called === "court" ? court : ranks;
  /** @type {[Card, number][]} */
  const kinds = [];
  for (const { code: suit } of suits) {
    ranks.forEach((/** @type {string} */ rank, /** @type {number} */ place) => {
      const code = suit + rank;
      kinds.push([
        {
          ...{ code, suit, rank: place + 1, role: null, label: labels[place], kind: "" },
          ...{ said: "", frees: false, beats: [], played: code },
        },
        1,
      ]);
    });
  }
  for (const row of all) kinds.push([special(row), row.count]);
  const byCode = new Map(kinds.map(([card]) => [card.code, card]));
  const deck = { suits, all_specials: all };
  for (const row of all) {
    for (const said of sayings(deck, row)) {
      let card = /** @type {Card} */ (byCode.get(row.code));
      if (row.role === "either") card = /** @type {Card} */ (byCode.get(said));
      if (row.role === "suited") {
        const rank = /** @type {number} */ (row.rank);
        card = { ...card, suit: said, rank, label: labelBetween(labels, rank) };
      }
      const played = row.code + said;
      byCode.set(played, { ...card, code: row.code, said, played });
    }
  }
  return {
    ...deck,
    ranks,
    labels,
    court,
    called,
    circle,
    kinds,
    byCode,
    specials: everySpecial,
    tops_differ: all.filter(({ role }) => role === "top").length > 1,
    several_tops: specials.filter((/** @type {any} */ { role }) => role === "top").length > 1,
  };
}

/** @type {Record<number, string>} */
const PARTS = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/**
 * The text on a card between two ranks: behind the lower one the part of the way up.
 *
 * @param {string[]} labels
 * @param {number} rank
 */
export const labelBetween = (labels, rank) =>
  (labels[Math.floor(rank) - 1] ?? "") + (PARTS[rank % 1] ?? "");

/**
 * @param {Special} row
 * @returns {Card}
 */
const special = ({ code, role, frees, beats = [] }) => ({
  ...{ code, suit: null, rank: 0, role, label: "", kind: code, said: "", beats, played: code },
  frees: frees ?? !["bottom", "suited", "copy", "never"].includes(role),
});

/**
 * The codes of what can be said of a card when it is played.
 *
 * @param {Pick<Deck, "suits" | "all_specials">} deck
 * @param {Special} row
 * @returns {string[]}
 */
function sayings({ suits, all_specials: all }, { role, plays_as: ways = [] }) {
  if (role === "suited") return suits.map(({ code }) => code);
  if (role !== "copy") return ways;
  const others = all.filter((row) => row.role !== "copy");
  return [...new Set(others.flatMap((row) => sayings({ suits, all_specials: all }, row)))];
}

/**
 * The cards that a card can be played as; none where it is played as it is. One that is a copy of
 * the card that was turned may have a single way.
 *
 * @param {Deck} deck
 * @param {Card} card
 * @param {Card | null} [turned]
 * @returns {Card[]}
 */
export function waysToPlay(deck, card, turned) {
  const { code, role, suit, said } = card;
  if (suit !== null || !["either", "suited", "copy"].includes(role ?? "")) return [];
  const row = /** @type {Special} */ (deck.all_specials.find((each) => each.code === code));
  /** @param {string} of */
  const named = (of) => /** @type {Card} */ (deck.byCode.get(of));
  if (role !== "copy") return sayings(deck, row).map((way) => named(code + way));
  const lying = turned ?? named(row.plays_as?.at(-1) ?? "");
  const copied = waysToPlay(deck, lying);
  return (copied.length ? copied : [lying])
    .filter((way) => !said || way.said === said)
    .map((way) => ({
      ...{ ...way, code, role: way.role ?? role, kind: way.kind || code },
      played: code + way.said,
    }));
}

/**
 * A card as it lies where `turned` was turned for trump. A copy that can be several things stays as
 * it is; undefined where what was said of a copy cannot be said of `turned`.
 *
 * @param {Deck} deck
 * @param {Card | undefined} card
 * @param {Card | null} turned
 * @returns {Card | undefined}
 */
export function asCopied(deck, card, turned) {
  if (card?.role !== "copy") return card;
  const ways = waysToPlay(deck, card, turned);
  return ways.length === 1 || card.said ? ways[0] : card;
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
    judged: isJudged({ play, deck }),
    top_lead: rules["play.top_lead"],
    third_hand: rules["play.third_hand"],
    bid_change: rules["play.bid_change"],
    swap: rules["play.swap"],
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
