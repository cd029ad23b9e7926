/**
 * The judge of what changes the table, by the rules that the server will judge by. Pure. The
 * server's side is scorepad/pad/judge.py; bids and tricks are judged in entries.mjs.
 */
import {
  judgeName,
  judgePerson,
  judgeSeating,
  judgeStart,
  notAMark,
  refusing,
} from "./judge_people.mjs";
import {
  hasNoRoom,
  judgeAdjustment,
  judgeDeal,
  judgeDealer,
  judgeDealt,
  judgeEnded,
  judgeHand,
  judgeRounds,
  judgeRule,
} from "./judge_table.mjs";
import { BOUNDS, CHOICES, LONGEST, PLACES, PLAIN } from "./field_table.mjs";
import { RULE } from "./table.mjs";

/** @type {Record<string, Rule>} */
const FIELDS = {
  adjustment: judgeAdjustment,
  deal: judgeDeal,
  dealer: judgeDealer,
  ended: judgeEnded,
  hand: judgeHand,
  name: judgeName,
  person: judgePerson,
  rounds: judgeRounds,
  seating: judgeSeating,
  start: judgeStart,
  [RULE]: judgeRule,
};

/**
 * The name of a field in the table: "rule:" for "rule:play.bomb".
 *
 * @param {string} field
 */
const nameOf = (field) => (field.startsWith(RULE) ? RULE : field);

/**
 * Why a value is beyond the bounds of its field; null where it isn't.
 *
 * @param {Cell} cell
 */
function refuseShape(cell) {
  const [, , , field, value] = cell;
  const bounds = BOUNDS[field];
  if (bounds && Number.isInteger(value) && (value < bounds[0] || value > bounds[1])) {
    return refusing("out_of_range", { value, low: bounds[0], high: bounds[1] });
  }
  const longest = LONGEST[field];
  if (longest && value !== null && [...value].length > longest) {
    return refusing("text_too_long", { longest });
  }
  return CHOICES[field]?.includes(value) === false ? notAMark(cell) : null;
}

/**
 * Why a cell is no place of its field, or about nobody; players are known, or named by its mark.
 *
 * @param {WrittenPad} pad
 * @param {Cell} cell
 * @param {Cell[]} cells
 */
function refuseUnreadable(pad, cell, cells) {
  const [number, deal, player, field] = cell;
  const seats = cells.some((each) => each[3] === "seating");
  const isNamed = seats && cells.some((each) => each[3] === "name" && each[2] === player);
  if (player && !(player in pad.names || isNamed)) return refusing("not_at_the_table", { player });
  const place = PLACES[nameOf(field)] ?? [];
  const isThere = [number > 0, deal > 0, player !== ""].every((part, at) => part === place[at]);
  return isThere && number >= 0 && deal >= 0 ? null : notAMark(cell);
}

/**
 * Why a mark with these cells cannot be written now; null where it can.
 *
 * @param {WrittenPad} pad
 * @param {Cell[]} cells
 * @returns {Refusal | null}
 */
export function judge(pad, cells) {
  if (!cells.length) return refusing("not_a_mark", { what: "cells" });
  for (const cell of cells) {
    const refused = refuseUnreadable(pad, cell, cells);
    if (refused) return refused;
  }
  if (hasNoRoom(pad, cells)) return refusing("game_full");
  for (const cell of cells) {
    const [, , , field] = cell;
    const rule = PLAIN.includes(field) ? judgeDealt : FIELDS[nameOf(field)];
    const refused = rule ? (rule(pad, cell, cells) ?? refuseShape(cell)) : notAMark(cell);
    if (refused) return refused;
  }
  return null;
}
