/**
 * The scorer's pad at a table where players have own phones. Pure. The server's side is
 * scorepad/views/own_phones.py.
 */
import { activeCellOf } from "./active_cell.mjs";
import { NOWHERE } from "./forms.mjs";

/**
 * The pad on which no phone goes round to those who have their own.
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
  const isMine = view.hand_over?.player === mine;
  if (!view.hand_over || !(view.follows || isMine) || !players.length) return view;
  const missing = round.order.filter(
    (each) => round.boxes.find(({ player }) => player === each)?.bid === null,
  );
  const own = isMine || missing.includes(mine) ? mine : "";
  const player = own || (missing.find((each) => !players.includes(each)) ?? "");
  const at = { ...NOWHERE, field: "bid", player, alone: own !== "" };
  const { active = null, hand_over = null } = activeCellOf(marks, pad, round, at, null);
  const rows = view.rows.map((/** @type {View} */ row) => ({
    ...row,
    active: row.player === player ? "bid" : null,
  }));
  return { ...view, rows, active, hand_over };
}
