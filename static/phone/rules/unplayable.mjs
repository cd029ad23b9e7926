/** Why nobody can play by rules. Pure. The server's side is scorepad/rules/options.py. */
import { ordersAll } from "./options.mjs";

/**
 * Why nobody can play a ruleset with these options; null where somebody can.
 *
 * @param {Ruleset} ruleset
 * @param {Rules} options
 * @returns {Refusal | null}
 */
export function unplayable({ rules, least, box, cycle, bonusCards, alwaysSeen }, options) {
  /** @type {Rules} */
  const played = { ...rules, ...options };
  const { "bidding.who": who, "trump.source": source, "schedule.largest": hand } = played;
  if (who !== "nobody" && played["bidding.visibility"] !== "open") {
    return { code: "ban_needs_open_bids", facts: { who } };
  }
  if (alwaysSeen && played["bidding.own_cards"] !== "seen") {
    return { code: "cards_are_seen", facts: {} };
  }
  if (source === "cycle" ? !cycle.length : source === "fixed" && !cycle[0]) {
    return { code: "no_suit_for_trump", facts: { source } };
  }
  if (!ordersAll(played["trump.order"], cycle)) {
    return { code: "trump_not_once", facts: { number: cycle.length } };
  }
  if (hand * least > box) {
    return { code: "cards_do_not_suffice", facts: { players: least, hand, cards: box } };
  }
  const { "points.bonus": when, "points.bonus_step": step, "points.bonus_most": most } = played;
  const hasRoom = most ? most >= step : bonusCards.length > 0;
  return when === "never" || hasRoom
    ? null
    : { code: "no_room_for_a_bonus", facts: { step, most } };
}
