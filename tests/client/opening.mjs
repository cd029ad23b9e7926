// Reads one JSON line with cases of openings, and writes what the module says of each.
import { createInterface } from "node:readline";
import * as opening from "../../static/phone/opening.mjs";
import { fold } from "../../static/phone/fold.mjs";

const ASKED = {
  opening: (asked) => ({ wrong: opening.checkOpening(asked), cells: opening.openingCells(asked) }),
  names: (names) => names.map((name) => [opening.cleanName(name), opening.folded(name)]),
  options: ({ data, switched }) => opening.optionsOf(data, switched),
  among: ({ options, data }) => opening.variantsAmong(options, data),
  again: (marks) => opening.again(fold(marks)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, given] = JSON.parse(line);
  console.log(JSON.stringify(ASKED[kind](given)));
}
