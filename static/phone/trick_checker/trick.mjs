/**
 * A trick as it lies on the table, read from an address: what cannot be is left out, and said.
 * Pure. The server's side is scorepad/trick_checker/trick.py.
 */
import { asCopied, waysToPlay } from "../rules/cards.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";
import { thirdHandPlace } from "../rules/tricks.mjs";
import { isNeverPlayed, readAgain, trumpNow } from "./trump.mjs";

/**
 * A trick, whole or begun, with what follows from it: the seats in play order, of which that of a
 * hand that nobody holds comes after all others, and how many of each card can no longer come.
 *
 * @param {any} trick
 * @returns {Trick}
 */
export function laid(trick) {
  const { ruleset, players, leader, plays, held, turned, again, ways, waiting, lacks } = trick;
  const third = thirdHandPlace(ruleset, players);
  const seats = Array.from({ length: players }, (_, index) => (leader + index) % players);
  if (third !== null) seats.splice(third, 0, players);
  /** @type {Record<string, number>} */
  const gone = {};
  for (const { code } of [...plays, ...held, turned, again].filter(Boolean)) {
    gone[code] = (gone[code] ?? 0) + 1;
  }
  return {
    ...trick,
    third,
    seats,
    whole: plays.length === seats.length,
    gone,
    copy: copies(ruleset)[0] ?? "",
    copied: isNeverPlayed(turned) ? again : turned,
    asked_of: ways[0]?.code ?? (lacks && waiting[0][0]),
  };
}

/**
 * The codes of the cards that are a copy of the turned one.
 *
 * @param {TrickRules} ruleset
 */
export const copies = ({ deck }) =>
  deck.all_specials.flatMap(({ role, code }) => (role === "copy" ? code : []));

/** The most refusals that are said of one address. */
const MOST_SAID = 3;

/**
 * The trick that a question describes, and the refusals of what cannot be.
 *
 * @param {TrickQuery} query
 * @param {TrickContext} context
 * @returns {[Trick, Refusal[]]}
 */
export function readTrick(query, context) {
  /** @type {Refusal[]} */
  const wrong = [];
  const ruleset = rulesetOf(query.top_lead, context.ruleset, wrong);
  const [turned, before] = trumpNow(query, ruleset, context.trump, wrong);
  const [again, anew] = readAgain(query, ruleset, turned, wrong);
  const leader = numberBelow(query.leader, context.players, wrong) ?? context.leader;
  const { players } = context;
  const trump = anew ?? before;
  const begun = { ruleset, players, leader, trump, turned, again, judge: null, had: null };
  let trick = laid({ ...begun, plays: [], held: [], ways: [], waiting: [], lacks: "" });
  if (query.cards.length && !ruleset.play.judged) {
    return [trick, [{ code: "not_judged", facts: { game: ruleset.key } }]];
  }
  for (const [place, code] of query.cards.entries()) {
    const lacks = trick.whole ? "" : lacking(trick, code);
    if (lacks) {
      trick = laid({ ...trick, lacks, waiting: query.cards.slice(place) });
      break;
    }
    const card = nextCard(trick, code, wrong);
    if (card && trick.whole) {
      const facts = { cards: query.cards.length, players: trick.seats.length };
      wrong.push({ code: "too_many_cards", facts });
      break;
    }
    if (card) {
      const isThird = trick.plays.length === trick.third;
      const ways = isThird ? [] : waysToPlay(ruleset.deck, card, trick.copied);
      if (ways.length) {
        trick = laid({ ...trick, ways, waiting: query.cards.slice(place + 1) });
        break;
      }
      trick = laid({ ...trick, plays: [...trick.plays, card] });
    }
  }
  trick = judgedTrick(query, trick, wrong);
  return [trick, eachOnce(wrong).slice(0, MOST_SAID)];
}

/**
 * @param {TrickQuery} query
 * @param {Trick} trick
 * @param {Refusal[]} wrong
 * @returns {Trick}
 */
function judgedTrick(query, trick, wrong) {
  if (!query.judge || trick.asked_of) return trick;
  if (!trick.plays.length) {
    wrong.push({ code: "no_cards", facts: {} });
    return trick;
  }
  const judge = numberBelow(query.judge, trick.plays.length, wrong);
  if (judge === null || judge === trick.third) return trick;
  /** @type {Trick} */
  let judged = { ...trick, judge, had: HAD[query.had] ?? null };
  for (const code of query.held) {
    const card = nextCard(judged, code, wrong);
    if (card) judged = laid({ ...judged, held: [...judged.held, card], had: null });
  }
  return judged;
}

/** @type {Record<string, boolean>} */
const HAD = { yes: true, no: false };

/**
 * The card, if one more of it can come; else what is wrong is added to `wrong`.
 *
 * @param {Trick} trick
 * @param {string} code
 * @param {Refusal[]} wrong
 * @returns {Card | null}
 */
function nextCard(trick, code, wrong) {
  const { deck } = trick.ruleset;
  const card = asCopied(deck, deck.byCode.get(code), trick.copied);
  if (!card || card.role === "never") {
    wrong.push({ code: card ? "never_played" : "no_such_card", facts: { card: code } });
    return null;
  }
  /** @param {Card} other */
  const isSame = (other) => other.code === card.code;
  const [, count] = /** @type {[Card, number]} */ (deck.kinds.find(([kind]) => isSame(kind)));
  const times = (trick.gone[card.code] ?? 0) + 1;
  if (times <= count) return card;
  if (trick.turned && isSame(trick.turned))
    wrong.push({ code: "turned_card", facts: { card: card.code } });
  else if (trick.judge !== null && trick.plays.some(isSame)) {
    wrong.push({ code: "already_played", facts: { card: code } });
  } else wrong.push({ code: "card_too_often", facts: { card: card.code, times, count } });
  return null;
}

/**
 * What has to be known of the card with this code, where it is a copy.
 *
 * @param {Trick} trick
 * @param {string} code
 */
function lacking({ ruleset, turned, again, trump }, code) {
  if (!copies(ruleset).some((copy) => code.startsWith(copy))) return "";
  if (isNeverPlayed(turned)) return again ? "" : "again";
  // Where nothing was turned there is no trump, and it is what it is without.
  return !turned && trump.suit ? "turned" : "";
}

/**
 * @param {string} topLead
 * @param {TrickRules} ruleset
 * @param {Refusal[]} wrong
 * @returns {TrickRules}
 */
function rulesetOf(topLead, ruleset, wrong) {
  if (["free", "next_card"].includes(topLead)) {
    return { ...ruleset, play: { ...ruleset.play, top_lead: topLead } };
  }
  if (topLead) wrong.push({ code: "no_such_rule", facts: { key: "play.top_lead", allowed: "" } });
  return ruleset;
}

/**
 * A place counted from 0, null where none is given.
 *
 * @param {string} text
 * @param {number} places
 * @param {Refusal[]} wrong
 */
function numberBelow(text, places, wrong) {
  if (!text) return null;
  const number = typedNumber(text);
  if (number !== null && number < places) return number;
  wrong.push({ code: "out_of_range", facts: { value: text, low: 0, high: places - 1 } });
  return null;
}

/** @param {Refusal[]} wrong */
function eachOnce(wrong) {
  const said = wrong.map((refusal) => JSON.stringify(refusal));
  return wrong.filter((_, index) => said.indexOf(said[index]) === index);
}
