/**
 * The scorer's pad at a table where players have own phones. Pure. The server's side is
 * scorepad/views/own_phones.py.
 */
import { activeCellOf } from "./active_cell.mjs";
import { boxOf } from "../pad/state.mjs";

/**
 * The pad on which nobody is asked for what others enter on their own phones.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @param {View} view
 * @param {string} [phones] the player whose phone this is and then all who have one, joined by dots
 * @returns {View}
 */
export function amongOwnPhones(marks, pad, view, phones = "") {
  const [mine, ...players] = phones.split(".");
  const round = pad.rounds[/** @type {number} */ (pad.current) - 1];
  const upcoming = view.active ?? view.hand_over;
  if (!round || !upcoming || !players.length || isTypedForAll(round)) return view;
  const field = round.phase === "bids" ? "bid" : "tricks";
  const inTurn = field === "bid" && round.rules["bidding.visibility"] === "open";
  const missing = round.order.filter((each) => boxOf(round, each)[field] === null);
  if (view.hand_over?.player === mine) {
    return asking(marks, pad, view, { field: "bid", player: mine, alone: true });
  }
  if (!view.follows || !missing.length) return view;
  const awaited = inTurn ? missing.slice(0, 1) : missing;
  const others = awaited.find((each) => !players.includes(each));
  const player = awaited.includes(mine) ? mine : others;
  const asked = player && asking(marks, pad, view, { field, player, alone: player === mine });
  if (asked && !asked.hand_over) return asked;
  // Whose turn it is stays lit.
  const rows = inTurn ? view.rows : lit(view, {});
  const elsewhere = view.rows
    .filter(
      (/** @type {View} */ row) => awaited.includes(row.player) && players.includes(row.player),
    )
    .map((/** @type {View} */ row) => [row.player, row.name]);
  const nothing = { rows, active: null, hand_over: null, declarations: null };
  return { ...view, ...(asked || nothing), elsewhere, has_no_player: !mine };
}

/**
 * The pad whose undo is asked where it takes back what another's own phone wrote.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {View} view
 * @param {string} [phones]
 * @returns {View}
 */
export function askingFirst(marks, pad, view, phones = "") {
  const { other } = marks.find(({ id }) => id === pad.undoable) ?? {};
  const [mine] = phones.split(".");
  const asks = !!view.undo && typeof other === "string" && other !== pad.names[mine];
  return { ...view, asks_undo: asks };
}

/** @param {Round} round */
function isTypedForAll({ phase, rules }) {
  if (phase === "bids") {
    return rules["bidding.visibility"] !== "open" && rules["bidding.entry"] === "scorer";
  }
  return rules["play.tricks_by_scorer"];
}

/**
 * The pad with the cell that is asked for as the next one.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {View} view
 * @param {Pick<PadQuery, "field" | "player" | "alone">} at
 * @returns {View}
 */
function asking(marks, pad, view, at) {
  const round = pad.rounds[/** @type {number} */ (pad.current) - 1];
  const { active = null, hand_over = null } = activeCellOf(marks, pad, round, at, null);
  return { ...view, rows: lit(view, at), active, hand_over };
}

/**
 * @param {View} view
 * @param {Partial<PadQuery>} at
 */
const lit = ({ rows }, { player, field }) =>
  rows.map((/** @type {View} */ row) => ({ ...row, active: row.player === player ? field : null }));
