/**
 * A pad, read from its marks exactly as the server reads them: the same marks make the
 * same pad everywhere. Pure: no page, no clock, no network, nothing random.
 *
 * The server's side is scorepad/pad/fold.py; tests/client/pad_json.py says what {@link fold}
 * returns, and tests/client holds both sides together.
 */
import { Table } from "./table.mjs";
import { hasTotalsAlone } from "./state.mjs";
import { readReveals } from "./reveals.mjs";
import { findConflicts } from "./conflicts.mjs";
import { count } from "../rules/points.mjs";
import { readRound } from "./rounds.mjs";
import { readMarks, valueIn } from "./effective_marks.mjs";

/**
 * What reads the pad of another kind of game, by the kind that its ruleset has.
 *
 * @type {Record<string, (marks: Mark[]) => any>}
 */
export const kinds = {};

/**
 * The pad that marks make, in their order; the first opened the game.
 *
 * @param {Mark[]} marks as the server keeps them
 * @returns {Pad}
 */
export function fold(marks) {
  const { written, cells, undoable } = readMarks(marks);
  /**
   * @param {number} number
   * @returns {Cells}
   */
  const cellsOf = (number) => written.get(number) ?? new Map();
  const data = valueIn(cellsOf(0), 0, "", "ruleset");
  const foldOther = kinds[data.kind];
  if (foldOther) return foldOther(marks);
  const table = new Table(data);
  const reveals = readReveals(marks, table.rules);
  const ended = valueIn(cellsOf(0), 0, "", "ended") || Infinity;
  /** @param {Cell} cell */
  const wasPlayed = ([, , , field]) => /^(bid$|tricks$|trick:)/.test(field);
  const played = [...written].filter(([, own]) => [...own.values()].some(wasPlayed));
  const lastPlayed = Math.max(...played.map(([number]) => number));
  /** @type {[Map<string, number>, Round[]]} */
  const [totals, rounds] = [new Map(), []];
  /** @type {[number | null, boolean]} */
  let [current, open] = [null, false];
  /** @type {boolean} */
  let goesOn;
  for (let number = 1; ; number += 1) {
    table.sit(cellsOf(number));
    const isAfterLast = !table.toCome.length && current === null && number <= MOST_ROUNDS;
    const level = isAfterLast ? levelAtTop(table.rules, rounds, totals) : [];
    goesOn = table.toCome.length > 0 || level.length > 0;
    if (!goesOn || number > ended || (open && number > lastPlayed)) break;
    seatNewcomers(table.seats, totals, cellsOf(number));
    const round = readRound(number, table, cellsOf(number), totals, reveals, level);
    rounds.push(round);
    for (const { player, total } of round.boxes) totals.set(player, total);
    open = round.phase !== "done" && !(ended === 1 && hasTotalsAlone(round));
    if (open) current ??= number;
  }
  const { rules, toCome } = table;
  const over = current === null;
  const present = over && rounds.length ? rounds.at(-1).seats : table.seats;
  const dealt = [...totals.keys()];
  const names = new Map([...dealt, ...table.seats].map((player) => [player, "?"]));
  for (const [, , player, field, name] of cellsOf(0).values()) {
    if (field === "name") names.set(player, name);
  }
  const mayWin = rules["end.leavers_win"] ? dealt : present;
  return {
    names: Object.fromEntries(names),
    totals: Object.fromEntries(totals),
    present,
    away: dealt.filter((player) => !present.includes(player)),
    winners: over && rounds.length ? winnersOf(rules, rounds, mayWin, totals) : [],
    over,
    ended_early: over && goesOn,
    number_of_rounds: rounds.length + (over ? 0 : toCome.length),
    to_come: over ? [] : toCome.map(({ hand, blind }) => ({ hand, blind })),
    undoable,
    current,
    rules,
    rounds,
    cells: Object.fromEntries(cells),
    conflicts: findConflicts(marks),
    reveals,
  };
}

/**
 * All who have the most points; where the rules say so, of these who made most bids.
 *
 * @param {Rules} rules
 * @param {Round[]} rounds
 * @param {string[]} players
 * @param {Map<string, any>} totals
 */
function winnersOf(rules, rounds, players, totals) {
  /**
   * @param {string[]} all
   * @param {(player: string) => number} of
   */
  const most = (all, of) => {
    const highest = Math.max(...all.map(of));
    return all.filter((each) => of(each) === highest);
  };
  const level = most(players, (player) => totals.get(player));
  if (rules["end.tie"] !== "most_made") return level;
  const boxes = rounds.flatMap((round) => round.boxes);
  const made = boxes.flatMap((box) => (box.made ? box.player : []));
  return most(level, (player) => count(made, player));
}

/** More rounds than any evening has. */
const MOST_ROUNDS = 60;

/**
 * The totals of those for whom another round follows the last one, because they are level.
 *
 * @param {Rules} rules
 * @param {Round[]} rounds
 * @param {Map<string, any>} totals
 */
function levelAtTop(rules, rounds, totals) {
  if (rules["end.tie"] !== "play_on" || !rounds.length) return [];
  const level = winnersOf(rules, rounds, rounds.at(-1).seats, totals);
  return level.length > 1 ? level.map((player) => totals.get(player)) : [];
}

/**
 * @param {string[]} seats
 * @param {Map<string, number>} totals
 * @param {Cells} cells
 */
function seatNewcomers(seats, totals, cells) {
  const known = seats.flatMap((player) => totals.get(player) ?? []);
  for (const player of seats.filter((each) => !totals.has(each))) {
    const lowest = known.length && valueIn(cells, 0, player, "start") === "lowest";
    totals.set(player, lowest ? Math.min(...known) : 0);
  }
}
