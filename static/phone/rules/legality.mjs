/**
 * The legality of cards: what is allowed, and why not the rest. Pure. The server's side is
 * scorepad/rules/legality.py.
 */
import { placeInSheet } from "./cards.mjs";

/**
 * The suit that the next card must follow, or null.
 *
 * @param {TrickRules["play"]} play
 * @param {Card[]} plays
 * @returns {string | null}
 */
export function suitLed(play, plays) {
  for (const card of plays) {
    if (card.suit !== null) return card.suit;
    if (card.frees && !(card.role === "top" && play.top_lead === "next_card")) return null;
  }
  return null;
}

/**
 * The ruling on each card of `hand` after `plays`.
 *
 * @param {TrickRules} ruleset
 * @param {Card[]} plays
 * @param {Card[]} hand
 * @returns {Ruling[]}
 */
export function rulings(ruleset, plays, hand) {
  const led = suitLed(ruleset.play, plays);
  const follows = hand.some(({ role, suit }) => role === null && suit === led);
  const freedBy = plays.find(({ frees }) => frees) ?? null;
  return hand.map((card) => {
    let why = whyOf(card, plays, led, follows);
    let topic = TOPIC[why];
    if (why === "no_suit_yet" && freedBy) {
      topic = TOPIC.top_was_led;
      if (freedBy.role !== "top" || ruleset.play.top_lead === "free") why = "top_was_led";
    }
    return {
      card,
      why,
      suit_led: led,
      topic,
      place: placeInSheet(ruleset, topic),
      freed_by: why === "top_was_led" ? freedBy : null,
      legal: why !== "must_follow",
    };
  });
}

/**
 * @param {Card} card
 * @param {Card[]} plays
 * @param {string | null} led
 * @param {boolean} follows
 * @returns {Why}
 */
function whyOf(card, plays, led, follows) {
  if (!plays.length) return "leads";
  if (card.role !== null) return "special";
  if (led === null) return "no_suit_yet";
  if (card.suit === led) return "follows";
  return follows ? "must_follow" : "cannot_follow";
}

/** @type {Record<Why, string>} */
const TOPIC = {
  leads: "lead",
  special: "specials_any_time",
  no_suit_yet: "bottom_lead",
  top_was_led: "top_lead",
  follows: "follow",
  cannot_follow: "follow",
  must_follow: "follow",
};
