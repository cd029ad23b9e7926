"""The shape of marks: what makes one invalid whatever was played.

It is all that late marks are judged by.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeGuard

from scorepad.pad.mark_values import (
    Check,
    Ground,
    adjustment,
    ally,
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
    """The marks of a game by id, the opening first, with what their shape is judged by."""

    def __init__(self, marks: Iterable[Mark]) -> None:
        self.marks: dict[str, Mark] = {}
        self.players: set[str] = set()
        """All players ever named, including by undone marks."""
        self.cells = 0
        """The number of cells that the marks write."""
        for mark in marks:
            self.add(mark)

    def add(self, mark: Mark) -> None:
        """Add the next mark of the game."""
        self.marks[mark.id] = mark
        self.cells += len(mark.cells)
        # Nobody is seated without a name.
        for cell, _ in mark.cells:
            if cell.field == "name":
                self.players.add(cell.player)

    def can_be_undone(self, id: str) -> bool:
        """Return whether there is such a mark, and it is neither an undo nor the opening."""
        mark = self.marks.get(id)
        return mark is not None and mark.undoes is None and id != next(iter(self.marks))


_HIGHEST_ROUND = 99
_LARGEST_HAND = 60
_MOST_BONUS = 1000
_MOST_CELLS_A_MARK = 500
_ID = re.compile(r"[0-9a-f]{32}\Z")
_NUMBERED, _NOT_NUMBERED = range(1, _HIGHEST_ROUND + 1), range(1)


@dataclass(frozen=True, slots=True)
class _Field:
    """The place of a field on the pad, and the values that it takes."""

    check: Check
    round: bool = True
    """True if it belongs to a round, and not to the game as a whole."""
    deal: bool = False
    """True if it belongs to one deal of the round."""
    player: bool = False
    """True if it belongs to one player."""


def is_id(value: object) -> TypeGuard[str]:
    """Return whether ``value`` can be the id of a mark."""
    return isinstance(value, str) and _ID.match(value) is not None


def refuse_shape(known: MarkIndex, ruleset: Ruleset, mark: Mark) -> Refusal | None:
    """Return what is wrong with the shape of ``mark`` after the ``known`` ones, or ``None``.

    Options of the ``ruleset`` make no difference.
    """
    refusal = refuse_act(known, mark)
    ground = Ground(known.players | newcomers_in(mark), ruleset)
    for cell, value in mark.cells:
        refusal = refusal or _refuse_cell(ground, cell, value)
    return refusal


def refuse_act(known: MarkIndex, mark: Mark) -> Refusal | None:
    """Return what is wrong with the parts that marks of every kind of game have, or ``None``."""
    if not is_id(mark.id) or not (mark.seen is None or is_id(mark.seen)):
        return Refusal(Code.NOT_A_MARK, {"what": "id"})
    if mark.undoes is not None:
        sound = not mark.cells and known.can_be_undone(mark.undoes)
        return None if sound else Refusal(Code.NOT_A_MARK, {"what": "undoes"})
    has_duplicates = len(dict(mark.cells)) < len(mark.cells)
    if not mark.cells or has_duplicates or len(mark.cells) > _MOST_CELLS_A_MARK:
        return Refusal(Code.NOT_A_MARK, {"what": "cells"})
    return None


def _refuse_cell(ground: Ground, cell: Cell, value: Value) -> Refusal | None:
    field = _field(cell.field)
    if field is None or not (
        cell.round in (_NUMBERED if field.round else _NOT_NUMBERED)
        and cell.deal in (_NUMBERED if field.deal else _NOT_NUMBERED)
        and bool(cell.player) is field.player
    ):
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
    "cannonball": _Field(one_of(True, None), deal=True, player=True),
    "wager": _Field(whole(0, _MOST_BONUS, empty=True), deal=True, player=True),
    "loot": _Field(ally, deal=True, player=True),
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
