/**
 * What one undo would take back, as the log says it; what may not be seen yet is left out.
 * Pure. The server's side is scorepad/views/log.py and scorepad/pad/changes.py.
 */

import { cellKey } from "../pad/conflicts.mjs";
import { isHidden, isMasked } from "../pad/visibility.mjs";

/**
 * The act that one undo would take back, or null; `said` is the sentence that came with a
 * mark which the phone has no words for.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @returns {View | null}
 */
export function undoLine(marks, pad) {
  const place = marks.findIndex((mark) => mark.id === pad.undoable);
  const taken = marks[place];
  if (!taken) return null;
  const { id, cells = [], said, late = false } = taken;
  const undone = new Set(marks.map((mark) => mark.undoes));
  const standing = marks.slice(0, place).filter((mark) => !undone.has(mark.id));
  const earlier = standing.flatMap((mark) => mark.cells ?? []);
  const before = isInConflict(pad, place) ? [] : earlier;
  const details = cells.map((cell) => detailOf(pad, cell, before));
  return {
    mark: id,
    details,
    undo: false,
    undone: false,
    after_reveal: false,
    late,
    round: details[0]?.round ?? 0,
    level: [],
    said,
  };
}

/**
 * Whether the mark in a place holds until a choice, and had not seen what stood before: of two values
 * that wait nobody has made the one into the other.
 *
 * @param {Pad} pad
 * @param {number} place
 */
export const isInConflict = ({ conflicts }, place) =>
  conflicts.some(({ values }) => values.at(-1)?.[1] === place);

/**
 * One cell with its value; `earlier` are the cells that were written before.
 *
 * @param {Pad} pad
 * @param {Cell} cell
 * @param {Cell[]} earlier
 * @returns {View}
 */
export function detailOf(pad, cell, earlier) {
  const [number, deal, player, field, after] = cell;
  const place = cellKey(cell);
  let before = earlier.findLast((each) => cellKey(each) === place)?.[4] ?? null;
  const hidden = isHidden(pad, cell) || isMasked(before) || isMasked(after);
  if (field === "seating") before ??= pad.rounds[number - 2]?.seats ?? null;
  return {
    round: number,
    deal: pad.rounds[number - 1]?.deal > 1 ? deal : 0,
    field,
    player: pad.names[player] ?? "",
    hidden,
    before: hidden ? null : named(pad, number, field, before),
    after: hidden ? null : named(pad, number, field, after),
  };
}

/**
 * A value in which players are named.
 *
 * @param {Pad} pad
 * @param {number} number
 * @param {string} field
 * @param {Value} value
 */
function named({ names, cells }, number, field, value) {
  if (field === "deal" && value) return whoHadBid({ names, cells }, number, value - 1);
  if (value && /^(dealer|loot|chooser)$|^(trick|leader):/.test(field)) return names[value] ?? "";
  return field === "seating" && value
    ? value.map((/** @type {string} */ player) => names[player] ?? "")
    : value;
}

/**
 * The names of those who have bid in a deal of a round, in their alphabetical order.
 *
 * @param {Pick<Pad, "names" | "cells">} pad
 * @param {number} number
 * @param {number} deal
 */
export const whoHadBid = ({ names, cells }, number, deal) =>
  Object.keys(cells)
    .filter((key) => cells[key][0] !== null)
    .map((key) => key.split(","))
    .filter((key) => key[3] === "bid" && `${key.slice(0, 2)}` === `${[number, deal]}`)
    .map(([, , player]) => names[player] ?? "")
    .sort();
