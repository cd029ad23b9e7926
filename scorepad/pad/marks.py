"""A mark: one act of a person, writing some cells of the pad."""

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

Value = str | int | bool | list[Any] | dict[str, Any] | None
"""The content of a cell: a plain JSON value; ``None`` is an empty cell."""

HIDDEN: Value = {"hidden": True}
"""The value that stands for one which nobody may see yet; no cell of the true pad holds it."""


class Cell(NamedTuple):
    """One place on the pad.

    ``round`` is 1-based; 0 is the game as a whole. ``deal`` is 1-based and
    counts the deals of that round (a misdealt round is dealt again); cells
    that do not belong to one deal have 0. ``player`` is a player's id, or ""
    for the round's own cells. ``field`` says which cell: ``bid``, ``tricks``,
    ``trump``, ``dealer``, ``hand``, ``seating``, ...
    """

    round: int
    deal: int
    player: str
    field: str


@dataclass(frozen=True, slots=True)
class Mark:
    """One act of a person, with a random id of 128 bits (32 hex digits).

    ``cells`` are the values written; an undo has none and names in ``undoes``
    the mark that it takes back. ``seen`` is the id of the newest mark that the
    writer had seen in those cells (``None``: they were empty), so that two
    phones never overwrite each other silently. ``late`` is a mark that was
    appended whole, because its phone had no network when it was written.
    ``by`` (see :func:`writer`) and ``at`` (whole Unix seconds) tell people who
    wrote it and when; they never decide what a cell holds.
    """

    id: str
    cells: tuple[tuple[Cell, Value], ...] = ()
    seen: str | None = None
    undoes: str | None = None
    by: str = ""
    at: int = 0
    late: bool = False

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
        """Return whether both are the same act; one that is sent again may be late by then."""
        one, two = (replace(mark, late=False).body() for mark in (self, other))
        return same(one, two)

    @classmethod
    def from_body(cls, id: str, body: Mapping[str, Any], by: str = "", at: int = 0) -> "Mark":
        """Return the mark that :meth:`body` was made from."""
        cells = tuple([(Cell(r, d, p, f), v) for r, d, p, f, v in body.get("cells", ())])
        late = body.get("late", False)
        return cls(id, cells, body.get("seen"), body.get("undoes"), by, at, late)


def writer(device: str) -> str:
    """Return the part of a device's digest that its marks say, their ``by``.

    It is long enough that nobody can find another device with the same one.
    """
    return device[:16]


def is_writer(device: str, by: str) -> bool:
    """Return whether marks that say ``by`` are the device's: older ones say 8 digits of it.

    >>> is_writer("0123abcd89abcdef", "0123abcd"), is_writer("0123abcd89abcdef", "")
    (True, False)
    """
    return bool(by) and device.startswith(by)


def digest(ids: Iterable[str], before: int = 0) -> int:
    """Return a number of 32 bits that tells one list of marks from another.

    Args:
        ids: the marks' ids, in their order.
        before: the number of the marks before these; 0 where there are none.

    >>> digest(["ab", "cd"]) == digest(["cd"], digest(["ab"])) != digest(["cd", "ab"])
    True
    """
    return zlib.crc32("".join(ids).encode(), before)


def state_of(edition: int, version: int, digest: int) -> str:
    """Return the text by which a phone tells which marks of a game it has.

    It is made of the game's edition, the number of marks, and their :func:`digest`.

    >>> state_of(0, 12, 3632233996)
    '0.12.d87f7e0c'
    """
    return f"{edition}.{version}.{digest:x}"


def same(one: object, other: object) -> bool:
    """Return whether two JSON values are the same to every reader: ``1`` is not ``True``.

    >>> same([1, "why"], [1, "why"]), same(1, True)
    (True, False)
    """
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
