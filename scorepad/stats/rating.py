"""Skill, estimated from places in games of any number of players."""

from collections.abc import Mapping, Sequence
from math import lcm
from typing import NamedTuple

FIRST_MEAN, FIRST_SIGMA = 25.0, 25.0 / 3.0
"""Where everybody begins: the library's own scale."""

LEAST_RATED = 5
"""Games behind a rating that is said: before, it is mostly where everybody begins."""


class Rating(NamedTuple):
    """A skill is so likely to be around ``mean`` as a normal distribution with
    the standard deviation ``sigma`` says, after so many ``games``."""

    mean: float = FIRST_MEAN
    sigma: float = FIRST_SIGMA
    games: int = 0


def rated(before: Mapping[str, Rating], places: Mapping[str, int]) -> dict[str, Rating]:
    """The ratings of those who have ``places`` in one game, after it; who has
    none ``before`` begins. A game that nobody could lose changes none.

    A shared place counts as the mean of the places that it takes. (Left to
    itself the model would give two who won together no more than the third.)
    """
    if len(places) < 2:
        return {}
    held = {player: before.get(player, Rating()) for player in places}
    orders = [_rated_in_order(held, order) for order in _orders(places)]
    return {
        player: Rating(
            sum(after[player][0] for after in orders) / len(orders),
            sum(after[player][1] for after in orders) / len(orders),
            held[player].games + 1,
        )
        for player in places
    }


def _rated_in_order(
    held: Mapping[str, Rating], order: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Mean and sigma of each after a game that ended in that order."""
    from openskill.models import PlackettLuce  # 50 ms, which only statistics are worth

    model = PlackettLuce(mu=FIRST_MEAN, sigma=FIRST_SIGMA)
    teams = [[model.rating(mu=held[each].mean, sigma=held[each].sigma)] for each in order]
    after = model.rate(teams)
    return {player: (team[0].mu, team[0].sigma) for player, team in zip(order, after, strict=True)}


def _orders(places: Mapping[str, int]) -> list[list[str]]:
    """The orders in which a game may have ended: each of those who share a place
    comes first among them equally often."""
    level: dict[int, list[str]] = {}
    for player, place in sorted(places.items(), key=lambda each: each[1]):
        level.setdefault(place, []).append(player)
    return [
        [each for group in level.values() for each in _rotated(group, turn)]
        for turn in range(lcm(*map(len, level.values())))
    ]


def _rotated(group: list[str], turn: int) -> list[str]:
    first = turn % len(group)
    return group[first:] + group[:first]
