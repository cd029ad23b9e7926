/**
 * The verdict on a trick: its taker and the reason, and whether a card was legal. Pure. The
 * server's side is scorepad/trick_checker/verdict.py.
 */
import { effects } from "../rules/after_trick.mjs";
import { rulings } from "../rules/legality.mjs";
import { take } from "../rules/tricks.mjs";

/**
 * The verdict on the trick as far as it is played, with the reason; null before a card is played,
 * or while trump is not known. `first` is the seat that led the round, where that is known.
 *
 * @param {Trick} trick
 * @param {number | null} first
 * @returns {Reason | null}
 */
export function reasonOf(trick, first) {
  const { plays, trump, players } = trick;
  if (!plays.length || !trump.known || trump.to_choose) return null;
  const verdict = take(trick.ruleset, plays, trump.suit, players);
  const { card, why } = verdict;
  const same = plays.filter((play) => isOfKind(play, card, why));
  const higher = plays.filter(
    ({ suit, rank }) => suit && suit !== trump.suit && suit !== card.suit && rank > card.rank,
  );
  const isPlain = why === "highest_of_suit_led" && higher.length > 0;
  return {
    verdict,
    alone: same.length === 1,
    beaten: isPlain ? higher.reduce((one, other) => (other.rank > one.rank ? other : one)) : null,
    final: trick.whole,
    leads: verdict.leads === null ? first : trick.seats[verdict.leads],
  };
}

/**
 * What is done after the trick, in order: nothing while it is not whole.
 *
 * @param {Trick} trick
 * @param {Reason | null} reason
 * @param {TrickContext} context
 */
export function afterTrick(trick, reason, { last, hand, bids }) {
  if (!reason || !trick.whole) return [];
  return effects(trick.ruleset, trick.plays, reason.verdict.taker, {
    last: last === true,
    hand,
    bids: trick.seats.map((seat) => bids[seat] ?? null),
  });
}

/**
 * The card that changes the bid of nobody, as nobody takes the whole trick.
 *
 * @param {Trick} trick
 * @param {Reason | null} reason
 */
export function bidStays({ whole, plays, ruleset: { deck } }, reason) {
  if (!reason || !whole || reason.verdict.taker !== null) return null;
  /** @param {string} kind */
  const rowOf = (kind) => deck.all_specials.find(({ code }) => code === kind);
  return plays.find(({ kind }) => rowOf(kind)?.after === "bid") ?? null;
}

/**
 * The play of a trick that is asked about, if one is.
 *
 * @param {Trick} trick
 * @returns {Judged | null}
 */
export function judgedIn(trick) {
  const { judge, plays, held, had, ruleset, seats } = trick;
  if (judge === null) return null;
  const [before, card] = [plays.slice(0, judge), plays[judge]];
  const [alone] = rulings(ruleset, before, [card]);
  const led = alone.suit_led;
  const depends = alone.why === "cannot_follow";
  const isOpen = depends && had === null && !held.length;
  const rest = had && depends ? [anyOf(trick, led)] : held;
  const ruling = isOpen ? null : rulings(ruleset, before, [card, ...rest])[0];
  const followers = held.filter(({ role, suit }) => role === null && suit === led);
  return {
    place: judge,
    seat: seats[judge],
    card,
    suit_led: led,
    ruling,
    followers: depends ? followers : [],
    asks_hand: depends && had === null && (ruling === null || ruling.legal),
  };
}

/**
 * The other reading of a lead that beats all, where it would matter.
 *
 * @param {Trick} trick
 * @param {Judged | null} about
 * @returns {string | null}
 */
export function otherReading({ plays, ruleset }, about) {
  const first = plays.slice(0, about?.place ?? 0).find(({ role }) => role !== "bottom");
  if (first?.role !== "top" || ruleset.deck.several_tops) return null;
  return ruleset.play.top_lead === "next_card" ? "free" : "next_card";
}

/**
 * Whether a play is of the kind that `why` says `card` is the best of.
 *
 * @param {Card} play
 * @param {Card} card
 * @param {string} why
 */
function isOfKind(play, card, why) {
  if (card.suit === null) return play.kind === card.kind;
  return why === "highest_number" ? play.rank === card.rank : play.suit === card.suit;
}

/**
 * @param {Trick} trick
 * @param {string | null} suit
 * @returns {Card}
 */
const anyOf = ({ ruleset }, suit) =>
  /** @type {[Card, number]} */ (ruleset.deck.kinds.find(([card]) => card.suit === suit))[0];
