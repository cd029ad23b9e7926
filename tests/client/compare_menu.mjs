// Reads games from standard input, one JSON line each, and compares the pages behind ⋯ that the
// phone's own modules make of their marks with the server's, and what each side says of acts that
// are tried there. Prints where the first games differ, then one line of figures as JSON.
import { adjustmentsView } from "../../static/phone/views/adjustments.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import { judge } from "../../static/phone/pad/judge.mjs";
import { handAndDealerView, lengthView } from "../../static/phone/views/schedule.mjs";
import { PLAIN } from "../../static/phone/pad/field_table.mjs";
import { plainFieldView } from "../../static/phone/views/plain_fields.mjs";
import { corrections, isChange, logLines, logPage } from "../../static/phone/views/log.mjs";
import { changeRules, rulesView } from "../../static/phone/views/rules.mjs";
import * as seats from "../../static/phone/services/seats.mjs";
import { nameView, seatsView } from "../../static/phone/views/seats.mjs";
import * as acts from "../../static/phone/services/table_changes.mjs";
import { tableView } from "../../static/phone/views/table_menu.mjs";
import { withWritten } from "../../static/phone/pad/written_pad.mjs";
import { compareGames, look } from "./looks.mjs";

const ABOUT = { game_id: "game", created_at: 1_700_000_000 };

const dayOf = (at) => `day ${Math.floor(at / 86_400)}`;

const ACTS = {
  ...acts,
  rename: acts.callPlayer,
  changeRules,
  changeSeats: seats.changeSeats,
  exchange: seats.exchange,
  takePointsBack: (_, number, player) => acts.adjust(number, player, 0, ""),
};

const VIEWS = {
  rules: (pad) => rulesView(pad, "game"),
  refused: (pad, { changes }) => rulesView(pad, "game", changes),
  table: (pad) => tableView(pad, ABOUT),
  round: (pad, { number }) => handAndDealerView(pad, "game", number),
  points: (pad) => adjustmentsView(pad, "game", ""),
  points_of: (pad, { player }) => adjustmentsView(pad, "game", player),
  length: (pad) => lengthView(pad, "game"),
  now: (pad, { views }) => {
    const { newcomer } = views.now;
    return seatsView(pad, "game", seats.seatingNow(pad), { text: "", seen: "", newcomer });
  },
  seats: (pad, { seating, views }) => {
    const { newcomer } = views.seats;
    return seatsView(pad, "game", seating, { text: "typed", seen: "seen", newcomer });
  },
  name: (pad, { player }) => nameView(pad, "game", player),
};

/** What an act writes, and what the judge says of it. */
function tried(pad, { act, arguments: given }) {
  const done = ACTS[act](pad, ...given);
  if (!Array.isArray(done)) return { act, arguments: given, cells: [], refusal: done };
  const refusal = done.length ? judge(pad, done) : null;
  return { act, arguments: given, cells: done, refusal };
}

function lookAt(all, moment) {
  const marks = all.slice(0, moment.upto);
  const pad = withWritten(marks, fold(marks));
  const plain = [...PLAIN, "bid"].map((name) => [
    `plain ${name}`,
    () => plainFieldView(pad, "game", name),
  ]);
  const looks = [...Object.entries(VIEWS), ...plain].map(([name, view]) =>
    look(name, () => view(pad, moment), moment.views[name]),
  );
  const others = moment.tried.map((each) =>
    look(`${each.act} ${JSON.stringify(each.arguments)}`, () => tried(pad, each), each),
  );
  const moves = moment.moved.map(([act, player, seating]) =>
    look(`${act} ${player}`, () => seats.moved(moment.seating, act, player), seating),
  );
  const judged = moment.judged.map((each) =>
    look(`judge ${JSON.stringify(each.cells)}`, () => judge(pad, each.cells), each.refusal),
  );
  const corrected = corrections(marks, pad);
  const lines = logLines(marks, pad).map((line) => ({
    ...line,
    change: isChange(line, corrected),
  }));
  const pages = moment.pages.map((page) =>
    look(`log page ${page.only}`, () => logPage(marks, pad, ABOUT, page.only, dayOf), page),
  );
  const log = look("log", () => lines, moment.lines);
  return [...looks, log, ...pages, ...others, ...moves, ...judged].find((each) => each !== null);
}

await compareGames(lookAt);
