// Reads one JSON line with cases of openings, and writes what the module says of each.
import { createInterface } from "node:readline";
import { fold } from "../../static/phone/pad/fold.mjs";
import "../../static/phone/pad/match/fold.mjs";
import { newGameId, newPlayerId } from "../../static/phone/sending/ids.mjs";
import { caseless, checkName, cleanName } from "../../static/phone/pad/names.mjs";
import * as opening from "../../static/phone/pad/opening.mjs";
import { rematch } from "../../static/phone/services/rematches.mjs";
import {
  contradicting,
  optionsOf,
  variantsAmong,
} from "../../static/phone/services/rule_fields.mjs";

const ASKED = {
  opening: (asked) => ({ wrong: opening.checkOpening(asked), cells: opening.openingCells(asked) }),
  names: (names) =>
    names.map((name) => [
      cleanName(name),
      caseless(name),
      checkName(name, new Set())?.code ?? null,
    ]),
  options: ({ data, switched }) => contradicting(data, switched) ?? optionsOf(data, switched),
  among: ({ options, data }) => variantsAmong(options, data),
  ids: (number) => Array.from({ length: number }, () => [newGameId(), newPlayerId()]),
  again: (marks) => rematch(fold(marks)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, given] = JSON.parse(line);
  console.log(JSON.stringify(ASKED[kind](given)));
}
