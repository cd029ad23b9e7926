/**
 * What statistics say by themselves: means, shares and how much they rest on. Their twins are in
 * scorepad/i18n/numbers.py and people.py.
 */
import { duelRules } from "../rules/library/duel_rules.mjs";
import { games } from "../rules/library/games.mjs";
import { rounded } from "../stats/rounded.mjs";
import { figure, regional, signed } from "./numbers.mjs";
import { ofBids, ofNumber, ofRounds } from "../words/statistics_words.mjs";

const [LEAST_SAID, RARE] = [0.01, 0.005];

/**
 * What a game of tricks or a match is called, by its key where it has left the library.
 *
 * @param {string} key
 */
export const anyTitle = (key) => (games[key] ?? duelRules[key])?.name ?? key;

/**
 * @param {number} value
 * @param {any} options of Intl.NumberFormat
 */
const inDigits = (value, options) =>
  new Intl.NumberFormat(regional(), { useGrouping: "always", ...options }).format(value);

/**
 * A number of things: "12,480".
 *
 * @param {number} number
 */
export const many = (number) => inDigits(number, {});

/**
 * A mean: "−12.5", "3.0".
 *
 * @param {number} value
 */
export function tenth(value) {
  const near = rounded(value, 1);
  const digits = inDigits(Math.abs(near), { minimumFractionDigits: 1 });
  return near < 0 ? `−${digits}` : digits;
}

/**
 * A small mean that leans to a side: always with its sign, "+0.25", "±0.00".
 *
 * @param {number} value
 */
export function leaning(value) {
  const near = rounded(value, 2);
  const sign = near < 0 ? "−" : near > 0 ? "+" : "±";
  return sign + inDigits(Math.abs(near), { minimumFractionDigits: 2 });
}

/** @param {number} share */
const hundredths = (share) => inDigits(share, { style: "percent" });

/**
 * A share, 0 to 1: "62%". A rare thing is never called 0, and a usual one never 100.
 *
 * @param {number} share
 */
export function percent(share) {
  if (share > 0 && share < RARE) return `<${hundredths(LEAST_SAID)}`;
  if (share > 1 - RARE && share < 1) return `>${hundredths(1 - LEAST_SAID)}`;
  return hundredths(rounded(share, 2));
}

/** @param {number} rounds */
export const restsOnRounds = (rounds) => ofRounds(rounds, many(rounds));

/** @param {number} bids */
export const restsOnBids = (bids) => ofBids(bids, many(bids));

/** @param {number} number */
export const restsOn = (number) => ofNumber(many(number));

/**
 * The tricks off the bid; `beyond` stands for everything farther as well.
 *
 * @param {number} off
 * @param {number} beyond
 */
export function offBy(off, beyond) {
  if (Math.abs(off) < beyond) return signed(off);
  return off < 0 ? `≤${figure(off)}` : `≥${signed(off)}`;
}
