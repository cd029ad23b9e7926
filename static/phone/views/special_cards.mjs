/**
 * What special cards add to the pad. Pure. The server's side is scorepad/views/pad_rows.py.
 */
import { seenIn } from "./active_cell.mjs";
import { lastResult } from "../pad/later_entries.mjs";
import { boxOf } from "../pad/state.mjs";
import { NOBODY } from "../pad/tricks_taken.mjs";

const DECLARATIONS = ["cannonball", "wager", "loot"];
const WAGER_STEP = 10;

/**
 * The keys beside the active cell: the cannonball beside a bid, wagers and allies beside a bonus.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {View | null} active
 * @returns {View | null}
 */
export function declarationsOf(marks, pad, round, active) {
  const box = active && boxOf(round, active.player);
  if (!box || round.hidden) return null;
  const { rules, seats } = round;
  const { player, cannonball, wager, ally } = box;
  const wagers = Math.floor(rules["points.wager"] / WAGER_STEP);
  const offered = Array.from({ length: wagers }, (_, place) => WAGER_STEP * (place + 1));
  const others = seats.filter((each) => each !== player);
  /** @type {[beside: string, option: string, field: string, values: any[], stands: any][]} */
  const all = [
    ["bid", "points.cannonball", "cannonball", [1], Number(cannonball)],
    ["bonus", "play.pirates", "wager", offered, wager],
    ["bonus", "play.loot", "loot", others, ally],
  ];
  const keys = all
    .filter(([beside, option]) => beside === active.field && rules[option])
    .flatMap(([, , field, values, stands]) =>
      values.map((value) => ({
        field,
        value: `${value}`,
        name: pad.names[value] ?? "",
        on: value === stands,
      })),
    );
  /** @type {[string, string][]} */
  const cells = DECLARATIONS.map((field) => [player, field]);
  if (!keys.length) return null;
  return { player, loot: rules["points.loot"], keys, seen: seenIn(marks, pad, round, ...cells) };
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
    untaken: most - least,
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
  if (!asks || round.takers.includes(NOBODY)) return null;
  const fell = pad.cells[[round.number, round.deal, "", "bomb"].join()]?.[0];
  return {
    fell: typeof fell === "boolean" ? fell : null,
    seen: seenIn(marks, pad, round, ["", "bomb"]),
  };
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
