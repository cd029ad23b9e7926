"""The change log: the values that each mark wrote, and those that it replaced."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.state import Pad, Round
from scorepad.pad.tricks_taken import TricksTaken, read_tricks_taken
from scorepad.rules.choices import BidChange


@dataclass(frozen=True, slots=True)
class CellChange:
    """One cell that a mark wrote: its value before and after."""

    cell: Cell
    before: Value
    after: Value


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One mark in the log and its changes.

    The changes of an undo are those in the cells of the mark that it takes back.
    ``corrects`` is true if the mark changed how a round had ended, even in cells that were empty.
    Only a log of the whole game says that.
    """

    mark: Mark
    changes: tuple[CellChange, ...]
    undone: bool
    corrects: bool = field(default=False, compare=False)


_Standing = Mapping[tuple[int, int], Mapping[tuple[str, str], Mapping[str, Value]]]
"""The values that were written and not undone: by deal of a round, cell, and id of the mark."""


def change_log(pad: AnyPad) -> tuple[LogEntry, ...]:
    """Return an entry for each mark, in order; the first one is the opening."""
    standing: dict[tuple[int, int], dict[tuple[str, str], dict[str, Value]]] = {}

    def values_of(cell: Cell) -> dict[str, Value]:
        return standing.setdefault(cell[:2], {}).setdefault(cell[2:], {})

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
        before = [_newest(values_of(cell)) for cell in cells]
        corrects = isinstance(pad, Pad) and any(
            _corrects(pad, standing, *one) for one in mark.cells
        )
        for cell in cells:
            values_of(cell).pop(mark.undoes or "", None)
        if mark.id not in taken_back:
            for cell, value in mark.cells:
                values_of(cell)[mark.id] = value
        after = [_newest(values_of(cell)) for cell in cells]
        changes = tuple(CellChange(*change) for change in zip(cells, before, after, strict=True))
        entries.append(LogEntry(mark, changes, mark.id in pad.written.undone, corrects))
    return tuple(entries)


def corrections(pad: AnyPad) -> frozenset[str]:
    """Return the ids of the marks that changed how a round had ended, even in empty cells."""
    return frozenset(entry.mark.id for entry in change_log(pad) if entry.corrects)


def _corrects(pad: Pad, standing: _Standing, cell: Cell, value: Value) -> bool:
    """Return whether ``value`` in ``cell`` changes how a round had ended.

    It does so in two cases: a player gets another number of tricks than was worked out or counted,
    or a bid changes although the rules have bids changed before the end of the round.
    """
    round_ = pad.round(cell.round)
    if round_ is None or cell.field not in ("tricks", "changed") or value is None:
        return False
    results = _results(round_, standing.get(cell[:2], {}))
    if not results.complete:
        return False
    if cell.field == "changed":
        return round_.ruleset.play.bid_change is not BidChange.ROUND_END
    return results.tricks.get(cell.player) != value


def _results(round_: Round, standing: Mapping[tuple[str, str], Mapping[str, Value]]) -> TricksTaken:
    """Return the results of ``round_`` by the values ``standing`` in one deal of it."""
    fields: dict[str, dict[str, Value]] = defaultdict(dict)
    for (player, name), values in standing.items():
        value = _newest(values)
        if value is not None and (not player or player in round_.seats):
            fields[name][player] = value
    all_bid = len(fields["bid"]) == len(round_.seats)
    untaken = round_.untaken_limit
    return read_tricks_taken(fields, round_.seats, round_.hand, all_bid=all_bid, untaken=untaken)


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


def _newest(values: Mapping[str, Value]) -> Value:
    return list(values.values())[-1] if values else None
