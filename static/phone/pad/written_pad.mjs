/**
 * A pad with what is written in its rounds, as those who change the table read it. Pure. The
 * server's side is scorepad/pad/effective_marks.py.
 */
import { readMarks, valueIn } from "./effective_marks.mjs";
import { kinds } from "./fold.mjs";
import { readRuleset } from "../rules/ruleset.mjs";
import { dealsToCome, largestOf } from "../rules/schedule.mjs";
import { Table } from "./table.mjs";
import { rulesetDataOf } from "./visibility.mjs";

/** @type {Cells} */
const NO_CELLS = new Map();

/**
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @returns {WrittenPad}
 */
export function withWritten(marks, pad) {
  const { data, house } = rulesetDataOf(pad);
  const { written } = readMarks(marks);
  // Pads of other kinds have no deck and no schedule.
  const game = kinds[data.kind ?? ""] ? null : readRuleset(data);
  return { ...pad, marks, written, data, house, game: /** @type {Ruleset} */ (game) };
}

/**
 * The cells of a round that hold a value.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 * @returns {Cells}
 */
export const cellsOf = ({ written }, number) => written.get(number) ?? NO_CELLS;

/**
 * What stands in a cell of a round, or would with what a mark writes; null where it is empty.
 *
 * @param {WrittenPad} pad
 * @param {Cell[]} newCells
 * @param {CellName} place
 * @returns {Value}
 */
export function valueWith(pad, newCells, place) {
  const cell = newCells.find((each) => each.slice(0, 4).join() === place.join());
  return cell ? cell[4] : valueIn(cellsOf(pad, place[0]), ...place.slice(1));
}

/**
 * The cells of a round as they would be with what a mark writes; those that hold a value.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {Cell[]} newCells
 * @returns {Cells}
 */
export function cellsWith(pad, number, newCells) {
  const cells = new Map(cellsOf(pad, number));
  for (const cell of newCells.filter(([round]) => round === number)) {
    const key = cell.slice(1, 4).join();
    if (cell[4] === null) cells.delete(key);
    else cells.set(key, cell);
  }
  return cells;
}

/**
 * Whether no bid of the deal stands yet.
 *
 * @param {Round} round
 */
export const nobodyHasBid = ({ boxes }) => boxes.every(({ bid }) => bid === null);

/**
 * The most cards that so many players can each be dealt.
 *
 * @param {WrittenPad} pad
 * @param {number} players
 */
export const largestHand = ({ game, rules }, players) => largestOf(game, rules, players);

/**
 * The deals of a whole game for so many players, by the rules that hold now.
 *
 * @param {WrittenPad} pad
 * @param {number} players
 */
export const deals = ({ data, game, rules }, players) =>
  dealsFor(/** @type {any} */ ({ ...new Table(data), game, rules }), players, null);

/**
 * The deals to come at a table if so many players sat down now.
 *
 * @param {Table} table
 * @param {number} players
 * @param {number | null} rounds the length of the whole game; null leaves it to the schedule
 */
export const dealsFor = (table, players, rounds) =>
  dealsToCome(/** @type {any} */ ({ ...table, seats: { length: players }, rounds }));

/**
 * The table when a round is about to begin, by the rules that hold in it; people have not sat
 * down for it yet.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 */
export function tableBefore(pad, number) {
  const table = new Table(pad.data);
  for (let earlier = 1; earlier < number; earlier += 1) {
    table.sit(cellsOf(pad, earlier));
    table.deal(cellsOf(pad, earlier));
  }
  const rules = [...cellsOf(pad, number)].filter(([, cell]) => cell[3].startsWith("rule:"));
  // Who sits there makes no difference to the rules, but somebody must.
  table.seats = [""];
  table.sit(new Map(rules));
  return table;
}

/**
 * Everybody who was ever dealt cards, in the order in which they came.
 *
 * @param {Pad} pad
 */
export const dealtPlayers = ({ rounds }) => [...new Set(rounds.flatMap(({ seats }) => seats))];

/**
 * Everybody who was ever named, those who were dealt cards first.
 *
 * @param {WrittenPad} pad
 */
export function everybody(pad) {
  const named = [...cellsOf(pad, 0).values()].filter(([, , , field]) => field === "name");
  const players = named.map(([, , player]) => player);
  const next = valueIn(cellsOf(pad, pad.rounds.length + 1), 0, "", "seating") ?? pad.present;
  const seated = [...dealtPlayers(pad), ...next];
  return [...new Set([...seated, ...players, ...Object.keys(pad.names)])];
}

/**
 * The pad's last mark, which a form for a decision sends along.
 *
 * @param {WrittenPad} pad
 */
export const newestMark = ({ marks }) => marks.at(-1).id;
