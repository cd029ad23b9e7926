/**
 * A seating that is tried out, as one screen shows it. Pure. The server's side is
 * scorepad/views/seats.py.
 */
import { fold } from "../pad/fold.mjs";
import { judge } from "../pad/judge.mjs";
import { hasBegun, seatsIn } from "../pad/judge_people.mjs";
import { shownNumber } from "../pad/visibility.mjs";
import { dealtPlayers, everybody, newestMark } from "../pad/written_pad.mjs";
import { cellsFor, dealers, isSame } from "../services/seats.mjs";

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
  /** @param {string} player */
  const nameOf = (player) =>
    newcomers.find(([id]) => id === player)?.[1] ?? pad.names[player] ?? "";
  /** @param {string} player */
  const sitter = (player) => ({
    player,
    name: nameOf(player),
    total: shownNumber(pad.totals[player]),
  });
  /** @param {string} player */
  const isSeated = (player) => chosen.includes(player);
  const totals = pad.present.map((player) => shownNumber(pad.totals[player]) ?? 0);
  const lowest = Math.min(...totals);
  const sitters = chosen.map(sitter);
  const choices = ["now", "next"].map((when) => choiceOf(pad, seating, when, nameOf));
  return {
    game_id: gameId,
    seen: seen || newestMark(pad),
    over: pad.over,
    is_last: pad.rounds.length >= pad.number_of_rounds,
    last: pad.number_of_rounds,
    picked: seating.picked ? sitter(seating.picked) : null,
    seats: sitters,
    up: [...people].filter((player) => !isSeated(player)).map(sitter),
    left: dealtPlayers(pad)
      .filter((player) => !pad.present.includes(player) && !isSeated(player))
      .map(sitter),
    newcomers,
    persons: seating.persons,
    start: seating.start,
    lowest,
    choices: choices.filter(({ number }) => !pad.over && !isSame(chosen, seatsIn(pad, number))),
    newcomer,
    text,
    asks_start: lowest !== 0 && sitters.some(({ total }) => total === null),
  };
}

/**
 * A round from which people may sit differently.
 *
 * @param {WrittenPad} pad
 * @param {Seating} seating
 * @param {string} when
 * @param {(player: string) => string} nameOf
 */
function choiceOf(pad, seating, when, nameOf) {
  const number = pad.rounds.length + Number(when === "next");
  const since = { number, dealer: "" };
  const [keep, schedule] = [true, false].map((keepEnd) => tried(pad, seating, since, keepEnd));
  const same = keep.refusal && schedule.refusal && keep.refusal.code === schedule.refusal.code;
  const others = seating.seats.length !== seatsIn(pad, number).length;
  const asks = others && keep.rounds !== schedule.rounds && !same;
  const keepEnd = seating.keep_end ?? !keep.refusal;
  const length = keepEnd ? keep : schedule;
  const bidders = pad.rounds[number - 1]?.boxes.filter(({ bid }) => bid !== null) ?? [];
  const deal = dealers(pad, seating.seats, number).filter(Boolean);
  return {
    when,
    number,
    again: hasBegun(pad, number),
    bids: bidders.map(({ player }) => nameOf(player)),
    dealers: deal.map((player) => [player, nameOf(player)]),
    lengths: asks ? [keep, schedule] : [],
    keep_end: keepEnd,
    rounds: length.rounds,
    says_rounds: others && !length.refusal,
    refusal: asks ? null : length.refusal,
  };
}

/**
 * @param {WrittenPad} pad
 * @param {Seating} seating
 * @param {Pick<SeatedFrom, "number" | "dealer">} since
 * @param {boolean} keepEnd
 */
function tried(pad, seating, since, keepEnd) {
  const cells = cellsFor(pad, seating, since, keepEnd);
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
    ? {
        game_id: gameId,
        seen: newestMark(pad),
        player,
        name: pad.names[player],
        others: [...pad.present, ...pad.away]
          .filter((each) => each !== player)
          .map((each) => [each, pad.names[each]]),
      }
    : null;
