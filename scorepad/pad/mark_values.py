"""Values that the cells of a pad can hold, field by field."""

import re
import unicodedata
from collections.abc import Callable, Set
from dataclasses import dataclass

from scorepad.pad.judge import LONGEST_WHY, MOST_POINTS
from scorepad.pad.marks import Cell, Mark, Value, same
from scorepad.pad.names import check_spelling, clean_name, spaced
from scorepad.pad.table import BY_SCHEDULE, RULE
from scorepad.pad.tricks_taken import NOBODY
from scorepad.rules.checking import RulesetError, Section
from scorepad.rules.option_table import OPTIONS
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.schedule import MOST_ROUNDS

_PLAYER_ID = re.compile(r"[0-9A-Za-z_-]{1,32}\Z")
_CARD = re.compile(r"[!-~]{1,2}\Z")


@dataclass(frozen=True, slots=True)
class Ground:
    """The facts by which the shape of a mark is judged."""

    players: Set[str]
    """The ids of all players, with the newcomers that the mark itself brings to the table."""
    ruleset: Ruleset
    """The rules that the game began with."""


def newcomers_in(mark: Mark) -> Set[str]:
    """Return the ids of the new players that a mark both names and seats."""
    if not any(cell.field == "seating" for cell, _ in mark.cells):
        return frozenset()
    named = {cell.player for cell, _ in mark.cells if cell.field == "name"}
    return frozenset(filter(is_player_id, named))


def is_player_id(value: object) -> bool:
    """Return whether ``value`` can be the id of a new player: one that is not quoted in a URL."""
    return isinstance(value, str) and _PLAYER_ID.match(value) is not None


Check = Callable[[Ground, Cell, Value], Refusal | None]


def whole(low: int, high: int, *, empty: bool = False) -> Check:
    """Return a check for whole numbers from ``low`` to ``high``, or with ``empty`` for no value."""

    def check(_: Ground, cell: Cell, value: Value) -> Refusal | None:
        if value is None and empty:
            return None
        if type(value) is not int:
            return _not(cell)
        facts = {"value": value, "low": low, "high": high}
        return None if low <= value <= high else Refusal(Code.OUT_OF_RANGE, facts)

    return check


def one_of(*values: Value) -> Check:
    """Return a check for one of ``values``."""

    def check(_: Ground, cell: Cell, value: Value) -> Refusal | None:
        return None if any(same(value, each) for each in values) else _not(cell)

    return check


def trump(_: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` can be the codes of a card and of a suit, or nothing.

    Whether the deck has that card is not checked: a pad without it shows no trump.
    """
    is_card = value is None or (isinstance(value, str) and _CARD.match(value))
    return None if is_card else _not(cell)


def adjustment(_: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is points and a word why, or nothing."""
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2:
        return _not(cell)
    points, why = value
    if type(points) is not int or abs(points) > MOST_POINTS:
        return _not(cell)
    return None if isinstance(why, str) and _is_clean(why, LONGEST_WHY) else _not(cell)


def ally(ground: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is another player of the game, or nobody."""
    known = value is None or (value in ground.players and value != cell.player)
    return None if known else _not(cell)


def name(_: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a name as it is stored.

    Another player may have the same, given apart.
    """
    if not isinstance(value, str) or clean_name(value) != value:
        return _not(cell)
    return check_spelling(value)


def person(_: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` can be the id of a person.

    ``None`` stands for the person of the player's own id.
    """
    return None if value is None or is_player_id(value) else _not(cell)


def at_the_table(ground: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a player."""
    if not isinstance(value, str):
        return _not(cell)
    return None if value in ground.players else Refusal(Code.NOT_AT_THE_TABLE, {"player": value})


def taker(ground: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a player, or nobody."""
    return None if value == NOBODY else at_the_table(ground, cell, value)


def seating(ground: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is as many players as the game is for, each once.

    Later seats can be taken back.
    """
    if value is None and cell.round > 1:
        return None
    if not isinstance(value, list):
        return _not(cell)
    for player in value:
        refusal = at_the_table(ground, cell, player)
        if refusal is not None:
            return refusal
    if len(set(value)) != len(value):
        return _not(cell)
    ruleset = ground.ruleset
    if ruleset.least <= len(value) <= ruleset.most:
        return None
    facts = {"players": len(value), "least": ruleset.least, "most": ruleset.most}
    return Refusal(Code.NUMBER_OF_PLAYERS, facts)


def rounds(ground: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is a number of rounds, or as many as the schedule has.

    For a later round it may be nothing.
    """
    if value == BY_SCHEDULE or (value is None and cell.round > 1):
        return None
    return whole(1, MOST_ROUNDS)(ground, cell, value)


def option(_: Ground, cell: Cell, value: Value) -> Refusal | None:
    """Check that ``value`` is one that the option of the rules allows.

    For a later round it may be nothing.
    """
    key = cell.field.removeprefix(RULE)
    if value is None and cell.round > 1:
        return None
    if key not in OPTIONS or not isinstance(value, str | int):
        return _not(cell)
    try:
        OPTIONS[key].take(Section("", {key: value}), key)
    except RulesetError as error:
        return Refusal(Code.NO_SUCH_RULE, {"key": error.key, "allowed": error.allowed})
    return None


def _is_clean(text: str, longest: int) -> bool:
    controls = any(unicodedata.category(char) in ("Cc", "Cs") for char in text)
    return 0 < len(text) <= longest and not controls and spaced(text) == text


def _not(cell: Cell) -> Refusal:
    return Refusal(Code.NOT_A_MARK, {"what": cell.field})
