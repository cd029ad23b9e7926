"""A mark: one act of a person, which writes cells of the pad.

Games are event-sourced, and marks are their events.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NamedTuple, TypeGuard

from scorepad.rules.refusal import Refusal

Value = str | int | bool | list[Any] | dict[str, Any] | None
"""The content of a cell: a plain JSON value; ``None`` is an empty cell."""

HIDDEN: Value = {"hidden": True}
"""The placeholder for a hidden value; no cell of the true pad holds it."""


_ID = re.compile(r"[0-9a-f]{32}\Z")
_PLAYER_ID = re.compile(r"[0-9A-Za-z_-]{1,32}\Z")


def is_id(value: object) -> TypeGuard[str]:
    """Return whether ``value`` can be the id of a mark."""
    return isinstance(value, str) and _ID.match(value) is not None


def is_player_id(value: object) -> bool:
    """Return whether ``value`` can be the id of a new player, which needs no quoting in a URL."""
    return isinstance(value, str) and _PLAYER_ID.match(value) is not None


class Cell(NamedTuple):
    """One place on the pad."""

    round: int
    """The number of the round, from 1; 0 for the game as a whole."""
    deal: int
    """The number of the deal in the round, from 1; 0 for cells that belong to no deal.

    A misdealt round is dealt again.
    """
    player: str
    """A player's id; "" for the round's own cells."""
    field: str
    """The kind of cell: ``bid``, ``tricks``, ``trump``, ``dealer``, ``hand``, ``seating``, ..."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One act of a person: an event in the event-sourced game."""

    id: str
    """A random id of 128 bits (32 hex digits)."""
    cells: tuple[tuple[Cell, Value], ...] = ()
    """The values written; none in an undo."""
    seen: str | None = None
    """The newest mark in these cells that the writer had seen; ``None`` if the cells were empty.

    Thus two phones never overwrite each other silently.
    """
    undoes: str | None = None
    """In an undo, the id of the mark that it takes back."""
    by: str = ""
    """The device that wrote it, see :func:`author`; it never decides what a cell holds."""
    at: int = 0
    """The time of writing, in Unix seconds; it never decides what a cell holds."""
    late: bool = False
    """True if it was written without network and sent later, so that only its shape was judged."""

    def body(self) -> dict[str, Any]:
        """Return the part of the mark that is stored beside its id, as JSON values.

        >>> Mark("ab", ((Cell(1, 1, "p1", "bid"), 0),)).body()
        {'cells': [[1, 1, 'p1', 'bid', 0]]}
        """
        body: dict[str, Any] = {}
        if self.cells:
            body["cells"] = [[*cell, value] for cell, value in self.cells]
        if self.seen is not None:
            body["seen"] = self.seen
        if self.undoes is not None:
            body["undoes"] = self.undoes
        if self.late:
            body["late"] = True
        return body

    def says_what(self, other: "Mark") -> bool:
        """Return whether both marks are the same act.

        Either may be late: a live mark that is sent again may be late by then.
        """
        one, two = (replace(mark, late=False).body() for mark in (self, other))
        return same(one, two)

    @classmethod
    def from_body(cls, id: str, body: Mapping[str, Any], by: str = "", at: int = 0) -> "Mark":
        """Return the mark that :meth:`body` was made from."""
        cells = tuple([(Cell(r, d, p, f), v) for r, d, p, f, v in body.get("cells", ())])
        late = body.get("late", False)
        return cls(id, cells, body.get("seen"), body.get("undoes"), by, at, late)


class Fate(StrEnum):
    """The result of a mark that was sent."""

    WRITTEN = "written"
    WRITTEN_BEFORE = "written_before"
    REFUSED = "refused"
    STALE = "stale"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of the mark with this id, with the reason if it is not written."""

    id: str
    fate: Fate
    refusal: Refusal | None = None


class MarkIndex:
    """The marks of a game by id, the opening first, with all that the shape of one depends on."""

    def __init__(self, marks: Iterable[Mark]) -> None:
        self.marks = {mark.id: mark for mark in marks}
        cells = [cell for mark in self.marks.values() for cell, _ in mark.cells]
        # Every player who is seated has a name.
        self.players = {cell.player for cell in cells if cell.field == "name"}
        """All players ever named, including by undone marks."""
        self.cells = len(cells)
        """The number of cells that the marks write."""

    def add(self, mark: Mark) -> None:
        """Add the next mark of the game."""
        self.marks[mark.id] = mark
        self.cells += len(mark.cells)
        self.players |= {cell.player for cell, _ in mark.cells if cell.field == "name"}

    def can_be_undone(self, id: str) -> bool:
        """Return whether there is such a mark, and it is neither an undo nor the opening."""
        mark = self.marks.get(id)
        return mark is not None and mark.undoes is None and id != next(iter(self.marks))


def author(device: str) -> str:
    """Return the ``by`` of a device's marks: the beginning of the device's digest.

    It is long enough to be unique, even against attackers who search for a collision.

    >>> author("0123456789abcdef0123456789abcdef")
    '0123456789abcdef'
    """
    return device[:16]


def is_author(device: str, by: str) -> bool:
    """Return whether the device wrote marks with this ``by``, which has 8 digits in older marks.

    >>> is_author("0123abcd89abcdef", "0123abcd"), is_author("0123abcd89abcdef", "")
    (True, False)
    """
    return bool(by) and device.startswith(by)


def same(one: object, other: object) -> bool:
    """Return whether two JSON values are the same to every reader: ``1`` is not ``True``.

    >>> same([1, "why"], [1, "why"]), same(1, True)
    (True, False)
    """
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
