/**
 * Trump of a trick, read from an address: what was turned, what was named, and what can be. Pure.
 * The server's side is scorepad/trick_checker/trump.py.
 */
import { NO_TRUMP_KNOWN, trumpInEveryRound, trumpIs, trumpTurned } from "../rules/tricks.mjs";
import { NO_TRUMP } from "./trick_query.mjs";

/** @param {Card | null} card */
export const isNeverPlayed = (card) => card?.role === "never";

/**
 * The turned card, where one is known that is out of the deck, and trump; `known` is what the pad
 * says. What cannot be is added to `wrong`.
 *
 * @param {TrickQuery} query
 * @param {TrickRules} ruleset
 * @param {TrumpOfRound} known
 * @param {Refusal[]} wrong
 * @returns {[Card | null, TrumpOfRound]}
 */
export function trumpNow(query, ruleset, known, wrong) {
  const named = cardOf(ruleset, query.turned, wrong);
  const said = trumpSaid(query.trump, ruleset, wrong);
  if (ruleset.trump.source !== "turned") {
    // No card lies on a pile; where trump changes from round to round, the pad alone knows it.
    return [null, said ?? trumpInEveryRound(ruleset) ?? known];
  }
  if (!named) return [cardOf(ruleset, known.turned ?? "", []), said ?? known];
  const trump = trumpTurned(ruleset, named.suit ?? named.code);
  // Whoever put a card that is never played in the place of the turned one may want no trump.
  const names = trump.to_choose && said && (said.suit || isNeverPlayed(named));
  return [named, names ? { ...trump, suit: said.suit, to_choose: false } : trump];
}

/**
 * The card that was turned for a copy, and what it makes of trump.
 *
 * @param {TrickQuery} query
 * @param {TrickRules} ruleset
 * @param {Card | null} turned
 * @param {Refusal[]} wrong
 * @returns {[Card | null, TrumpOfRound | null]}
 */
export function readAgain(query, ruleset, turned, wrong) {
  if (!query.again || !isNeverPlayed(turned)) return [null, null];
  const [special, chosen] = [query.again[0], query.again.slice(1)];
  const isSpecial = ruleset.deck.all_specials.some(({ code }) => code === special);
  const again = cardOf(ruleset, isSpecial ? special : query.again, wrong);
  if (!again) return [null, null];
  if (again.role === "never" || again.role === "copy") {
    // One lies there for trump, the other was in the hand of whoever played it.
    wrong.push({ code: "card_too_often", facts: { card: again.code, times: 2, count: 1 } });
    return [null, null];
  }
  const trump = trumpTurned(ruleset, again.suit ?? again.code);
  const said = trump.to_choose && trumpSaid(chosen, ruleset, wrong);
  return [again, said && said.suit ? { ...trump, suit: said.suit, to_choose: false } : trump];
}

/**
 * What can be tapped to say what trump is; suits alone while somebody has to name one. Whoever put
 * a card in the place of the turned one that is never played may name none.
 *
 * @param {TrickRules} ruleset
 * @param {TrumpOfRound} trump
 */
export function trumpChoice({ deck, trump: { source } }, trump) {
  const suits = deck.suits.map(({ code }) => code);
  if (trump.to_choose) {
    const none = isNeverPlayed(deck.byCode.get(trump.turned ?? "") ?? null);
    return { suits, specials: [], none, card: false };
  }
  const card = source === "turned";
  const specials = card ? deck.all_specials.map(({ code }) => code) : [];
  return { suits, specials, none: true, card };
}

/**
 * @param {TrickRules} ruleset
 * @param {string} code
 * @param {Refusal[]} wrong
 * @returns {Card | null}
 */
function cardOf({ deck }, code, wrong) {
  const card = deck.byCode.get(code);
  if (code && !card) wrong.push({ code: "no_such_card", facts: { card: code } });
  return (card && deck.byCode.get(card.code)) ?? null;
}

/**
 * @param {string} value
 * @param {TrickRules} ruleset
 * @param {Refusal[]} wrong
 * @returns {TrumpOfRound | null}
 */
function trumpSaid(value, { deck }, wrong) {
  if (!value) return null;
  if (value === NO_TRUMP) return NO_TRUMP_KNOWN;
  if (deck.suits.some(({ code }) => code === value)) return trumpIs(value);
  wrong.push({ code: "no_such_trump", facts: { value } });
  return null;
}
