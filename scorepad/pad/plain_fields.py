"""Fields that need nothing of their own: a text, a number or a yes that is only written down.

Such a field has one line in :mod:`scorepad.pad.fields` and a title in :mod:`scorepad.i18n.fields`.
Its form behind ⋯, its line in the log, its note on the sheet and its column of a spreadsheet follow
from its place and its types. No round holds its values: they are read from the cells.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from scorepad.pad.any_pad import AnyPad, AnyRound
from scorepad.pad.field import GAME, Field, OneOf, Whole
from scorepad.pad.fields import FIELDS, fields_of
from scorepad.pad.judge_table import judge_dealt
from scorepad.pad.marks import HIDDEN, Value


class PlainKind(StrEnum):
    """The kind of a plain value, by which it is typed, shown and read from a file."""

    TEXT = "text"
    NUMBER = "number"
    YES = "yes"


_KINDS = {str: PlainKind.TEXT, int: PlainKind.NUMBER, bool: PlainKind.YES}


def kind_of(field: Field[Any, Any]) -> PlainKind:
    """Return the kind of the values of a field."""
    return _KINDS[field.takes[0]]


def bounds_of(field: Field[Any, Any]) -> tuple[int, int]:
    """Return the least and the most of a field of numbers."""
    assert isinstance(field.shape, Whole)
    return field.shape.low, field.shape.high


def takes_no(field: Field[Any, Any]) -> bool:
    """Return whether somebody can say no in a field, and not only yes or nothing."""
    return isinstance(field.shape, OneOf) and False in field.shape.values


_USUAL: Mapping[str, Value] = {"counts": True}
"""The values that plain fields have in most games, also where nobody has written them."""


def is_usual(name: str, value: Value) -> bool:
    """Return whether most games have this ``value``, so that the sheet needs no line for it."""
    return name in _USUAL and value == _USUAL[name]


def is_of_game(field: Field[Any, Any]) -> bool:
    """Return whether a field has one value in a game."""
    return field.place == GAME


def plain_fields(pad: AnyPad | None = None) -> dict[str, Field[Any, Any]]:
    """Return the plain fields by name: their only rule is that their place has been dealt.

    They are the fields of the game on ``pad``. Without a pad they are the fields of a game of
    tricks, which has all fields of a match and more.
    """
    fields: Mapping[str, Field[Any, Any]] = FIELDS if pad is None else fields_of(pad)
    return {name: field for name, field in fields.items() if field.rule is judge_dealt}


class PlainValue(NamedTuple):
    """The value of a plain field.

    ``round`` is 0 if it belongs to the game as a whole, ``player`` "" if it is about nobody.
    """

    field: str
    round: int
    player: str
    value: Value


def plain_values(pad: AnyPad, round_: AnyRound | None) -> Iterator[PlainValue]:
    """Yield what stands in the plain fields of ``round_``, or of the game as a whole.

    Nothing is left out but what nobody may see yet.
    """
    number, deal = (round_.number, round_.deal) if round_ else (0, 0)
    cells = pad.shown.written.round(number)
    for name, field in plain_fields(pad).items():
        players = round_.boxes if round_ else pad.totals
        for player in players if field.place.player else ("",):
            cell = field.place.cell(name, number, deal, player)
            value = cells.get(cell[1:])
            if cell.round == number and value is not None and value != HIDDEN:
                yield PlainValue(name, number, player, value)


def value_of_game(pad: AnyPad, name: str) -> Value:
    """Return what stands in a plain field of the game as a whole; ``None`` for nothing."""
    return pad.shown.written.round(0).get((0, "", name))


def note_on(pad: AnyPad) -> str:
    """Return the note on the game, "" for none."""
    return str(value_of_game(pad, "note") or "")


def does_count(pad: AnyPad) -> bool:
    """Return whether the game counts in statistics once it is over."""
    return value_of_game(pad, "counts") is not False
