"""Evenings: the games of a group that were played without a long pause, and who stands where."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from scorepad.stats.finished import Finished
from scorepad.stats.tally import Tally, Tries, sum_tallies

PAUSE = 6 * 3600
"""Seconds without a game after which an evening is over."""


class GameTimes(NamedTuple):
    """The moments at which a finished game began and ended, in Unix seconds."""

    game_id: str
    begun_at: int
    ended_at: int

    @property
    def came_in_at(self) -> int:
        """Return when the game began, or was taken up again for the evening on which it ended.

        Nobody plays for longer than :data:`PAUSE` in one go. So a game that was left for a week
        belongs to the evening on which it was brought to its end, and joins no two evenings.
        """
        return max(self.begun_at, self.ended_at - PAUSE)


def last_evening(games: Iterable[GameTimes]) -> tuple[GameTimes, ...]:
    """Return the games of the evening of the first of ``games``, in the order in which they ended.

    Args:
        games: last ended first. No more of them are taken than are needed.
    """
    evening: list[GameTimes] = []
    began = 0
    for game in games:
        if evening and began - game.ended_at > PAUSE:
            break
        began = min(began, game.came_in_at) if evening else game.came_in_at
        evening.append(game)
    return tuple(reversed(evening))


class EveningStanding(NamedTuple):
    """The standing of a person after the games of an evening.

    ``rank`` counts from 1, and those who are level share it. ``places`` are those of the games in
    which they could win, in their order. ``wins`` are the games that they won, alone or with
    others. ``total`` is the sum of their totals at the end of these games, ``None`` if the games
    have different rules or no points: these do not compare. ``bids`` are their bids in all games.
    """

    person: str
    rank: int
    games: int
    places: tuple[int, ...]
    wins: int
    total: int | None
    bids: Tries


def evening_standings(
    games: Sequence[Finished], who: Mapping[str, str]
) -> tuple[EveningStanding, ...]:
    """Return where everybody stands after the games of one evening, the best first.

    The games are in the order in which they ended. Whoever has most points is first. Where points
    do not compare it is whoever was first in most games, then second in most, and so on. ``who``
    has the person of an id; an id that is not in it is the person's own.
    """
    tallies: dict[str, list[Tally]] = {}
    places: dict[str, list[int]] = {}
    for game in games:
        for player, tally in game.tallies.items():
            tallies.setdefault(who.get(player, player), []).append(tally)
        for player, place in game.places.items():
            places.setdefault(who.get(player, player), []).append(place)
    sums = {person: sum_tallies(of_person) for person, of_person in tallies.items()}
    with_points = _have_comparable_points(games)
    unranked = [
        EveningStanding(
            person=person,
            rank=0,
            games=tally.games,
            places=tuple(places.get(person, ())),
            wins=tally.wins + tally.shared,
            total=tally.total if with_points else None,
            bids=Tries(tally.rounds, tally.misses.get(0, 0)),
        )
        for person, tally in sums.items()
    ]
    last = max((place for standing in unranked for place in standing.places), default=0)
    keys = {standing.person: _order(standing, last) for standing in unranked}
    return tuple(
        standing._replace(rank=1 + sum(key < keys[standing.person] for key in keys.values()))
        for standing in sorted(unranked, key=lambda standing: keys[standing.person])
    )


def _have_comparable_points(games: Sequence[Finished]) -> bool:
    """Return true if all games that count for somebody have the same rules, and points."""
    counting = [game for game in games if game.tallies]
    return len({game.ruleset for game in counting}) == 1 and all(
        tally.best_total.game_id
        for game in counting
        for tally in game.tallies.values()
        if tally.placed
    )


def _order(standing: EveningStanding, last: int) -> tuple[int, ...]:
    """Return what standings are sorted by, the best first; ``last`` is the last place of all."""
    if standing.total is not None:
        return (-standing.total,)
    times = Counter(standing.places)
    return tuple(-times[place] for place in range(1, last + 1))
