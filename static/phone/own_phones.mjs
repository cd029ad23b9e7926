/**
 * The scorer's pad at a table where players have own phones. Pure. The server's side is
 * scorepad/views/own_phones.py.
 */
import { activeCellOf } from "./active_cell.mjs";
import { NOWHERE } from "./forms.mjs";

/**
 * The pad on which whoever has an own phone is asked last, and handed no other one.
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
  if (!round || !players.length) return view;
  /** @param {"bid" | "tricks"} field */
  const missingIn = (field) =>
    round.order.filter(
      (each) => round.boxes.find(({ player }) => player === each)?.[field] === null,
    );
  /** @param {string[]} missing those whose own phone this is, or who have none */
  const first = (missing) =>
    missing.find((each) => each === mine) ?? missing.find((each) => !players.includes(each)) ?? "";
  if (round.phase === "tricks" && !round.rules["play.tricks_by_scorer"]) {
    const empty = missingIn("tricks");
    if (!view.follows || !view.active || !empty.length) return view;
    return asking(marks, pad, view, { field: "tricks", player: first(empty) || empty[0] });
  }
  const isMine = view.hand_over?.player === mine;
  if (!view.hand_over || !(view.follows || isMine)) return view;
  const missing = missingIn("bid");
  const player = isMine ? mine : first(missing);
  const shown = asking(marks, pad, view, { field: "bid", player, alone: player === mine });
  return player ? shown : { ...shown, elsewhere: missing };
}

/**
 * The pad with the cell that is asked for as the next one.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {View} view
 * @param {Partial<PadQuery>} at
 * @returns {View}
 */
function asking(marks, pad, view, at) {
  const round = pad.rounds[/** @type {number} */ (pad.current) - 1];
  const place = { ...NOWHERE, ...at };
  const { active = null, hand_over = null } = activeCellOf(marks, pad, round, place, null);
  const rows = view.rows.map((/** @type {View} */ row) => ({
    ...row,
    active: row.player === at.player ? at.field : null,
  }));
  return { ...view, rows, active, hand_over };
}
