/**
 * The curve of the totals: where every line, label and grid line is drawn. Pure. The
 * server's side is scorepad/views/totals_curve.py.
 */
import { boxOf } from "../pad/state.mjs";

const WIDTH = 360;
const HEIGHT = 240;
const [LEFT, TOP, BOTTOM] = [36, 12, 24];
const LABEL_HEIGHT = 17;
const [LETTER, LEAD, WIDEST_LABELS] = [9, 13, 150];
const FINE_STEPS = [1, 2, 5];
const STEPS = Array.from(
  { length: 27 },
  (_, place) => FINE_STEPS[place % 3] * 10 ** (1 + Math.floor(place / 3)),
);
const MOST_LEVELS = 7;
const MOST_TICKS = 10;

// As the server rounds: a tie goes to the even digit.
/** @param {number} value */
const tenth = (value) => Number((value % 1 === 0.25 ? value - 0.05 : value).toFixed(1));
/**
 * @param {number} first
 * @param {number} last
 * @param {number} step
 */
const range = (first, last, step) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);

/**
 * The unbroken parts of a player's line: round numbers with the total after them.
 *
 * @param {Round[]} done
 * @param {string} player
 * @returns {Point[][]}
 */
function pathOf(done, player) {
  /** @type {Point[][]} */
  const path = [];
  for (const round of done) {
    const box = boxOf(round, player);
    if (!box) continue;
    if (path.at(-1)?.at(-1)[0] !== round.number - 1) path.push([[round.number - 1, box.before]]);
    path.at(-1).push([round.number, box.total]);
  }
  return path;
}

/**
 * A sign for each player: the known ones, and for the others those that are left over.
 *
 * @param {string[]} players
 * @param {Record<string, number>} known
 */
function tableSigns(players, known) {
  const signs = players.map((player) => known[player]);
  players.forEach((_, place) => {
    let free = 0;
    while (signs.includes(free)) free += 1;
    signs[place] ??= free;
  });
  return signs;
}

/**
 * The lines of standings, in their order, after rounds that are done; null before any. `known`
 * are the signs of players, by their ids.
 *
 * @param {Round[]} done
 * @param {View[]} standings
 * @param {Record<string, number>} known
 * @returns {View | null}
 */
export function curve(done, standings, known = {}) {
  const signs = tableSigns(
    standings.map(({ player }) => player),
    known,
  );
  const paths = standings
    .map(({ player, name }, place) => ({ name, sign: signs[place], path: pathOf(done, player) }))
    .filter(({ path }) => path.length);
  if (!paths.length) return null;
  const totals = paths.flatMap(({ path }) => path.flat().map(([, total]) => total));
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const steps = Math.max(most, -least) < STEPS[0] ? FINE_STEPS : STEPS;
  const step = /** @type {number} */ (
    steps.find((each) => (most - least) / each <= MOST_LEVELS - 1)
  );
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const last = done.at(-1).number;
  const height = Math.max(HEIGHT, TOP + BOTTOM + LABEL_HEIGHT * paths.length);
  /** @param {string} name */
  const lengthOf = (name) => [...name].length;
  const longest = Math.max(...paths.map(({ name }) => lengthOf(name)));
  const labels = Math.min(LEAD + LETTER * longest, WIDEST_LABELS);
  const [right, room] = [WIDTH - labels, labels - LEAD];
  /** @param {number} number */
  const x = (number) => tenth(LEFT + (number * (right - LEFT)) / last);
  /** @param {number} total */
  const y = (total) => tenth(TOP + ((high - total) * (height - TOP - BOTTOM)) / (high - low));
  const ends = paths.map(({ path }) => path.at(-1).at(-1));
  const heights = spread(
    ends.map(([, total]) => y(total)),
    height - BOTTOM,
  );
  const every = /** @type {number} */ ([1, 2, 5, 10].find((each) => last / each <= MOST_TICKS));
  const numbered = [...range(every, last - every, every), last];
  return {
    height,
    width: WIDTH,
    left: LEFT,
    labels,
    right,
    floor: height - BOTTOM,
    lines: paths.map(({ name, sign, path }, place) => {
      const [number, total] = ends[place];
      return {
        colour: sign % 10,
        shape: (sign + Math.floor(sign / 10)) % 10,
        name,
        total,
        end: [x(number), y(total)],
        label_y: heights[place],
        label: name,
        fitted: lengthOf(name) * LETTER > room ? room : null,
        strokes: path.map((part) => part.map(([each, value]) => [x(each), y(value)])),
      };
    }),
    levels: range(low, high, step).map((total) => [y(total), total]),
    ticks: numbered.map((number) => [x(number), number]),
  };
}

/**
 * Heights moved apart until every label has room above the floor.
 *
 * @param {number[]} heights
 * @param {number} floor
 */
function spread(heights, floor) {
  const order = [...heights.keys()].sort((one, other) => heights[one] - heights[other]);
  const moved = [...heights];
  order.slice(1).forEach((lower, place) => {
    moved[lower] = Math.max(moved[lower], moved[order[place]] + LABEL_HEIGHT);
  });
  let limit = floor;
  for (const place of order.reverse()) {
    moved[place] = tenth(Math.min(moved[place], limit));
    limit = moved[place] - LABEL_HEIGHT;
  }
  return moved;
}
