/**
 * Charts of the games played: the places of every bar, column and label. Pure. The server's side is
 * scorepad/stats/charts.py.
 */
import { rounded } from "./rounded.mjs";

const WIDTH = 360;
const [LEFT, FULL] = [46, 266];
const [TOP, ROW] = [24, 24];
/** What lies between a bar or a column and its share. */
const BESIDE = 6;

/** @param {number} value */
const tenths = (value) => rounded(value, 1);

/** @param {number | null} share */
const placeOf = (share) => (share === null ? null : tenths(LEFT + share * (FULL - LEFT)));

/**
 * A bar for each hand of which a share is said; null where there is none.
 *
 * @param {{cards: number, rounds: number, share: number | null, usual: number | null}[]} hands
 */
export function bidsMade(hands) {
  const bars = hands
    .filter(({ share }) => share !== null)
    .map((hand, index) => {
      const [tip, usual] = [placeOf(hand.share) ?? 0, placeOf(hand.usual)];
      const label = tenths(Math.max(tip, usual ?? 0) + BESIDE);
      return {
        hand,
        tip,
        length: tenths(tip - LEFT),
        usual,
        label,
        middle: TOP + ROW * index + ROW / 2,
      };
    });
  return bars.length
    ? { height: TOP + ROW * bars.length, bars, width: WIDTH, left: LEFT, full: FULL, top: TOP }
    : null;
}

/** Bids that were missed by so many tricks or more share a column. */
const BEYOND = 4;
const [COLUMNS_TOP, TALLEST, BOTTOM] = [22, 120, 40];
const SLOT = WIDTH / (2 * BEYOND + 1);
const COLUMN = 30;

/**
 * The columns for numbers of rounds by tricks taken less tricks bid; null where there are none.
 *
 * @param {number[][]} roundsByMiss
 */
export function missesDrawn(roundsByMiss) {
  const numbers = Array.from({ length: 2 * BEYOND + 1 }, () => 0);
  for (const [off, number] of roundsByMiss) {
    numbers[Math.max(-BEYOND, Math.min(BEYOND, off)) + BEYOND] += number;
  }
  const [everything, most] = [numbers.reduce((all, one) => all + one, 0), Math.max(...numbers)];
  if (!everything) return null;
  const columns = numbers.map((rounds, place) => {
    const [x, height] = [place * SLOT + (SLOT - COLUMN) / 2, tenths((TALLEST * rounds) / most)];
    const top = tenths(COLUMNS_TOP + TALLEST - height);
    return {
      ...{ off: place - BEYOND, rounds, share: rounds / everything, x: tenths(x), height, top },
      ...{ middle: tenths(x + COLUMN / 2), label: tenths(top - BESIDE) },
    };
  });
  return {
    ...{ columns, width: WIDTH, height: COLUMNS_TOP + TALLEST + BOTTOM },
    ...{ floor: COLUMNS_TOP + TALLEST, column: COLUMN, beyond: BEYOND },
  };
}
