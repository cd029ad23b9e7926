// Reads games from standard input, one JSON line each, and compares the screens that the
// phone's own modules make of their marks with the server's. Prints where the first games
// differ, then one line of figures as JSON.
import { endView } from "../../static/phone/views/end.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import { paperFinals, paperGrid } from "../../static/phone/views/from_paper.mjs";
import { amongOwnPhones, askingFirst } from "../../static/phone/views/own_phones.mjs";
import { sheetView } from "../../static/phone/views/sheet.mjs";
import { addsToPad, wholePad } from "../../static/phone/views/whole_pad.mjs";
import { compareGames, look } from "./looks.mjs";

/** The marks as the phone of a player has them, which knows of others only whose own phone it is. */
function named(marks, { names }, devices, [mine]) {
  const players = Object.fromEntries(Object.entries(devices).map((pair) => pair.reverse()));
  const nameOf = (other) => (players[other] === mine ? names[mine] : players[other]);
  return marks.map((mark) => (mark.other ? { ...mark, other: nameOf(mark.other) ?? true } : mark));
}

/** The pad as it is asked for, at a table where players may have own phones. */
function padAt(marks, state, at, game, devices) {
  const view = amongOwnPhones(marks, state, wholePad(marks, state, at, game), game.phones);
  const told = named(marks, state, devices, (game.phones ?? "").split("."));
  return askingFirst(told, state, view, game.phones);
}

const SPECIAL = ["last", "bomb", "cloud", "clouds", "turning", "declarations", "captures"];

function lookAt(all, { upto, masked, devices, game: asked, sheet, end, pads, paper }) {
  const marks = structuredClone(all.slice(0, upto));
  for (const [place, cell] of masked) marks[place].cells[cell][4] = { hidden: true };
  const [state, game] = [fold(marks), { ...asked, writes: true }];
  const others = [
    look("sheet", () => sheetView(state, game), sheet),
    look("end", () => endView(marks, state, game), end),
    look("paper", () => paperGrid(state, paper.typed, paper.totals), paper.grid),
    look("finals from paper", () => paperFinals(state, paper.typed), paper.finals),
  ];
  const found = pads.flatMap(([at, theirs]) => [
    look(`pad at ${JSON.stringify(at)}`, () => padAt(marks, state, at, game, devices), theirs),
    look(
      `adds to pad at ${JSON.stringify(at)}`,
      () => addsToPad({ marks, pad: state, game }, at),
      !!game.phones || SPECIAL.some((each) => theirs[each] !== null),
    ),
  ]);
  return [...others, ...found].find((each) => each !== null);
}

await compareGames(lookAt);
