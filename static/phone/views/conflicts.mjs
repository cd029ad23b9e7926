/**
 * Cells that wait for a choice, as far as anybody may see and needs to know. Pure. The server's
 * side is scorepad/views/conflicts.py.
 */
import { boxOf } from "../pad/state.mjs";
import { isolated } from "../pad/directions.mjs";
import { detailOf } from "./undo_line.mjs";
import { isHidden, isMasked } from "../pad/visibility.mjs";

const FIGURES = ["bid", "tricks", "changed", "bonus"];

/**
 * @param {string} key
 * @returns {CellName}
 */
function cellOf(key) {
  const [number, deal, player, field] = key.split(",");
  return [Number(number), Number(deal), player, field];
}

/**
 * @param {Pad} pad
 * @returns {{cell: [number, number, string, string], values: [any, number][]}[]}
 */
export function shownConflicts(pad) {
  const found = pad.conflicts.map(({ cell, values }) => ({ cell: cellOf(cell), values }));
  return found.filter(
    ({ cell, values }) =>
      counts(pad, cell) && !isHidden(pad, cell) && !values.some(([value]) => isMasked(value)),
  );
}

/**
 * Whether the cell is the game's, or belongs to a round as it was dealt last.
 *
 * @param {Pad} pad
 * @param {CellName} cell
 */
function counts({ rounds }, [number, deal, player, field]) {
  // What a bonus was won with is chosen with its number.
  if (field === "captures") return false;
  const round = rounds[number - 1];
  if (!number || !deal || !round) return !number || !!round;
  return deal === round.deal && (!player || !!boxOf(round, player));
}

/**
 * The first cell that waits for a choice, and what can be chosen; null where none does.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @returns {View | null}
 */
export function conflictOf(marks, pad) {
  const [first] = shownConflicts(pad);
  if (!first) return null;
  const { cell, values } = first;
  const [round, deal, player, field] = cell;
  // What was taken back is said by what it was.
  const written = values.map(([value]) => value).find((value) => value !== null);
  /** @param {Value} value */
  const figure = (value) => (FIGURES.includes(field) ? `${value ?? "–"}` : null);
  /** @param {Value} value */
  const label = (value) =>
    field === "name"
      ? value
      : field === "seating" && value
        ? value.map((/** @type {string} */ each) => isolated(pad.names[each] ?? "")).join(", ")
        : figure(value);
  return {
    round,
    deal,
    player,
    field,
    name: pad.names[player] ?? "",
    seen: marks[pad.cells[cell.join()][1]].id,
    choices: values.map(([value, place]) => ({
      value: JSON.stringify(value),
      label: label(value),
      details: [detailOf(pad, [...cell, value], value === null ? [[...cell, written]] : [])],
      said: marks[place].said,
    })),
    holds: label(values.at(-1)[0]),
    typed: isWorkedOut(marks, first) ? label(values[0][0]) : null,
  };
}

/**
 * Whether the value that holds followed from the others' tricks, and nobody typed it: the phone
 * that typed the other one wrote it down for the choice, and had seen nothing there.
 *
 * @param {Mark[]} marks
 * @param {{cell: CellName, values: [any, number][]}} conflict
 */
function isWorkedOut(marks, { cell: [, , , field], values }) {
  const [typed, holds] = values.map(([, place]) => marks[place]);
  const isAlone = !holds.seen && holds.other === typed.other;
  return field === "tricks" && values.length === 2 && isAlone;
}
