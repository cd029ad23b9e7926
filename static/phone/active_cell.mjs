/**
 * The cell that the next tap writes, the keys for it, and what must be asked first. Pure.
 * The server's side is scorepad/views: active_cell.py, correction.py and pad_rows.py.
 */
import { NOBODY } from "./tricks_taken.mjs";
import { boxOf, isPlayed } from "./state.mjs";
import {
  bombInstead,
  bonusValues,
  choices,
  lastResult,
  nobodysInstead,
  whoElse,
} from "./entries.mjs";
import { shownNumber } from "./visibility.mjs";
import { seen } from "./effective_marks.mjs";

const EXTRAS = ["cannonball", "wager", "loot"];
const WAGER_STEP = 10;

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
 * @param {PadQuery} at
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
 * @param {PadQuery} at
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

/**
 * A corrected result of a round that was played: who changes with it, or nobody?
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {PadQuery} at
 * @returns {View | null}
 */
export function correctionOf(marks, pad, round, { player, value }) {
  const before = boxOf(round, player)?.tricks ?? null;
  if (value === null || value === before || before === null || !isPlayed(round)) return null;
  const others = whoElse(round, player, value);
  /** @param {[player: string, field: string]} field */
  const seenWith = (...field) => seenIn(marks, pad, round, [player, "tricks"], field);
  const fell = bombInstead(round, player, value);
  const alone = nobodysInstead(round, player, value);
  return {
    player,
    name: pad.names[player],
    before,
    after: value,
    partners: others.map(([other, after]) => ({
      player: other,
      name: pad.names[other],
      before: boxOf(round, other).tricks,
      after,
      seen: seenWith(other, "tricks"),
    })),
    bomb: fell === null ? null : { fell, seen: seenWith("", "bomb") },
    nobody:
      alone === null
        ? null
        : {
            before: round.nobodys,
            after: alone,
            seen: seenIn(marks, pad, round, [player, "tricks"]),
          },
  };
}

/**
 * The result that alone is missing, where the tricks that are left may be nobody's.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @returns {View | null}
 */
export function lastOf(marks, pad, round) {
  const last = lastResult(round);
  if (!last) return null;
  const [player, least, most] = last;
  return {
    player,
    name: pad.names[player],
    least,
    most,
    nobodys: most - least,
    seen: seenIn(marks, pad, round, [player, "tricks"]),
  };
}

/**
 * The Bomb's keys, while they can tell anything that the count does not.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @returns {View | null}
 */
export function bombOf(marks, pad, round) {
  const asks = round.rules["play.bomb"] && round.phase === "tricks" && !round.to_reveal;
  if (!asks || round.taken.includes(NOBODY)) return null;
  const fell = pad.cells[[round.number, round.deal, "", "bomb"].join()]?.[0];
  return {
    fell: typeof fell === "boolean" ? fell : null,
    seen: seenIn(marks, pad, round, ["", "bomb"]),
  };
}

/**
 * The keys beside the active cell: the cannonball beside a bid, wagers and allies beside a bonus.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {View | null} active
 * @returns {View | null}
 */
export function extrasOf(marks, pad, round, active) {
  const box = active && boxOf(round, active.player);
  if (!box || round.hidden) return null;
  const { rules, seats } = round;
  const { player, cannonball, wager, ally } = box;
  const wagers = Math.floor(rules["points.wager"] / WAGER_STEP);
  /** @type {(field: string, value: any, name: string, on: boolean) => View} */
  const key = (field, value, name, on) => ({ field, value: `${value}`, name, on });
  const keys = [];
  if (active.field === "bid" && rules["points.cannonball"]) {
    keys.push(key("cannonball", 1, "", cannonball));
  }
  if (active.field === "bonus" && rules["play.pirates"]) {
    const offered = Array.from({ length: wagers }, (_, place) => WAGER_STEP * (place + 1));
    keys.push(...offered.map((each) => key("wager", each, "", wager === each)));
  }
  if (active.field === "bonus" && rules["play.loot"]) {
    const others = seats.filter((each) => each !== player);
    keys.push(...others.map((each) => key("loot", each, pad.names[each], ally === each)));
  }
  /** @type {[string, string][]} */
  const cells = EXTRAS.map((field) => [player, field]);
  return keys.length ? { player, keys, seen: seenIn(marks, pad, round, ...cells) } : null;
}

/**
 * The Cloud's keys beside a bid that was tapped after play began.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {PadQuery} at
 * @returns {View | null}
 */
export function cloudOf(marks, pad, round, { player, field, alone }) {
  const { bid = null, changed } = boxOf(round, player) ?? {};
  const { hidden } = round;
  const { "play.cloud": clouds, "play.pirates": pirates } = round.rules;
  const asks = (clouds || pirates) && round.phase !== "bids" && field === "bid";
  if (!asks || bid === null || (hidden && !alone)) return null;
  return {
    player,
    name: pad.names[player],
    hidden,
    less: hidden || !bid ? null : bid - 1,
    more: hidden || bid >= round.hand ? null : bid + 1,
    by: hidden || changed === null ? 0 : changed - bid,
    pirate: !clouds,
    seen: seenIn(marks, pad, round, [player, "changed"]),
  };
}
