/**
 * What special cards add to the pad. Pure. The server's side is scorepad/views/special_cards.py.
 */
import { seenIn } from "./active_cell.mjs";
import { lastResult } from "../pad/later_entries.mjs";
import { boxOf } from "../pad/state.mjs";
import { NOBODY } from "../pad/tricks_taken.mjs";
import { changesOf } from "../pad/rounds.mjs";
import { rulesetDataOf } from "../pad/visibility.mjs";
import { isPutIn } from "../rules/ruleset.mjs";
import { sum } from "../rules/points.mjs";

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
  const { boxes, hand, takers, untaken_limit: untaken } = round;
  const asks = round.rules["play.bomb"] && round.phase === "tricks" && !round.to_reveal;
  if (!asks || takers.includes(NOBODY)) return null;
  const fell = pad.cells[[round.number, round.deal, "", "bomb"].join()]?.[0] ?? null;
  const said = fell === null ? null : Number(fell);
  const given = sum(boxes.map((box) => box.tricks));
  const missing = boxes.filter((box) => box.tricks === null).length;
  const asksLast = missing === 1;
  // The tricks that are left.
  const left = hand - given;
  const keys = [1, 2, 0]
    .filter((bombs) => bombs <= Math.min(hand, untaken.bombs))
    .filter((bombs) => bombs === said || (missing ? bombs <= left : bombs === left))
    .map((bombs) => ({ bombs, left: asksLast ? left - bombs : null, on: bombs === said }));
  if (!keys.length) return null;
  return { keys, asks: asksLast, seen: seenIn(marks, pad, round, ["", "bomb"]) };
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
  const box = boxOf(round, player);
  const asks = round.most_changes && round.phase !== "bids" && field === "bid";
  const isShown = box && box.bid !== null && (!round.hidden || alone);
  return asks && isShown ? cloudFor(marks, pad, round, box) : null;
}

/**
 * The key for whoever took the Cloud, from the first trick to the next bid.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {PadQuery} at
 * @returns {View | null}
 */
export function cloudsOf(marks, pad, round, { field }) {
  if (round.rules["play.cloud"] && round.phase !== "bids") {
    return cloudsIn(marks, pad, round, { before: false, asks: field === "cloud" });
  }
  const before = pad.rounds[round.number - 2];
  const isFresh = round.boxes.every(({ bid }) => bid === null) && !round.to_reveal;
  if (!before?.rules["play.cloud"] || !isFresh || before.phase !== "done") return null;
  const changed = before.boxes.some((box) => changesOf(box) % 9);
  return changed ? null : cloudsIn(marks, pad, before, { before: true, asks: false });
}

/**
 * The key for the Cloud of a round; null where a Bomb left nobody a trick.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {{before: boolean, asks: boolean}} where
 * @returns {View | null}
 */
function cloudsIn(marks, pad, round, { before, asks }) {
  if (round.phase === "done" && !round.boxes.some((box) => box.tricks)) return null;
  const boxes = round.boxes.filter((box) => box.bid !== null);
  const all = boxes.map((box) => cloudFor(marks, pad, round, box));
  const withKeys = all.filter(({ keys }) => keys.length);
  const [first] = withKeys;
  const isOne = withKeys.length === 1 && first.keys.length === 1 && !first.keys[0].on;
  return {
    round: round.number,
    deal: round.deal,
    before,
    asks,
    rows: asks ? all : [],
    taken: all.some(({ keys }) => keys.some((/** @type {View} */ { on }) => on)),
    only: isOne && !asks ? first : null,
  };
}

/**
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {Round} round
 * @param {Box} box
 * @returns {View}
 */
function cloudFor(marks, pad, round, box) {
  const { player } = box;
  const { hidden, hand, most_changes: most } = round;
  const isCloud = round.rules["play.cloud"];
  const tricks = (isCloud ? box.tricks : null) ?? most;
  const changed = round.boxes.filter((other) => other !== box && !hidden);
  const others = sum(changed.map((other) => changesOf(other) % 9));
  const keys = [-1, 1, -2, 0, 2].flatMap((by) => {
    const times = Math.abs(by) === 1 ? 1 : 2;
    const bid = hidden ? null : Number(box.bid) + by;
    const on = bid !== null && box.changed === bid;
    const again = hidden || box.changed !== null;
    const fits = times <= tricks && (times === 1 || (again && others + times <= most));
    return on || (fits && (bid === null || (bid >= 0 && bid <= hand))) ? { by, bid, on } : [];
  });
  return {
    player,
    name: pad.names[player],
    hidden,
    keys,
    without_trick: !tricks,
    pirate: !isCloud,
    seen: seenIn(marks, pad, round, [player, "changed"]),
  };
}

/**
 * The keys for the card that was turned, where the game has cards to put in.
 *
 * @param {Pad} pad
 * @param {Round} round
 * @param {PadQuery} at
 * @param {View | null} active
 * @returns {View | null}
 */
export function turningOf(pad, { rules, trump, seats, dealer }, { player }, active) {
  const { specials, added = [] } = rulesetDataOf(pad).data.deck;
  if (active?.field !== "trump" || !added.length) return null;
  const all = [...specials, ...added];
  const row = all.find(({ code }) => code === trump.turned);
  const laid = trump.to_choose && row?.role === "never";
  const chooser = laid && seats.includes(player) ? player : "";
  const cards = trump.to_choose ? [] : all.filter((each) => isPutIn(each, rules));
  return {
    cards: cards.map(({ code }) => code),
    name: pad.names[chooser || dealer],
    holders: laid && !chooser ? seats.map((each) => [each, pad.names[each]]) : [],
    chooser,
    held: cards.find(({ role }) => role === "never")?.code ?? "",
  };
}
