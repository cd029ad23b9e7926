/**
 * Cells that phones wrote apart, each without knowing what the other had written; the server's
 * side is scorepad/pad/conflicts.py. All of it takes time in proportion to the cells that the
 * marks write.
 *
 * @typedef {import("./fold.mjs").Mark} Mark
 * @typedef {{cell: string, values: [any, number][]}} Conflict `values` with the places of their
 *   marks, the older first; the last one counts until somebody chooses
 */

/** Values of one cell that are asked about, the newest: more than phones at any table. */
const MOST_ASKED = 20;

const EMPTY = "null";

const keyOf = (cell) => cell.slice(0, 4).join();
const textOf = (value) => JSON.stringify(value);

/** The values that stand in one cell: no two the same, and no writer had seen another's. */
class Several {
  places = []; from = 0; values = new Map(); byText = new Map();

  constructor(...written) {
    for (const each of written) this.add(...each);
  }

  drop(place) {
    if (!this.values.has(place)) return;
    this.byText.delete(textOf(this.values.get(place)));
    this.values.delete(place);
  }

  /** What is empty, and what the writer of the next mark had seen, stands no more. */
  dropSeen(allUntil, last) {
    for (; this.places[this.from] <= allUntil; this.from += 1) this.drop(this.places[this.from]);
    // Each mark on a way has dropped those before it: the last alone can still stand.
    this.drop(last);
    this.drop(this.byText.get(EMPTY));
  }

  add(value, place) {
    this.drop(this.byText.get(textOf(value)));
    this.places.push(place);
    this.values.set(place, value);
    this.byText.set(textOf(value), place);
  }
}

/** Where each mark leads back to: the mark that it names, and on until a live one. */
class Ways {
  all = []; before = []; left = new Map(); cells = new Map();

  constructor(marks, places, undone) {
    Object.assign(this, { marks, places });
    const onward = new Map();
    marks.forEach(({ late, seen, undoes }, place) => {
      const named = late ? places.get(undoes ?? seen) : place;
      // A mark that comes later was never seen, whatever anybody says.
      const before = named < place ? named : -1;
      this.before.push(before);
      this.all.push(before < 0 ? -1 : marks[before].late ? this.all[before] : before);
      if (before < 0) return;
      if (!onward.has(before)) onward.set(before, []);
      onward.get(before).push(place);
    });
    this.lasts = this.findLasts(onward, undone);
  }

  /** From the marks that name none to those that name them: what was last written in each cell. */
  findLasts(onward, undone) {
    const [found, onTheWay] = [new Map(), new Map()];
    const steps = [...onward.keys()].filter((place) => this.before[place] < 0);
    while (steps.length) {
      const place = steps.pop();
      if (place < 0) {
        for (const [key, last] of found.get(~place)) onTheWay.set(key, last);
        continue;
      }
      const { id, cells = [] } = this.marks[place];
      const keys = place && undone.has(id) ? [] : cells.map(keyOf);
      found.set(place, new Map(keys.map((key) => [key, onTheWay.get(key) ?? -1])));
      if (!onward.has(place)) continue;
      for (const key of keys) onTheWay.set(key, place);
      steps.push(~place);
      for (const next of onward.get(place)) steps.push(next);
    }
    return found;
  }

  /** The newest mark on the way of the one in `place` that wrote in its cell and stands. */
  last(place, key) { return this.lasts.get(place)?.get(key) ?? -1; }

  /** Whether the writer in `place` had seen the mark whose value stands alone in a cell. */
  saw(place, other, key) {
    if (other <= this.all[place] || other === this.last(place, key)) return true;
    // A mark of several cells names the newest in any of them. Where its way leaves the cell,
    // what had stood in it before was seen as well.
    return other < this.leaves(place, key);
  }

  leaves(place, key) {
    const passed = [];
    let left = this.before[place];
    while (left >= 0 && this.cellsAt(left).has(key)) {
      const step = `${left},${key}`;
      const known = this.left.get(step);
      passed.push(step);
      left = known ?? this.before[left];
      if (known !== undefined) break;
    }
    for (const step of passed) this.left.set(step, left);
    return left;
  }

  /** The cells that a mark has written, or taken back. */
  cellsAt(place) {
    const act = this.places.get(this.marks[place].undoes) ?? place;
    if (!this.cells.has(act)) this.cells.set(act, new Set(this.marks[act].cells?.map(keyOf)));
    return this.cells.get(act);
  }
}

/**
 * The cells in which values stand whose writers had not seen each other.
 *
 * @param {Mark[]} marks
 * @returns {Conflict[]}
 */
export function conflictsOf(marks) {
  if (!marks.some((mark) => mark.late)) return [];
  const places = new Map(marks.map(({ id }, place) => [id, place]));
  const undone = new Set(marks.map((mark) => mark.undoes));
  const ways = new Ways(marks, places, undone);
  const [alone, several] = [new Map(), new Map()];
  marks.forEach(({ id, cells = [], undoes, late }, place) => {
    if (undoes !== undefined || (place && undone.has(id))) return;
    for (const cell of cells) {
      const [key, value] = [keyOf(cell), cell[4]];
      const [there, [before, at] = []] = [several.get(key), alone.get(key)];
      alone.set(key, [value, place]);
      if (!late) several.delete(key);
      else if (there) {
        there.dropSeen(ways.all[place], ways.last(place, key));
        there.add(value, place);
        if (there.values.size === 1) several.delete(key);
      } else if (at !== undefined && before !== null && textOf(before) !== textOf(value)
          && !ways.saw(place, at, key)) {
        several.set(key, new Several([before, at], [value, place]));
      }
    }
  });
  const newest = ({ values }) => [...values].slice(-MOST_ASKED).map(([at, value]) => [value, at]);
  return [...alone.keys()].filter((key) => several.has(key))
    .map((cell) => ({ cell, values: newest(several.get(cell)) }));
}
