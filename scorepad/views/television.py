"""The television of a room: its tables in pages, and who stands where at each."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scorepad.services.evenings import Evening, NamedStanding
from scorepad.services.game_summary import Listed, Standing
from scorepad.services.television import Room

_TABLES, _STANDINGS = 6, 12
"""Tables and standings that fit on a screen and can be read from four metres."""
_LONG = 13
"""Letters from which a name has two lines."""


class Seat(NamedTuple):
    """A player at a table; ``place`` and ``total`` are ``None`` where they do not show.

    All are level in the beginning, and have no place. ``leads`` is true for whoever leads, or won.
    """

    name: str
    sign: int | None
    total: int | None
    place: int | None
    leads: bool

    @property
    def is_long(self) -> bool:
        """Return whether the name needs two lines."""
        return len(self.name) > _LONG


class RoomTable(NamedTuple):
    """A table whose game runs, or is over since a moment ago; the one who leads is first."""

    game: str
    house: str
    round: int
    rounds: int
    is_over: bool
    seats: tuple[Seat, ...]


class RoomView(NamedTuple):
    """The screen of a television: pages with about as many tables each, and the first standings.

    ``rest`` is the number of people who stand behind them. ``is_playing`` is true if a table plays.
    """

    pages: tuple[tuple[RoomTable, ...], ...]
    is_playing: bool
    evening: Evening | None
    standings: tuple[NamedStanding, ...]
    rest: int


def room_view(room: Room, *, totals_hidden: bool) -> RoomView:
    """Return what a television shows of a room.

    With ``totals_hidden`` it is not told who is ahead in a game.
    """
    tables = [
        *(_table(game, is_over=False, totals_hidden=totals_hidden) for game in room.running),
        *(_table(game, is_over=True, totals_hidden=totals_hidden) for game in room.just_over),
    ]
    standings = room.evening.standings if room.evening else ()
    fits = _STANDINGS if len(standings) <= _STANDINGS else _STANDINGS - 1
    return RoomView(
        pages=_pages(tables),
        is_playing=bool(room.running),
        evening=room.evening,
        standings=standings[:fits],
        rest=len(standings) - len(standings[:fits]),
    )


def _pages(tables: Sequence[RoomTable]) -> tuple[tuple[RoomTable, ...], ...]:
    """Return the tables in as few pages as hold them, none much emptier than the others.

    >>> [len(page) for page in _pages(range(8))], [len(page) for page in _pages(range(13))]
    ([4, 4], [5, 4, 4])
    """
    number = -(-len(tables) // _TABLES)
    each, more = divmod(len(tables), number) if number else (0, 0)
    begins = [place * each + min(place, more) for place in range(number + 1)]
    return tuple(tuple(tables[begin:end]) for begin, end in pairwise(begins))


def _table(game: Listed, *, is_over: bool, totals_hidden: bool) -> RoomTable:
    are_level = len({standing.total for standing in game.standings}) < 2

    def seat(standing: Standing) -> Seat:
        if totals_hidden:
            return Seat(standing.name, standing.sign, None, None, leads=False)
        better = sum(other.total > standing.total for other in game.standings)
        place = None if are_level else 1 + better
        leads = standing.won if is_over else place == 1
        return Seat(standing.name, standing.sign, standing.total, place, leads)

    seats = [seat(standing) for standing in game.standings]
    if not are_level:
        seats.sort(key=lambda each: each.place or 0)
    return RoomTable(game.game, game.house, game.round, game.rounds, is_over, tuple(seats))
