// Reads one JSON list of {field, marks, cells} from standard input, and prints the list of what the
// phone says of each: null if a person at this phone can write these cells, and why not otherwise.
// The judge says it of some fields, of others the keys that the pad offers.
import { readFileSync } from "node:fs";
import { bonusValues, refuseValue } from "../../static/phone/pad/entries.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import "../../static/phone/pad/match/fold.mjs";
import { judge } from "../../static/phone/pad/judge.mjs";
import { refuseTrick } from "../../static/phone/pad/judge_play.mjs";
import { withWritten } from "../../static/phone/pad/written_pad.mjs";
import { PLAIN } from "../../static/phone/pad/field_table.mjs";
import * as match from "../../static/phone/services/match_writing.mjs";
import { EMPTY_DUEL } from "../../static/phone/trick_checker/duel_query.mjs";
import { capturesView } from "../../static/phone/views/captures.mjs";
import { padView } from "../../static/phone/views/pad.mjs";
import {
  bombOf,
  cloudOf,
  declarationsOf,
  turningOf,
} from "../../static/phone/views/special_cards.mjs";

const NOT_OFFERED = { code: "not_offered", facts: {} };

const offered = (isOffered) => (isOffered ? null : NOT_OFFERED);

const judged = ({ marks, pad, cells }) => judge(withWritten(marks, pad), cells);

const entered = ({ round, player, field, value }) => refuseValue(round, player, field, value);

const declared = (beside) => (at) => {
  const { marks, pad, round, player, field, value } = at;
  const { keys } = declarationsOf(marks, pad, round, { player, field: beside }) ?? { keys: [] };
  return offered(
    keys.some((key) => key.field === field && key.value === `${Number(value) || value}`),
  );
};

const acted = (ask) => (at) => ask(at).refusal ?? null;

const AT = { round: null, field: null, player: "", value: null, alone: false, from_sheet: false };

const JUDGES = {
  ...Object.fromEntries(PLAIN.map((name) => [name, judged])),
  name: judged,
  person: judged,
  seating: judged,
  start: judged,
  dealer: judged,
  hand: judged,
  rounds: judged,
  deal: judged,
  adjustment: judged,
  ended: judged,
  "rule:": judged,
  bid: entered,
  tricks: entered,
  "trick:": ({ round, value }) => refuseTrick(round, value, null),
  // The checker's form writes it with a trick that nobody takes.
  "leader:": ({ cells }) => offered(cells[0][4] === ""),
  bomb: ({ marks, pad, round }) => offered(bombOf(marks, pad, round)),
  trump: ({ marks, pad }) => {
    const { round } = padView(marks, pad, AT, { game_id: "game" });
    return offered(!round.all_dealt && !round.trump_stays);
  },
  // Of two, the forms here write both, where a card lies there that is never played.
  chooser: ({ pad, round, value, cells }) => {
    const [code] = cells.find((each) => each[3] === "trump")[4];
    const there = { ...round, trump: { to_choose: true, turned: code } };
    const keys = turningOf(pad, there, { player: value }, { field: "trump" });
    return offered(keys?.chooser === value);
  },
  reveal: ({ round }) => offered(round.to_reveal),
  changed: ({ marks, pad, round, player, value }) => {
    const keys = cloudOf(marks, pad, round, { ...AT, player, field: "bid" });
    return offered(keys?.keys.some(({ bid }) => bid === value));
  },
  bonus: ({ round, value }) => offered(bonusValues(round).includes(value)),
  captures: ({ marks, pad, round, player, value }) => {
    const view = capturesView(marks, pad, round, { field: "bonus", player });
    return offered(view?.keys.some(({ sent }) => sent.endsWith(` ${value}`)));
  },
  cannonball: declared("bid"),
  wager: declared("bonus"),
  loot: declared("bonus"),
  won: acted(({ pad, number, value }) => match.winRound(pad, number, value)),
  sum: acted(({ pad, number, cells }) =>
    match.typeSums(pad, number, Object.fromEntries(cells.map((each) => [each[2], `${each[4]}`]))),
  ),
  "duel:": acted(({ pad, number, field, value }) => {
    const [a, b] = value.sides.map(([element, printed, bonus]) => ({
      ...EMPTY_DUEL.a,
      ...{ element, value: `${printed}`, bonus: `${bonus}` },
    }));
    return match.logDuel(pad, number, { ...EMPTY_DUEL, a, b }, Number(field.split(":")[1]));
  }),
  pending: acted(({ pad, number, player, value }) => match.pendingCard(pad, number, player, value)),
  permanent: acted(({ pad, number, player, value }) =>
    match.notePermanent(pad, number, player, value[1]),
  ),
};

function said({ field: name, marks, cells }) {
  const pad = fold(marks);
  const cell = cells.find(([, , , each]) => each.startsWith(name));
  const [number, , player, field, value] = cell;
  const round = pad.rounds[number - 1];
  return JUDGES[name]({ marks, pad, cells, round, number, player, field, value });
}

const asked = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify({ judges: Object.keys(JUDGES), said: asked.map(said) }));
