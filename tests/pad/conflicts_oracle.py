"""A second opinion on conflicts: every mark compared with all that stand, whatever it costs.

The way of every late mark is followed to its end, so that this reads like the
definition; a game of a few thousand marks takes it minutes.
"""

from collections.abc import Mapping, Sequence

from scorepad.pad.conflicts import MOST_ASKED, Conflict
from scorepad.pad.marks import Cell, Mark, Value, same


def find_conflicts(marks: Sequence[Mark]) -> tuple[Conflict, ...]:
    """The cells in which values stand whose writers had not seen each other.

    Whoever wrote live had seen everything before. A late mark had seen the mark
    that it names, and what that one had seen. A choice is any mark that has
    seen all of the values; a value that is undone is in no conflict.
    """
    if not any(mark.late for mark in marks):
        return ()
    places = {mark.id: place for place, mark in enumerate(marks)}
    undone = {mark.undoes for mark in marks}
    standing: dict[Cell, list[tuple[Value, int]]] = {}
    for place, mark in enumerate(marks):
        if mark.undoes is not None or (place and mark.id in undone):
            continue
        sight = _Sight(marks, places, place)
        for cell, value in mark.cells:
            there = standing.get(cell, [])
            apart = [
                each
                for each in (there if mark.late else ())
                if each[0] is not None
                and not same(each[0], value)
                and not sight.has(each[1], cell, alone=len(there) == 1)
            ]
            standing[cell] = [*apart, (value, place)][-MOST_ASKED:]
    return tuple(
        Conflict(cell, tuple(values)) for cell, values in standing.items() if len(values) > 1
    )


class _Sight:
    """What the writer of the late mark in ``place`` had seen: everything up to
    the newest live mark that it leads back to, and the late ones on the way."""

    def __init__(self, marks: Sequence[Mark], places: Mapping[str, int], place: int) -> None:
        self._all_until = -1
        self._way: dict[int, Mark] = {}
        mark, named = marks[place], marks[place].seen
        while mark.late and named is not None:
            # A mark that comes later was never seen, whatever anybody says.
            found = places.get(named, place)
            if found >= place:
                break
            place, mark = found, marks[found]
            named = mark.seen if mark.undoes is None else mark.undoes
            self._way[place] = marks[places.get(mark.undoes or "", place)]
            if not mark.late:
                self._all_until = place

    def has(self, place: int, cell: Cell, *, alone: bool) -> bool:
        """Return whether the mark in ``place``, whose value stands in ``cell``, was seen.

        A mark of several cells names the newest in any of them: there the way
        leaves the others. What stood ``alone`` in one before was seen as well.
        """
        if place <= self._all_until or place in self._way:
            return True
        left = (there for there, act in self._way.items() if not _touches(act, cell))
        return alone and place < next(left, -1)


def _touches(mark: Mark, cell: Cell) -> bool:
    return any(each == cell for each, _ in mark.cells)
