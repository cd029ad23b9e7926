"""Skill, estimated from places in games of any number of players, and its way over months."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import lcm
from operator import itemgetter
from typing import Any, NamedTuple

FIRST_MEAN, FIRST_SIGMA = 25.0, 25.0 / 3.0
"""The rating with which everybody begins: the library's own scale."""

LEAST_RATED = 5
"""Games behind a rating that is said: before, it is mostly where everybody begins."""


LIKELY = 1.96
"""The number of standard deviations to either side that hold a skill 95 of 100 times."""


class Rating(NamedTuple):
    """A rating of somebody's skill after so many ``games``.

    The skill is so likely to be around ``mean`` as a normal distribution with the standard
    deviation ``sigma`` says.
    """

    mean: float = FIRST_MEAN
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def spread(self) -> float:
        """The distance from the mean, to either side, beyond which the skill hardly ever is."""
        return LIKELY * self.sigma


def rated(before: Mapping[str, Rating], places: Mapping[str, int]) -> dict[str, Rating]:
    """Return the ratings of those who have ``places`` in one game, after it.

    Whoever has none ``before`` begins with the first one. A game that nobody could lose changes
    none.

    A shared place counts as the mean of the places that it takes. (Left to
    itself the model would give two who won together no more than the third.)
    """
    if len(places) < 2:
        return {}
    ratings = {player: before.get(player, Rating()) for player in places}
    orders = [_rated_in_order(ratings, order) for order in _orders(places)]
    return {
        player: Rating(
            sum(after[player][0] for after in orders) / len(orders),
            sum(after[player][1] for after in orders) / len(orders),
            ratings[player].games + 1,
        )
        for player in places
    }


def _rated_in_order(
    ratings: Mapping[str, Rating], order: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Return mean and sigma of each after a game that ended in that order."""
    from openskill.models import PlackettLuce  # 50 ms, which only statistics are worth

    model = PlackettLuce(mu=FIRST_MEAN, sigma=FIRST_SIGMA)
    teams = [
        [model.rating(mu=ratings[player].mean, sigma=ratings[player].sigma)] for player in order
    ]
    after = model.rate(teams)
    return {player: (team[0].mu, team[0].sigma) for player, team in zip(order, after, strict=True)}


def _orders(places: Mapping[str, int]) -> list[list[str]]:
    """Return the orders in which a game may have ended.

    Each of those who share a place comes first among them equally often.
    """
    level: dict[int, list[str]] = {}
    for player, place in sorted(places.items(), key=itemgetter(1)):
        level.setdefault(place, []).append(player)
    return [
        [player for group in level.values() for player in _rotated(group, turn)]
        for turn in range(lcm(*map(len, level.values())))
    ]


def _rotated(group: list[str], turn: int) -> list[str]:
    first = turn % len(group)
    return group[first:] + group[:first]


_AN_EVENING = 12 * 3600
"""Seconds: games that end so close together are of one evening."""


class RatedGame(NamedTuple):
    """A game that ended at that moment, and the places of those who could win."""

    at: int
    places: Mapping[str, int]


class Point(NamedTuple):
    """A rating as an evening left it; ``at`` is when its last game ended, in Unix seconds."""

    at: int
    mean: float
    sigma: float

    @property
    def spread(self) -> float:
        """The distance from the mean, to either side, beyond which the skill hardly ever is."""
        return LIKELY * self.sigma


class MonthRatings(NamedTuple):
    """The ratings of a month.

    ``now`` are those of everybody who has ever played, as the month left them; ``path`` has one
    point an evening, of those who played in it.
    """

    now: Mapping[str, Rating]
    path: Mapping[str, tuple[Point, ...]]

    def as_json(self) -> dict[str, Any]:
        """Return the ratings as JSON values, for :func:`now_in` and :func:`points_in`.

        To read all of many months takes much longer than what is wanted of them.
        """
        return {
            "now": {person: list(rating) for person, rating in self.now.items()},
            "path": {person: list(chain(*points)) for person, points in self.path.items()},
        }


def now_in(written: Mapping[str, Any]) -> dict[str, Rating]:
    """Return the ratings of everybody as the month left them."""
    return {person: Rating(*rating) for person, rating in written["now"].items()}


def points_in(written: Mapping[str, Any], person: str) -> tuple[Point, ...]:
    """Return one person's points of the month; none for somebody who did not play."""
    flat = written["path"].get(person, ())
    return tuple(Point(*flat[start : start + 3]) for start in range(0, len(flat), 3))


def last_point_in(written: Mapping[str, Any], person: str) -> tuple[Point, ...]:
    """Return the last of one person's points of the month, if there is any."""
    flat = written["path"].get(person, ())
    return (Point(*flat[-3:]),) if flat else ()


def rate_games(
    before: Mapping[str, Rating], games: Iterable[RatedGame], who: Mapping[str, str]
) -> MonthRatings:
    """Return the ratings after games in the order in which they ended.

    ``who`` has the person of an id; an id that is not in it is the person's own.
    """
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
