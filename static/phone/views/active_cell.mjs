/**
 * The cell that the next tap writes, and the keys for it. Pure. The server's side is
 * scorepad/views/active_cell.py.
 */
import { boxOf } from "../pad/state.mjs";
import { bonusValues, choices } from "../pad/entries.mjs";
import { shownNumber } from "../pad/visibility.mjs";
import { seen } from "../pad/effective_marks.mjs";

/**
 * The newest mark seen in fields of a round's deal: pairs of a player and a field.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {[player: string, field: string][]} fields
 */
export const seenIn = (marks, pad, { number, deal }, ...fields) =>
  seen(
    marks,
    pad,
    fields.map((field) => [number, deal, ...field]),
  ) ?? null;

/**
 * @param {Round} round
 * @param {Pick<PadQuery, "field" | "player">} at
 * @returns {Entry | null}
 */
function requested(round, { field, player }) {
  if (field === "trump" && round.turned) return { player: "", field };
  if (!boxOf(round, player)) return null;
  const bonus = field === "bonus" && round.phase !== "bids" && round.bonus;
  return bonus || field === "bid" || field === "tricks" ? { player, field } : null;
}

/**
 * @param {Round} round
 * @param {string} player
 * @param {string} field
 */
function keysOf(round, player, field) {
  if (field === "trump") return [];
  const { bid, tricks, bonus, wanted } = boxOf(round, player);
  /**
   * @param {number | null} ringed
   * @returns {(key: [value: number, refusal: Refusal | null]) => View}
   */
  const key =
    (ringed) =>
    ([value, refusal]) => ({ value, refusal, ringed: value === ringed });
  if (field === "bonus") return bonusValues(round).map((value) => key(bonus)([value, null]));
  const result = round.hidden ? tricks : (tricks ?? wanted);
  const ringed = field === "tricks" ? result : round.hidden ? null : bid;
  return choices(round, player, field).map(key(ringed));
}

/**
 * The number that stands in a cell and may be seen; null for none.
 *
 * @param {Round} round
 * @param {Entry} cell
 * @returns {number | null}
 */
function stands(round, { player, field }) {
  if (field === "bid") return round.hidden ? null : shownNumber(boxOf(round, player).bid);
  return field === "tricks" ? boxOf(round, player).tricks : null;
}

/**
 * The cell that is asked for, or else the upcoming one; or who must get the phone for it.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {Pick<PadQuery, "field" | "player" | "alone">} at
 * @param {Entry | null} upcoming
 * @returns {View}
 */
export function activeCellOf(marks, pad, round, at, upcoming) {
  const entry = requested(round, at);
  if (!entry && !upcoming) return {};
  const { player, field } = entry ?? /** @type {Entry} */ (upcoming);
  const name = pad.names[player] ?? "";
  if (field === "bid" && round.hidden && !at.alone) return { hand_over: { player, name } };
  return {
    active: {
      field,
      player,
      name,
      seen: seenIn(marks, pad, round, [player, field]),
      keys: keysOf(round, player, field),
      last_to_bid: field === "bid" && player === round.dealer,
      stands: entry && stands(round, entry),
    },
  };
}
