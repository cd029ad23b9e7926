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

_Written = tuple[Value, int]
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
    standing: dict[Cell, list[_Written]] = {}
    for place, mark in enumerate(marks):
        if mark.undoes is not None or (place and mark.id in undone):
            continue
        for cell, value in mark.cells:
            there = standing.get(cell) if mark.late else None
            apart = sights.unseen(place, cell, there) if there else []
            if apart:
                # What is the same is equal, but 1 is equal to True as well.
                apart = [
                    each for each in apart if each[0] != value or _text(each[0]) != _text(value)
                ]
            standing[cell] = [*apart[1 - MOST_ASKED :], (value, place)]
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
        self._places = {mark.id: place for place, mark in enumerate(marks)}
        self._before: list[int] = []
        self._all_until: list[int] = []
        self._entered = [0] * len(marks)
        self._left = [0] * len(marks)
        self._cells: dict[int, Set[Cell]] = {}
        self._leaves: dict[tuple[int, Cell], int] = {}
        first: list[int] = []
        onward: dict[int, list[int]] = {}
        for place, mark in enumerate(marks):
            before = all_until = -1
            if mark.late:
                named = mark.seen if mark.undoes is None else mark.undoes
                found = self._places.get(named or "", place)
                # A mark that comes later was never seen, whatever anybody says.
                if found < place:
                    before = found
                    all_until = self._all_until[before] if marks[before].late else before
            self._before.append(before)
            self._all_until.append(all_until)
            (first if before < 0 else onward.setdefault(before, [])).append(place)
        self._go_through(first, onward)

    def unseen(self, place: int, cell: Cell, there: Sequence[_Written]) -> list[_Written]:
        """Return the values ``there`` that the writer of a late mark had not seen.

        The mark is the one in ``place``. ``there`` are values in ``cell`` with the places of their
        marks; those that are empty are left out.

        A mark of several cells names the newest in any of them: there the way leaves the others.
        What stood alone in one before was seen as well.
        """
        all_until, entered, left = self._all_until[place], self._entered, self._left
        now = entered[place]
        unseen = [
            each
            for each in there
            if each[1] > all_until
            and not entered[each[1]] < now < left[each[1]]
            and each[0] is not None
        ]
        alone = len(there) == 1 and bool(unseen)
        return [] if alone and unseen[0][1] < self._leaving(place, cell) else unseen

    def _go_through(self, steps: list[int], onward: Mapping[int, Sequence[int]]) -> None:
        time = 0
        while steps:
            place = steps.pop()
            if place < 0:
                self._left[~place] = time
            else:
                self._entered[place] = time
                steps.append(~place)
                steps.extend(onward.get(place, ()))
            time += 1

    def _leaving(self, place: int, cell: Cell) -> int:
        """Return the newest place on the way of a mark that has nothing to do with ``cell``.

        The mark is the one in ``place``; -1 where all places have to do with it.
        """
        passed: list[tuple[int, Cell]] = []
        at = self._before[place]
        while at >= 0 and cell in self._cells_at(at):
            step = at, cell
            if step in self._leaves:
                at = self._leaves[step]
                break
            passed.append(step)
            at = self._before[at]
        self._leaves.update(dict.fromkeys(passed, at))
        return at

    def _cells_at(self, place: int) -> Set[Cell]:
        """Return the cells that the mark in ``place`` has written, or taken back."""
        act = self._places.get(self._marks[place].undoes or "", place)
        if act not in self._cells:
            self._cells[act] = {cell for cell, _ in self._marks[act].cells}
        return self._cells[act]
