"""Fields that need nothing of their own: a text, a number or a yes that is only written down.

Such a field has one line in :mod:`scorepad.pad.fields` and a title in :mod:`scorepad.i18n.fields`.
Its form behind ⋯, its line in the log, its note on the sheet and its column of a spreadsheet follow
from its place and its types. No round holds its values: they are read from the cells.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from scorepad.pad.field import Field, Whole
from scorepad.pad.fields import FIELDS
from scorepad.pad.judge_table import judge_dealt
from scorepad.pad.marks import HIDDEN, Value
from scorepad.pad.state import Pad, Round


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


def plain_fields() -> dict[str, Field[Any, Any]]:
    """Return the plain fields by name: their only rule is that their place has been dealt."""
    return {name: field for name, field in FIELDS.items() if field.rule is judge_dealt}


class PlainValue(NamedTuple):
    """The value of a plain field.

    ``round`` is 0 if it belongs to the game as a whole, ``player`` "" if it is about nobody.
    """

    field: str
    round: int
    player: str
    value: Value


def plain_values(pad: Pad, round_: Round | None) -> Iterator[PlainValue]:
    """Yield what stands in the plain fields of ``round_``, or of the game as a whole.

    Nothing is left out but what nobody may see yet.
    """
    number, deal = (round_.number, round_.deal) if round_ else (0, 0)
    cells = pad.shown.written.round(number)
    for name, field in plain_fields().items():
        players = round_.boxes if round_ else pad.totals
        for player in players if field.place.player else ("",):
            cell = field.place.cell(name, number, deal, player)
            value = cells.get(cell[1:])
            if cell.round == number and value is not None and value != HIDDEN:
                yield PlainValue(name, number, player, value)
