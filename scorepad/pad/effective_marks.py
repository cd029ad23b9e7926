"""The marks on the pad in their order, with those that were undone left out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorepad.pad.conflicts import Conflict, find_conflicts
from scorepad.pad.marks import Cell, Mark, Value

Key = tuple[int, str, str]
"""A cell within its round: deal, player, field."""


@dataclass(frozen=True, slots=True)
class EffectiveMarks:
    """The values that stand, round by round, and the newest mark of each cell.

    ``rounds[r][deal, player, field]`` holds the values that are not ``None``.
    ``newest[cell]`` is the place in ``marks`` of the newest mark that touched
    the cell, an undo included. ``undoable`` is the mark that one undo takes
    back: the newest that is neither undone nor an undo nor the opening.
    ``conflicts`` are cells that phones wrote apart, and that wait for a choice.
    ``number_of_cells`` are all that the marks write.
    """

    marks: tuple[Mark, ...]
    rounds: Mapping[int, Mapping[Key, Value]]
    newest: Mapping[Cell, int]
    undone: frozenset[str]
    undoable: Mark | None
    conflicts: tuple[Conflict, ...]
    number_of_cells: int

    def round(self, number: int) -> Mapping[Key, Value]:
        """Return the values that stand in the cells of round ``number``."""
        return self.rounds.get(number, {})

    def seen(self, cells: Iterable[Cell]) -> str | None:
        """Return the id of the newest mark that touched any of ``cells``."""
        newest = max((self.newest.get(cell, -1) for cell in cells), default=-1)
        return self.marks[newest].id if newest >= 0 else None


def read_marks(marks: Sequence[Mark]) -> EffectiveMarks:
    """Read ``marks`` in their order; the first one opened the game."""
    undone = frozenset([mark.undoes for mark in marks if mark.undoes is not None])
    rounds: dict[int, dict[Key, Value]] = {}
    newest: dict[Cell, int] = {}
    acts: dict[str, Mark] = {}
    undos: dict[str, int] = {}
    undoable = None
    number_of_cells = 0
    for index, mark in enumerate(marks):
        number_of_cells += len(mark.cells)
        if mark.undoes is not None:
            if mark.undoes in acts:
                undos[mark.undoes] = index
            continue
        cells = mark.cells
        if undone:
            acts[mark.id] = mark
        for cell, _ in cells:
            newest[cell] = index
        if mark.id in undone and index:
            continue
        if index:
            undoable = mark
        for cell, value in cells:
            number, deal, player, field = cell
            round_cells = rounds.get(number)
            if round_cells is None:
                round_cells = rounds[number] = {}
            if value is None:
                round_cells.pop((deal, player, field), None)
            else:
                round_cells[deal, player, field] = value
    _touch(newest, acts, undos)
    conflicts = find_conflicts(marks)
    return EffectiveMarks(
        tuple(marks), rounds, newest, undone, undoable, conflicts, number_of_cells
    )


def _touch(newest: dict[Cell, int], acts: Mapping[str, Mark], undos: Mapping[str, int]) -> None:
    """Note in ``newest`` where each of the ``acts`` was last taken back.

    It is noted once for each, however often it was.
    """
    for id, index in undos.items():
        for cell, _ in acts[id].cells:
            newest[cell] = max(newest[cell], index)
