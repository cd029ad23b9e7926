"""A field that needs nothing of its own, as one screen behind ⋯ shows it."""

from typing import NamedTuple

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.field import Text
from scorepad.pad.marks import Value
from scorepad.pad.plain_fields import (
    PlainKind,
    is_of_game,
    kind_of,
    plain_fields,
    plain_values,
    takes_no,
    value_of_game,
)
from scorepad.services.access import OpenedGame


class ShownValue(NamedTuple):
    """A value that stands in a field; ``round`` is 0 and ``player`` "" where it is about none."""

    round: int
    player: str
    name: str
    value: Value


class PlainFieldView(NamedTuple):
    """The screen of a plain field."""

    game_id: str
    seen: str
    field: str
    kind: PlainKind
    rounds: tuple[int, ...]
    """The rounds in which it can be written, the newest first; empty if it belongs to the game."""
    players: tuple[tuple[str, str], ...]
    """(id, name) of everybody about whom it can be written; empty if it is about nobody."""
    values: tuple[ShownValue, ...]
    """Its values, from the first round on; empty if a game has one alone."""
    longest: int
    """The most characters of a text; 0 for other values."""
    takes_no: bool
    """True if somebody can say no, and not only yes or nothing."""
    stands: Value
    """Its value where a game has one alone, to be written anew; ``None`` for nothing."""


def plain_field_view(opened: OpenedGame, name: str) -> PlainFieldView | None:
    """Return the screen of the field ``name``; ``None`` if that is not a plain field."""
    pad = opened.pad
    field = plain_fields(pad).get(name)
    if field is None:
        return None
    place = field.place
    return PlainFieldView(
        game_id=opened.game.game_id,
        seen=pad.written.newest_mark,
        field=name,
        kind=kind_of(field),
        rounds=tuple(range(len(pad.rounds), 0, -1)) if place.round else (),
        players=tuple((id, pad.names[id]) for id in pad.totals) if place.player else (),
        values=() if is_of_game(field) else shown_values(pad, name),
        longest=field.shape.longest if isinstance(field.shape, Text) else 0,
        takes_no=takes_no(field),
        stands=value_of_game(pad, name),
    )


def shown_values(pad: AnyPad, name: str) -> tuple[ShownValue, ...]:
    """Return what stands in the field ``name``, from the first round on."""
    return tuple(
        ShownValue(each.round, each.player, pad.names.get(each.player, ""), each.value)
        for round_ in (None, *pad.rounds)
        for each in plain_values(pad, round_)
        if each.field == name
    )
