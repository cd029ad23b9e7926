"""Ratings from month to month, and the way there."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

from scorepad.stats.rating import Rating, rated

_AN_EVENING = 12 * 3600
"""Seconds: games that end so close together are of one evening."""


class Ended(NamedTuple):
    """A game that ended at that moment, and the places of who could win."""

    at: int
    places: Mapping[str, int]


class Point(NamedTuple):
    """A rating as an evening left it; ``at`` is when its last game ended."""

    at: int
    mean: float
    sigma: float


@dataclass(frozen=True, slots=True)
class MonthRatings:
    """``now`` are the ratings of everybody who has ever played, as the month
    left them; ``path`` has one point an evening, of those who played in it."""

    now: Mapping[str, Rating]
    path: Mapping[str, tuple[Point, ...]]

    def as_json(self) -> dict[str, Any]:
        """For :func:`now_in` and :func:`points_in`: to read all of many months
        takes much longer than what is wanted of them."""
        return {
            "now": {person: list(rating) for person, rating in self.now.items()},
            "path": {person: list(chain(*points)) for person, points in self.path.items()},
        }


def now_in(written: Mapping[str, Any]) -> dict[str, Rating]:
    """The ratings of everybody as the month left them."""
    return {person: Rating(*rating) for person, rating in written["now"].items()}


def points_in(written: Mapping[str, Any], person: str) -> tuple[Point, ...]:
    """One person's way through the month; empty for who did not play."""
    flat = written["path"].get(person, ())
    return tuple(Point(*flat[place : place + 3]) for place in range(0, len(flat), 3))


def last_point_in(written: Mapping[str, Any], person: str) -> tuple[Point, ...]:
    """The last point of that way, if there is any."""
    flat = written["path"].get(person, ())
    return (Point(*flat[-3:]),) if flat else ()


def rate_games(
    before: Mapping[str, Rating], games: Iterable[Ended], who: Mapping[str, str]
) -> MonthRatings:
    """The ratings after games in the order in which they ended; ``who`` says whom
    an id means, which else means itself."""
    now = dict(before)
    path: dict[str, list[Point]] = {}
    for game in games:
        places: dict[str, int] = {}
        for player, place in game.places.items():
            person = who.get(player, player)
            places[person] = min(place, places.get(person, place))
        for person, rating in rated(now, places).items():
            now[person] = rating
            points = path.setdefault(person, [])
            if points and game.at - points[-1].at < _AN_EVENING:
                points.pop()
            points.append(Point(game.at, round(rating.mean, 4), round(rating.sigma, 4)))
    return MonthRatings(now, {person: tuple(points) for person, points in path.items()})
