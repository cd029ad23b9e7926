/**
 * A match, read from its marks exactly as the server reads them. Pure. The server's side is
 * scorepad/pad/match/fold.py; tests/client/match_json.py says what {@link foldMatch} returns.
 */
import { findConflicts } from "../conflicts.mjs";
import { duel, elementWins } from "../../rules/duel/verdict.mjs";
import {
  FIGHTERS,
  cardsLost,
  endOfRound,
  loses,
  mostRoundsLeft,
  roundWon,
} from "../../rules/duel/round.mjs";
import { readMarks, valueIn } from "../effective_marks.mjs";
import { kinds } from "../fold.mjs";
import { turnedUp, orderIn } from "./orders.mjs";
import { DUEL } from "./state.mjs";

/** Whom a power may have decided for. */
const DECIDED_FOR = ["A", "B", "both", "none"];

/** @type {Cells} */
const EMPTY_ROUND = new Map();

/**
 * @param {Value} value
 * @param {number} high
 */
const isNumberTo = (value, high) => Number.isInteger(value) && value >= 0 && value <= high;

/**
 * The duel that a cell holds; null where there is no such duel.
 *
 * @param {any} data the ruleset's
 * @param {number} number
 * @param {Value} value
 * @returns {LoggedDuel | null}
 */
export function readDuel(data, number, value) {
  const { highest } = data.cards;
  const sides = value?.sides;
  if (!Array.isArray(sides) || sides.length !== 2) return null;
  if (!sides.every((side) => Array.isArray(side) && side.length === 3)) return null;
  /** @param {Value} code */
  const isElement = (code) =>
    data.elements.some((/** @type {any} */ element) => element.code === code);
  /** @type {Sorcerer[]} */
  const cards = sides.map(([element, printed, bonus]) => ({ element, value: printed, bonus }));
  /** @param {Sorcerer} card */
  const isCard = ({ element, value: printed, bonus }) =>
    (element === "" || isElement(element))
    && (printed === null || isNumberTo(printed, highest))
    && isNumberTo(bonus, highest);
  if (!cards.every(isCard)) return null;
  const [one, other] = cards;
  const power = "power" in value ? value.power : null;
  if (power !== null && !DECIDED_FOR.includes(power)) return null;
  if (power === null && "power" in value) return null;
  if (power === null) {
    if (!(one.element && other.element)) return null;
    const byElement = elementWins(data, one.element, other.element) !== "none";
    if (!byElement && cards.some(({ value: printed }) => printed === null)) return null;
  }
  const verdict = duel(data, one, other, power);
  return { number, sides: [one, other], power, verdict, counts: value.counts === true };
}

/**
 * The duels of a round that were written down, in their order.
 *
 * @param {any} data
 * @param {Cells} cells
 */
const loggedIn = (data, cells) =>
  [...cells.values()]
    .filter(([, , , field]) => /^duel:\d+$/.test(field))
    .flatMap(
      ([, , , field, value]) => readDuel(data, Number(field.slice(DUEL.length)), value) ?? [],
    )
    .sort((one, other) => one.number - other.number);

/**
 * The winners of a round by its duels; nobody where none of them counts.
 *
 * @param {string[]} seats
 * @param {LoggedDuel[]} duels
 * @param {number[]} cards
 */
function wonByDuels(seats, duels, cards) {
  if (!duels.some(({ counts }) => counts)) return [];
  const won = roundWon(
    duels.map(({ verdict }) => verdict.winner),
    cards,
  );
  return seats.filter((_, place) => won.includes(FIGHTERS[place]));
}

/**
 * Whether a cell can hold a value as a Permanent power: the number of a duel and a text.
 *
 * @param {Value} value
 */
const isPowerNoted = (value) =>
  Array.isArray(value)
  && value.length === 2
  && Number.isInteger(value[0])
  && value[0] >= 1
  && typeof value[1] === "string";

/**
 * The Permanent power that is in force, "" for none: its card has not lost since it was noted.
 *
 * @param {Value} noted
 * @param {string} side
 * @param {LoggedDuel[]} duels
 * @returns {string}
 */
function inForce(noted, side, duels) {
  if (!isPowerNoted(noted)) return "";
  const [since, text] = noted;
  const later = duels.filter(({ number }) => number >= since);
  return later.some(({ verdict }) => loses(verdict.winner, side)) ? "" : text;
}

/**
 * The cards that wait for the next duel; nothing is known of a card not yet revealed.
 *
 * @param {LoggedDuel[]} duels
 * @returns {[Sorcerer, Sorcerer]}
 */
function stayingAfter(duels) {
  const last = duels.at(-1);
  const [one, other] = FIGHTERS.map((side, place) =>
    last?.verdict.winner === side
      ? { ...last.sides[place], bonus: 0 }
      : { element: "", value: null, bonus: 0 },
  );
  return [one, other];
}

/**
 * One round, and its end once somebody has won it; `tokens` are those before it.
 *
 * @param {any} data
 * @param {number} number
 * @param {string[]} seats
 * @param {Cells} cells
 * @param {Record<string, number>} tokens
 * @returns {{round: MatchRound, outcome: string}}
 */
function readMatchRound(data, number, seats, cells, tokens) {
  const duels = loggedIn(data, cells);
  const pending = seats.map((player) => valueIn(cells, 0, player, "pending") === true);
  const cards = pending.map((cameIn) => data.cards.fighting + Number(cameIn));
  const byDuels = wonByDuels(seats, duels, cards);
  const said = valueIn(cells, 0, "", "won");
  const written = Array.isArray(said) ? seats.filter((player) => said.includes(player)) : [];
  const winners = written.length ? written : byDuels;
  /** @type {Record<string, number>} */
  const sums = {};
  for (const player of seats) {
    const sum = valueIn(cells, 0, player, "sum");
    if (sum !== null) sums[player] = sum;
  }
  const end = endOfRound(tokens, winners, data.tokens, sums);
  /** @type {Phase} */
  const phase = !winners.length ? "winner" : end.outcome === "sums" ? "sums" : "done";
  const staying = stayingAfter(duels);
  const lost = cardsLost(duels.map(({ verdict }) => verdict.winner));
  const boxes = seats.map((player, place) => {
    const gained = Number(end.gained.includes(player));
    return {
      player,
      points: phase === "done" ? gained : null,
      before: tokens[player],
      total: tokens[player] + gained,
      sum: end.tied ? (sums[player] ?? null) : null,
      lost: lost[place],
      cards: cards[place],
      pending: pending[place],
      permanent: inForce(valueIn(cells, 0, player, "permanent"), FIGHTERS[place], duels),
      ...orderIn(data, cells, player),
      left: Math.max(cards[place] - lost[place], 0),
      made: null,
    };
  });
  const [up, otherUp] = boxes.map(turnedUp);
  /** @type {MatchRound} */
  const round = {
    ...{ number, deal: 1, seats, boxes, winners, tied: end.tied, phase, duels, by_duels: byDuels },
    next_duel: (duels.at(-1)?.number ?? 0) + 1,
    is_followed: duels.some(({ counts }) => counts) || boxes.some(({ turned }) => turned),
    staying,
    face_up: [up ?? staying[0], otherUp ?? staying[1]],
    turned_up: [up, otherUp],
  };
  return { round, outcome: end.outcome };
}

/**
 * The mark that the next undo takes back; null for none. A card that was put into an order is
 * secret: its player takes it back on the own phone.
 *
 * @param {Mark[]} marks
 */
function undoableIn(marks) {
  const undone = new Set(marks.map(({ undoes }) => undoes));
  const found = marks.filter(
    ({ id, cells, undoes }, place) =>
      place
      && undoes === undefined
      && !undone.has(id)
      && !cells?.some(([, , , field]) => field.startsWith("card:")),
  );
  return found.at(-1)?.id ?? null;
}

/**
 * Whether somebody may have won the round that has these cells.
 *
 * @param {Cells} cells
 */
const isWon = (cells) =>
  [...cells.values()].some(
    ([, deal, player, field, value]) =>
      (field.startsWith(DUEL) && value?.counts === true)
      || (field === "won" && deal === 0 && player === ""),
  );

/**
 * The match that marks make, in their order; the first opened it. A round that was left open keeps
 * the match open, even where later ones are written.
 *
 * @param {Mark[]} marks
 * @returns {any} a pad whose rounds are those of a match
 */
export function foldMatch(marks) {
  const { written, cells } = readMarks(marks);
  /** @param {number} number */
  const cellsOf = (number) => written.get(number) ?? EMPTY_ROUND;
  const game = cellsOf(0);
  const data = valueIn(game, 0, "", "ruleset");
  /** @type {string[]} */
  const seats = valueIn(cellsOf(1), 0, "", "seating");
  /** @type {Record<string, string>} */
  const names = {};
  for (const [, , player, field, name] of game.values()) {
    if (field === "name") names[player] = `${name}`;
  }
  let tokens = Object.fromEntries(seats.map((player) => [player, 0]));
  const ended = valueIn(game, 0, "", "ended");
  const last = Math.max(
    0,
    ...[...written].filter(([, own]) => isWon(own)).map(([number]) => number),
  );
  /** @type {MatchRound[]} */
  const rounds = [];
  /** @type {number | null} */
  let current = null;
  let endedEarly = false;
  for (let number = 1; ; number += 1) {
    const { round, outcome } = readMatchRound(data, number, seats, cellsOf(number), tokens);
    rounds.push(round);
    tokens = Object.fromEntries(round.boxes.map(({ player, total }) => [player, total]));
    if (round.phase !== "done") current ??= number;
    if (outcome === "won" || outcome === "sums" || outcome === "draw") break;
    endedEarly = current === null && number === ended;
    if (endedEarly || (current !== null && number >= last)) break;
  }
  const most = Math.max(...Object.values(tokens));
  const ahead = seats.filter((player) => tokens[player] === most);
  const left = current === null ? 0 : mostRoundsLeft(Object.values(tokens), data.tokens) - 1;
  const toCome = Array.from({ length: Math.max(left, 0) }, (_, place) => rounds.length + 1 + place);
  return {
    names,
    totals: tokens,
    present: seats,
    away: [],
    winners: current === null && ahead.length === 1 ? ahead : [],
    over: current === null,
    ended_early: endedEarly,
    number_of_rounds: rounds.length + toCome.length,
    to_come: toCome,
    undoable: undoableIn(marks),
    current,
    rules: {},
    rounds,
    cells: Object.fromEntries(cells),
    conflicts: findConflicts(marks),
    reveals: { asked: false, kept: {}, made: {} },
    beyond: Array.from(
      { length: Math.max(last - rounds.length, 0) },
      (_, place) => rounds.length + 1 + place,
    ),
  };
}

kinds.duel = foldMatch;
