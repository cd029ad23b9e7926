/**
 * What people change at a table, as the cells that they write. Pure. The server's side is
 * scorepad/pad/acts.py, and services/table_changes.py.
 */
import { sum } from "../rules/points.mjs";
import { nextDealer } from "../rules/schedule.mjs";
import { cleanName, withoutControls } from "../pad/names.mjs";
import { boxOf, hasTotalsAlone } from "../pad/state.mjs";
import { RULE } from "../pad/table.mjs";
import { judge } from "../pad/judge.mjs";
import { firstOpenRound, hasBegun, refusing, seatsIn } from "../pad/judge_people.mjs";
import { BOUNDS, LONGEST, LONGEST_GAME, MOST_POINTS, PLACES } from "../pad/field_table.mjs";
import { plainFields } from "../pad/plain_fields.mjs";
import { typedNumber } from "../pad/typed_numbers.mjs";
import { cellsOf } from "../pad/written_pad.mjs";
import { valueIn } from "../pad/effective_marks.mjs";

const BY_SCHEDULE = "schedule";

/**
 * The cells that set a value from a round on, over whatever was set for later rounds.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {string} field
 * @param {Value} value
 * @returns {Cell[]}
 */
const from = (pad, number, field, value) => [
  [number, 0, "", field, value],
  ...emptied(pad, number + 1, field),
];

/**
 * The cells that empty what was set for a round and later ones.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {string} field
 * @returns {Cell[]}
 */
const emptied = (pad, number, field) =>
  [...pad.written.keys()]
    .filter((other) => other >= number && cellsOf(pad, other).has(`0,,${field}`))
    .sort((one, other) => one - other)
    .map((other) => [other, 0, "", field, null]);

/**
 * Another hand size or dealer for a round.
 *
 * @param {number} number
 * @param {string} field
 * @param {Value} value
 * @returns {Cell[]}
 */
const thisRound = (number, field, value) => [[number, 0, "", field, value]];

/**
 * What seats those of the next round in the open one, for a misdeal; nothing where they stay.
 *
 * @param {WrittenPad} pad
 * @returns {Cell[]}
 */
function bringForward(pad) {
  const round = pad.rounds[/** @type {number} */ (pad.current) - 1];
  const { number, seats } = round;
  if (seats.join() === pad.present.join()) return [];
  const toCome = [...cellsOf(pad, number + 1).values()];
  return [
    ...toCome
      .filter(([, , , field]) => ["seating", "rounds"].includes(field))
      .flatMap(([, , , field, value]) => from(pad, number, field, value)),
    ...toCome
      .filter(([, , player, field]) => field === "start" && !(player in pad.totals))
      .map(([, , ...rest]) => /** @type {Cell} */ ([number, 0, ...rest])),
    ...thisRound(number, "dealer", dealerAgain(round, pad.present)),
  ];
}

/**
 * Who deals a round that is dealt again: the same player, or the next on the left who is there.
 *
 * @param {Round} round
 * @param {string[]} now
 */
export const dealerAgain = ({ seats, dealer }, now) =>
  now.includes(dealer) ? dealer : nextDealer(seats, now, dealer);

/**
 * A misdeal: the same dealer deals the open round again.
 *
 * @param {WrittenPad} pad
 * @returns {Cell[] | Refusal}
 */
export function dealAgain(pad) {
  if (pad.current === null) return refusing("game_is_over");
  const again = thisRound(pad.current, "deal", pad.rounds[pad.current - 1].deal + 1);
  const cells = [...again, ...bringForward(pad)];
  return judge(pad, cells) ? again : cells;
}

/**
 * @param {WrittenPad} pad
 * @param {number} hand
 * @returns {Cell[] | Refusal}
 */
export const changeHand = (pad, hand) =>
  pad.current === null ? refusing("game_is_over") : thisRound(pad.current, "hand", hand);

/**
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {string} dealer
 * @returns {Cell[] | Refusal}
 */
export const changeDealer = (pad, number, dealer) =>
  pad.rounds[number - 1]
    ? thisRound(number, "dealer", dealer)
    : refusing("round_not_open", { round: number, open: pad.rounds.length });

/** @type {Cell[]} */
const REOPENED = [[0, 0, "", "ended", null]];

/**
 * The fewest rounds that the game can still have.
 *
 * @param {Pad} pad
 */
export const shortest = ({ rounds, over }) => rounds.length + Number(over);

/**
 * @param {WrittenPad} pad
 * @param {number | null} rounds null where `text` is no number
 * @param {string} text
 * @returns {Cell[] | Refusal}
 */
export function changeLength(pad, rounds, text) {
  if (rounds === null) {
    const [low, high] = [shortest(pad), LONGEST_GAME];
    return refusing("rounds_out_of_range", { value: text, low, high });
  }
  if (rounds === pad.number_of_rounds && !pad.over) return [];
  const cells = from(pad, firstOpenRound(pad), "rounds", rounds);
  // Where those who were level ended the game, points by hand may have told them apart since.
  return valueIn(cellsOf(pad, 0), 0, "", "ended") === null ? cells : [...cells, ...REOPENED];
}

/**
 * @param {WrittenPad} pad
 * @returns {Cell[]}
 */
export function end({ current, rounds }) {
  const totalsAlone = current !== null && hasTotalsAlone(rounds[current - 1]);
  const done = current === null ? rounds.length : current - Number(!totalsAlone);
  return [[0, 0, "", "ended", done]];
}

/**
 * @param {WrittenPad} pad
 * @returns {Cell[]}
 */
export const reopen = (pad) => (pad.ended_early ? REOPENED : []);

/**
 * The last round that a player was dealt cards in, 0 for none.
 *
 * @param {Pad} pad
 * @param {string} player
 */
export const lastRoundOf = ({ rounds }, player) =>
  rounds.findLast((round) => boxOf(round, player))?.number ?? 0;

/**
 * Points by hand in the open round, or the last one played, added to what stands there.
 *
 * @param {WrittenPad} pad
 * @param {string} player
 * @param {number | null} points null where no number was typed
 * @param {string} why
 * @returns {Cell[] | Refusal}
 */
export function givePoints(pad, player, points, why) {
  const word = cleaned(why);
  if (!points) return refusing("out_of_range", { value: points, low: 1, high: MOST_POINTS });
  if (!word) return refusing("why_missing");
  const number = lastRoundOf(pad, player);
  const stands = valueIn(cellsOf(pad, number), 0, player, "adjustment");
  if (!Array.isArray(stands)) return adjust(number, player, points, word);
  return adjust(number, player, sum([stands[0], points]), `${stands[1]}; ${word}`);
}

/**
 * Points by hand with a word why; 0 takes them back.
 *
 * @param {number} number
 * @param {string} player
 * @param {number} points
 * @param {string} why
 * @returns {Cell[]}
 */
export const adjust = (number, player, points, why) => [
  [number, 0, player, "adjustment", points ? [points, cleanName(why)] : null],
];

/** What a form sends for the no of a plain field; any other text is a yes. */
const NO = "no";

/**
 * The cell of a plain field with what was typed; an empty text takes it back.
 *
 * @param {WrittenPad} pad
 * @param {string} name
 * @param {number} number of the round, 0 for a field of the game as a whole
 * @param {string} player
 * @param {string} typed
 * @returns {Cell[] | Refusal}
 */
export function writePlain(pad, name, number, player, typed) {
  if (!plainFields(pad).includes(name)) return refusing("not_a_mark", { what: name });
  /** @type {Value} */
  let value = null;
  if (LONGEST[name]) value = cleaned(typed) || null;
  else if (!BOUNDS[name]) value = typed ? typed !== NO : null;
  else if (typed.trim()) {
    value = typedNumber(typed);
    const [low, high] = BOUNDS[name];
    if (value === null) return refusing("out_of_range", { value: typed, low, high });
  }
  const [ofRound, ofDeal, ofPlayer] = PLACES[name];
  const deal = ofDeal ? (pad.rounds[number - 1]?.deal ?? 0) : 0;
  return [[ofRound ? number : 0, deal, ofPlayer ? player : "", name, value]];
}

/**
 * As it is stored, without control characters; those that join letters stay.
 *
 * @param {string} text
 */
const cleaned = (text) => cleanName(withoutControls(cleanName(text)));

/**
 * @param {WrittenPad} pad
 * @param {string} player
 * @param {string} name
 * @returns {Cell[]}
 */
export const callPlayer = (pad, player, name) =>
  cleanName(name) === pad.names[player] ? [] : [[0, 0, player, "name", cleanName(name)]];

/**
 * These players in their seats from a round on, clockwise. A round in which somebody has bid is
 * dealt again.
 *
 * @param {WrittenPad} pad
 * @param {Seating} seating
 * @param {boolean} keepEnd
 * @param {number} number the open round, or the one after it
 * @param {string | null} dealer who deals it, if that is not the one whose turn it is
 * @returns {Cell[]}
 */
export function seat(pad, { seats, newcomers, start }, keepEnd, number, dealer) {
  const others = seats.length !== seatsIn(pad, number).length;
  const rounds = keepEnd ? pad.number_of_rounds : BY_SCHEDULE;
  const again = hasBegun(pad, number) ? pad.rounds[number - 1] : null;
  const deals = dealer ?? (again ? dealerAgain(again, seats) : null);
  return [
    ...(again ? thisRound(number, "deal", again.deal + 1) : []),
    ...from(pad, number, "seating", seats),
    ...(deals ? thisRound(number, "dealer", deals) : []),
    ...emptied(pad, Math.max(pad.rounds.length + 1, number + Number(!!deals)), "dealer"),
    ...(others ? from(pad, number, "rounds", rounds) : []),
    ...newcomers
      .filter(([player]) => seats.includes(player))
      .map(([player, name]) => /** @type {Cell} */ ([0, 0, player, "name", cleanName(name)])),
    ...seats
      .filter((player) => !(player in pad.totals))
      .map((player) => /** @type {Cell} */ ([number, 0, player, "start", start])),
  ];
}

/**
 * Other options: for the whole game, or from this round on.
 *
 * @param {WrittenPad} pad
 * @param {Rules} options
 * @param {boolean} wholeGame
 * @returns {Cell[]}
 */
export function setOptions(pad, options, wholeGame) {
  const number = wholeGame ? 1 : Math.max(1, pad.rounds.length);
  return Object.entries(options).flatMap(([key, value]) => from(pad, number, RULE + key, value));
}
