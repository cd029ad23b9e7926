"""Cells that phones wrote apart, each without knowing what the other had written.

All of it takes time in proportion to the cells that the marks write, whatever
they say they have seen: nobody can make a game that is slow to read.
"""

import json
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import islice

from scorepad.pad.marks import Cell, Mark, Value

MOST_ASKED = 20
"""Values of one cell that are asked about, the newest: more than phones at any table."""

_text = json.JSONEncoder(sort_keys=True).encode
_EMPTY = _text(None)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Different ``values`` for one cell, each with the place of its mark among
    all marks, the older first; the last one counts until somebody chooses."""

    cell: Cell
    values: tuple[tuple[Value, int], ...]


def as_text(value: Value) -> str:
    """The value as a form sends it: JSON, as short as a script writes it.

    >>> as_text(["anna", None])
    '["anna",null]'
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def find_conflicts(marks: Sequence[Mark]) -> tuple[Conflict, ...]:
    """Return the cells in which values stand whose writers had not seen each other.

    Whoever wrote live had seen everything before. A late mark had seen the mark
    that it names, and what that one had seen. A choice is any mark that has
    seen all of the values; a value that is undone is in no conflict. Of more
    than ``MOST_ASKED`` values in one cell the newest are given.
    """
    if not any(mark.late for mark in marks):
        return ()
    undone = {mark.undoes for mark in marks}
    ways = _Ways(marks, undone)
    alone: dict[Cell, tuple[Value, int]] = {}
    several: dict[Cell, _Several] = {}
    for place, mark in enumerate(marks):
        if mark.undoes is not None or (place and mark.id in undone):
            continue
        for cell, value in mark.cells:
            if not mark.late:
                several.pop(cell, None)
            elif cell in several:
                there = several[cell]
                there.drop_seen(ways.all_until[place], ways.last(place, cell))
                there.add(value, place)
                if len(there) == 1:
                    del several[cell]
            elif cell in alone:
                before, at = alone[cell]
                if not (before is None or _is_same(before, value) or ways.saw(place, at, cell)):
                    several[cell] = _Several(alone[cell], (value, place))
            alone[cell] = value, place
    return tuple(Conflict(cell, several[cell].newest()) for cell in alone if cell in several)


def _is_same(one: Value, other: Value) -> bool:
    # What is the same is equal, but 1 is equal to True as well.
    return one == other and _text(one) == _text(other)


class _Several:
    """The values that stand in one cell, the older first: no two are the same,
    and none of their writers had seen another."""

    def __init__(self, *written: tuple[Value, int]) -> None:
        self._values: OrderedDict[int, tuple[Value, str]] = OrderedDict()
        self._places: dict[str, int] = {}
        for value, place in written:
            self.add(value, place)

    def __len__(self) -> int:
        return len(self._values)

    def drop_seen(self, all_until: int, last: int) -> None:
        """Drop what is empty, and what the writer of the next mark had seen: all up
        to the place ``all_until``, and on its way the ``last`` that wrote here.

        Each mark on a way has dropped those before it: no other can stand.
        """
        while self._values and next(iter(self._values)) <= all_until:
            self._drop(next(iter(self._values)))
        self._drop(last)
        self._drop(self._places.get(_EMPTY, -1))

    def add(self, value: Value, place: int) -> None:
        """Add the value of the mark in ``place``, which is the newest."""
        text = _text(value)
        self._drop(self._places.get(text, -1))
        self._values[place] = value, text
        self._places[text] = place

    def newest(self) -> tuple[tuple[Value, int], ...]:
        """Return as many values as are asked about, with their places."""
        found = islice(reversed(self._values.items()), MOST_ASKED)
        return tuple((value, place) for place, (value, _) in found)[::-1]

    def _drop(self, place: int) -> None:
        found = self._values.pop(place, None)
        if found is not None:
            del self._places[found[1]]


class _Ways:
    """Where each mark leads back to: the mark that it names, and on from there
    until a live one, or one that names nothing older.

    ``all_until`` has for each mark the place of the live one where its way ends:
    everything before that was seen. -1 where there is none.
    """

    def __init__(self, marks: Sequence[Mark], undone: Collection[str | None]) -> None:
        self._marks = marks
        self._places = {mark.id: place for place, mark in enumerate(marks)}
        self.all_until: list[int] = []
        self._before: list[int] = []
        onward: dict[int, list[int]] = {}
        for place, mark in enumerate(marks):
            before = all_until = -1
            if mark.late:
                named = mark.seen if mark.undoes is None else mark.undoes
                found = self._places.get(named or "", place)
                # A mark that comes later was never seen, whatever anybody says.
                if found < place:
                    before = found
                    onward.setdefault(before, []).append(place)
                    all_until = self.all_until[before] if marks[before].late else before
            self._before.append(before)
            self.all_until.append(all_until)
        self._last = self._find_last(undone, onward)
        self._left: dict[tuple[int, Cell], int] = {}
        self._cells: dict[int, Set[Cell]] = {}

    def last(self, place: int, cell: Cell) -> int:
        """Return the newest place on the way of the mark in ``place`` that wrote in
        ``cell``, one of the mark's, and was not undone; -1 where none did."""
        found = self._last.get(place)
        return -1 if found is None else found[cell]

    def saw(self, place: int, other: int, cell: Cell) -> bool:
        """Return whether the writer of the mark in ``place`` had seen the one in
        ``other``, whose value stands alone in ``cell``."""
        if other <= self.all_until[place] or other == self.last(place, cell):
            return True
        # A mark of several cells names the newest in any of them. Where its way
        # leaves the cell, what had stood in it before was seen as well.
        return other < self._leaves(place, cell)

    def _find_last(
        self, undone: Collection[str | None], onward: Mapping[int, Sequence[int]]
    ) -> Mapping[int, Mapping[Cell, int]]:
        """Go from the marks that name none to those that name them, and on, with
        what was last written in each cell on the way there."""
        found: dict[int, dict[Cell, int]] = {}
        on_the_way: dict[Cell, int] = {}
        steps = [place for place in onward if self._before[place] < 0]
        while steps:
            place = steps.pop()
            if place < 0:
                on_the_way.update(found[~place])
                continue
            mark = self._marks[place]
            counts = not place or mark.id not in undone
            cells = [cell for cell, _ in mark.cells] if counts else []
            found[place] = {cell: on_the_way.get(cell, -1) for cell in cells}
            if place in onward:
                on_the_way.update(dict.fromkeys(cells, place))
                steps.append(~place)
                steps.extend(onward[place])
        return found

    def _leaves(self, place: int, cell: Cell) -> int:
        """Return the newest place on the way of the mark in ``place`` that has nothing
        to do with ``cell``; -1 where all have."""
        passed: list[tuple[int, Cell]] = []
        left = self._before[place]
        while left >= 0 and cell in self._cells_at(left):
            step = left, cell
            if step in self._left:
                left = self._left[step]
                break
            passed.append(step)
            left = self._before[left]
        self._left.update(dict.fromkeys(passed, left))
        return left

    def _cells_at(self, place: int) -> Set[Cell]:
        """Return the cells that the mark in ``place`` has written, or taken back."""
        act = self._places.get(self._marks[place].undoes or "", place)
        if act not in self._cells:
            self._cells[act] = {cell for cell, _ in self._marks[act].cells}
        return self._cells[act]
