"""Conflicts: cells in which phones wrote different values without knowing of each other.

Anna's phone is offline and writes "Anna bids 2" (mark a, late) while Ben's writes "Anna bids 1"
(mark b). Neither phone has seen the other's mark. So both values are kept, and the pad asks which
one is right. The choice is a third mark, whose writer has seen both.

The time to find conflicts is linear in the number of cells that the marks write, whatever ``seen``
says in them: nobody can craft a game that is slow to read.
"""

import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from scorepad.pad.marks import Cell, Mark, Value, same

MOST_ASKED = 20
"""The largest number of values in a conflict, more than any table has phones; the newest are kept.
"""

_Standing = tuple[Value, int]
"""A value, and the index of its mark among all marks."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Different values for one cell, of which people have to choose one."""

    cell: Cell
    values: tuple[tuple[Value, int], ...]
    """The values, oldest first, each with the index of its mark; the last counts until a choice."""


def as_text(value: Value) -> str:
    """Return ``value`` as JSON without spaces, as forms and scripts send it.

    >>> as_text(["anna", None])
    '["anna",null]'
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def find_conflicts(marks: Sequence[Mark]) -> tuple[Conflict, ...]:
    """Return the conflicts of a game in which nobody has chosen yet.

    A live mark has seen all marks before it. A late mark has seen the mark that it names in
    ``seen``, and every mark which that one has seen. A mark that has seen all values of a conflict
    ends it: so a choice is written (``web/game/conflict_choice.py``, ``forms.mjs``). An undone
    value is in no conflict. Of more than ``MOST_ASKED`` values in a cell, the newest are kept.
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
            # Unequal values are never the same, and ``!=`` is quicker.
            apart = [each for each in apart if each[0] != value or not same(each[0], value)]
            standing[cell] = [*apart[1 - MOST_ASKED :], (value, index)]
    return tuple(
        Conflict(cell, tuple(values)) for cell, values in standing.items() if len(values) > 1
    )


class _Sights:
    """The marks that each late mark has seen.

    Following ``seen`` from a late mark leads through other late marks to a live one. The late mark
    has seen all of these, and every mark before that live one.

    The ``seen`` links form a forest. A depth-first walk numbers entry and exit; A is an ancestor of
    B if entered[A] < entered[B] < left[A].
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
                # A later mark can't have been seen, whatever this one claims.
                if index_named < index:
                    before = index_named
                    all_until = self._all_until[before] if marks[before].late else before
            self._before.append(before)
            self._all_until.append(all_until)
            (first if before < 0 else onward.setdefault(before, [])).append(index)
        self._go_through(first, onward)

    def unseen(self, index: int, cell: Cell, others: Sequence[_Standing]) -> list[_Standing]:
        """Return those of the ``others`` that a late mark has not seen, without empty values.

        A mark of several cells names in ``seen`` only the newest mark in any of them. Its links may
        lead past older values in its other cells, although its writer has seen them. So if ``cell``
        has only one other value, and that value is older than the mark at which the links leave the
        cell, it counts as seen.

        Args:
            index: of the late mark.
            cell: one of those that it writes.
            others: the values that stand in the cell, with the indexes of their marks.
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
        """Return the index of the mark at which the ``seen`` links of a mark leave ``cell``.

        It is the newest of its ancestors that does not write in the cell; -1 if all of them do.
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
        """Return the cells that the mark writes, or takes back if it is an undo."""
        act = self._index_of.get(self._marks[index].undoes or "", index)
        if act not in self._cells:
            self._cells[act] = {cell for cell, _ in self._marks[act].cells}
        return self._cells[act]
