/**
 * The effects of the cards of a trick when it is over, in the order in which they are done. Pure.
 * The server's side is scorepad/rules/after_trick.py.
 */

/**
 * What a bid may be changed to in a round of `hand` cards: one less, or one more.
 *
 * @param {number} bid
 * @param {number} hand
 */
const changedBids = (bid, hand) =>
  [bid - 1, bid + 1].filter((value) => value >= 0 && value <= hand);

/** @type {After[]} */
const ORDER = ["pass", "bid", "swap"];

/**
 * What is done after the trick of `plays`, in order; where nobody takes it, no bid is changed.
 *
 * @param {TrickRules} ruleset
 * @param {Card[]} plays
 * @param {number | null} taker
 * @param {{last: boolean, hand: number, bids: (number | null)[]}} round whether it is over, the
 *   cards that each was dealt, and the bids in the order of the plays, null for one that is not known
 * @returns {Effect[]}
 */
export function effects({ deck, play }, plays, taker, { last, hand, bids }) {
  /** @type {Effect[]} */
  const found = [];
  for (const [place, { kind }] of plays.entries()) {
    const what = deck.all_specials.find(({ code }) => code === kind)?.after;
    /** @type {Effect} */
    const effect = {
      what: /** @type {After} */ (what),
      play: null,
      bids: [],
      cards: [],
      must: true,
      later: false,
    };
    if (what === "bid" && taker !== null) {
      const bid = bids[taker];
      const allowed = bid === null ? [] : changedBids(bid, hand);
      const later = play.bid_change === "round_end";
      found.push({ ...effect, play: taker, bids: allowed, later });
    } else if (what === "pass" && !last) found.push(effect);
    else if (what === "swap" && !last) {
      const cards = [...plays.keys()].filter((other) => other !== place);
      found.push({ ...effect, play: place, cards, must: play.swap === "must" });
    }
  }
  /** @param {Effect} effect */
  const place = ({ what, later }) => ORDER.indexOf(what) + (later ? ORDER.length : 0);
  return found.sort((one, other) => place(one) - place(other));
}
