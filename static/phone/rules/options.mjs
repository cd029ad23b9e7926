/**
 * A ruleset with the options that a table has set for itself. Pure. The server's side is
 * scorepad/rules/options.py.
 */
import { ALLOWED, TERMS } from "./option_table.mjs";

export const OWN_ZERO = "points.own_zero";
export const OF_ZERO = "points.zero_";

/** Every option by its name, and what it allows. */
export const OPTIONS = Object.fromEntries(
  Object.entries(ALLOWED).flatMap(([name, allowed]) =>
    (name.endsWith(".") ? TERMS : [""]).map((term) => [name + term, allowed]),
  ),
);

/**
 * The rules with what the table has set for itself; null where nobody could play by them.
 *
 * @param {Ruleset} ruleset
 * @param {Map<string, any>} options
 * @returns {Rules | null}
 */
export function withOptions({ rules, cycle, least, box, bonusCards, alwaysSeen }, options) {
  if ([...options].some(([name, value]) => !isAllowed(name, value))) return null;
  const played = { ...rules, ...Object.fromEntries(options) };
  for (const name of Object.keys(OPTIONS).filter((each) => each.startsWith(OF_ZERO))) {
    const has = rules[OWN_ZERO] || options.has(name);
    if (!(played[OWN_ZERO] && has)) played[name] = played[name.replace(OF_ZERO, "points.")];
  }
  const source = played["trump.source"];
  if (played["bidding.who"] !== "nobody" && played["bidding.visibility"] !== "open") return null;
  if (alwaysSeen && played["bidding.own_cards"] !== "seen") return null;
  if (source === "cycle" ? !cycle.length : source === "fixed" && !cycle[0]) return null;
  if (!ordersAll(played["trump.order"], cycle)) return null;
  const most = played["points.bonus_most"];
  const hasRoom = most ? most >= played["points.bonus_step"] : bonusCards.length > 0;
  if (played["points.bonus"] !== "never" && !hasRoom) return null;
  return played["schedule.largest"] * least > box ? null : played;
}

/**
 * The suits of a cycle in the order in which they are played; "" for a round without trump.
 *
 * @param {string} order of the table, "" for that of the game
 * @param {string[]} suits
 */
export const inTurn = (order, suits) =>
  order ? [...order].map((code) => (code === "-" ? "" : code)) : suits;

/**
 * Whether an order has each suit of a cycle once.
 *
 * @param {string} order
 * @param {string[]} suits
 */
export const ordersAll = (order, suits) =>
  [...inTurn(order, suits)].sort().join() === [...suits].sort().join();

/**
 * Whether an option may have that value.
 *
 * @param {string} name
 * @param {any} value
 */
export function isAllowed(name, value) {
  const allowed = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : [];
  if (Array.isArray(allowed)) return allowed.includes(value);
  if ("order" in allowed) {
    return typeof value === "string" && new Set(value).size === [...value].length;
  }
  return Number.isInteger(value) && value >= allowed.low && value <= allowed.high;
}
