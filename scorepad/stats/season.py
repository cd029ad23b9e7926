"""Seasons: the evenings of a span of days, and who stands where after them."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import tzinfo
from itertools import starmap
from operator import attrgetter
from typing import Any, NamedTuple

from scorepad.pad.moments import local
from scorepad.stats.evening import GameTimes, evenings
from scorepad.stats.finished import Finished

Worth = tuple[float, ...]
"""The value of some games, by which people are put in order: the highest is the best.

Each is a quotient of whole numbers, rounded once. So equal ones stay equal, and those of fewer than
10,000 games do not become equal. Fractions took ten times as long.
"""


_NO_END = "9"
"""A text that sorts after every day."""


class SeasonResult(NamedTuple):
    """The result of a player in one game.

    ``total`` is ``None`` for somebody who could not win, or where there are no points; ``place``
    is ``None`` for somebody who could not win.
    """

    total: int | None
    place: int | None
    won: bool


class SeasonGame(NamedTuple):
    """A finished game, as far as seasons count it.

    Two games have comparable points if both have the same ``rules``; "" has none. ``results`` are
    by the ids of players.
    """

    times: GameTimes
    rules: str
    results: Mapping[str, SeasonResult]

    def as_json(self) -> list[Any]:
        """Return the game as JSON values, for :meth:`from_json`."""
        results = {player: list(result) for player, result in self.results.items()}
        return [*self.times, self.rules, results]

    @classmethod
    def from_json(cls, value: Sequence[Any]) -> "SeasonGame":
        """Return the game that :meth:`as_json` was made from."""
        game_id, begun_at, ended_at, rules, results = value
        return cls(
            GameTimes(game_id, begun_at, ended_at),
            rules,
            dict(zip(results, starmap(SeasonResult, results.values()), strict=True)),
        )


def season_game(times: GameTimes, game: Finished) -> SeasonGame:
    """Return the facts of a game as seasons count them."""
    with_points = all(tally.best_total.game_id for tally in game.tallies.values() if tally.placed)
    return SeasonGame(
        times,
        f"{game.ruleset} {game.scoring}" if with_points else "",
        {
            player: SeasonResult(
                tally.total if tally.best_total.game_id else None,
                game.places.get(player),
                bool(tally.wins + tally.shared),
            )
            for player, tally in game.tallies.items()
        },
    )


def evenings_between(
    games: Iterable[SeasonGame],
    ends: Sequence[int],
    zone: tzinfo | None,
    begins: str,
    ends_on: str,
) -> list[tuple[SeasonGame, ...]]:
    """Return the games of each evening that began on one of these days, the earliest first.

    Args:
        games: those around these days, in any order.
        ends: when somebody ended an evening, in Unix seconds, in their order.
        zone: that of days; ``None`` is the zone of this machine.
        begins: the first day, "2026-12-01".
        ends_on: the last day, "" for none.
    """
    by_id = {game.times.game_id: game for game in games}
    last_first = sorted(
        (game.times for game in by_id.values()),
        key=attrgetter("ended_at", "game_id"),
        reverse=True,
    )
    found = [
        tuple(by_id[times.game_id] for times in evening)
        for evening in evenings(last_first, ends, zone)
        if begins <= _day_of(evening, zone) <= (ends_on or _NO_END)
    ]
    return found[::-1]


def _day_of(evening: Sequence[GameTimes], zone: tzinfo | None) -> str:
    """Return the day on which an evening began."""
    at_a_time = [times.came_in_at for times in evening if times.has_time]
    began_at = min(at_a_time or [times.ended_at for times in evening])
    return local(began_at, zone).date().isoformat()


class SeasonRules(NamedTuple):
    """The games of a season that count: of each person those of the ``best`` evenings.

    0 stands for all. Only the first ``of`` evenings of the season count at all, 0 for all.
    Whoever played fewer than ``least`` games in these has no rank.
    """

    best: int = 0
    of: int = 0
    least: int = 0


class SeasonStanding(NamedTuple):
    """The standing of a person in a season.

    ``rank`` counts from 1, and those who are level share it; it is 0 for whoever has played too few
    games, or could win in none. ``games``, ``evenings`` and ``wins`` are all of theirs in the
    season. ``counted`` are the games in which they could win, of the evenings that count for them,
    ``total`` is the sum of the totals of these, ``None`` if they have no comparable points, and
    ``places`` says how often they were first, second, and so on in them.
    """

    person: str
    rank: int
    games: int
    evenings: int
    wins: int
    counted: int
    counted_evenings: int
    total: int | None
    places: tuple[int, ...]


@dataclass(slots=True)
class _OfEvening:
    """The results of a person on an evening, or on several.

    ``places`` says how often they were first, second, and so on; a ``Counter`` took thrice as long.
    """

    games: int = 0
    wins: int = 0
    counted: int = 0
    total: int = 0
    places: dict[int, int] = field(default_factory=dict)

    def add(self, result: SeasonResult) -> None:
        total, place, won = result
        self.games += 1
        self.wins += won
        if place is not None:
            self.counted += 1
            self.total += total or 0
            self.places[place] = self.places.get(place, 0) + 1

    def take(self, other: "_OfEvening") -> None:
        self.counted += other.counted
        self.total += other.total
        for place, times in other.places.items():
            self.places[place] = self.places.get(place, 0) + times

    def worth(self, last: int, *, with_points: bool) -> Worth:
        if with_points:
            return (self.total / self.counted,)
        return tuple(self.places.get(place, 0) / self.counted for place in range(1, last + 1))


def season_standings(
    evenings: Sequence[Sequence[SeasonGame]],
    rules: SeasonRules,
    who: Mapping[str, str],
    left_out: Collection[str] = (),
) -> tuple[SeasonStanding, ...]:
    """Return where everybody stands after the evenings of a season, the best first.

    Whoever has most points a game is first. Where points do not compare it is whoever was first in
    the largest share of their games, then second, and so on. The evenings that count for a person
    are their best ones in the same sense: of two that are level, the one with more games, then the
    earlier one. Those without a rank are last.

    Args:
        evenings: the earliest first.
        rules: says what counts.
        who: has the person of an id; an id that is not in it is the person's own.
        left_out: people who do not count. Their games count for the others.
    """
    counting = counting_evenings(evenings, rules)
    with_points = has_comparable_points(game for evening in counting for game in evening)
    by_person: dict[str, list[_OfEvening]] = {}
    for evening in counting:
        of_evening: dict[str, _OfEvening] = {}
        for game in evening:
            for player, result in game.results.items():
                person = who.get(player, player)
                theirs = of_evening.get(person)
                if theirs is None:
                    theirs = of_evening[person] = _OfEvening()
                theirs.add(result)
        for person, theirs in of_evening.items():
            by_person.setdefault(person, []).append(theirs)
    last = max((max(each.places, default=0) for of in by_person.values() for each in of), default=0)
    worths: dict[str, Worth] = {}
    unranked = []
    for person, of_person in by_person.items():
        if person in left_out:
            continue
        best = _best_of(of_person, rules.best, last, with_points=with_points)
        together = _OfEvening()
        for theirs in best:
            together.take(theirs)
        games = sum(each.games for each in of_person)
        if together.counted:
            worths[person] = together.worth(last, with_points=with_points)
        unranked.append(
            SeasonStanding(
                person=person,
                rank=0,
                games=games,
                evenings=len(of_person),
                wins=sum(each.wins for each in of_person),
                counted=together.counted,
                counted_evenings=len(best),
                total=together.total if with_points and together.counted else None,
                places=tuple(together.places.get(place, 0) for place in range(1, last + 1)),
            )
        )
    ranked = {
        standing.person: worths[standing.person]
        for standing in unranked
        if standing.person in worths and standing.games >= rules.least
    }
    standings = (
        standing._replace(
            rank=1 + sum(worth > ranked[standing.person] for worth in ranked.values())
            if standing.person in ranked
            else 0
        )
        for standing in unranked
    )
    # Of those without a rank, whoever has played more comes first.
    return tuple(sorted(standings, key=lambda each: (not each.rank, each.rank, -each.games)))


def _best_of(
    of_person: Sequence[_OfEvening], best: int, last: int, *, with_points: bool
) -> Sequence[_OfEvening]:
    counting = [each for each in of_person if each.counted]
    if not best or len(counting) <= best:
        return counting
    counting.sort(
        key=lambda each: (each.worth(last, with_points=with_points), each.counted), reverse=True
    )
    return counting[:best]


def counting_evenings(
    evenings: Sequence[Sequence[SeasonGame]], rules: SeasonRules
) -> Sequence[Sequence[SeasonGame]]:
    """Return those of the evenings that count for anybody."""
    return evenings[: rules.of] if rules.of else evenings


def has_comparable_points(games: Iterable[SeasonGame]) -> bool:
    """Return whether all of the games give points, and by the same rules."""
    rules = {game.rules for game in games}
    return len(rules) == 1 and "" not in rules


class HeadToHead(NamedTuple):
    """Two people in the games in which both could win.

    ``first`` and ``second`` are in how many of these either was ahead, ``level`` in how many they
    were level. ``difference`` is the sum of the first one's totals less that of the second one's,
    ``None`` where points do not compare.
    """

    games: int
    first: int
    second: int
    level: int
    difference: int | None


def head_to_head(
    games: Iterable[SeasonGame], who: Mapping[str, str], first: str, second: str
) -> HeadToHead:
    """Return how two people did against each other; ``who`` is as in :func:`season_standings`."""
    together: list[SeasonGame] = []
    outcomes: Counter[int] = Counter()
    difference = 0
    of_first, of_second = (
        [person, *(id for id, own in who.items() if own == person and id != person)]
        for person in (first, second)
    )
    for game in games:
        one, other = _result_of(game, of_first), _result_of(game, of_second)
        if one is None or other is None or one.place is None or other.place is None:
            continue
        together.append(game)
        outcomes[(one.place > other.place) - (one.place < other.place)] += 1
        difference += (one.total or 0) - (other.total or 0)
    return HeadToHead(
        games=len(together),
        first=outcomes[-1],
        second=outcomes[1],
        level=outcomes[0],
        difference=difference if has_comparable_points(together) else None,
    )


def _result_of(game: SeasonGame, ids: Sequence[str]) -> SeasonResult | None:
    """Return the result of the person who has these ids, ``None`` if they did not play."""
    return next((game.results[id] for id in ids if id in game.results), None)
