"""A field of the pad: its place, its shape, its rule while live, its writers, its secrecy."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from scorepad.pad.marks import Cell, Mark, Value, is_player_id, same
from scorepad.pad.names import check_spelling, clean_name, has_controls, spaced
from scorepad.rules.refusal import Code, Refusal

HIGHEST = 99
"""The largest number of a round or a deal."""

NOTHING = type(None)
"""The type of an empty cell's value."""

Rules = TypeVar("Rules")
"""The ruleset of a game of tricks or of duels."""

AnyPadOf = TypeVar("AnyPadOf", contravariant=True)
"""The pad that a rule judges on: of a trick game, of a match, or of any."""


@dataclass(frozen=True, slots=True)
class ShapeContext(Generic[Rules]):
    """The facts by which the shape of a mark is judged."""

    players: Set[str]
    """The ids of all players, with the newcomers that the mark itself brings to the table."""
    ruleset: Rules
    """The rules that the game began with."""
    rounds: int = HIGHEST
    """The highest number of a round."""


Shape = Callable[[ShapeContext[Rules], Cell, Value], Refusal | None]
"""A function that returns why a cell can't hold a value, or ``None``.

It is called for values of the right type.
"""

Rule = Callable[[AnyPadOf, Cell, Value, Mapping[Cell, Value]], Refusal | None]
"""A function that returns why a live mark may not write a value in a cell, or ``None``.

Its last argument has all cells of the mark. It is called for values of the right type, in a place
that the field has.
"""


class Place(NamedTuple):
    """The cells that a field has."""

    round: bool = False
    """True if they belong to a round, and not to the game as a whole."""
    deal: bool = False
    """True if they belong to one deal of the round."""
    player: bool = False
    """True if they belong to one player."""

    def cell(self, field: str, number: int, deal: int, player: str) -> Cell:
        """Return the cell of a field with this place, without what it does not belong to."""
        return Cell(
            number if self.round else 0,
            deal if self.deal else 0,
            player if self.player else "",
            field,
        )


GAME, PLAYER = Place(), Place(player=True)
ROUND, PLAYER_IN_ROUND = Place(round=True), Place(round=True, player=True)
DEAL, PLAYER_IN_DEAL = Place(round=True, deal=True), Place(round=True, deal=True, player=True)


@dataclass(frozen=True, slots=True)
class Secrecy(Generic[AnyPadOf]):
    """The time for which the values of a field are secret."""

    hides: Callable[[AnyPadOf, Cell, Value], bool]
    """A function that returns whether a value that a mark wrote in a cell is secret still."""
    may_hide: Callable[[AnyPadOf], bool]
    """A function that returns quickly whether ``hides`` may be true for any cell of a pad."""
    ever_hid: Callable[[Sequence[Mark]], bool]
    """A function that returns whether a game with these marks may ever have hidden a value.

    It does not need the game's pad.
    """


@dataclass(frozen=True, slots=True)
class Field(Generic[AnyPadOf, Rules]):
    """A field: its place, how its values are judged, and how long they are secret.

    Every mark must have the ``shape``; a live mark must also keep the ``rule``.
    """

    place: Place
    takes: tuple[type, ...]
    """The types of its values; a ``bool`` is not an ``int`` here."""
    shape: Shape[Rules]
    rule: Rule[AnyPadOf]
    secret: Secrecy[AnyPadOf] | None
    """The time for which its values are secret; ``None`` if everybody sees them at once.

    It has no default: a field for which nobody has thought of it can't be made.
    """
    own: bool = False
    """True if players may write it for themselves on an own phone; otherwise only the host may."""
    judged_late: bool = False
    """True if a late mark must keep the rule, too."""

    def refuse_unreadable(
        self, context: ShapeContext[Any], cell: Cell, value: Value
    ) -> Refusal | None:
        """Return why ``cell`` is not of this field, or ``value`` has another type, or ``None``."""
        place = self.place
        if place.player and cell.player and cell.player not in context.players:
            return Refusal(Code.NOT_AT_THE_TABLE, {"player": cell.player})
        in_place = (
            (1 <= cell.round <= context.rounds if place.round else cell.round == 0)
            and (1 <= cell.deal <= HIGHEST if place.deal else cell.deal == 0)
            and bool(cell.player) is place.player
        )
        takes = (
            bool in self.takes if value is True or value is False else isinstance(value, self.takes)
        )
        return None if in_place and takes else not_a_mark(cell)


def not_a_mark(cell: Cell) -> Refusal:
    """Return the refusal of a cell that no pad has, or that cannot hold such a value."""
    return Refusal(Code.NOT_A_MARK, {"what": cell.field})


@dataclass(frozen=True, slots=True)
class Whole:
    """The shape of whole numbers from ``low`` to ``high``, or of no value."""

    low: int
    high: int

    def __call__(self, _context: ShapeContext[Any], _cell: Cell, value: Value) -> Refusal | None:
        """Check that ``value`` is such a number, or none."""
        if not isinstance(value, int) or self.low <= value <= self.high:
            return None
        return Refusal(Code.OUT_OF_RANGE, {"value": value, "low": self.low, "high": self.high})


@dataclass(frozen=True, slots=True)
class Text:
    """The shape of a text of up to ``longest`` characters, as it is stored, or of no value."""

    longest: int

    def __call__(self, _context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
        """Check that ``value`` is such a text, or none."""
        text = str(value)
        is_sound = clean_name(text) == text and not has_controls(text)
        if value is None or (is_sound and is_clean(text, self.longest)):
            return None
        if len(text) > self.longest:
            return Refusal(Code.TEXT_TOO_LONG, {"longest": self.longest})
        return not_a_mark(cell)


@dataclass(frozen=True, slots=True)
class OneOf:
    """The shape of one of a few ``values``."""

    values: tuple[Value, ...]

    def __call__(self, _context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
        """Check that ``value`` is one of them."""
        return None if any(same(value, each) for each in self.values) else not_a_mark(cell)


def at_the_table(context: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a player."""
    if not isinstance(value, str):
        return not_a_mark(cell)
    return None if value in context.players else Refusal(Code.NOT_AT_THE_TABLE, {"player": value})


def name(_: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a name as it is stored.

    Two players may have the same name, as two phones may have written it without network.
    """
    return check_spelling(str(value)) if clean_name(str(value)) == value else not_a_mark(cell)


def person(_: ShapeContext[Any], cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` can be a person's id; ``None`` means the player's own id."""
    return None if value is None or is_player_id(value) else not_a_mark(cell)


def is_clean(text: str, longest: int) -> bool:
    """Return whether ``text`` is as it is stored: trimmed, single spaces, no control characters."""
    controls = any(unicodedata.category(char) in ("Cc", "Cs") for char in text)
    return 0 < len(text) <= longest and not controls and spaced(text) == text
