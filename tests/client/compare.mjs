// Reads cases from standard input, one JSON line each, folds their marks with the very
// modules that a phone gets, and compares with what the server says. Prints where the first
// cases differ, after which it stops, then one line of figures as JSON.
import { createInterface } from "node:readline";
import * as firstActs from "../../static/phone/pad/acts.mjs";
import * as laterActs from "../../static/phone/pad/later_acts.mjs";
import * as entries from "../../static/phone/pad/entries.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import * as laterEntries from "../../static/phone/pad/later_entries.mjs";
import { difference } from "./difference.mjs";

const acts = { ...firstActs, ...laterActs };

const NEW_ID = "e".repeat(32);
// So many differences are shown; the first argument may say how many.
const SHOWN = Number(process.argv[2] ?? 5);

const ACTS = {
  enter: (round, player) => acts.enter(round, player, "bid", 1),
  pair: (round, player) =>
    acts.correctTricks(round, [
      ...new Map([
        [player, 1],
        [round.seats[0], 0],
      ]),
    ]),
  made: (round) => acts.fillRest(round),
  trick: (round, player) => acts.enter(round, "", `trick:${round.next_trick}`, player),
  first: (round) => acts.enter(round, "", "trick:1", ""),
  fell: (round) => acts.bombFell(round, true),
  twice: (round) => acts.bombFell(round, 2),
  alone: (round, player) => acts.correctWithBomb(round, player, 1, false),
  more: (round, player) => acts.changeBid(round, player, 1),
  less: (round, player) => acts.changeBid(round, player, -1),
  back: (round, player) => acts.changeBid(round, player, null),
  both: (round, player) => acts.changeBid(round, player, 0),
  trump: (round) => acts.nameTrump(round, "H"),
  named: (round, player) => acts.nameTrump(round, "W-", player),
  reveal: (round) => acts.reveal(round),
};

/** What the modules say about a round, in the shape of the case. */
function entriesOf(marks, state, { number, player, value, keys }) {
  const round = state.rounds[number - 1];
  const keysOf = (cell) => entries.choices(round, ...cell.split(","));
  const written = (act) => {
    const cells = act(round, player);
    const mark = acts.write(marks, state, NEW_ID, cells);
    if (!cells.length) delete mark.cells;
    return [mark, acts.standsAlready(state, cells)];
  };
  const map = (object, make) =>
    Object.fromEntries(Object.entries(object).map(([key, each]) => [key, make(key, each)]));
  return {
    number,
    keys: map(keys, keysOf),
    bonus: entries.bonusValues(round),
    made: entries.restAtOneTap(round),
    ...{ player, value },
    others: laterEntries.whoElse(round, player, value),
    bomb: laterEntries.bombInstead(round, player, value),
    nobody: laterEntries.untakenInstead(round, player, value),
    same: map({ bid: 0, tricks: 0, bonus: 0 }, (field) =>
      [value, null].map((each) => entries.unchanged(round, player, field, each)),
    ),
    taps: map({ bid: 0, tricks: 0, bonus: 0 }, (field) => acts.tap(round, player, field, value)),
    acts: map(ACTS, (_, act) => written(act)),
  };
}

const figures = { cases: 0, looks: 0, different: 0, seconds: 0 };
for await (const line of createInterface({ input: process.stdin })) {
  const { name, marks, rules, looks } = JSON.parse(line);
  figures.cases += 1;
  let found = null;
  for (const { upto, state: theirs, rounds, ...rest } of looks) {
    for (const holder of [theirs, ...theirs.rounds]) holder.rules = rules[holder.rules];
    const begun = performance.now();
    const state = fold(marks.slice(0, upto));
    figures.seconds += (performance.now() - begun) / 1000;
    figures.looks += 1;
    const ours = {
      state,
      next: entries.nextEntry(state),
      undo: acts.undo(state, NEW_ID),
      rounds: rounds.map((round) => entriesOf(marks, state, round)),
    };
    const where = difference(ours, { state: theirs, ...rest, rounds });
    if (where !== null) found ??= `after ${upto} marks${where}`;
  }
  if (found === null) continue;
  figures.different += 1;
  console.log(`${name}: ${found}`);
  // A module that is broken makes nearly everything otherwise.
  if (figures.different === SHOWN) break;
}
console.log(JSON.stringify(figures));
process.exitCode = figures.different ? 1 : 0;
