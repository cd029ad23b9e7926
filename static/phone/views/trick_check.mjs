/**
 * A trick as the screen shows it, with what the rules say about it: the very values that the
 * server's template gets. Pure. The server's side is scorepad/views/trick_check.py.
 */
import { countAfter } from "./counted_tricks.mjs";
import { TrickLinks, trickAlone, asRead, queryString } from "../trick_checker/address.mjs";
import { NONE_NAMED } from "../pad/rounds.mjs";
import { ASKS, pairsOf } from "../trick_checker/trick_query.mjs";
import { trumpTurned } from "../rules/tricks.mjs";
import { trumpChoice } from "../trick_checker/trump.mjs";
import {
  afterTrick,
  bidStays,
  judgedIn,
  otherReading,
  reasonOf,
} from "../trick_checker/verdict.mjs";

const IN_A_ROW = 7;

/**
 * The players of a trick as they sit; `asks` is what the screen waits for.
 *
 * @param {Trick} trick
 * @param {TrickLinks} links
 * @param {Reason | null} reason
 * @param {string[]} names
 * @param {View | null} count
 * @param {string} asks
 * @returns {View[]}
 */
function placesOf(trick, links, reason, names, count, asks) {
  const waits = asks === "card" || (asks === "trump" && !links.query.ask);
  const gives = !!count && (asks === "taker" || (waits && !trick.plays.length));
  const seats = [...Array(trick.players).keys()];
  if (trick.third !== null) seats.splice(trick.third, 0, trick.players);
  return seats.map((seat) => {
    const index = trick.seats.indexOf(seat);
    const card = trick.plays[index] ?? null;
    const third = index === trick.third;
    let link = null;
    if (!third) {
      const leads = asks === "leader" || (!trick.plays.length && !gives);
      if (leads) link = links.led_by(seat);
      else if (card) link = trick.judge === index ? links.here : links.judging(index);
    }
    return {
      seat,
      name: names.length && !third ? names[seat] : "",
      card,
      leads: index === 0 && asks !== "leader",
      turn: index === trick.plays.length && ["card", "ways"].includes(asks),
      takes: reason !== null && reason.verdict.taker === index,
      judged: trick.judge === index,
      gives: gives && !third,
      need: count && !third ? count.needs[seat] : null,
      link,
      third_of: third ? trick.ruleset.key : "",
    };
  });
}

/**
 * What is done after a trick, in order: an effect, with its player and cards; `place` is null for
 * everybody.
 *
 * @param {Trick} trick
 * @param {Reason | null} reason
 * @param {TrickContext} context
 * @param {View[]} places
 */
const stepsOf = (trick, reason, context, places) =>
  afterTrick(trick, reason, context).map(({ play, cards, ...effect }) => ({
    ...effect,
    place: play === null ? null : places.find(({ seat }) => seat === trick.seats[play]),
    cards: cards.map((place) => trick.plays[place]),
  }));

/**
 * The keys: a block for each suit, from the lowest card. The special cards stand at the ends of
 * the last blocks, or in a block of their own: in one row, where one of them is left over. Where
 * more are, the first of them stand at the ends of the blocks. A card that is never played can only
 * have been turned.
 *
 * @param {Trick} trick
 * @param {string} asks
 * @returns {View[][]}
 */
export function gridOf(trick, asks) {
  const { ruleset, gone } = trick;
  /** @type {Map<string, View[]>} */
  const blocks = new Map();
  /** @type {View[]} */
  let specials = [];
  for (const [card, count] of ruleset.deck.kinds) {
    if (card.role === "never" && asks !== "turned") continue;
    const left = count - (gone[card.code] ?? 0);
    const fits = fitsInto(trick, card);
    const key = { card, label: card.label || card.code, left, several: count > 1, fits };
    if (card.suit === null) specials.push(key);
    else blocks.set(card.suit, [...(blocks.get(card.suit) ?? []), key]);
  }
  const suits = [...blocks.values()].map(wholeRows);
  if (suits.every((block) => block.at(-1) === null)) {
    if (specials.length <= suits.length || specials.length > IN_A_ROW + 1) {
      const ends = suits.slice(Math.max(0, suits.length - specials.length));
      for (const [place, block] of ends.entries()) block[block.length - 1] = specials[place];
      specials = specials.slice(ends.length);
    }
  }
  const row = specials.length === IN_A_ROW + 1 ? specials : wholeRows(specials);
  return [...suits, row].filter((block) => block.length);
}

/**
 * Whether a card can be what has to be known of a copy: trump stays as it is known.
 *
 * @param {Trick} trick
 * @param {Card} card
 */
function fitsInto({ lacks, ruleset, trump: now }, card) {
  if (!lacks) return true;
  const trump = trumpTurned(ruleset, card.suit ?? card.code);
  return (lacks === "again" || trump.to_choose || trump.suit === now.suit) && card.role !== "copy";
}

/**
 * @param {View[]} keys
 * @returns {View[]}
 */
const wholeRows = (keys) => [
  ...keys,
  ...Array((IN_A_ROW - (keys.length % IN_A_ROW)) % IN_A_ROW).fill(null),
];

/**
 * The screen of a trick: `names` are by seat, empty where nobody has one; `count` is there where
 * the trick can be given to the player who takes it.
 *
 * @param {TrickQuery} query
 * @param {Trick} trick
 * @param {TrickContext} context
 * @param {Refusal[]} refusals
 * @param {{names?: string[], count?: View | null, house?: string, gameId?: string}} [table]
 * @returns {View}
 */
export function checkView(query, trick, context, refusals, table = {}) {
  const { names = [], count = null, house = "", gameId = "" } = table;
  const canonical = asRead(query, trick, context);
  const links = new TrickLinks(canonical, trick);
  const asks = asksFor(canonical, trick, context);
  const reason = reasonOf(trick, context.first);
  const about = judgedIn(trick);
  const places = placesOf(trick, links, reason, names, count, asks);
  const after = stepsOf(trick, reason, context, places);
  const bidChange = after.find(({ what }) => what === "bid") ?? null;
  const { deck } = trick.ruleset;
  const taker = places.find((place) => place.takes) ?? null;
  const leads = reason === null ? null : reason.leads;
  return {
    game_id: gameId,
    house,
    ruleset: trick.ruleset.key,
    trick,
    links,
    asks,
    refusals,
    places,
    count,
    grid: asksForCard(asks, canonical, about) ? gridOf(trick, asks) : [],
    fields: fieldsFor(canonical, trick, asks),
    reason,
    after,
    maybe_last: context.last === null && !count && after.some(({ what }) => what !== "bid"),
    bid_stays: bidStays(trick, reason),
    judged: about,
    trump: trumpChoice(trick.ruleset, trick.trump),
    other_reading: otherReading(trick, about),
    shares: canonical.ask === "share",
    suits: Object.fromEntries(deck.suits.map((suit) => [suit.code, suit])),
    alone: queryString(trickAlone(canonical, trick)),
    next_place: places.find((place) => place.turn) ?? null,
    judged_place: places.find((place) => place.judged) ?? null,
    taker,
    leads_next: places.find((place) => place.seat === leads) ?? null,
    changes_bid: after.some(({ what, later }) => what === "bid" && (count?.last || !later)),
    bid_change: bidChange,
    new_bids: newBids(bidChange, count, taker),
    cloud: bidChange && count ? `${count.trick}` : canonical.cloud,
    count_after: count && countAfter(count, taker ? taker.seat : null),
    new_trump: newTrump(trick, context.trump),
  };
}

/**
 * The card that lies for trump with what the trick made of it, "" for nothing new.
 *
 * @param {Trick} trick
 * @param {TrumpOfRound} stands
 */
function newTrump({ turned, again, copy, plays, trump: { suit, to_choose: chooses } }, stands) {
  const lies = again && turned?.code === stands.turned && !chooses;
  // Where no copy was played an earlier trick made it, and the pad knows.
  if (!lies || !plays.some(({ code }) => code === copy)) return "";
  return suit !== stands.suit || stands.to_choose ? turned.code + (suit ?? NONE_NAMED) : "";
}

/**
 * The bids of which one is written with the trick, none where that is asked later.
 *
 * @param {View | null} step
 * @param {View | null} count
 * @param {View | null} taker
 */
function newBids(step, count, taker) {
  const wanted = taker?.need?.wanted ?? null;
  if (!step || wanted === null || !(count?.changes_left > 0)) return [];
  if (step.later && !count?.last) return [];
  return step.bids.map((/** @type {number} */ bid) => ({ by: bid - wanted, bid }));
}

/**
 * @param {TrickQuery} query
 * @param {Trick} trick
 * @param {TrickContext} context
 */
function asksFor(query, trick, context) {
  const shares = query.ask === "share";
  if (!trick.ruleset.play.judged) return "taker";
  if (trick.judge !== null) return "held";
  if (trick.asked_of && !shares) return trick.lacks || "ways";
  if (ASKS.includes(query.ask)) return query.ask;
  if (!(context.leader_known || query.leader)) return "leader";
  if (!trick.trump.known || trick.trump.to_choose) return "trump";
  return trick.whole ? "verdict" : "card";
}

/**
 * @param {string} asks
 * @param {TrickQuery} query
 * @param {Judged | null} about
 */
const asksForCard = (asks, query, about) =>
  query.ask !== "share" && (["card", "turned", "again"].includes(asks) || !!about?.asks_hand);

/**
 * @param {TrickQuery} query
 * @param {Trick} trick
 * @param {string} asks
 */
function fieldsFor(query, { lacks, trump }, asks) {
  const plain = { ...query, ask: "" };
  if (asks !== "turned") return pairsOf({ ...plain, had: "" });
  return pairsOf({ ...plain, turned: "", trump: (lacks && trump.suit) || "" });
}
