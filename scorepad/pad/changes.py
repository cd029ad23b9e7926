"""The change log: the values that each mark wrote, and those that it replaced."""

from collections import defaultdict
from dataclasses import dataclass

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.marks import Cell, Mark, Value


@dataclass(frozen=True, slots=True)
class CellChange:
    """One cell that a mark wrote: its value before and after."""

    cell: Cell
    before: Value
    after: Value


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One mark in the log and its changes; those of an undo are in the cells that it takes back."""

    mark: Mark
    changes: tuple[CellChange, ...]
    undone: bool


def change_log(pad: AnyPad) -> tuple[LogEntry, ...]:
    """Return an entry for each mark, in order; the first one is the opening."""
    standing: dict[Cell, dict[str, Value]] = defaultdict(dict)
    cells_of: dict[str, list[Cell]] = {}
    taken_back: set[str] = set()
    entries = []
    for mark in pad.written.marks:
        if mark.undoes is not None:
            cells = cells_of.get(mark.undoes, [])
            taken_back.add(mark.undoes)
        else:
            cells = [] if mark.id in taken_back else [cell for cell, _ in mark.cells]
            cells_of[mark.id] = cells
        before = [_newest(standing[cell]) for cell in cells]
        for cell in cells:
            standing[cell].pop(mark.undoes or "", None)
        if mark.id not in taken_back:
            for cell, value in mark.cells:
                standing[cell][mark.id] = value
        after = [_newest(standing[cell]) for cell in cells]
        changes = tuple(CellChange(*change) for change in zip(cells, before, after, strict=True))
        entries.append(LogEntry(mark, changes, mark.id in pad.written.undone))
    return tuple(entries)


def undoable_entry(pad: AnyPad) -> LogEntry | None:
    """Return the entry that one undo would take back, without reading the whole log."""
    mark = pad.written.undoable
    if mark is None:
        return None
    cells = dict(mark.cells)
    before: dict[Cell, Value] = {}
    marks = pad.written.marks
    for earlier in reversed(marks[: marks.index(mark)]):
        if earlier.undoes is None and earlier.id not in pad.written.undone:
            for cell, value in earlier.cells:
                if cell in cells:
                    before.setdefault(cell, value)
        if len(before) == len(cells):
            break
    changes = tuple(CellChange(cell, before.get(cell), value) for cell, value in mark.cells)
    return LogEntry(mark, changes, undone=False)


def earlier_values(written: EffectiveMarks) -> dict[Cell, Value]:
    """Return the previous value of each corrected cell.

    It is the last value that was not undone and differs from the present one. Cells that were never
    corrected are left out.
    """
    held: dict[Cell, list[Value]] = defaultdict(list)
    for mark in written.marks:
        if mark.undoes is None and mark.id not in written.undone:
            for cell, value in mark.cells:
                if value is not None:
                    held[cell].append(value)
    earlier = {}
    for cell, values in held.items():
        others = [value for value in values if value != values[-1]]
        if others:
            earlier[cell] = others[-1]
    return earlier


def _newest(values: dict[str, Value]) -> Value:
    return values[next(reversed(values))] if values else None
