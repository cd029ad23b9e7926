/**
 * The seats of a table, as they are tried out: their order, players who join or leave. Pure. The
 * server's side is scorepad/services/seats.py.
 */
import { judge } from "../pad/judge.mjs";
import {
  firstOpenRound,
  hasBegun,
  personOf,
  refuseOtherRound,
  refusing,
  seatsIn,
} from "../pad/judge_people.mjs";
import { LONGEST_WHY, MOST_POINTS } from "../pad/field_table.mjs";
import { caseless, checkName, cleanName } from "../pad/names.mjs";
import { boxOf } from "../pad/state.mjs";
import { nextDealer } from "../rules/schedule.mjs";
import { adjust, dealerAgain, seat } from "./table_changes.mjs";
import { cellsOf } from "../pad/written_pad.mjs";
import { valueIn } from "../pad/effective_marks.mjs";

/**
 * The seats of the next deal, as they stand.
 *
 * @param {WrittenPad} pad
 * @returns {Seating}
 */
export function seatingNow(pad) {
  const [cells, seats] = [cellsOf(pad, pad.rounds.length + 1), pad.present];
  const starts = seats
    .filter((player) => !(player in pad.totals))
    .map((player) => valueIn(cells, 0, player, "start"));
  const start = starts.includes("lowest") ? "lowest" : "zero";
  return { seats, newcomers: [], start, keep_end: null, persons: [], picked: "" };
}

/**
 * The seating with a player picked, or in the place of whoever was picked.
 *
 * @param {Seating} seating
 * @param {string} player
 * @returns {Seating}
 */
function pickSeat(seating, player) {
  const { seats, picked } = seating;
  if (!seats.includes(picked) || !seats.includes(player)) {
    return { ...seating, picked: seats.includes(player) ? player : "" };
  }
  /** @type {Record<string, string>} */
  const swapped = { [picked]: player, [player]: picked };
  return { ...seating, seats: seats.map((each) => swapped[each] ?? each), picked: "" };
}

/**
 * The seating with a player one place earlier.
 *
 * @param {Seating} seating
 * @param {string} player
 * @returns {Seating}
 */
function up(seating, player) {
  const seats = [...seating.seats];
  const place = seats.indexOf(player);
  if (place > 0) seats.splice(place - 1, 2, player, seats[place - 1]);
  return { ...seating, seats };
}

/**
 * The seating with a player one place later.
 *
 * @param {Seating} seating
 * @param {string} player
 */
function down(seating, player) {
  const { seats } = seating;
  // Nobody is after the last one, and after nobody is the first, who goes no further up.
  return up(seating, seats[seats.indexOf(player) + 1]);
}

/**
 * @param {Seating} seating
 * @param {string} player
 */
const without = ({ seats }, player) => seats.filter((each) => each !== player);

/** @type {Record<string, (seating: Seating, player: string) => Seating>} */
const MOVES = {
  pick: pickSeat,
  up,
  down,
  out: (seating, player) => ({
    ...seating,
    seats: without(seating, player),
    newcomers: seating.newcomers.filter(([id]) => id !== player),
    picked: "",
  }),
  sit: (seating, player) => ({
    ...seating,
    seats: [...without(seating, player), player],
    picked: "",
  }),
  stand: (seating) => ({ ...seating, seats: [], picked: "" }),
};

/**
 * The seating after one of the buttons; as it is for any other.
 *
 * @param {Seating} seating
 * @param {string} act
 * @param {string} player
 */
export const moved = (seating, act, player) => MOVES[act]?.(seating, player) ?? seating;

/**
 * The seating with a newcomer, who has a new id, in the last place.
 *
 * @param {Seating} seating
 * @param {string} player
 * @param {string} name
 * @returns {Seating}
 */
export const withNewcomer = (seating, player, name) => ({
  ...seating,
  newcomers: [...seating.newcomers, [player, cleanName(name)]],
  seats: [...seating.seats, player],
  picked: "",
});

/**
 * What is wrong with a newcomer's name.
 *
 * @param {WrittenPad} pad
 * @param {Seating} seating
 * @param {string} name
 */
export const refuseNewcomer = (pad, seating, name) => checkName(name, namesTaken(pad, seating));

/**
 * @param {WrittenPad} pad
 * @param {Seating} seating
 */
export const namesTaken = (pad, { newcomers }) =>
  new Set([...Object.values(pad.names), ...newcomers.map(([, name]) => name)].map(caseless));

/**
 * The first round in which nobody has bid.
 *
 * @param {WrittenPad} pad
 * @returns {SeatedFrom}
 */
export function firstOpen(pad) {
  const number = firstOpenRound(pad);
  return { number, is_open: number === pad.rounds.length, dealer: "" };
}

/**
 * Who deals a round, and who else may be chosen to; "" for nobody.
 *
 * @param {WrittenPad} pad
 * @param {string[]} seats those from that round on
 * @param {number} number
 * @returns {string[]}
 */
export function dealers(pad, seats, number) {
  const [before, round] = [pad.rounds[number - 2], pad.rounds[number - 1]];
  if (round && hasBegun(pad, number)) return [dealerAgain(round, seats), ""];
  const chosen = valueIn(cellsOf(pad, number), 0, "", "dealer");
  const onLeft = before ? nextDealer(before.seats, seats, before.dealer) : seats[0];
  const dealer = round && seats.includes(chosen) ? chosen : onLeft;
  const isChosen = pad.present.includes(chosen);
  const next = isChosen ? chosen : before && nextDealer(before.seats, pad.present, before.dealer);
  const other = round ? round.dealer : (next ?? "");
  return [dealer, seats.includes(other) && other !== dealer ? other : ""];
}

/**
 * The cells that write the seating from a round on.
 *
 * @param {WrittenPad} pad
 * @param {Seating} seating
 * @param {Pick<SeatedFrom, "number" | "dealer">} since
 * @param {boolean} keepEnd
 */
export function cellsFor(pad, seating, { number, dealer }, keepEnd) {
  const [turn] = dealers(pad, seating.seats, number);
  const isChosen = seating.seats.includes(dealer) && dealer !== turn;
  return [
    ...seat(pad, seating, keepEnd, number, isChosen ? dealer : null),
    ...pointsKept(pad, seating.seats, number),
  ];
}

/**
 * The cells that keep the points by hand of those who drop out of a round: nothing that is written
 * in it counts for them, so the points move into the round before.
 *
 * @param {WrittenPad} pad
 * @param {string[]} seats
 * @param {number} number
 * @returns {Cell[]}
 */
function pointsKept(pad, seats, number) {
  const [before, round] = [pad.rounds[number - 2], pad.rounds[number - 1]];
  if (!before || !round) return [];
  const dropped = before.boxes
    .map(({ player }) => player)
    .filter((player) => !seats.includes(player) && boxOf(round, player));
  return dropped.flatMap((player) => {
    const given = valueIn(cellsOf(pad, number), 0, player, "adjustment");
    if (!Array.isArray(given)) return [];
    const stands = valueIn(cellsOf(pad, number - 1), 0, player, "adjustment");
    const [points, why] = Array.isArray(stands)
      ? [stands[0] + given[0], [...`${stands[1]}; ${given[1]}`].slice(0, LONGEST_WHY).join("")]
      : given;
    if (Math.abs(points) > MOST_POINTS) return [];
    return [...adjust(number, player, 0, ""), ...adjust(number - 1, player, points, why)];
  });
}

/**
 * The cells that write the seating from a round on, none where they sit so already, or why it is
 * too late for that.
 *
 * @param {WrittenPad} pad
 * @param {Seating} seating
 * @param {SeatedFrom} since
 * @returns {Cell[] | Refusal}
 */
export function changeSeats(pad, seating, since) {
  const [{ number, is_open: isOpen }, open] = [since, pad.rounds.length];
  const isTooLate = number === open && !isOpen && hasBegun(pad, number);
  if (!pad.over && (number < open || isTooLate))
    return refusing("round_has_begun", { round: open });
  if (!pad.over && number > open + 1) return refuseOtherRound(pad, number, open);
  if (isSame(seating.seats, seatsIn(pad, number))) return [];
  if (seating.keep_end !== null) return cellsFor(pad, seating, since, seating.keep_end);
  const cells = cellsFor(pad, seating, since, true);
  return judge(pad, cells) ? cellsFor(pad, seating, since, false) : cells;
}

/**
 * @param {string[]} one
 * @param {string[]} other
 */
export const isSame = (one, other) => one.join() === other.join();

/**
 * What makes two people change rows for the whole game; nothing for who does not play.
 *
 * @param {WrittenPad} pad
 * @param {string} one
 * @param {string} other
 * @returns {Cell[]}
 */
export function exchange(pad, one, other) {
  const isThere = one in pad.names && other in pad.names;
  if (!isThere || personOf(pad, one) === personOf(pad, other)) return [];
  const rows = [
    [one, other],
    [other, one],
  ];
  return rows.flatMap(
    ([player, instead]) =>
      /** @type {Cell[]} */ ([
        [0, 0, player, "name", pad.names[instead]],
        [0, 0, player, "person", personOf(pad, instead)],
      ]),
  );
}
