"""Skill, estimated from places in games of any number of players."""

from collections.abc import Mapping
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
    none ``before`` begins. A game that nobody could lose changes none."""
    if len(places) < 2:
        return {}
    from openskill.models import PlackettLuce  # 50 ms, which only statistics are worth

    model = PlackettLuce(mu=FIRST_MEAN, sigma=FIRST_SIGMA)
    held = {player: before.get(player, Rating()) for player in places}
    teams = [[model.rating(mu=each.mean, sigma=each.sigma)] for each in held.values()]
    after = model.rate(teams, ranks=list(map(float, places.values())))
    return {
        player: Rating(team[0].mu, team[0].sigma, held[player].games + 1)
        for player, team in zip(places, after, strict=True)
    }
