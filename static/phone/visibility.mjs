/**
 * What of a state any screen may show: bids that nobody may see yet, and those that have not
 * come to this phone, are left out. Pure. The server's side is scorepad/pad/visibility.py.
 */

import { isKept } from "./reveals.mjs";

/** Whether the server keeps a value from this phone. */
export const isMasked = (value) => value?.hidden === true;

/** Whether nobody may see what a cell holds yet. */
export function isHidden(state, [number, deal, , field]) {
  if (!["bid", "changed"].includes(field)) return false;
  const round = state.rounds[number - 1];
  if (round?.deal === deal) return round.hidden;
  const { rules } = round ?? state;
  if (state.reveals.asked) return isKept(rules, state.reveals, [number, deal]);
  const visibility = rules["bidding.visibility"];
  if (rules["bidding.entry"] !== "players" || visibility === "open") return false;
  // Bids that are shown together keep their secret where the deal was thrown in before.
  const bidOf = (player) => state.cells[[number, deal, player, "bid"].join()]?.[0] ?? null;
  const together = round && visibility === "simultaneous";
  return !(together && round.seats.every((player) => bidOf(player) !== null));
}

/** A number of the pad; null for what is empty, hidden, or follows from what is hidden. */
export const known = (value) => (Number.isInteger(value) ? value : null);

/** Some of the fields of an object. */
export const pick = (from, names) =>
  Object.fromEntries(names.split(" ").map((name) => [name, from[name]]));

/** What the ruleset's file says, and the name of the house rules; "" for none. */
export const written = ({ cells }) => ({
  data: cells["0,0,,ruleset"][0], house: `${cells["0,0,,house"]?.[0] ?? ""}`,
});

/** Whether the round counts by bids that have not come to this phone. */
export const lacksBids = ({ hidden, boxes }) =>
  !hidden && boxes.some((box) => box.wanted !== null && known(box.wanted) === null);

/** Whether totals depend on bids that have not come to this phone. */
export const waitsFor = (state) => state.rounds.some(lacksBids);

/** Whether a bid is another than the one that was revealed. */
export const changedAfterReveal = ({ revealed }, { player, bid }) =>
  Object.hasOwn(revealed ?? {}, player) && JSON.stringify(revealed[player]) !== JSON.stringify(bid);

/** What pad and sheet alike show of a player's box, and the tricks that are wanted. */
export function boxShown({ names }, round, box) {
  const [bid, changed, wanted] = [box.bid, box.changed, box.wanted].map((value) =>
    round.hidden ? null : known(value));
  const { player, tricks, extra, bonus } = box;
  return [{
    player, name: names[player], deals: player === round.dealer,
    bid, bid_hidden: bid !== box.bid, changed, tricks,
    bonus_lost: round.phase === "done" && wanted !== null && extra !== (bonus ?? 0),
  }, wanted];
}
