// Reads games from standard input, one JSON line each, and compares the screens that the
// phone's own modules make of their marks with the server's. Prints where the first games
// differ, then one line of figures as JSON.
import { endView } from "../../static/phone/views/end.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import { paperFinals, paperGrid } from "../../static/phone/views/from_paper.mjs";
import { amongOwnPhones } from "../../static/phone/views/own_phones.mjs";
import { sheetView } from "../../static/phone/views/sheet.mjs";
import { wholePad } from "../../static/phone/views/whole_pad.mjs";
import { compareGames, look } from "./looks.mjs";

function lookAt(all, { upto, masked, game: asked, sheet, end, pads, paper }) {
  const marks = structuredClone(all.slice(0, upto));
  for (const [place, cell] of masked) marks[place].cells[cell][4] = { hidden: true };
  const [state, game] = [fold(marks), { ...asked, writes: true }];
  const others = [
    look("sheet", () => sheetView(state, game), sheet),
    look("end", () => endView(marks, state, game), end),
    look("paper", () => paperGrid(state, paper.typed, paper.totals), paper.grid),
    look("finals from paper", () => paperFinals(state, paper.typed), paper.finals),
  ];
  const found = pads.map(([at, theirs]) =>
    look(
      `pad at ${JSON.stringify(at)}`,
      () => amongOwnPhones(marks, state, wholePad(marks, state, at, game), game.phones),
      theirs,
    ),
  );
  return [...others, ...found].find((each) => each !== null);
}

await compareGames(lookAt);
