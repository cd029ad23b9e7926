// What people do behind ⋯, drawn at random and judged as on a phone.
import { judge } from "../../static/phone/pad/judge.mjs";
import { changeRules } from "../../static/phone/views/rules.mjs";
import {
  changeSeats,
  moved,
  seatingNow,
  withNewcomer,
} from "../../static/phone/services/seats.mjs";
import * as acts from "../../static/phone/services/table_changes.mjs";

/** A seating after a step or two: somebody gets up, sits down, or joins. */
function anySeating(evening, pad) {
  let seating = seatingNow(pad);
  for (let steps = 1 + evening.below(2); steps; steps -= 1) {
    const act = evening.pick(["pick", "pick", "up", "down", "out", "sit", "join"]);
    const id = evening.newId().slice(0, 8);
    if (act === "join") seating = withNewcomer(seating, id, `N ${id}`);
    else seating = moved(seating, act, evening.pick(Object.keys(pad.names)));
  }
  return { ...seating, start: evening.pick(["zero", "lowest"]) };
}

function anyRules(evening, pad) {
  const keys = (pad.data.variants ?? []).map(({ key }) => key);
  const variants = keys.filter(() => evening.random() < 0.5);
  const options = { "end.tie": evening.pick(["shared", "most_made", "play_on"]) };
  return { variants, options, whole_game: evening.random() < 0.3 };
}

const ACTS = [
  (_, pad) => acts.dealAgain(pad),
  (evening, pad) => acts.changeHand(pad, 1 + evening.below(8)),
  (evening, pad) => {
    const round = evening.pick(pad.rounds);
    return acts.changeDealer(pad, round.number, evening.pick(round.seats));
  },
  (evening, pad) => acts.changeLength(pad, 1 + evening.below(9), ""),
  (_, pad) => (pad.ended_early ? acts.reopen(pad) : acts.end(pad)),
  (evening, pad) =>
    acts.givePoints(pad, evening.pick(pad.present), 1 + evening.below(20), `w${evening.below(9)}`),
  (evening, pad) => acts.adjust(1, evening.pick(pad.present), 0, ""),
  (evening, pad) =>
    acts.callPlayer(pad, evening.pick(pad.present), `R ${evening.newId().slice(0, 4)}`),
  (evening, pad) => {
    const isOpen = evening.random() < 0.5;
    const number = pad.rounds.length + Number(!isOpen);
    const dealer = evening.pick(["", evening.pick(pad.present)]);
    return changeSeats(pad, anySeating(evening, pad), { number, is_open: isOpen, dealer });
  },
  (evening, pad) => changeRules(pad, anyRules(evening, pad)),
];

/** The cells of an act that the judge lets pass; none where it refuses, or nothing changes. */
export function cellsBehindMenu(evening, pad) {
  const asked = evening.pick(ACTS)(evening, pad);
  return Array.isArray(asked) && asked.length && !judge(pad, asked) ? asked : [];
}
