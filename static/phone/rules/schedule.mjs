/**
 * The schedule of a game: the hand size of each round. Pure. The server's side is
 * scorepad/rules/schedule.py.
 */
import { sum } from "./points.mjs";
import { isPutIn } from "./ruleset.mjs";

/**
 * The number of cards left after dealing; special cards besides the deck leave more of them.
 *
 * @param {Ruleset} game
 * @param {Rules} rules
 * @param {number} players
 * @param {number} hand
 */
export const undealt = (game, rules, players, hand) =>
  game.size + moreCards(game, rules) - players * hand;

/**
 * The special cards that the table plays with besides the deck. Some are among them also where the
 * game's data have no rows for them.
 *
 * @param {Ruleset} game
 * @param {Rules} rules
 */
function moreCards({ added }, rules) {
  const unlisted = ["bomb", "cloud", "kraken", "whale", "loot", "loot"].filter(
    (name) => !added.some((row) => row.option === name),
  );
  return (
    sum(added.filter((row) => isPutIn(row, rules)).map(({ count }) => count))
    + sum(unlisted.map((name) => +rules[`play.${name}`]))
  );
}

/**
 * The cards of which hands are dealt, with those that always stay on the pile.
 *
 * @param {Ruleset} game
 * @param {Rules} rules
 */
export const deckOf = (game, rules) =>
  game.size + (rules["schedule.whole_deck"] ? moreCards(game, rules) : 0);

/**
 * The most cards that so many players can each be dealt.
 *
 * @param {Ruleset} game
 * @param {Rules} rules
 * @param {number} players
 */
export const largestOf = (game, rules, players) =>
  Math.floor((deckOf(game, rules) - game.keep) / players);

/**
 * The hands of a schedule that has a first hand and a step; none where it has not.
 *
 * @param {Rules} rules
 * @param {number} highest
 */
const steppedHands = (rules, highest) =>
  Array.from(
    { length: rules["schedule.first"] && (rules["schedule.rounds"] || highest) },
    (_, place) =>
      Math.min(highest, Math.max(1, rules["schedule.first"] + rules["schedule.step"] * place)),
  );

/**
 * The deals to come for as many players as sit at the table now.
 *
 * @param {import("../pad/table.mjs").Table} table
 */
export function dealsToCome({ game, rules, seats, played, last, extrasPlayed, rounds, ...table }) {
  const course = rules["schedule.course"];
  const largest = largestOf(game, rules, seats.length);
  const top = Math.min(largest, rules["schedule.largest"] || (game.caps[seats.length] ?? largest));
  const hands = table.hands.length ? table.hands : steppedHands(rules, top);
  const fixed = rounds ?? ((!hands.length && rules["schedule.rounds"]) || null);
  const left = fixed === null ? Infinity : Math.max(0, fixed - played);
  const unplayed = game.extra.slice(extrasPlayed);
  const extras = unplayed.slice(Math.max(0, unplayed.length - left));
  const oneWay = /** @type {Record<string, number>} */ ({
    up: top - played,
    down: Math.min(top, (last ?? Infinity) - 1),
  })[course];
  const untilEnd = hands.length ? hands.length - played : (oneWay ?? 2 * top - 1 - played);
  const length = fixed !== null ? left - extras.length : extrasPlayed ? 0 : Math.max(0, untilEnd);
  // Where hands grow and shrink, a round's hand follows from its place alone.
  const before = played - extrasPlayed;
  const end = before + length - 1;
  /** @param {number} place */
  const handAt = (place) => {
    if (hands.length) return Math.min(largest, hands[Math.min(played + place, hands.length - 1)]);
    if (course === "up") return Math.min(top, (last ?? 0) + 1 + place);
    if (course === "down") return Math.min(top, last ?? top, length - place);
    const steps = Math.min(before + place, end - before - place);
    return Math.min(top, 1 + (course === "up_down" ? steps : Math.floor(end / 2) - steps));
  };
  /**
   * @param {unknown} _
   * @param {number} place
   */
  const sized = (_, place) => ({ hand: handAt(place), blind: false });
  return [...Array.from({ length }, sized), ...extras];
}

/**
 * Everybody at the table, left of the dealer first, the dealer last.
 *
 * @param {string[]} seats
 * @param {string} dealer
 */
export function biddingOrder(seats, dealer) {
  const after = seats.indexOf(dealer) + 1;
  return [...seats.slice(after), ...seats.slice(0, after)];
}

/**
 * The next dealer: the deal passes to the left among those present. Where the dealer has left, the
 * first on the left who is still there deals.
 *
 * @param {string[]} before the seats of the last round, which `dealer` dealt
 * @param {string[]} now
 * @param {string} dealer
 */
export function nextDealer(before, now, dealer) {
  const onLeft = biddingOrder(now.includes(dealer) ? now : before, dealer);
  return onLeft.find((player) => now.includes(player)) ?? now[0];
}
