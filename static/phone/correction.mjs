/** Who changes with a corrected result. Pure. The server's side is scorepad/views/correction.py. */
import { seenIn } from "./active_cell.mjs";
import { bombInstead, nobodysInstead, whoElse } from "./later_entries.mjs";
import { boxOf, isPlayed } from "./state.mjs";

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
