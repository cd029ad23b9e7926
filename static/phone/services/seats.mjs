/**
 * The seats of a table, as they are tried out: their order, players who join or leave. Pure. The
 * server's side is scorepad/services/seats.py, and views/seats.py for what the screen shows.
 */
import { fold } from "../pad/fold.mjs";
import { judge } from "../pad/judge.mjs";
import { firstOpenRound, seatsOfOpenRound } from "../pad/judge_people.mjs";
import { caseless, checkName, cleanName } from "../pad/names.mjs";
import { shownNumber } from "../pad/visibility.mjs";
import { seat } from "./table_changes.mjs";
import { cellsOf, dealtPlayers, everybody, newestMark } from "../pad/written_pad.mjs";
import { valueIn } from "../pad/effective_marks.mjs";

/**
 * The seats of the next deal, as they stand.
 *
 * @param {WrittenPad} pad
 * @returns {Seating}
 */
export function seatingNow(pad) {
  const [cells, seats] = [cellsOf(pad, firstOpenRound(pad)), seatsOfOpenRound(pad)];
  const starts = seats
    .filter((player) => !(player in pad.totals))
    .map((player) => valueIn(cells, 0, player, "start"));
  const start = starts.includes("lowest") ? "lowest" : "zero";
  return { seats, newcomers: [], start, keep_end: null, persons: [] };
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
  const place = seating.seats.indexOf(player);
  const after = place < 0 ? undefined : seating.seats[place + 1];
  return after === undefined ? seating : up(seating, after);
}

/**
 * @param {Seating} seating
 * @param {string} player
 */
const without = ({ seats }, player) => seats.filter((each) => each !== player);

/** @type {Record<string, (seating: Seating, player: string) => Seating>} */
const MOVES = {
  up,
  down,
  out: (seating, player) => ({
    ...seating,
    seats: without(seating, player),
    newcomers: seating.newcomers.filter(([id]) => id !== player),
  }),
  sit: (seating, player) => ({ ...seating, seats: [...without(seating, player), player] }),
  stand: (seating) => ({ ...seating, seats: [] }),
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
 * The cells that write the seating from the next deal on; none where they sit so already.
 *
 * @param {WrittenPad} pad
 * @param {Seating} seating
 */
export function changeSeats(pad, seating) {
  if (isSame(seating.seats, seatsOfOpenRound(pad))) return [];
  if (seating.keep_end !== null) return seat(pad, seating, seating.keep_end);
  const cells = seat(pad, seating, true);
  return judge(pad, cells) ? seat(pad, seating, false) : cells;
}

/**
 * @param {string[]} one
 * @param {string[]} other
 */
const isSame = (one, other) => one.join() === other.join();

/**
 * The screen of a seating, tried out on a pad; `seen` is the newest mark that its maker saw when
 * it was begun, `newcomer` the id of who joins next.
 *
 * @param {WrittenPad} pad
 * @param {string} gameId
 * @param {Seating} seating
 * @param {{text: string, seen: string, newcomer: string}} typed
 * @returns {View}
 */
export function seatsView(pad, gameId, seating, { text, seen, newcomer }) {
  const { seats: chosen, newcomers } = seating;
  const people = new Set([...everybody(pad), ...newcomers.map(([player]) => player)]);
  const seats = seatsOfOpenRound(pad);
  const changed = !isSame(chosen, seats);
  const [keep, schedule] = [true, false].map((keepEnd) => tried(pad, seating, keepEnd));
  const same = keep.refusal && schedule.refusal && keep.refusal.code === schedule.refusal.code;
  const asks = chosen.length !== seats.length && keep.rounds !== schedule.rounds && !same;
  const keepEnd = seating.keep_end ?? !keep.refusal;
  const length = keepEnd ? keep : schedule;
  /** @param {string} player */
  const sitter = (player) => ({
    player,
    name: newcomers.find(([id]) => id === player)?.[1] ?? pad.names[player] ?? "",
    total: player in pad.totals ? shownNumber(pad.totals[player]) : null,
  });
  /** @param {string} player */
  const isSeated = (player) => chosen.includes(player);
  const totals = seats.map((player) => shownNumber(pad.totals[player]) ?? 0);
  const lowest = totals.length ? Math.min(...totals) : 0;
  const sitters = chosen.map(sitter);
  const [number, last] = [firstOpenRound(pad), pad.number_of_rounds];
  return {
    game_id: gameId,
    seen: seen || newestMark(pad),
    over: pad.over,
    number,
    last,
    seats: sitters,
    up: [...people].filter((player) => !isSeated(player)).map(sitter),
    left: dealtPlayers(pad)
      .filter((player) => !seats.includes(player) && !isSeated(player))
      .map(sitter),
    newcomers,
    persons: seating.persons,
    start: seating.start,
    lowest,
    changed,
    lengths: asks ? [keep, schedule] : [],
    keep_end: keepEnd,
    rounds: length.rounds,
    refusal: changed && !asks ? length.refusal : null,
    newcomer,
    text,
    is_late: !pad.over && number > last,
    asks_start: lowest !== 0 && sitters.some(({ total }) => total === null),
  };
}

/**
 * @param {WrittenPad} pad
 * @param {Seating} seating
 * @param {boolean} keepEnd
 */
function tried(pad, seating, keepEnd) {
  const cells = seat(pad, seating, keepEnd);
  const refusal = judge(pad, cells);
  const rounds = refusal
    ? keepEnd && pad.number_of_rounds
    : fold([...pad.marks, { id: "", cells }]).number_of_rounds;
  return { keep_end: keepEnd, rounds: Number(rounds), refusal };
}

/**
 * The screen for one player's name; null for nobody there. The server's side is
 * scorepad/views/seats.py.
 *
 * @param {WrittenPad} pad
 * @param {string} gameId
 * @param {string} player
 * @returns {View | null}
 */
export const nameView = (pad, gameId, player) =>
  player in pad.names
    ? { game_id: gameId, seen: newestMark(pad), player, name: pad.names[player] }
    : null;
