/**
 * Whether a game of a file is one that every screen can show, and which version of files it needs. A
 * server's own reading judges more, see scorepad/pad/import_check.py.
 */
import { BOUNDS, CHOICES, LONGEST } from "../pad/field_table.mjs";
import { checkName } from "../pad/names.mjs";
import { checkOpening } from "../pad/opening.mjs";
import { isOfDuels } from "../rules/duel/round.mjs";
import { RULE } from "../pad/table.mjs";

const ID_OF_MARK = /^[0-9a-f]{32}$/;
const ID_OF_GAME = /^[\w-]{22}$/;
/** The newest version of games in files, and the fields that the first one does not have. */
export const VERSION = 2;
const OF_VERSION_2 = /^(?:note|counts|leader:)/;
/** The beginning of 1971, and a day by which another clock may be ahead, in seconds. */
const [FIRST_MOMENT, ONE_DAY] = [31_536_000, 86_400];

/** @param {any} value */
const isText = (value) => typeof value === "string";
/** @param {any} value */
const isPlace = (value) => Number.isInteger(value) && value >= 0;
/** @param {any} value */
const isMarkId = (value) => isText(value) && ID_OF_MARK.test(value);

/**
 * Whether something can have been written in that second.
 *
 * @param {any} at
 */
const canBe = (at) =>
  Number.isInteger(at) && at >= FIRST_MOMENT && at <= Date.now() / 1000 + ONE_DAY;

/**
 * Whether a value can be that of a field.
 *
 * @param {Cell} cell
 * @param {Set<string>} known everybody who has a name in the game so far
 * @param {boolean} isMatch whether it is one of a match, which has other fields
 */
function isValueOf([, , , field, value], known, isMatch) {
  if (field === "name") return isText(value) && !checkName(value, new Set());
  if (value === null) return true;
  if (field === "person") return isText(value);
  if (field === "seating") {
    return Array.isArray(value) && value.length > 0 && value.every((each) => known.has(each));
  }
  if (field === "dealer") return known.has(value);
  if (isMatch) return true;
  if (CHOICES[field]) return CHOICES[field].includes(value);
  if (LONGEST[field]) return isText(value) && [...value].length <= LONGEST[field];
  if (field === "adjustment") {
    return Array.isArray(value) && Number.isInteger(value[0]) && isText(value[1]);
  }
  const [low, high] = BOUNDS[field] ?? [-Infinity, Infinity];
  return !(field in BOUNDS) || (Number.isInteger(value) && value >= low && value <= high);
}

/**
 * Whether a mark can be read after the others.
 *
 * @param {any} mark
 * @param {Set<string>} known everybody who has a name; those whom it names are added
 * @param {boolean} isMatch
 */
function isReadable({ id, at, by = "", late = false, seen, cells = [], undoes }, known, isMatch) {
  const isSound = isMarkId(id) && canBe(at) && isText(by) && typeof late === "boolean";
  if (!isSound || !(seen === undefined || seen === null || isMarkId(seen))) return false;
  if (undoes !== undefined && undoes !== null) return isMarkId(undoes) && !cells.length;
  if (!Array.isArray(cells) || !cells.length) return false;
  if (!cells.every((cell) => Array.isArray(cell) && cell.length === 5)) return false;
  for (const [, , player, field] of cells) if (field === "name") known.add(player);
  return cells.every(
    ([round, deal, player, field, value]) =>
      isPlace(round)
      && isPlace(deal)
      && isText(player)
      && (!player || known.has(player))
      && isText(field)
      && isValueOf([round, deal, player, field, value], known, isMatch),
  );
}

/** @param {any} mark that opens a game */
const rulesIn = ({ cells }) =>
  cells.find((/** @type {Cell} */ [, , , field]) => field === "ruleset")[4];

/**
 * Whether a mark opens a game, with players whom every list can name.
 *
 * @param {any} mark
 */
function isOpening({ cells = [] }) {
  /** @param {string} wanted */
  const valueOf = (wanted) => cells.find((/** @type {Cell} */ cell) => cell[3] === wanted)?.[4];
  const [data, seating] = [valueOf("ruleset"), valueOf("seating")];
  if (!isText(data?.key) || !Array.isArray(seating)) return false;
  if (new Set(seating).size < seating.length || !seating.every(isText)) return false;
  /** @param {string} seat */
  const nameOf = (seat) =>
    cells.find((/** @type {Cell} */ [, , player, field]) => player === seat && field === "name");
  if (!seating.every(nameOf)) return false;
  const [rounds, hands] = [valueOf("rounds") ?? null, valueOf("hands") ?? []];
  if (!(rounds === null || Number.isInteger(rounds))) return false;
  if (!Array.isArray(hands) || !hands.every(Number.isInteger)) return false;
  const options = cells
    .filter((/** @type {Cell} */ [, , , field]) => field.startsWith(RULE))
    .map((/** @type {Cell} */ [, , , field, value]) => [field.slice(RULE.length), value]);
  const house = valueOf("house") ?? "";
  const wrong = checkOpening(
    /** @type {any} */ ({
      ...{ data, rounds, hands, house, reveal: false, options: Object.fromEntries(options) },
      players: seating.map((seat) => [seat, nameOf(seat)[4]]),
      dealer: seating.indexOf(valueOf("dealer") ?? seating[0]),
    }),
  );
  return isText(house) && !Object.keys(wrong).length;
}

/**
 * The oldest version that can read a game with these marks.
 *
 * @param {Mark[]} marks
 */
export function versionOf(marks) {
  const cells = marks.flatMap((mark) => mark.cells ?? []);
  return cells.some(([, , , field]) => OF_VERSION_2.test(field)) ? VERSION : 1;
}

/**
 * Whether the document of a game can be kept and shown.
 *
 * @param {any} document
 */
export function isSoundGame({ game_id: id, created_at: created, updated_at: updated, marks }) {
  if (!isText(id) || !ID_OF_GAME.test(id) || !canBe(created)) return false;
  if (updated !== undefined && !canBe(updated)) return false;
  if (!Array.isArray(marks) || !marks.length) return false;
  /** @type {Set<string>} */
  const known = new Set();
  try {
    const ids = new Set(marks.map((mark) => mark.id));
    const isMatch = isOfDuels(rulesIn(marks[0]));
    return (
      ids.size === marks.length
      && isOpening(marks[0])
      && marks.every((mark) => isReadable(mark, known, isMatch))
    );
  } catch {
    // A value of another kind than any field has.
    return false;
  }
}
