/**
 * The change log as people read it. Pure. The server's side is scorepad/views/log.py and
 * scorepad/pad/changes.py.
 */
import { detailOf, isInConflict } from "./undo_line.mjs";

/** @param {CellName | Cell} cell */
const placeOfCell = (cell) => cell.slice(0, 4).join();

/**
 * Every mark in its order, with what each of its cells held before and after; for an undo, the
 * cells of the mark taken back.
 *
 * @param {Mark[]} marks
 * @returns {LogEntry[]}
 */
function changeLog(marks) {
  const undone = new Set(marks.map((mark) => mark.undoes));
  /** @type {Map<string, Map<string, Value>>} */
  const standing = new Map();
  /** @param {Cell} cell */
  const valuesOf = (cell) => {
    const key = placeOfCell(cell);
    if (!standing.has(key)) standing.set(key, new Map());
    return /** @type {Map<string, Value>} */ (standing.get(key));
  };
  /** @param {Cell} cell */
  const newest = (cell) => [...valuesOf(cell).values()].at(-1) ?? null;
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
    const before = cells.map(newest);
    for (const cell of cells) valuesOf(cell).delete(undoes ?? "");
    for (const cell of takenBack.has(id) ? [] : own) valuesOf(cell).set(id, cell[4]);
    const changes = cells.map((cell, place) => ({
      cell,
      before: before[place],
      after: newest(cell),
    }));
    return { mark, changes, undone: undone.has(id) };
  });
}

/**
 * Every act after the opening, the newest first.
 *
 * @param {Mark[]} marks those that the pad was made of
 * @param {Pad} pad
 * @returns {View[]}
 */
export function logLines(marks, pad) {
  const log = changeLog(marks).slice(1);
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
 * Whether something that stood there already became something else.
 *
 * @param {View} line
 */
export const isChange = (line) =>
  line.undo
  || line.undone
  || line.after_reveal
  || line.details.some((/** @type {View} */ { before }) => before !== null);

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
  const shown = logLines(marks, pad)
    .map((line) => {
      const { at = 0, other } = /** @type {Mark} */ (byId.get(line.mark));
      const phone = typeof other === "string" ? other : "";
      return {
        line: { ...line, at },
        day: day(at),
        changed: isChange(line),
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
