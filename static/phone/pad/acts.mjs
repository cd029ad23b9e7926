/**
 * What people do at a table, as the cells that they write, and as the marks. Pure. The server's
 * side is scorepad/pad/acts.py; tests/client holds both together.
 */
import { refuseValue, restAtOneTap } from "./entries.mjs";
import { cellKey } from "./conflicts.mjs";
import { isPlayed } from "./state.mjs";
import { seen } from "./effective_marks.mjs";

/**
 * @param {Round} round
 * @param {string} player
 * @param {string} field
 * @param {Value} value
 * @returns {Cell}
 */
const inDeal = (round, player, field, value) => [round.number, round.deal, player, field, value];

/**
 * A bid, the tricks or the bonus of one player; null for what the Cloud took back.
 *
 * @param {Round} round
 * @param {string} player
 * @param {string} field
 * @param {Value} value
 * @returns {Cell[]}
 */
export const enter = (round, player, field, value) => [inDeal(round, player, field, value)];

/**
 * The bids of a deal shown, everybody looking.
 *
 * @param {Round} round
 */
export const reveal = (round) => enter(round, "", "reveal", true);

/**
 * Results that change together: pairs of a player and the tricks.
 *
 * @param {Round} round
 * @param {[player: string, tricks: Value][]} changes
 */
export const correctTricks = (round, changes) =>
  changes.map(([player, tricks]) => inDeal(round, player, "tricks", tricks));

/**
 * Every empty result filled with its bid, or with 0 where no trick is left, as one act.
 *
 * @param {Round} round
 */
export const fillRest = (round) => correctTricks(round, restAtOneTap(round));

/**
 * The card that was turned for trump, or null.
 *
 * @param {Round} round
 * @param {string | null} card
 */
export const turnTrump = (round, card) => enter(round, "", "trump", card);

/**
 * What a tap on a key of the number pad means: it is refused, or it writes cells; none where
 * somebody has closed the round meanwhile, whose results are corrected by links.
 *
 * @param {Round} round
 * @param {string} player
 * @param {string} field
 * @param {any} value
 * @returns {{refusal: Refusal} | {cells: Cell[]}}
 */
export function tap(round, player, field, value) {
  const refused = field === "bonus" ? null : refuseValue(round, player, field, value);
  if (refused) return { refusal: refused };
  return { cells: field === "tricks" && isPlayed(round) ? [] : enter(round, player, field, value) };
}

/**
 * The values that wait for a choice in the only one of the cells, each with the place of its mark.
 *
 * @param {Pad} pad
 * @param {Cell[]} cells
 */
const valuesIn = (pad, cells) =>
  pad.conflicts.find(({ cell }) => cell === cells.map(cellKey).join())?.values;

/**
 * Whether cells hold already what would be written: nobody meant anything by it, unless
 * another value stands beside it and waits for a choice.
 *
 * @param {Pad} pad
 * @param {Cell[]} cells
 */
export const standsAlready = (pad, cells) =>
  cells.every(
    (cell) => !valuesIn(pad, [cell]) && (pad.cells[cellKey(cell)]?.[0] ?? null) === cell[4],
  );

/**
 * The mark that writes cells, knowing the newest that touched any of them; a choice knows the
 * newest value that was not chosen, so that it stands alone if it is sent late, too.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @param {string} id
 * @param {Cell[]} cells
 * @returns {Mark}
 */
export function write(marks, pad, id, cells) {
  const [, place] =
    valuesIn(pad, cells)?.findLast(
      ([value]) => JSON.stringify(value) !== JSON.stringify(cells[0][4]),
    ) ?? [];
  const before = marks[/** @type {number} */ (place)]?.id ?? seen(marks, pad, cells);
  return before === undefined ? { id, cells } : { id, cells, seen: before };
}

/**
 * The mark that takes back the newest act, or null where there is nothing to undo.
 *
 * @param {Pad} pad
 * @param {string} id
 * @returns {Mark | "" | null}
 */
export const undo = (pad, id) => pad.undoable && { id, undoes: pad.undoable };
