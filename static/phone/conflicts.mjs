/**
 * Cells that phones wrote apart, each without knowing what the other had written; the server's
 * side is scorepad/pad/conflicts.py.
 *
 * @typedef {import("./fold.mjs").Mark} Mark
 * @typedef {{cell: string, values: [any, number][]}} Conflict `values` with the places of their
 *   marks, the older first; the last one counts until somebody chooses
 */

const keyOf = (cell) => cell.slice(0, 4).join();
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** What the writer of the late mark in `place` had seen: whether that one, in that cell. */
function sightFrom(marks, places, place) {
  const way = new Map();
  let [allUntil, mark] = [-1, marks[place]];
  let named = mark.seen;
  while (mark.late && places.get(named) < place) {
    place = places.get(named);
    mark = marks[place];
    named = mark.undoes ?? mark.seen;
    way.set(place, marks[places.get(mark.undoes) ?? place].cells ?? []);
    if (!mark.late) allUntil = place;
  }
  // A mark of several cells names the newest in any of them: there the way leaves the others.
  // What stood alone in one before was seen as well.
  const leaves = (cell) =>
    [...way].find(([, cells]) => !cells.some((each) => keyOf(each) === cell))?.[0] ?? -1;
  return (other, cell, alone) =>
    other <= allUntil || way.has(other) || (alone && other < leaves(cell));
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
  const standing = new Map();
  marks.forEach(({ id, cells = [], undoes, late }, place) => {
    if (undoes !== undefined || (place && undone.has(id))) return;
    const sees = late && sightFrom(marks, places, place);
    for (const cell of cells) {
      const [key, value, there] = [keyOf(cell), cell[4], standing.get(keyOf(cell)) ?? []];
      const isApart = ([other, at]) =>
        other !== null && !isSame(other, value) && !sees(at, key, there.length === 1);
      standing.set(key, [...(late ? there.filter(isApart) : []), [value, place]]);
    }
  });
  const found = [...standing].map(([cell, values]) => ({ cell, values }));
  return found.filter(({ values }) => values.length > 1);
}
