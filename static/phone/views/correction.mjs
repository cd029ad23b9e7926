/** Who changes with a corrected result. Pure. The server's side is scorepad/views/correction.py. */
import { seenIn } from "./active_cell.mjs";
import { bombInstead, bombedByMistake, untakenInstead, whoElse } from "../pad/later_entries.mjs";
import { boxOf, isPlayed } from "../pad/state.mjs";
import { NOBODY } from "../pad/tricks_taken.mjs";

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
  /** @param {[player: string, field: string][]} fields */
  const seenWith = (...fields) => seenIn(marks, pad, round, [player, "tricks"], ...fields);
  const partners = whoElse(round, player, value).map(([other, after]) => ({
    player: other,
    name: pad.names[other],
    before: boxOf(round, other).tricks,
    after,
    seen: seenWith([other, "tricks"]),
  }));
  const alone = untakenInstead(round, player, value);
  if (alone !== null) {
    const stood = /** @type {number} */ (round.untaken);
    partners.push({ player: NOBODY, name: "", before: stood, after: alone, seen: seenWith() });
  }
  /** @type {[player: string, field: string][]} */
  const given = bombedByMistake(round, player, value).map((trick) => ["", `trick:${trick}`]);
  // What was said of the Bomb would stand against the trick that is given to a player.
  const said = pad.cells[[round.number, round.deal, "", "bomb"].join()]?.[0] ?? null;
  const fell = given.length && said !== null ? null : bombInstead(round, player, value);
  const seen = given.length ? seenIn(marks, pad, round, ...given) : seenWith(["", "bomb"]);
  return {
    player,
    name: pad.names[player],
    before,
    after: value,
    partners,
    bomb: fell === null ? null : { fell, seen },
  };
}
