/**
 * The judge of names, seats and newcomers. Pure. The server's side is
 * scorepad/pad/judge_people.py.
 */
import { caseless, checkName, cleanName } from "./names.mjs";
import { valueIn } from "./effective_marks.mjs";
import { deckOf } from "../rules/schedule.mjs";
import { cellsOf, deals, dealsFor, largestHand, tableBefore, valueWith } from "./written_pad.mjs";

/**
 * @param {Code} code
 * @param {Record<string, any>} [facts]
 * @returns {Refusal}
 */
export const refusing = (code, facts = {}) => ({ code, facts });

/** @param {Cell} cell */
export const notAMark = ([, , , field]) => refusing("not_a_mark", { what: field });

/**
 * Whether anything has been bid in the deal of a round, with what a mark writes.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {Cell[]} newCells
 */
export function hasBegun(pad, number, newCells = []) {
  const standing = valueWith(pad, newCells, [number, 0, "", "deal"]) ?? 1;
  return [...cellsOf(pad, number).values()].some(
    ([, deal, , field]) => deal === standing && field === "bid",
  );
}

/**
 * The first round that nobody has bid in, with what a mark writes.
 *
 * @param {WrittenPad} pad
 * @param {Cell[]} newCells
 */
export function firstOpenRound(pad, newCells = []) {
  const number = pad.rounds.length + Number(pad.over);
  return number + Number(hasBegun(pad, number, newCells));
}

/**
 * Who plays the open round, or the one after it, as things stand.
 *
 * @param {Pad} pad
 * @param {number} number
 */
export const seatsIn = (pad, number) => pad.rounds[number - 1]?.seats ?? pad.present;

/**
 * Why what holds from a round on can't be written, where another one is open.
 *
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {number} open
 */
export const refuseOtherRound = (pad, number, open) =>
  number > open && pad.rounds[open - 1]?.deal > 1
    ? refusing("deal_is_over", { round: open })
    : refusing("round_not_open", { round: number, open });

/**
 * The id that a player is known by in other games.
 *
 * @param {WrittenPad} pad
 * @param {string} player
 * @returns {string}
 */
export const personOf = (pad, player) => valueIn(cellsOf(pad, 0), 0, player, "person") ?? player;

/**
 * Whether cells exchange two players: each becomes the person that the other is.
 *
 * @param {WrittenPad} pad
 * @param {Cell[]} cells
 */
function exchanges(pad, cells) {
  const persons = cells.filter(([, , , field]) => field === "person");
  if (persons.length !== 2 || persons.some(([, , player]) => !(player in pad.names))) return false;
  const [[, , one, , ofOne], [, , other, , ofOther]] = persons;
  return personOf(pad, one) === ofOther && personOf(pad, other) === ofOne;
}

/** @type {Rule} */
export function judgeName(pad, cell, cells) {
  const [, , player, , value] = cell;
  // Two phones without network may have called both the same.
  if (Object.values(pad.names).includes(value) && exchanges(pad, cells)) return null;
  const named = cells.filter(([, , , field]) => field === "name");
  const names = {
    ...pad.names,
    ...Object.fromEntries(named.map(([, , id, , name]) => [id, name])),
  };
  const others = Object.entries(names).filter(([id]) => id !== player);
  const refused = checkName(value, new Set(others.map(([, name]) => caseless(name))));
  return refused ?? (cleanName(value) === value ? null : notAMark(cell));
}

/** @type {Rule} */
export const judgePerson = (pad, cell, cells) => {
  const [, , player, , value] = cell;
  // A mark that is about somebody unknown was refused before, unless it names and seats them.
  const isNew = !(player in pad.names) && value !== null;
  return isNew || exchanges(pad, cells) ? null : notAMark(cell);
};

/** @type {Rule} */
export const judgeStart = (pad, cell, cells) => {
  const seating = cells.find(([round, , , field]) => round === cell[0] && field === "seating")?.[4];
  return seating?.includes(cell[2]) && !(cell[2] in pad.totals) ? null : notAMark(cell);
};

/** @type {Rule} */
export function judgeSeating(pad, cell, cells) {
  const [number, , , , value] = cell;
  if (pad.over) return refusing("game_is_over");
  const open = firstOpenRound(pad, cells);
  if (number < open) return refusing("round_has_begun", { round: number });
  if (value === null && number > open) return null;
  if (number > pad.rounds.length + 1) return refuseOtherRound(pad, number, open);
  if (!Array.isArray(value)) return notAMark(cell);
  const named = cells.filter(([, , , field]) => field === "name").map(([, , player]) => player);
  const stranger = value.find((player) => !(player in pad.names) && !named.includes(player));
  if (stranger !== undefined) return refusing("not_at_the_table", { player: stranger });
  return refuseNumberOf(pad, value, cell) ?? judgeCards(pad, number, value.length, cells);
}

/**
 * @param {WrittenPad} pad
 * @param {string[]} seats
 * @param {Cell} cell
 */
function refuseNumberOf({ data }, seats, cell) {
  const { least, most } = data.players;
  if (new Set(seats).size !== seats.length) return notAMark(cell);
  if (least <= seats.length && seats.length <= most) return null;
  return refusing("number_of_players", { players: seats.length, least, most });
}

/**
 * @param {WrittenPad} pad
 * @param {number} number
 * @param {number} players
 * @param {Cell[]} cells
 */
function judgeCards(pad, number, players, cells) {
  /** @param {number} hand */
  const doNotSuffice = (hand) =>
    refusing("cards_do_not_suffice", { players, hand, cards: deckOf(pad.game, pad.rules) });
  const largest = largestHand(pad, players);
  const ofThisRound = valueIn(cellsOf(pad, number), 0, "", "hand") ?? 0;
  if (ofThisRound > largest) return doNotSuffice(ofThisRound);
  const table = tableBefore(pad, number);
  const hasOwnHands = table.hands.length > 0;
  const named = cells.find((cell) => cell.slice(0, 4).join() === `${number},0,,rounds`);
  const standing = valueIn(cellsOf(pad, number), 0, "", "rounds") ?? table.rounds;
  const fixed = named ? named[4] : standing;
  const rounds = Number.isInteger(fixed) ? fixed : null;
  if (!dealsFor(table, players, rounds).length) {
    const total = rounds ?? deals(pad, players).length;
    return refusing("game_would_be_over", { players, rounds: total, round: number });
  }
  if (pad.rules["schedule.course"] === "down" && !hasOwnHands) return null;
  if (rounds === null && !hasOwnHands) return null;
  const hands = dealsFor(table, seatsIn(pad, number).length, rounds).map(({ hand }) => hand);
  const hand = Math.max(...hands);
  return hand > largest ? doNotSuffice(hand) : null;
}
