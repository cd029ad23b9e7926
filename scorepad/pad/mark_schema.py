"""The shape of marks: refusals of those that can never stand, whatever was played.

Late marks are judged by nothing else.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeGuard

from scorepad.pad.mark_values import (
    Ground,
    adjustment,
    at_the_table,
    name,
    newcomers_in,
    one_of,
    option,
    person,
    rounds,
    seating,
    taker,
    trump,
    whole,
)
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.opening import PERSON
from scorepad.pad.reveals import REVEAL
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import TRICK, place_of
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.schedule import MOST_ROUNDS


class MarkIndex:
    """The marks that are written, how many ``cells`` they write, and the players that
    any of them named, whatever was taken back since. The first mark opened the game."""

    def __init__(self, marks: Iterable[Mark]) -> None:
        self.marks: dict[str, Mark] = {}
        self.players: set[str] = set()
        self.cells = 0
        for mark in marks:
            self.add(mark)

    def add(self, mark: Mark) -> None:
        """Add one more mark that is written."""
        self.marks[mark.id] = mark
        self.cells += len(mark.cells)
        for cell, value in mark.cells:
            if cell.field == "name":
                self.players.add(cell.player)
            elif cell.field == "seating" and isinstance(value, list):
                self.players.update(value)

    def can_be_undone(self, id: str) -> bool:
        """Return whether that mark is written and is an act, neither an undo nor the opening."""
        mark = self.marks.get(id)
        return mark is not None and mark.undoes is None and id != next(iter(self.marks))


_HIGHEST_ROUND = 99
_LARGEST_HAND = 60
_MOST_BONUS = 1000
_MOST_CELLS_A_MARK = 500
_ID = re.compile(r"[0-9a-f]{32}\Z")

Check = Callable[[Ground, Cell, Value], Refusal | None]


@dataclass(frozen=True, slots=True)
class _Field:
    """The place of a field, and the values that it takes: in one deal of a round, in the
    ``round`` itself, or in the game as a whole; with a player or without."""

    check: Check
    round: bool = True
    deal: bool = False
    player: bool = False

    def has(self, cell: Cell) -> bool:
        """Return whether ``cell`` is a place for the field."""
        low = int(self.round)
        return (
            low <= cell.round <= low * _HIGHEST_ROUND
            and int(self.deal) <= cell.deal <= self.deal * _HIGHEST_ROUND
            and bool(cell.player) is self.player
        )


def is_id(value: object) -> TypeGuard[str]:
    """Return whether ``value`` can be the id of a mark."""
    return isinstance(value, str) and _ID.match(value) is not None


def refuse_shape(known: MarkIndex, ruleset: Ruleset, mark: Mark) -> Refusal | None:
    """Return why nobody could ever read ``mark`` after those that are ``known``, or ``None``.

    The game is one by ``ruleset``; its options make no difference.
    """
    refusal = refuse_act(known, mark)
    ground = Ground(known.players | newcomers_in(mark), ruleset)
    for cell, value in mark.cells:
        refusal = refusal or _refuse_cell(ground, cell, value)
    return refusal


def refuse_act(known: MarkIndex, mark: Mark) -> Refusal | None:
    """Return why ``mark`` can never be read, by what marks on pads of every kind have in common."""
    if not is_id(mark.id) or not (mark.seen is None or is_id(mark.seen)):
        return Refusal(Code.NOT_A_MARK, {"what": "id"})
    if mark.undoes is not None:
        sound = not mark.cells and known.can_be_undone(mark.undoes)
        return None if sound else Refusal(Code.NOT_A_MARK, {"what": "undoes"})
    if not 0 < len(dict(mark.cells)) == len(mark.cells) <= _MOST_CELLS_A_MARK:
        return Refusal(Code.NOT_A_MARK, {"what": "cells"})
    return None


def _refuse_cell(ground: Ground, cell: Cell, value: Value) -> Refusal | None:
    field = _field(cell.field)
    if field is None or not field.has(cell):
        return Refusal(Code.NOT_A_MARK, {"what": cell.field})
    if cell.player and cell.player not in ground.players:
        return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
    return field.check(ground, cell, value)


def _field(field: str) -> _Field | None:
    if field.startswith(RULE):
        return _Field(option)
    if field.startswith(TRICK):
        return _Field(taker, deal=True) if place_of(field) else None
    return _FIELDS.get(field)


_FIELDS: Mapping[str, _Field] = {
    "bid": _Field(whole(0, _LARGEST_HAND), deal=True, player=True),
    "tricks": _Field(whole(0, _LARGEST_HAND), deal=True, player=True),
    "changed": _Field(whole(0, _LARGEST_HAND + 1, empty=True), deal=True, player=True),
    "bonus": _Field(whole(0, _MOST_BONUS, empty=True), deal=True, player=True),
    "bomb": _Field(one_of(True, False, None), deal=True),
    "trump": _Field(trump, deal=True),
    REVEAL: _Field(one_of(True), deal=True),
    "adjustment": _Field(adjustment, player=True),
    "start": _Field(one_of("zero", "lowest"), player=True),
    "name": _Field(name, round=False, player=True),
    PERSON: _Field(person, round=False, player=True),
    "seating": _Field(seating),
    "dealer": _Field(at_the_table),
    "hand": _Field(whole(1, _LARGEST_HAND)),
    "rounds": _Field(rounds),
    "deal": _Field(whole(1, _HIGHEST_ROUND)),
    "ended": _Field(whole(1, MOST_ROUNDS, empty=True), round=False),
}
