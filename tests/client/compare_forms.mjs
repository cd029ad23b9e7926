// Reads games from standard input, one JSON line each, and compares what the phone reads in forms
// behind ⋯, and would write, with what the server has written. Prints where the first games
// differ, then one line of figures as JSON.
import { standsAlready } from "../../static/phone/pad/acts.mjs";
import { fold } from "../../static/phone/pad/fold.mjs";
import { judge } from "../../static/phone/pad/judge.mjs";
import { withWritten } from "../../static/phone/pad/written_pad.mjs";
import {
  MENU_FORMS,
  asAsked,
  readPath,
  seatsAsked,
} from "../../static/phone/web/game/menu_forms.mjs";
import { compareGames, look } from "./looks.mjs";

function asked(pad, path, form) {
  const [key, player] = readPath(path);
  if (key === "players") return { screen: "players", ...seatsAsked(pad, form, pad) };
  const { screen, asks } = MENU_FORMS[key];
  return { screen, ...asAsked(asks(pad, form, player)) };
}

function read(marks, path, form) {
  const pad = withWritten(marks, fold(marks));
  const { screen, cells, seating, ...ours } = asked(pad, path, form);
  const isNews = !!cells?.length && !standsAlready(pad, cells);
  const refusal = ours.refusal ?? (isNews ? judge(pad, cells) : null);
  const isShown = refusal || !cells;
  const { typed = "", aboutName = false } = ours;
  const { seats, newcomers, picked } = seating ?? {};
  return {
    cells: isNews && !refusal ? cells : [],
    refusal,
    screen: refusal ? screen : null,
    seats: seating && isShown ? { seats, newcomers, picked, typed, aboutName } : null,
  };
}

function lookAt(all, { upto, path, form, ...theirs }) {
  const ours = () => read(all.slice(0, upto), path, new URLSearchParams(form));
  return look(`${path} ${JSON.stringify(form)}`, ours, { ...theirs }) ?? undefined;
}

await compareGames(lookAt);
