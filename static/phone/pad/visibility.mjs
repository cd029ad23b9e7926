/**
 * What of a pad may be seen: bids that are kept for a while, and those that have not come to this
 * phone, are left out. Pure. The server's side is scorepad/pad/visibility.py.
 */
import { ENTRY, VISIBILITY } from "./reveals.mjs";

/**
 * What a round waits for, and what of its bids may be seen.
 *
 * @param {Rules} rules
 * @param {Reveals} reveals
 * @param {DealKey} deal
 * @param {boolean} allBid
 * @param {boolean} complete
 * @returns {RoundPhase}
 */
export function roundPhase(rules, reveals, deal, allBid, complete) {
  /** @type {Phase} */
  const phase = complete ? "done" : allBid ? "tricks" : "bids";
  const secret = rules[VISIBILITY] === "secret";
  /** @type {RoundPhase} */
  const seen = {
    phase,
    hidden: false,
    to_reveal: false,
    revealed: reveals.made[deal]?.bids ?? null,
  };
  if (!reveals.asked) {
    const hidden = phase === "bids" || (secret && phase !== "done");
    return { ...seen, hidden: hides(rules) && hidden };
  }
  if (!isKept(rules, reveals, deal)) return seen;
  const waits = { ...seen, hidden: true };
  if (!secret) return { ...waits, phase: "bids", to_reveal: allBid };
  return { ...waits, phase: allBid ? "tricks" : "bids", to_reveal: complete };
}

/**
 * The rules with those about bids that were in force when the bidding of a deal began.
 *
 * @param {Rules} rules
 * @param {Reveals} reveals
 * @param {DealKey} deal
 * @returns {Rules}
 */
export function rulesOfDeal(rules, { kept }, deal) {
  if (!kept[deal]) return rules;
  const [visibility, entry] = kept[deal];
  return { ...rules, [VISIBILITY]: visibility, [ENTRY]: entry };
}

/**
 * Whether the bids of a deal are kept, in a game whose opening asks for the reveal.
 *
 * @param {Rules} rules
 * @param {Reveals} reveals
 * @param {DealKey} deal
 */
export const isKept = (rules, reveals, deal) =>
  !(deal in reveals.made) && hides(rulesOfDeal(rules, reveals, deal));

/**
 * Whether the server keeps a value from this phone.
 *
 * @param {Value} value
 */
export const isMasked = (value) => value?.hidden === true;

/**
 * Whether bids are hidden until a reveal where these rules hold.
 *
 * @param {Rules} rules
 */
const hides = (rules) => rules[ENTRY] === "players" && rules[VISIBILITY] !== "open";

/**
 * Whether nobody may see what a cell holds yet.
 *
 * @param {Pad} pad
 * @param {Cell | CellName} cell
 * @returns {boolean}
 */
export function isHidden(pad, [number, deal, , field]) {
  if (!["bid", "changed"].includes(field)) return false;
  const round = pad.rounds[number - 1];
  if (round?.deal === deal) return round.hidden;
  const { rules } = round ?? pad;
  if (pad.reveals.asked) return isKept(rules, pad.reveals, [number, deal]);
  if (!hides(rules)) return false;
  // Bids that are shown together keep their secret where the deal was thrown in before.
  /** @param {string} player */
  const bidOf = (player) => pad.cells[[number, deal, player, "bid"].join()]?.[0] ?? null;
  const together = round && rules[VISIBILITY] === "simultaneous";
  // Who had not bid may have left with the new deal.
  return !(together && Object.keys(pad.names).every((player) => bidOf(player) !== null));
}

/**
 * Whether a bid is another than the one that was revealed.
 *
 * @param {Round} round
 * @param {Box} box
 */
export const changedAfterReveal = ({ revealed }, { player, bid }) =>
  Object.hasOwn(revealed ?? {}, player)
  && JSON.stringify(/** @type {any} */ (revealed)[player]) !== JSON.stringify(bid);

/**
 * A number of the pad; null for what is empty, hidden, or follows from what is hidden.
 *
 * @param {any} value
 * @returns {number | null}
 */
export const shownNumber = (value) => (Number.isInteger(value) ? value : null);

/**
 * Some of the fields of an object.
 *
 * @param {any} from
 * @param {string} names
 */
export const pick = (from, names) =>
  Object.fromEntries(names.split(" ").map((name) => [name, from[name]]));

/**
 * What the ruleset's file says, and the name of the house rules; "" for none.
 *
 * @param {Pad} pad
 * @returns {{data: RulesetData, house: string}}
 */
export const rulesetDataOf = ({ cells }) => ({
  data: cells["0,0,,ruleset"][0],
  house: `${cells["0,0,,house"]?.[0] ?? ""}`,
});

/**
 * Whether the round counts by bids that have not come to this phone.
 *
 * @param {Round} round
 */
export const lacksBids = ({ hidden, boxes }) =>
  !hidden && boxes.some(({ wanted }) => isMasked(wanted));

/**
 * Whether totals depend on bids that have not come to this phone.
 *
 * @param {Pad} pad
 */
export const waitsFor = (pad) => pad.rounds.some(lacksBids);

/**
 * What pad and sheet alike show of a player's box, and the tricks that are wanted.
 *
 * @param {Pad} pad
 * @param {Round} round
 * @param {Box} box
 * @returns {[View, number | null]}
 */
export function boxShown({ names }, round, box) {
  const [bid, changed, wanted] = [box.bid, box.changed, box.wanted].map((value) =>
    round.hidden ? null : shownNumber(value),
  );
  const { player, tricks, scored_bonus: scored, bonus } = box;
  return [
    {
      player,
      name: names[player],
      deals: player === round.dealer,
      bid,
      bid_hidden: bid !== box.bid,
      changed,
      tricks,
      bonus_lost: round.phase === "done" && wanted !== null && scored !== (bonus ?? 0),
    },
    wanted,
  ];
}
