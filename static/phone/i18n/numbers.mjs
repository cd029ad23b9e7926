/** Numbers and days as the reader's language writes them. Its twin is scorepad/i18n/numbers.py. */
import { language, written } from "./language.mjs";

/**
 * A total: a real minus sign, no plus.
 *
 * @param {number} value
 */
export const figure = (value) => (value < 0 ? `−${-value}` : `${value}`);

/**
 * A change: always with its sign.
 *
 * @param {number} value
 */
export const signed = (value) => (value ? (value > 0 ? "+" : "") + figure(value) : "±0");

/** @param {string} wished */
const ours = (wished) => wished.startsWith(`${language}-`);

/** The reader's language as it is written where the reader lives. */
export const regional = () => [...(globalThis.navigator?.languages ?? []).filter(ours), written];

/** @type {Intl.DateTimeFormat | undefined} made once: each takes a slow phone 10 ms */
let days;

/**
 * The day of a moment in Unix seconds, as it is written where the reader lives; "?" where no
 * calendar has it.
 *
 * @param {number} at
 */
export const day = (at) => {
  if (!(at >= 31536000 && at < 253370764800)) return "?";
  days ??= new Intl.DateTimeFormat(regional(), { dateStyle: "medium" });
  return days.format(at * 1000);
};
