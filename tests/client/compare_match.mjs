// Reads matches from standard input, one JSON line each, and compares what the phone's own modules
// make of their marks with what the server says: the state, the screens, and what acts would write.
// Prints where the first differ, then one line of figures as JSON.
import { isDecided, knownOf } from "../../static/phone/views/duel_log.mjs";
import { readDuelQuery } from "../../static/phone/trick_checker/duel_query.mjs";
import { duelInMatch } from "../../static/phone/views/duel_check.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import "../../static/phone/pad/match/fold.mjs";
import * as acts from "../../static/phone/services/match_writing.mjs";
import { matchEnd, matchSheet } from "../../static/phone/views/match_sheet.mjs";
import { logLines } from "../../static/phone/views/log.mjs";
import { tableView } from "../../static/phone/views/table_menu.mjs";
import { withWritten } from "../../static/phone/pad/written_pad.mjs";
import { judge } from "../../static/phone/pad/judge.mjs";
import { matchView, withWinners } from "../../static/phone/views/match_pad.mjs";
import { compareGames, look } from "./looks.mjs";

const ACTS = {
  won: (match, number, winners) => acts.winRound(match, number, winners),
  pending: (match, number, player, cameIn) => acts.pendingCard(match, number, player, cameIn),
  sums: (match, number, texts) => acts.typeSums(match, number, texts),
  permanent: (match, number, player, text) => acts.notePermanent(match, number, player, text),
};

function act(match, [name, ...asked]) {
  const theirs = asked.pop();
  if (name !== "duels") return [ACTS[name](match, ...asked), theirs];
  const [number, fields, place, decided] = asked;
  const query = readDuelQuery(new URLSearchParams(fields));
  const made = acts.logDuel(match, number, query, place);
  return [
    { made, decided: isDecided(match, query), known: `${new URLSearchParams(knownOf(query))}` },
    { made: theirs, decided, known: fields },
  ];
}

function lookAt(
  all,
  { upto, game: about, state: theirs, sheet, end, table, log, judged, pads, duels, acts: tried },
) {
  const marks = structuredClone(all.slice(0, upto));
  const [match, game] = [fold(marks), { ...about, writes: true }];
  return [
    look("state", () => match, theirs),
    look("sheet", () => matchSheet(match, game), sheet),
    look("table", () => tableView(withWritten(marks, match), game), table),
    look("log", () => logLines(marks, match).map((line) => withWinners(match, line)), log),
    ...judged.map(([cells, refusal]) =>
      look(
        `judge ${JSON.stringify(cells)}`,
        () => judge(withWritten(marks, match), cells),
        refusal,
      ),
    ),
    look("end", () => matchEnd(marks, match, game), end),
    ...pads.map(([at, view]) =>
      look(`pad at ${JSON.stringify(at)}`, () => matchView(marks, match, at, game), view),
    ),
    ...duels.map(([asked, view]) => {
      const query = readDuelQuery(new URLSearchParams(asked));
      return look(`duel ${asked}`, () => duelInMatch(marks, match, query, game.game_id), view);
    }),
    ...tried.map((each) => {
      const [made, said] = act(match, each);
      return look(`act ${JSON.stringify(each)}`, () => made, said);
    }),
  ].find((each) => each !== null);
}

await compareGames(lookAt);
