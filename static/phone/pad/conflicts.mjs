/**
 * Cells that two phones wrote, neither of which had seen the other's value; the server's side is
 * scorepad/pad/conflicts.py, which explains the algorithm. Its time is linear in the number of
 * cells that the marks write.
 */

/** The most values of a conflict: the newest of them, more than any table has phones. */
const MOST_ASKED = 20;

/**
 * What a cell is called, whatever it holds.
 *
 * @param {Cell | CellName} cell
 */
export const cellKey = (cell) => cell.slice(0, 4).join();

/**
 * Whether a late mark has seen another, which stands alone in a cell or not.
 *
 * @param {Mark[]} marks
 * @returns {(place: number, at: number, key: string, alone: boolean) => boolean}
 */
function sightsOf(marks) {
  /** @type {Map<string | undefined, any>} */
  const places = new Map(marks.map(({ id }, place) => [id, place]));
  /** @type {[number[], number[], number[][]]} */
  const [before, allUntil, onward] = [[], [], marks.map(() => [])];
  /** @type {number[]} */
  const steps = [];
  marks.forEach(({ late, seen, undoes }, place) => {
    const named = late ? places.get(undoes ?? seen) : place;
    // A later mark can't have been seen, whatever this one claims.
    const at = named < place ? named : -1;
    before.push(at);
    allUntil.push(marks[at]?.late ? allUntil[at] : at);
    (onward[at] ?? steps).push(place);
  });
  // The links form a forest: A is an ancestor of B if entered[A] < entered[B] < left[A].
  /** @type {[number[], number[]]} */
  const [entered, left] = [[], []];
  for (let time = 0; steps.length; time += 1) {
    const place = /** @type {number} */ (steps.pop());
    if (place < 0) left[~place] = time;
    else {
      entered[place] = time;
      steps.push(~place, ...onward[place]);
    }
  }

  /**
   * The cells that a mark writes, or takes back if it is an undo.
   *
   * @type {Set<string>[]}
   */
  const written = [];
  /**
   * @param {number} place
   * @returns {Set<string>}
   */
  const cellsAt = (place) => {
    const act = places.get(marks[place].undoes) ?? place;
    return (written[act] ??= new Set(marks[act].cells?.map(cellKey)));
  };

  /** The mark at which the links leave a cell: the newest ancestor that does not write in it. */
  const known = new Map();
  /**
   * @param {number} place
   * @param {string} key
   * @returns {number}
   */
  const leaves = (place, key) => {
    const passed = [];
    let at = before[place];
    while (at >= 0 && cellsAt(at).has(key)) {
      const step = [at, key].join();
      passed.push(step);
      at = known.get(step) ?? before[at];
      if (known.has(step)) break;
    }
    for (const step of passed) known.set(step, at);
    return at;
  };

  // A mark of several cells names the newest mark in any of them. In its other cells, a value
  // that stands alone and is older than where the links leave the cell counts as seen.
  return (place, at, key, alone) =>
    at <= allUntil[place]
    || (entered[at] < entered[place] && entered[place] < left[at])
    || (alone && at < leaves(place, key));
}

/**
 * The conflicts that the marks of a game leave.
 *
 * @param {Mark[]} marks
 * @returns {Conflict[]}
 */
export function findConflicts(marks) {
  if (!marks.some((mark) => mark.late)) return [];
  const undone = new Set(marks.map((mark) => mark.undoes));
  const saw = sightsOf(marks);
  /** @type {Map<string, any[][]>} */
  const standing = new Map();
  marks.forEach(({ id, cells = [], undoes, late }, place) => {
    if (undoes !== undefined || (place && undone.has(id))) return;
    for (const cell of cells) {
      const [key, value, text] = [cellKey(cell), cell[4], JSON.stringify(cell[4])];
      const there = late ? (standing.get(key) ?? []) : [];
      const apart = there.filter(
        ([other, at, said]) =>
          other !== null && said !== text && !saw(place, at, key, there.length === 1),
      );
      standing.set(key, [...apart, [value, place, text]].slice(-MOST_ASKED));
    }
  });
  const found = [...standing].filter(([, values]) => values.length > 1);
  return found.map(([cell, values]) => ({
    cell,
    values: values.map((each) => /** @type {Standing} */ (each.slice(0, 2))),
  }));
}
