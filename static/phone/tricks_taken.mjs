/**
 * Tricks that were taken in a round: typed, counted one by one, or inferred. Pure. The server's
 * side is scorepad/pad/tricks_taken.py.
 */
import { count, sum } from "./points.mjs";
import { valueIn } from "./effective_marks.mjs";

/** The taker of a trick that nobody was given: the Bomb fell in it. */
export const NOBODY = "";

/**
 * The results by seat: what was typed stands, else what was counted, or what is left.
 *
 * @param {Cells} cells
 * @param {Pick<Round, "deal" | "hand" | "seats">} round
 * @param {boolean} allBid
 * @param {boolean} hasBomb
 */
export function readTricksTaken(cells, round, allBid, hasBomb) {
  const { deal, hand, seats } = round;
  const { taken, sound } = readTakers(cells, round);
  const typed = seats.map((player) => valueIn(cells, deal, player, "tricks"));
  const bomb = valueIn(cells, deal, "", "bomb");
  const allCounted = taken.length === hand && !taken.includes(null);
  let sums = [hand];
  if (typeof bomb === "boolean") sums = [hand - Number(bomb)];
  else if (taken.includes(NOBODY)) sums = [hand - 1];
  else if (hasBomb && !allCounted) sums = [hand - 1, hand];
  const left = sums[0] - sum(typed);
  const infers = allBid && count(typed, null) === 1 && sums.length === 1 && left >= 0;
  const counts = allBid && allCounted && !infers;
  /** @param {string} player */
  const followed = (player) => (infers ? left : counts ? count(taken, player) : null);
  const tricks = typed.map((own, seat) => own ?? followed(seats[seat]));
  const complete = !tricks.includes(null) && sums.includes(sum(tricks));
  const fellOnce = count(taken, NOBODY) <= (bomb === false ? 0 : 1);
  return { taken, sums, typed, tricks, infers, counts, complete, sound: sound && fellOnce };
}

/**
 * Who took which trick, as far as they were counted: null for a gap, and for a stranger.
 *
 * @param {Cells} cells
 * @param {Pick<Round, "deal" | "hand" | "seats">} round
 */
function readTakers(cells, { deal, hand, seats }) {
  const found = [];
  for (const [, of, player, field, taker] of cells.values()) {
    const place = /^trick:([1-9]\d?)$/.exec(field);
    if (place && of === deal && !player) found[Number(place[1]) - 1] = taker;
  }
  /** @param {string} taker */
  const known = (taker) => (taker === NOBODY || seats.includes(taker) ? taker : null);
  const taken = Array.from(found.slice(0, hand), known);
  return { taken, sound: found.length <= hand && !taken.includes(null) };
}
