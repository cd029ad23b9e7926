/**
 * The fields of a pad, as scorepad/pad/fields.py has them. `make field-table` makes this file, and
 * a test compares it.
 */

/**
 * Whether the cells of each field belong to a round, to a deal of it, and to a player.
 *
 * @type {Record<string, boolean[]>}
 */
export const PLACES = {
  name: [false, false, true],
  person: [false, false, true],
  seating: [true, false, false],
  start: [true, false, true],
  dealer: [true, false, false],
  hand: [true, false, false],
  rounds: [true, false, false],
  deal: [true, false, false],
  adjustment: [true, false, true],
  ended: [false, false, false],
  "rule:": [true, false, false],
  bid: [true, true, true],
  tricks: [true, true, true],
  "trick:": [true, true, false],
  "leader:": [true, true, false],
  bomb: [true, true, false],
  trump: [true, true, false],
  chooser: [true, true, false],
  reveal: [true, true, false],
  changed: [true, true, true],
  bonus: [true, true, true],
  captures: [true, true, true],
  cannonball: [true, true, true],
  wager: [true, true, true],
  loot: [true, true, true],
  note: [false, false, false],
  counts: [false, false, false],
};

/**
 * The least and the most of fields that are whole numbers.
 *
 * @type {Record<string, number[]>}
 */
export const BOUNDS = {
  hand: [1, 60],
  deal: [1, 99],
  ended: [1, 60],
  bid: [0, 60],
  tricks: [0, 60],
  changed: [0, 61],
  bonus: [0, 1000],
  wager: [0, 1000],
};

/**
 * The values of fields that have a few.
 *
 * @type {Record<string, Value[]>}
 */
export const CHOICES = {
  start: ["zero", "lowest"],
  bomb: [true, false, 2, null],
  reveal: [true],
  cannonball: [true, null],
  counts: [true, false, null],
};

/**
 * The most characters of fields that are texts.
 *
 * @type {Record<string, number>}
 */
export const LONGEST = { note: 200 };

/**
 * The fields that need nothing of their own, see scorepad/pad/plain_fields.py.
 *
 * @type {string[]}
 */
export const PLAIN = ["note", "counts"];

/**
 * Those of them that a match has.
 *
 * @type {string[]}
 */
export const PLAIN_OF_MATCH = ["note", "counts"];

export const LONGEST_CAPTURES = 200;
export const LONGEST_GAME = 60;
export const LONGEST_NAME = 32;
export const LONGEST_WHY = 60;
export const MOST_CELLS_A_GAME = 10000;
export const MOST_MARKS = 5000;
export const MOST_POINTS = 1000;
export const RESERVED = 100;
