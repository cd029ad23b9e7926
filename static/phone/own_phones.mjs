/**
 * The scorer's pad at a table where players have own phones. Pure. The server's side is
 * scorepad/views/own_phones.py and with_reveal() in scorepad/services/own_phones.py.
 */
import { reveal } from "./acts.mjs";
import { activeCellOf } from "./active_cell.mjs";
import { NOWHERE } from "./forms.mjs";

/**
 * Whose phone this is, and everybody who has one; no text for nobody.
 *
 * @param {string} [phones] the player whose phone this is and then all, joined by dots
 */
function seated(phones = "") {
  const [mine, ...players] = phones.split(".");
  return { mine, players };
}

/**
 * The pad on which no phone goes round to those who have their own.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @param {View} view
 * @param {string} [phones] as in seated()
 * @returns {View}
 */
export function amongOwnPhones(marks, pad, view, phones) {
  const { mine, players } = seated(phones);
  const round = pad.rounds[/** @type {number} */ (pad.current) - 1];
  if (!view.hand_over || !view.follows || !players.length) return view;
  const missing = round.order.filter(
    (each) => round.boxes.find(({ player }) => player === each)?.bid === null,
  );
  const own = missing.includes(mine) ? mine : "";
  const player = own || (missing.find((each) => !players.includes(each)) ?? "");
  const at = { ...NOWHERE, field: "bid", player, alone: own !== "" };
  const { active = null, hand_over = null } = activeCellOf(marks, pad, round, at, null);
  const rows = view.rows.map((/** @type {View} */ row) => ({
    ...row,
    active: row.player === player ? "bid" : null,
  }));
  return { ...view, rows, active, hand_over };
}

/**
 * What a tap on a key means, with the reveal where that follows from it: the last bid is made on
 * the own phone of whoever bids, as all have one.
 *
 * @template {{cells?: Cell[]}} Meant
 * @param {Meant} meant
 * @param {Pad} pad
 * @param {Round} round
 * @param {string} [phones] as in seated()
 * @returns {Meant}
 */
export function withReveal(meant, pad, round, phones) {
  const { mine, players } = seated(phones);
  const [[, , player, field] = []] = meant.cells ?? [];
  const together = round?.rules["bidding.visibility"] === "simultaneous" && round.hidden;
  const carries =
    field === "bid"
    && player === mine
    && together
    && pad.reveals.asked
    && round.phase === "bids"
    && round.order.every((each) => players.includes(each))
    && round.boxes.every((box) => box.player === player || box.bid !== null);
  return carries ? { ...meant, cells: [...(meant.cells ?? []), ...reveal(round)] } : meant;
}
