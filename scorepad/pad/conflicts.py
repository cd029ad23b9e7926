"""Conflicts: cells that phones wrote apart, each without knowing what the other had written.

All of it takes time in proportion to the cells that the marks write, whatever
they say they have seen: nobody can make a game that is slow to read.
"""

import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from scorepad.pad.marks import Cell, Mark, Value

MOST_ASKED = 20
"""The most values of one cell that are asked about, the newest: more than any table has phones."""

_Standing = tuple[Value, int]
"""A value, and the place of its mark among all marks."""

_text = json.JSONEncoder(sort_keys=True).encode


@dataclass(frozen=True, slots=True)
class Conflict:
    """Different ``values`` for one cell, each with the place of its mark among
    all marks, the older first; the last one counts until somebody chooses."""

    cell: Cell
    values: tuple[tuple[Value, int], ...]


def as_text(value: Value) -> str:
    """Return the value as a form sends it: JSON, as short as a script writes it.

    >>> as_text(["anna", None])
    '["anna",null]'
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def find_conflicts(marks: Sequence[Mark]) -> tuple[Conflict, ...]:
    """Return the cells in which values stand whose writers had not seen each other.

    Whoever wrote live had seen everything before. A late mark had seen the mark
    that it names, and what that one had seen. A choice is any mark that has
    seen all of the values; a value that is undone is in no conflict. Where more
    than ``MOST_ASKED`` stand in one cell, the oldest is asked about no more.
    """
    if not any(mark.late for mark in marks):
        return ()
    undone = {mark.undoes for mark in marks}
    sights = _Sights(marks)
    standing: dict[Cell, list[_Standing]] = {}
    for index, mark in enumerate(marks):
        if mark.undoes is not None or (index and mark.id in undone):
            continue
        for cell, value in mark.cells:
            others = standing.get(cell) if mark.late else None
            apart = sights.unseen(index, cell, others) if others else []
            if apart:
                # What is the same is equal, but 1 is equal to True as well.
                apart = [
                    each for each in apart if each[0] != value or _text(each[0]) != _text(value)
                ]
            standing[cell] = [*apart[1 - MOST_ASKED :], (value, index)]
    return tuple(
        Conflict(cell, tuple(values)) for cell, values in standing.items() if len(values) > 1
    )


class _Sights:
    """The marks that the writer of each late mark had seen.

    They are all up to the newest live mark that it leads back to, and the late ones on the way.

    Every mark that names another hangs on it. Going through all that hang on a mark
    before those that hang on the next, a mark is on the way of those that are entered
    after it and before it is left.
    """

    def __init__(self, marks: Sequence[Mark]) -> None:
        self._marks = marks
        self._index_of = {mark.id: index for index, mark in enumerate(marks)}
        self._before: list[int] = []
        self._all_until: list[int] = []
        self._entered = [0] * len(marks)
        self._left = [0] * len(marks)
        self._cells: dict[int, Set[Cell]] = {}
        self._leaves: dict[tuple[int, Cell], int] = {}
        first: list[int] = []
        onward: dict[int, list[int]] = {}
        for index, mark in enumerate(marks):
            before = all_until = -1
            if mark.late:
                named = mark.seen if mark.undoes is None else mark.undoes
                index_named = self._index_of.get(named or "", index)
                # A mark that comes later was never seen, whatever anybody says.
                if index_named < index:
                    before = index_named
                    all_until = self._all_until[before] if marks[before].late else before
            self._before.append(before)
            self._all_until.append(all_until)
            (first if before < 0 else onward.setdefault(before, [])).append(index)
        self._go_through(first, onward)

    def unseen(self, index: int, cell: Cell, others: Sequence[_Standing]) -> list[_Standing]:
        """Return the values ``others`` that the writer of a late mark had not seen.

        ``index`` is the number of the mark. ``others`` are values in ``cell`` with the numbers of
        their marks; those that are empty are left out.

        A mark of several cells names the newest in any of them: there the way leaves the others.
        What stood alone in one before was seen as well.
        """
        all_until, entered, left = self._all_until[index], self._entered, self._left
        now = entered[index]
        unseen = [
            each
            for each in others
            if each[1] > all_until
            and not entered[each[1]] < now < left[each[1]]
            and each[0] is not None
        ]
        alone = len(others) == 1 and bool(unseen)
        return [] if alone and unseen[0][1] < self._leaving(index, cell) else unseen

    def _go_through(self, steps: list[int], onward: Mapping[int, Sequence[int]]) -> None:
        time = 0
        while steps:
            index = steps.pop()
            if index < 0:
                self._left[~index] = time
            else:
                self._entered[index] = time
                steps.append(~index)
                steps.extend(onward.get(index, ()))
            time += 1

    def _leaving(self, index: int, cell: Cell) -> int:
        """Return the newest mark on the way of another that has nothing to do with ``cell``.

        ``index`` is the number of the mark; -1 where all on its way have to do with it.
        """
        passed: list[tuple[int, Cell]] = []
        position = self._before[index]
        while position >= 0 and cell in self._cells_at(position):
            step = position, cell
            if step in self._leaves:
                position = self._leaves[step]
                break
            passed.append(step)
            position = self._before[position]
        self._leaves.update(dict.fromkeys(passed, position))
        return position

    def _cells_at(self, index: int) -> Set[Cell]:
        """Return the cells that mark ``index`` has written, or taken back."""
        act = self._index_of.get(self._marks[index].undoes or "", index)
        if act not in self._cells:
            self._cells[act] = {cell for cell, _ in self._marks[act].cells}
        return self._cells[act]
