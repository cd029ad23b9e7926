/**
 * The judge of deal, schedule, rules, points by hand and the end. Pure. The server's side is
 * scorepad/pad/judge_table.py.
 */
import { OPTIONS, isAllowed } from "../rules/options.mjs";
import { sum } from "../rules/points.mjs";
import { boxOf, hasTotalsAlone } from "./state.mjs";
import { RULE, Table } from "./table.mjs";
import {
  LONGEST_GAME,
  LONGEST_WHY,
  MOST_CELLS_A_GAME,
  MOST_MARKS,
  MOST_POINTS,
  RESERVED,
} from "./field_table.mjs";
import { unplayable } from "../rules/unplayable.mjs";
import { firstOpenRound, notAMark, refusing, refuseOtherRound, seatsIn } from "./judge_people.mjs";
import { cellsWith, largestHand, nobodyHasBid } from "./written_pad.mjs";
import { valueIn } from "./effective_marks.mjs";

/**
 * The least hand size that what has been bid and taken allows; where bids are hidden the present.
 *
 * @param {Round} round
 */
export function smallestHand(round) {
  if (round.hidden && !nobodyHasBid(round)) return round.hand;
  const bids = round.boxes.flatMap(({ bid, changed }) => [bid, changed].map(Number));
  return Math.max(1, round.hand - round.tricks_left, round.takers.length, ...bids);
}

/**
 * Why cells would disturb a round that was begun; null where they don't.
 *
 * @param {WrittenPad} pad
 * @param {Cell[]} newCells
 * @returns {Refusal | null}
 */
function judgeHands(pad, newCells) {
  const table = new Table(pad.data);
  for (const round of pad.rounds) {
    const cells = cellsWith(pad, round.number, newCells);
    table.sit(cells);
    if (!table.toCome.length) {
      const facts = { rounds: round.number - 1, round: pad.rounds.length };
      return refusing("game_would_be_over", { players: table.seats.length, ...facts });
    }
    const { hand: dealt } = table.deal(cells);
    const hand = valueIn(cells, 0, "", "hand") ?? dealt;
    if (hand !== round.hand && !nobodyHasBid(round)) {
      return refusing("hand_is_dealt", { round: round.number, hand: round.hand });
    }
  }
  return null;
}

/**
 * @param {WrittenPad} pad
 * @param {Cell} cell
 */
function refuseOther(pad, [round]) {
  if (pad.current === null) return refusing("game_is_over");
  return round === pad.current ? null : refusing("round_not_open", { round, open: pad.current });
}

/**
 * Who is seated by cells from a round on.
 *
 * @param {Cell[]} cells
 * @param {number} number
 * @returns {string[] | null}
 */
function seatedIn(cells, number) {
  const seats = cells.find((cell) => cell.slice(0, 4).join() === `${number},0,,seating`)?.[4];
  return Array.isArray(seats) ? seats : null;
}

/** @type {Rule} */
export function judgeDealer(pad, [number, , , , player], cells) {
  const [round, seats] = [pad.rounds[number - 1], seatedIn(cells, number)];
  if (player === null) return round ? notAMark([number, 0, "", "dealer", null]) : null;
  if (!round && !seats) {
    return refusing("round_not_open", { round: number, open: pad.rounds.length });
  }
  const sits = (seats ?? seatsIn(pad, number)).includes(player);
  return sits ? null : refusing("not_at_the_table", { player });
}

/** @type {Rule} */
export function judgeHand(pad, cell) {
  const refused = refuseOther(pad, cell);
  if (refused) return refused;
  const [number, , , , value] = cell;
  const round = pad.rounds[number - 1];
  const [low, high] = [smallestHand(round), largestHand(pad, round.seats.length)];
  if (low <= value && value <= high) return null;
  return refusing("hand_out_of_range", { value, low, high });
}

/** @type {Rule} */
export function judgeDeal(pad, cell) {
  const [round, , , , value] = cell;
  const again = refusing("deal_is_over", { round });
  return refuseOther(pad, cell) ?? (value === pad.rounds[round - 1].deal + 1 ? null : again);
}

/** @type {Rule} */
export function judgeRounds(pad, [round, , , , value], cells) {
  const number = seatedIn(cells, round) ? round : firstOpenRound(pad, cells);
  const low = pad.rounds.length + Number(pad.over);
  if (value === null && round > number) return null;
  if (round !== number) return refuseOtherRound(pad, round, number);
  if (value === "schedule" && cells.some(([, , , field]) => field === "seating")) return null;
  if (Number.isInteger(value) && low <= value && value <= LONGEST_GAME) return null;
  return refusing("rounds_out_of_range", { value, low, high: LONGEST_GAME });
}

/** @type {Rule} */
export function judgeEnded(pad, [, , , , value]) {
  const { current } = pad;
  if (value === null) return null;
  if (current === null) return refusing("game_is_over");
  if (current === 1) {
    const ends = hasTotalsAlone(pad.rounds[0]) && value === 1;
    return ends ? null : refusing("nothing_to_end");
  }
  return value === current - 1 ? null : refusing("round_not_open", { round: value, open: current });
}

/** @type {Rule} */
export function judgeAdjustment(pad, [number, , player, , value]) {
  const round = pad.rounds[number - 1];
  if (!round?.boxes.some((box) => box.player === player)) {
    return refusing("not_at_the_table", { player });
  }
  if (value === null) return null;
  const [points, why] = value;
  if (Math.abs(points) > MOST_POINTS) {
    return refusing("out_of_range", { value: points, low: -MOST_POINTS, high: MOST_POINTS });
  }
  if (!why.trim()) return refusing("why_missing");
  return [...why].length > LONGEST_WHY ? refusing("why_too_long", { longest: LONGEST_WHY }) : null;
}

/** @type {Rule} */
export function judgeDealt(pad, [number, deal, player]) {
  if (!number) return null;
  const round = pad.rounds[number - 1];
  if (!round) return refusing("round_not_open", { round: number, open: pad.rounds.length });
  if (deal && deal !== round.deal) return refusing("deal_is_over", { round: number });
  return !player || boxOf(round, player) ? null : refusing("not_at_the_table", { player });
}

/** @type {Rule} */
export function judgeRule(pad, cell, cells) {
  const [from, , , field, value] = cell;
  const last = Math.max(pad.rounds.length + 1, ...pad.written.keys());
  if (from > last || (value === null && from === 1)) return notAMark(cell);
  for (let number = from; number <= last; number += 1) {
    const options = optionsIn(pad, number, cells);
    const wrong = Object.keys(OPTIONS).find(
      (name) => name in options && !isAllowed(name, options[name]),
    );
    if (wrong) return refusing("no_such_rule", { key: wrong });
    const refused = unplayable(pad.game, options);
    if (refused) return refused;
  }
  return field.startsWith(`${RULE}schedule.`) ? judgeHands(pad, cells) : null;
}

/**
 * The options that the table would have set for a round, with what a mark writes.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {Cell[]} newCells
 */
function optionsIn(pad, number, newCells) {
  /** @type {Rules} */
  const options = {};
  for (let earlier = 1; earlier <= number; earlier += 1) {
    for (const [, , , field, value] of cellsWith(pad, earlier, newCells).values()) {
      if (field.startsWith(RULE)) options[field.slice(RULE.length)] = value;
    }
  }
  return options;
}

/**
 * Whether the game has no room for what a mark writes. Its end always has some.
 *
 * @param {WrittenPad} pad
 * @param {Cell[]} cells
 */
export function hasNoRoom({ marks }, cells) {
  const more = cells.length === 1 && cells[0][3] === "ended" ? RESERVED : 0;
  const written = sum(marks.map((mark) => mark.cells?.length ?? 0)) + cells.length;
  return marks.length >= MOST_MARKS + more || written > MOST_CELLS_A_GAME + more;
}
