"""Plain values that come out of the store."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

Role = Literal["host", "view"]


def state_of(edition: int, version: int, digest: int) -> str:
    """Return what a phone says to tell which marks it has.

    >>> state_of(0, 12, 3632233996)
    '0.12.d87f7e0c'
    """
    return f"{edition}.{version}.{digest:x}"


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game without its marks; times in Unix seconds, ``version`` = number of
    marks, ``edition`` = how often they were written anew, ``digest`` =
    :func:`scorepad.pad.marks.digest` of them. ``circle_id`` is "" where nobody's
    circle has it."""

    game_id: str
    created_at: int
    updated_at: int
    version: int
    host_generation: int
    view_generation: int
    summary: dict[str, Any]
    circle_id: str = ""
    deleted_at: int | None = None
    edition: int = 0
    digest: int = 0

    @property
    def state(self) -> str:
        """Return what tells these marks from others; see :func:`state_of`."""
        return state_of(self.edition, self.version, self.digest)


class Length(NamedTuple):
    """How many marks a game has and which, and what one device may do in it."""

    version: int
    edition: int
    digest: int
    role: Role


class Right(NamedTuple):
    """What a device may do with a game, by a link of which generation."""

    role: Role
    generation: int


class Opened(NamedTuple):
    """A game, and what one device may do in it."""

    game: GameRow
    role: Role


class DeviceGame(NamedTuple):
    """A game in the list of a device, with what the device may do there."""

    game: GameRow
    role: Role


class Before(NamedTuple):
    """The last game of a page of the list: the next page begins after it."""

    created_at: int
    game_id: str


class Wanted(NamedTuple):
    """Which games a list shows: with this person, by this ruleset, begun in
    ``[since, until)``; "" and ``None`` for any. ``written`` leaves out games that
    have no entry beside their opening."""

    person_id: str = ""
    ruleset: str = ""
    since: int | None = None
    until: int | None = None
    written: bool = False


class CircleRow(NamedTuple):
    """People who play together; ``name`` is "" until somebody gives one. ``asks_who``
    when a name that is known is never taken for a person unasked."""

    circle_id: str
    name: str
    created_at: int
    generation: int
    asks_who: bool = False


class CircleSize(NamedTuple):
    """How many games and devices a circle has; ``last_begun`` is when the latest game
    began, in Unix seconds, ``None`` without one."""

    games: int
    devices: int
    last_begun: int | None


class PersonRow(NamedTuple):
    """Somebody of a circle, or, where ``merged_into`` names one, a second id of theirs;
    ``merged_under`` is the id that somebody put it together with, ``None`` where it
    came by its name."""

    person_id: str
    name: str
    look: int
    hidden: bool
    merged_into: str | None
    created_at: int
    merged_under: str | None = None


class FinishedRow(NamedTuple):
    """What a finished game says; ``month`` ("2026-11") is that in which it ended,
    "" where it says nothing of anybody. ``form`` is that of ``body``."""

    game_id: str
    circle_id: str
    month: str
    ended_at: int
    ruleset: str
    form: int
    body: dict[str, Any]


class SumRow(NamedTuple):
    """Sums of one ruleset ("": all together) in a ``span``: a month, or a year
    ("2026"); ``body`` is JSON text."""

    span: str
    ruleset: str
    body: str
