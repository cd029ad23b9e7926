/**
 * What the forms behind ⋯ mean, by their addresses within a game. The very forms that the server
 * reads in scorepad/web/game are read here. Pure; `form` is what would be sent.
 */
import {
  adjust,
  callPlayer,
  changeDealer,
  changeHand,
  changeLength,
  dealAgain,
  end,
  givePoints,
  reopen,
  writePlain,
} from "../../services/table_changes.mjs";
import { changeRules, changesIn } from "../../views/rules.mjs";
import {
  changeSeats,
  exchange,
  firstOpen,
  moved,
  refuseNewcomer,
  seatingNow,
  withNewcomer,
} from "../../services/seats.mjs";
import { typedNumber } from "../../pad/typed_numbers.mjs";

/**
 * The key of a path in tables of screens and forms, and the player, or the field, that it names;
 * the key is a path whose middle part is left out where that is one.
 *
 * @param {string} path
 * @returns {[key: string, player: string]}
 */
export function readPath(path) {
  const [first, second = "", third = ""] = path.split("/");
  const isAboutSomebody = ["fields", "names", "points"].includes(first) && second !== "";
  return isAboutSomebody ? [`${first}/${third}`, decodeURIComponent(second)] : [path, ""];
}

/**
 * @param {URLSearchParams} form
 * @param {string} name
 */
const textIn = (form, name) => form.get(name) ?? "";

/**
 * What each form asks for, and the screen that says why it can't be.
 *
 * @type {Record<string, MenuForm>}
 */
export const MENU_FORMS = {
  "round/deal": { screen: "round", asks: (pad) => dealAgain(pad) },
  "round/hand": {
    screen: "round",
    asks: (pad, form) => changeHand(pad, Number(textIn(form, "value"))),
  },
  "round/dealer": {
    screen: "round",
    asks: (pad, form) => changeDealer(pad, Number(textIn(form, "round")), textIn(form, "value")),
  },
  length: {
    screen: "length",
    asks: (pad, form) => {
      const text = textIn(form, "rounds");
      return changeLength(pad, typedNumber(text), text);
    },
  },
  "length/end": { screen: "length", asks: (pad) => end(pad) },
  "length/reopen": { screen: "length", asks: (pad) => reopen(pad) },
  "points/": {
    screen: "points_of",
    asks: (pad, form, player) => {
      const points = typedNumber(textIn(form, "points"));
      const signed = points !== null && form.get("sign") === "-" ? -points : points;
      return givePoints(pad, player, signed, textIn(form, "why"));
    },
  },
  "points/back": {
    screen: "points",
    asks: (_, form, player) => adjust(Number(textIn(form, "round")), player, 0, ""),
  },
  "fields/": {
    screen: "plain_field",
    asks: (pad, form, name) =>
      writePlain(
        pad,
        name,
        Number(form.get("round")),
        textIn(form, "player"),
        textIn(form, "value"),
      ),
  },
  rules: { screen: "rules", asks: (pad, form) => changeRules(pad, changesIn(pad, form)) },
  "names/": {
    screen: "names",
    asks: (pad, form, player) => callPlayer(pad, player, textIn(form, "name")),
  },
  "names/exchange": {
    screen: "names",
    asks: (pad, form, player) => exchange(pad, player, textIn(form, "other")),
  },
};

/** @type {Record<string, boolean>} */
const KEEPS_END = { keep: true, schedule: false };

/**
 * The seating that a form of the seats holds.
 *
 * @param {URLSearchParams} form
 * @returns {Seating}
 */
function seatingIn(form) {
  const names = form.getAll("new_name");
  return {
    seats: form.getAll("seat"),
    newcomers: form.getAll("new").map((player, place) => [player, names[place]]),
    start: form.get("start") === "lowest" ? "lowest" : "zero",
    keep_end: KEEPS_END[textIn(form, "end")] ?? null,
    persons: [],
    picked: textIn(form, "picked"),
  };
}

/**
 * The round from which on people sit like that, as the form that was sent says it.
 *
 * @param {WrittenPad} seen
 * @param {string} act
 * @param {string} dealer
 * @returns {SeatedFrom}
 */
function sinceIn(seen, act, dealer) {
  if (act === "write") return firstOpen(seen);
  return { number: seen.rounds.length + Number(act === "next"), is_open: act === "now", dealer };
}

const WRITE = ["now", "next", "write"];

/**
 * What a form of the seats asks for: cells to write, or the screen once more.
 *
 * @param {WrittenPad} pad
 * @param {URLSearchParams} form
 * @param {WrittenPad} seen the pad that the writer of the form saw
 * @returns {SeatsAsked}
 */
export function seatsAsked(pad, form, seen) {
  const [act, player = ""] = textIn(form, "do").split(".");
  const known = textIn(form, "known");
  const typed = known || textIn(form, "name");
  const seating = seatingIn(form);
  const joins = known !== "" || act === "join";
  const since = sinceIn(seen, act, player);
  if (!joins && act === "reset") return { seating: seatingNow(pad), typed };
  if (!joins && !WRITE.includes(act)) return { seating: moved(seating, act, player), typed };
  if (!joins && !typed.trim()) return { seating, ...asAsked(changeSeats(pad, seating, since)) };
  const refusal = refuseNewcomer(pad, seating, typed);
  if (refusal) return { seating, typed, refusal, aboutName: true };
  const more = withNewcomer(seating, textIn(form, "newcomer"), typed);
  if (joins) return { seating: more };
  return { seating: more, ...asAsked(changeSeats(pad, more, since)) };
}

/** @param {Cell[] | Refusal} asked */
export const asAsked = (asked) => (Array.isArray(asked) ? { cells: asked } : { refusal: asked });

/**
 * The seats as they stand, before anything is tried out.
 *
 * @param {WrittenPad} pad
 * @returns {SeatsAsked}
 */
export const seatsNow = (pad) => ({ seating: seatingNow(pad) });
