// Reads games from standard input, one JSON line each, and compares the screens that the
// phone's own modules make of their marks with the server's. Prints where the first games
// differ, then one line of figures as JSON.
import { createInterface } from "node:readline";
import { endView } from "../../static/phone/end_view.mjs";
import { fold } from "../../static/phone/fold.mjs";
import { sheetView } from "../../static/phone/sheet_view.mjs";
import { wholePad } from "../../static/phone/whole_pad.mjs";
import { difference } from "./difference.mjs";

const SHOWN = 5;

const figures = { cases: 0, looks: 0, different: 0, seconds: 0 };

function look(where, make, theirs) {
  const begun = performance.now();
  const ours = make();
  figures.seconds += (performance.now() - begun) / 1000;
  figures.looks += 1;
  const found = difference(JSON.parse(JSON.stringify(ours)), theirs);
  return found === null ? null : `${where}${found}`;
}

function lookAt(all, { upto, masked, game: asked, sheet, end, pads }) {
  const marks = structuredClone(all.slice(0, upto));
  for (const [place, cell] of masked) marks[place].cells[cell][4] = { hidden: true };
  const [state, game] = [fold(marks), { ...asked, writes: true }];
  const others = [
    look("sheet", () => sheetView(state, game), sheet),
    look("end", () => endView(marks, state, game), end),
  ];
  const found = pads.map(([at, theirs]) =>
    look(`pad at ${JSON.stringify(at)}`, () => wholePad(marks, state, at, game), theirs),
  );
  return [...others, ...found].find((each) => each !== null);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { name, marks, moments } = JSON.parse(line);
  figures.cases += 1;
  const found = moments.map((moment) => [moment.upto, lookAt(marks, moment)]);
  const first = found.find(([, where]) => where !== undefined);
  if (first === undefined) continue;
  figures.different += 1;
  if (figures.different <= SHOWN) console.log(`${name}: after ${first[0]} marks, ${first[1]}`);
}
console.log(JSON.stringify(figures));
process.exitCode = figures.different ? 1 : 0;
