/**
 * The marks in their order, with those that were undone left out. Pure. The server's side is
 * scorepad/pad/effective_marks.py.
 */

import { cellKey } from "./conflicts.mjs";

/**
 * What a cell of a round holds; null where it is empty.
 *
 * @param {Cells} cells
 * @param {(string | number)[]} place
 * @returns {Value}
 */
export const valueIn = (cells, ...place) => cells.get(place.join())?.[4] ?? null;

/**
 * What stands on the pad: what was undone is left out.
 *
 * @param {Mark[]} marks
 */
export function readMarks(marks) {
  const undone = new Set(marks.map((mark) => mark.undoes));
  const [written, cells, earlier, undos] = [new Map(), new Map(), new Map(), new Map()];
  let undoable = null;
  marks.forEach(({ id, cells: own = [], undoes }, place) => {
    if (undoes !== undefined) {
      if (earlier.has(undoes)) undos.set(undoes, place);
      return;
    }
    const writes = !(place && undone.has(id));
    for (const cell of own) {
      const [number, deal, player, field, value] = cell;
      const key = [deal, player, field].join();
      const name = `${number},${key}`;
      cells.set(name, [writes ? value : (cells.get(name)?.[0] ?? null), place]);
      if (!writes) continue;
      if (!written.has(number)) written.set(number, new Map());
      if (value === null) written.get(number).delete(key);
      else written.get(number).set(key, cell);
    }
    earlier.set(id, own);
    if (writes && place) undoable = id;
  });
  // Once for each mark, however often it was taken back.
  for (const [id, place] of undos) {
    for (const cell of earlier.get(id)) {
      const touched = cells.get(cellKey(cell));
      touched[1] = Math.max(touched[1], place);
    }
  }
  return { written, cells, undoable };
}

/**
 * The id of the newest mark that touched any of the cells; undefined where none did.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {(Cell | CellName)[]} cells
 * @returns {string | undefined}
 */
export const seen = (marks, pad, cells) =>
  marks[Math.max(...cells.map((cell) => pad.cells[cellKey(cell)]?.[1] ?? -1))]?.id;
