"""The values that the marks of a game leave on the pad, without those that were undone."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorepad.pad.conflicts import Conflict, find_conflicts
from scorepad.pad.marks import Cell, Mark, Value, same

Key = tuple[int, str, str]
"""A cell within its round: deal, player, field."""


@dataclass(frozen=True, slots=True)
class EffectiveMarks:
    """All marks of a game, and the values that are in effect."""

    marks: tuple[Mark, ...]
    """All marks in their order, undone ones and undos included."""
    rounds: Mapping[int, Mapping[Key, Value]]
    """The values in effect: ``rounds[r][deal, player, field]``; empty cells are left out."""
    newest: Mapping[Cell, int]
    """By cell, the index in ``marks`` of the newest mark that touched it, undos included."""
    undone: frozenset[str]
    """The ids of the marks that were undone."""
    undoable: Mark | None
    """The mark that the next undo takes back: neither undone, nor an undo, nor the opening."""
    conflicts: tuple[Conflict, ...]
    """The cells that wait for a choice."""
    number_of_cells: int
    """The number of cells that all marks write; a cell counts each time it is written."""

    @property
    def newest_mark(self) -> str:
        """The id of the last mark; a form sends it to tell the server what its reader saw."""
        return self.marks[-1].id

    def round(self, number: int) -> Mapping[Key, Value]:
        """Return the values in effect in the cells of round ``number``."""
        return self.rounds.get(number, {})

    def seen(self, cells: Iterable[Cell]) -> str | None:
        """Return the id of the newest mark that touched any of ``cells``."""
        newest = max((self.newest.get(cell, -1) for cell in cells), default=-1)
        return self.marks[newest].id if newest >= 0 else None

    def holder(self, cell: Cell) -> int:
        """Return the index of the mark whose value the cell holds; -1 if it is empty."""
        for index in range(self.newest.get(cell, -1), 0, -1):
            mark = self.marks[index]
            if mark.undoes is None and mark.id not in self.undone:
                for written, value in mark.cells:
                    if written == cell:
                        return -1 if value is None else index
        return -1

    def first_wrote(self, cell: Cell, place: int) -> int:
        """Return the index of the mark that first wrote the value of the mark at ``place``.

        Mostly that is ``place`` itself. But after a late entry a mark repeats the value that stood
        in the ``cell``, see :func:`scorepad.pad.writers.set_aside`. For such a mark, it is the
        earlier one that had written the value.
        """
        while self.is_repeat(cell, place):
            mark = self.marks[place]
            earlier = range(place - 1, 0, -1)
            before = next((index for index in earlier if self.marks[index].id == mark.seen), 0)
            if not same(dict(self.marks[before].cells).get(cell), mark.cells[0][1]):
                break
            place = before
        return place

    def is_repeat(self, cell: Cell, place: int) -> bool:
        """Return whether the mark at ``place`` is the second of the two that a late entry makes."""
        one, other = self.marks[place - 1 : place + 1] if place > 0 else self.marks[:1] * 2
        are_late = place > 0 and one.late and other.late
        if not are_late or (one.by, one.at) != (other.by, other.at):
            return False
        cells = [[written for written, _ in mark.cells] for mark in (one, other)]
        return cells == [[cell], [cell]] and not self.is_repeat(cell, place - 1)

    def seen_by(self, cells: Sequence[tuple[Cell, Value]]) -> str | None:
        """Return the ``seen`` of a mark of ``cells`` whose writer has seen all marks.

        It is the newest mark in any of the cells. For a choice in a conflict it is the newest value
        that was not chosen. Thus only the chosen value is left, even if the choice is sent late.
        """
        if len(cells) == 1:
            ((cell, value),) = cells
            values = next((each.values for each in self.conflicts if each.cell == cell), ())
            for other, index in reversed(values):
                if not same(other, value):
                    return self.marks[index].id
        return self.seen(cell for cell, _ in cells)


NOTHING = EffectiveMarks((), {}, {}, frozenset(), None, (), 0)
"""A pad before its first mark."""


def read_marks(marks: Sequence[Mark], known: EffectiveMarks = NOTHING) -> EffectiveMarks:
    """Return what ``marks`` leave after the ``known`` ones; the first mark of a game opens it.

    If some marks are known already, ``marks`` may hold no undo, and no mark that was undone before.
    """
    undone = known.undone.union([mark.undoes for mark in marks if mark.undoes is not None])
    rounds = {number: dict(cells) for number, cells in known.rounds.items()}
    newest = dict(known.newest)
    acts: dict[str, Mark] = {}
    undos: dict[str, int] = {}
    undoable = known.undoable
    for index, mark in enumerate(marks, len(known.marks)):
        if mark.undoes is not None:
            if mark.undoes in acts:
                undos[mark.undoes] = index
            continue
        acts[mark.id] = mark
        for cell, _ in mark.cells:
            newest[cell] = index
        if mark.id in undone and index:
            continue
        if index:
            undoable = mark
        for (number, deal, player, field), value in mark.cells:
            cells = rounds.setdefault(number, {})
            if value is None:
                cells.pop((deal, player, field), None)
            else:
                cells[deal, player, field] = value
    # An undo counts once, however often a mark was taken back.
    for id, index in undos.items():
        for cell, _ in acts[id].cells:
            newest[cell] = max(newest[cell], index)
    every, conflicts = (*known.marks, *marks), known.conflicts
    # A live mark has seen all marks before it, so it begins no conflict.
    if conflicts or any(mark.late for mark in marks):
        conflicts = find_conflicts(every)
    number = known.number_of_cells + sum([len(mark.cells) for mark in marks])
    return EffectiveMarks(every, rounds, newest, undone, undoable, conflicts, number)
