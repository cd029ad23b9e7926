/**
 * The questions about a trick in an address, as they were typed, tapped or sent. Pure. The
 * server's side is scorepad/trick_checker/query.py.
 */

const MOST_CARDS = 120;
const LONGEST_VALUE = 300;

/** The value by which an address says that there is no trump. */
export const NO_TRUMP = "none";

/** The parts that hold for a whole round: the next trick's address says them again. */
const ROUND_PARTS = ["trump", "turned", "again", "top_lead", "cloud"];

/**
 * The parts that say what a table plays by, where no pad does: options of `play`.
 *
 * @type {(keyof TrickQuery)[]}
 */
export const TABLE_PARTS = ["ranks", "bid_change", "swap"];

/** The things that the screen can ask for, other than the next card and where to share to. */
export const ASKS = ["trump", "turned", "again", "leader", "taker"];

/** @type {[name: string, part: keyof TrickQuery][]} */
const SINGLE = [
  ["game", "game"],
  ["n", "players"],
  ["round", "round"],
  ["leader", "leader"],
  ["trump", "trump"],
  ["turned", "turned"],
  ["again", "again"],
  ["top_lead", "top_lead"],
  ["ranks", "ranks"],
  ["bid_change", "bid_change"],
  ["swap", "swap"],
  ["cloud", "cloud"],
  ["judge", "judge"],
  ["had", "had"],
  ["ask", "ask"],
];

/**
 * The names and values, as an address or a form's hidden fields hold them.
 *
 * @param {TrickQuery} query
 * @returns {[name: string, value: string][]}
 */
export function pairsOf(query) {
  /** @type {[string, any][]} */
  const single = SINGLE.map(([name, part]) => [name, query[part]]);
  return [
    ...single.filter(([, value]) => value),
    ...query.cards.map((code) => /** @type {[string, string]} */ (["card", code])),
    ...query.held.map((code) => /** @type {[string, string]} */ (["held", code])),
  ];
}

/**
 * The names and values that the next trick's address says again.
 *
 * @param {TrickQuery} query
 */
export const roundPairs = (query) => pairsOf(query).filter(([name]) => ROUND_PARTS.includes(name));

/**
 * The parts of an address; names that are not known are passed over.
 *
 * @param {URLSearchParams} values
 * @returns {TrickQuery}
 */
export function readTrickQuery(values) {
  /**
   * Codes, in which a colon may stand before what was said of a card.
   *
   * @param {string} name
   */
  const codes = (name) =>
    values
      .getAll(name)
      .slice(0, MOST_CARDS)
      .map((code) => code.slice(0, LONGEST_VALUE).replaceAll(":", ""));
  /** @param {[string, string]} one */
  const last = ([name, part]) => [part, (values.getAll(name).at(-1) ?? "").slice(0, LONGEST_VALUE)];
  return { ...Object.fromEntries(SINGLE.map(last)), cards: codes("card"), held: codes("held") };
}
