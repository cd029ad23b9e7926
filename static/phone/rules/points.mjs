/** The points of a round. Pure. The server's side is scorepad/rules/points.py. */
import { TERMS } from "./option_table.mjs";

/**
 * @param {any[]} numbers
 * @returns {number}
 */
export const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/**
 * @param {any[]} items
 * @param {any} item
 */
export const count = (items, item) => items.filter((each) => each === item).length;

/**
 * The points of one round, without a typed bonus.
 *
 * @param {Rules} rules
 * @param {number} bid
 * @param {number} tricks
 * @param {number} hand
 * @param {boolean} cannonball whether the player chose it with the bid
 * @returns {number}
 */
function earned(rules, bid, tricks, hand, cannonball) {
  const off = Math.abs(bid - tricks);
  if (cannonball) return off ? 0 : rules["points.cannonball"] * hand;
  const formula = `points.${bid ? "" : "zero_"}`;
  if (off === 1 && rules["points.near_half"])
    return Math.floor(value(rules, `${formula}made.`, bid, bid, hand) / 2);
  return value(rules, `${formula}${off ? "missed" : "made"}.`, bid, tricks, hand);
}

/**
 * @param {Rules} rules
 * @param {string} formula how the names of its terms begin
 * @param {number} bid
 * @param {number} tricks
 * @param {number} hand
 * @returns {number}
 */
function value(rules, formula, bid, tricks, hand) {
  const off = Math.abs(bid - tricks);
  // In the order of TERMS; scorepad/rules/formula.py names each term.
  const values = [1, tricks, tricks ** 2, bid, bid ** 2, off, off ** 2, hand];
  return sum(TERMS.map((term, place) => rules[formula + term] * values[place]));
}

/**
 * The largest bonus of one player in a round; `players` are the cards of a trick.
 *
 * @param {Rules} rules
 * @param {{points: number, count: number, one_trick?: boolean}[]} cards
 * @param {number} players
 * @param {number} hand
 * @returns {number}
 */
export function mostBonus(rules, cards, players, hand) {
  if (rules["points.bonus_most"]) return rules["points.bonus_most"];
  /** @type {(card: {points: number}, length: number) => number[]} */
  const each = ({ points }, length) => Array.from({ length }, () => points);
  const always = cards.flatMap((card) => (card.one_trick ? [] : each(card, card.count)));
  // The card that takes them lies in the same trick.
  const together = cards.flatMap((card) =>
    card.one_trick ? [each(card, Math.min(card.count, players - 1))] : [],
  );
  const most = [[], ...together].map((taken, way) =>
    sum([...always, ...taken].sort((a, b) => a - b).slice(-(players * hand - Number(way > 0)))),
  );
  const best = Math.max(...most);
  return best - (best % rules["points.bonus_step"]);
}

/**
 * What wagers and alliances bring to each seat, whose bid was off by so many.
 *
 * @param {Rules} rules
 * @param {string[]} seats
 * @param {number[]} off
 * @param {(number | null)[]} wagers
 * @param {(string | null)[]} allies
 */
export const wagerPoints = (rules, seats, off, wagers, allies) =>
  seats.map((player, seat) => {
    const wager = wagers[seat] ?? 0;
    // A Loot binds both: whoever played it, and whom it fell to.
    const bound = allies.filter((ally, other) => {
      const partner = other === seat ? seats.indexOf(ally ?? "") : ally === player ? other : -1;
      return partner >= 0 && partner !== seat && !off[partner];
    });
    return off[seat] ? 0 - wager : wager + bound.length * rules["points.loot"];
  });

/**
 * The part of a typed bonus that counts with a bid that is `off` by so many.
 *
 * @param {Rules} rules
 * @param {number} bonus
 * @param {number} off
 * @param {boolean} cannonball
 */
export function scoredBonus(rules, bonus, off, cannonball) {
  const when = rules["points.bonus"];
  if (when === "always" || (when === "made" && !off)) return bonus;
  const half = when === "made" && off === 1 && rules["points.near_half"] && !cannonball;
  return half ? Math.floor(bonus / 2) : 0;
}

/**
 * What a round brings to each seat: all points, the part of the bonus that counts, and what wagers
 * and alliances bring. `bids` are those that count; `shots` is true where all or nothing was chosen.
 *
 * @param {Rules} rules
 * @param {number} hand
 * @param {string[]} seats
 * @param {number[]} bids
 * @param {number[]} tricks
 * @param {boolean[]} shots
 * @param {(number | null)[]} wagers
 * @param {(string | null)[]} allies
 * @param {(number | null)[]} bonuses
 */
export function scoreRound(
  rules,
  hand,
  seats,
  bids,
  tricks,
  shots,
  wagers = [],
  allies = [],
  bonuses = [],
) {
  const off = bids.map((bid, seat) => Math.abs(bid - tricks[seat]));
  const wagered = wagerPoints(rules, seats, off, wagers, allies);
  return bids.map((bid, seat) => {
    const bonus = scoredBonus(rules, bonuses[seat] ?? 0, off[seat], shots[seat]);
    const points = earned(rules, bid, tricks[seat], hand, shots[seat]);
    return [points + bonus + wagered[seat], bonus, wagered[seat]];
  });
}
