/**
 * The change log as people read it. Pure. The server's side is scorepad/views/log.py and
 * scorepad/pad/changes.py.
 */
import { readTricksTaken } from "../pad/tricks_taken.mjs";
import { detailOf, isInConflict } from "./undo_line.mjs";

/**
 * Every mark in its order, with what each of its cells held before and after; for an undo, the
 * cells of the mark taken back.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @returns {LogEntry[]}
 */
function changeLog(marks, pad) {
  const undone = new Set(marks.map((mark) => mark.undoes));
  /** @type {Standing} */
  const standing = new Map();
  /** @param {Cell} cell */
  const valuesOf = (cell) => {
    const of = inside(standing, cell.slice(0, 2).join());
    return inside(of, cell.slice(2, 4).join());
  };
  /** @param {Cell} cell */
  const before = (cell) => newest(valuesOf(cell));
  /** @type {[Map<string, Cell[]>, Set<string>]} */
  const [written, takenBack] = [new Map(), new Set()];
  return marks.map((mark) => {
    const { id, cells: own = [], undoes } = mark;
    /** @type {Cell[]} */
    let cells = takenBack.has(id) ? [] : own;
    if (undoes === undefined) written.set(id, cells);
    else {
      cells = written.get(undoes) ?? [];
      takenBack.add(undoes);
    }
    const stood = cells.map(before);
    const corrects = own.some((cell) => isCorrection(pad, standing, cell));
    for (const cell of cells) valuesOf(cell).delete(undoes ?? "");
    for (const cell of takenBack.has(id) ? [] : own) valuesOf(cell).set(id, cell[4]);
    const changes = cells.map((cell, place) => ({
      cell,
      before: stood[place],
      after: before(cell),
    }));
    return { mark, changes, undone: undone.has(id), corrects };
  });
}

/**
 * The ids of the marks that changed how a round had ended, even in empty cells.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 */
export const corrections = (marks, pad) =>
  new Set(changeLog(marks, pad).flatMap(({ mark, corrects }) => (corrects ? [mark.id] : [])));

/**
 * The values that were written and not undone: by deal of a round, cell, and id of the mark.
 *
 * @typedef {Map<string, Map<string, Map<string, Value>>>} Standing
 */

/**
 * What a map holds at a key: another map, made where there is none yet.
 *
 * @template T
 * @param {Map<string, Map<string, T>>} map
 * @param {string} key
 */
function inside(map, key) {
  if (!map.has(key)) map.set(key, new Map());
  return /** @type {Map<string, T>} */ (map.get(key));
}

/**
 * @param {Map<string, Value>} values
 * @returns {Value}
 */
const newest = (values) => [...values.values()].at(-1) ?? null;

/**
 * Whether a cell changes how a round had ended: it gives a player other tricks than followed or were
 * counted, or it changes a bid where the rules do not leave that until the round is over.
 *
 * @param {Pad} pad
 * @param {Standing} standing
 * @param {Cell} cell
 */
function isCorrection(pad, standing, [number, deal, player, field, value]) {
  const round = pad.rounds[number - 1];
  if (!round || !["tricks", "changed"].includes(field) || value === null) return false;
  const results = resultsIn(round, deal, standing.get([number, deal].join()) ?? new Map());
  if (!results.complete) return false;
  if (field === "changed") return round.rules["play.bid_change"] !== "round_end";
  return results.tricks[round.seats.indexOf(player)] !== value;
}

/**
 * The results of a round by the values that stand in one deal of it.
 *
 * @param {Round} round
 * @param {number} deal
 * @param {Map<string, Map<string, Value>>} standing
 */
function resultsIn({ number, hand, seats, untaken_limit: untaken }, deal, standing) {
  /** @type {Cells} */
  const cells = new Map();
  for (const [name, values] of standing) {
    const [player, field] = name.split(",");
    const value = newest(values);
    if (value !== null) cells.set(`${deal},${name}`, [number, deal, player, field, value]);
  }
  const allBid = seats.every((player) => cells.has(`${deal},${player},bid`));
  return readTricksTaken(cells, { deal, hand, seats }, allBid, untaken);
}

/**
 * Every act after the opening, the newest first.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @returns {View[]}
 */
export function logLines(marks, pad) {
  const log = changeLog(marks, pad).slice(1);
  const entries = new Map(log.map((entry) => [entry.mark.id, entry]));
  const tied = pad.rounds.filter(({ level }) => level?.length);
  const level = new Map(tied.map((round) => [round.number - 1, round.level]));
  /**
   * @param {LogEntry} entry
   * @param {number} place
   */
  const line = (entry, place) => {
    const { mark, undone } = entry;
    // An undo has the details of the act that it took back.
    const { changes } = entries.get(mark.undoes ?? mark.id) ?? entry;
    const isNew = isInConflict(pad, place + 1);
    const details = changes.map(({ cell, before, after }) =>
      changeIn(pad, { cell, before: isNew ? null : before, after }),
    );
    return {
      mark: mark.id,
      details,
      round: details[0]?.round ?? 0,
      undo: mark.undoes !== undefined,
      undone,
      late: !!mark.late,
      after_reveal: changes.some(({ cell }) => hadRevealed(pad, place + 1, cell)),
    };
  };
  const lines = log.map(line).reverse();
  return lines.map((each) => {
    const tie = (each.undo || each.undone ? null : level.get(each.round)) ?? [];
    if (tie.length) level.delete(each.round);
    return { ...each, level: tie };
  });
}

/**
 * @param {Pad} pad
 * @param {CellChange} change
 */
function changeIn(pad, { cell, before, after }) {
  const [number, deal, player, field] = cell;
  /** @type {CellName} */
  const place = [number, deal, player, field];
  return detailOf(pad, [...place, after], [[...place, before]]);
}

/**
 * Whether a cell is a bid that was revealed before the mark in a place.
 *
 * @param {Pad} pad
 * @param {number} place
 * @param {Cell} cell
 */
const hadRevealed = ({ reveals }, place, [number, deal, , field]) =>
  field === "bid" && reveals.made[`${number},${deal}`]?.place < place;

/**
 * Whether something that stood there already became something else; `corrected` are the marks that
 * changed how a round had ended.
 *
 * @param {View} line
 * @param {Set<string>} corrected
 */
export function isChange(line, corrected) {
  /** @type {View[]} */
  const details = line.details;
  // The cards of a trick may bring another trump, which corrects nothing.
  const bringsTrump = details.some(({ field }) => field.startsWith("trick:"));
  return (
    line.undo
    || line.undone
    || line.after_reveal
    || corrected.has(line.mark)
    || details.some((each) => !(bringsTrump && each.field === "trump") && isAnother(each))
  );
}

/**
 * Whether an earlier value became another one, and was not only completed: whoever names trump adds
 * the suit to the card that was turned.
 *
 * @param {View} detail
 */
const isAnother = ({ field, before, after }) =>
  before !== null && (field !== "trump" || !`${after}`.startsWith(before));

/**
 * The page: every act, or only those that changed what stood there.
 *
 * @param {Mark[]} marks
 * @param {Pad} pad
 * @param {AboutGame} game
 * @param {boolean} only
 * @param {(at: number) => string} day
 * @returns {View}
 */
export function logPage(marks, pad, { game_id: gameId, created_at: openedAt }, only, day) {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const corrected = corrections(marks, pad);
  const shown = logLines(marks, pad)
    .map((line) => {
      const { at = 0, other } = /** @type {Mark} */ (byId.get(line.mark));
      const phone = typeof other === "string" ? other : "";
      return {
        line: { ...line, at },
        day: day(at),
        changed: isChange(line, corrected),
        is_right: false,
        own: !other,
        phone,
        takes_back: !!phone && line.mark === pad.undoable,
      };
    })
    .filter(({ changed }) => changed || !only);
  const last = day(openedAt);
  return {
    game: gameId,
    only,
    writes: true,
    back: "",
    lines: shown.map((line, place) => ({
      ...line,
      day: line.day === shown[place - 1]?.day ? "" : line.day,
    })),
    opened_at: openedAt,
    opened_day: shown.at(-1)?.day === last ? "" : last,
  };
}
