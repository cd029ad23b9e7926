"""Evenings: the games of a group that were played without a long pause, and who stands where."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, tzinfo
from typing import NamedTuple

from scorepad.pad.moments import local
from scorepad.stats.best import Feat
from scorepad.stats.finished import Finished
from scorepad.stats.tally import Streak, Tally, Tries, sum_tallies

PAUSE = 6 * 3600
"""Seconds without a game after which an evening is over."""


class GameTimes(NamedTuple):
    """The moments at which a finished game began and ended, in Unix seconds.

    For a game that was moved to another evening they are those of a game of that evening.
    """

    game_id: str
    begun_at: int
    ended_at: int

    @property
    def has_time(self) -> bool:
        """Return whether the time of day is known: a game from paper has a day alone.

        All of that was written at one moment, at any time of the day on which it was played.
        """
        return self.begun_at != self.ended_at

    @property
    def came_in_at(self) -> int:
        """Return when the game began, or was taken up again for the evening on which it ended.

        Nobody plays for longer than :data:`PAUSE` in one go. So a game that was left for a week
        belongs to the evening on which it was brought to its end, and joins no two evenings.
        """
        # A clock that was put back may say that a game began after its end.
        return max(min(self.begun_at, self.ended_at), self.ended_at - PAUSE)


def evenings(
    games: Iterable[GameTimes], ends: Sequence[int] = (), zone: tzinfo | None = None
) -> Iterator[tuple[GameTimes, ...]]:
    """Yield the games of each evening, the one that ended last first.

    Each game is in one evening. The games of an evening are in the order in which they ended. A
    game from paper belongs to the last evening that began on its day; without one, the games from
    paper of a day are an evening.

    Args:
        games: last ended first. No more of them are taken than are needed.
        ends: when somebody ended an evening, in Unix seconds, in their order. A game that came in
            later belongs to another evening.
        zone: that of days; ``None`` is the zone of this machine.
    """
    found: list[_Found] = []
    for game in games:
        yield from _settled(found, game.ended_at, zone)
        _add(found, game, ends, zone)
    yield from _settled(found, None, zone)


def last_evening(
    games: Iterable[GameTimes], ends: Sequence[int] = (), zone: tzinfo | None = None
) -> tuple[GameTimes, ...]:
    """Return the games of the evening that ended last, see :func:`evenings`."""
    return next(evenings(games, ends, zone), ())


@dataclass
class _Found:
    """An evening as far as its games were found, or the games from paper of a day.

    ``part`` is the number of ends before it, ``None`` for a day. ``began_at`` is when its first
    game came in, or when the day began. ``midnight`` is the begin of a day that was asked for.
    """

    part: int | None
    began_at: int
    games: list[GameTimes] = field(default_factory=list)
    midnight: int | None = None

    def begin_of_day(self, zone: tzinfo | None) -> int:
        """Return when the day began on which it began.

        A game that is found later came in earlier, mostly on the same day. Without that, days of
        10,000 games took half of the time for their evenings.
        """
        if self.midnight is None or self.began_at < self.midnight:
            self.midnight = _begin_of_day(self.began_at, zone)
        return self.midnight

    def takes(self, part: int, game: GameTimes) -> bool:
        return self.part == part and self.began_at - game.ended_at <= PAUSE

    def can_grow(self, until: int | None) -> bool:
        """Return whether a game that ended at ``until`` or earlier can be of it."""
        return until is not None and until >= self.began_at - (0 if self.part is None else PAUSE)

    def in_order(self) -> tuple[GameTimes, ...]:
        return tuple(sorted(self.games, key=lambda game: (game.ended_at, game.game_id)))


def _add(found: list[_Found], game: GameTimes, ends: Sequence[int], zone: tzinfo | None) -> None:
    if game.has_time:
        began_at = game.came_in_at
        part = bisect_left(ends, began_at)
        theirs = next((each for each in found if each.takes(part, game)), None)
    else:
        part, began_at = None, _begin_of_day(game.ended_at, zone)
        this = (None, began_at)
        theirs = next((each for each in found if (each.part, each.began_at) == this), None)
    if theirs is None:
        theirs = _Found(part, began_at)
        found.append(theirs)
    theirs.began_at = min(theirs.began_at, began_at)
    theirs.games.append(game)


def _settled(
    found: list[_Found], until: int | None, zone: tzinfo | None
) -> Iterator[tuple[GameTimes, ...]]:
    """Yield those evenings that get no more games, when all others ended at ``until`` or earlier.

    They are taken out of ``found``. ``None`` is for no more games at all.
    """
    while found:
        first = found[0]
        day = first.begin_of_day(zone)
        if until is not None and until >= day:
            return
        # One that seems to have begun on this day may turn out to have begun the day before.
        if any(each.can_grow(until) for each in found if each.began_at >= day):
            return
        of_day = [each for each in found if _begin_of_day(each.began_at, zone) == day]
        papers = [each for each in of_day if each.part is None]
        played = [each for each in of_day if each.part is not None]
        for paper in papers if played else ():
            played[0].games += paper.games
            found.remove(paper)
        if found[0] is first:
            yield found.pop(0).in_order()


def _begin_of_day(at: int, zone: tzinfo | None) -> int:
    return int(datetime.combine(local(at, zone).date(), time(), zone).timestamp())


class Result(NamedTuple):
    """The result of a person in one game.

    ``total`` is ``None`` for somebody who could not win, or where there are no points; ``place``
    is ``None`` for somebody who could not win. ``bids_made`` are the bids in their order, of which
    some were made. ``highest_bid`` is the highest bid that anybody made in that game, 0 for
    everybody who made a lower one.
    """

    total: int | None
    place: int | None
    won: bool
    bids_made: Streak
    highest_bid: int


class EveningStanding(NamedTuple):
    """The standing of a person after the games of an evening.

    ``rank`` counts from 1, and those who are level share it. ``places`` are those of the games in
    which they could win, in their order. ``wins`` are the games that they won, alone or with
    others. ``total`` is the sum of their totals at the end of these games, ``None`` if they could
    win in none, or if the games have different rules or no points: these do not compare. ``bids``
    are their bids in all games.
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
    do not compare it is whoever was first in most games, then second in most, and so on. Whoever
    could win in no game is last. ``who`` has the person of an id; an id that is not in it is the
    person's own.
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
            total=tally.total if with_points and tally.placed else None,
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


def results_of(
    games: Sequence[Finished], who: Mapping[str, str]
) -> dict[str, tuple[Result | None, ...]]:
    """Return how everybody did in each of the games, ``None`` where they did not play.

    ``who`` has the person of an id, as in :func:`evening_standings`.
    """
    found: list[dict[str, Result]] = [
        {
            who.get(player, player): Result(
                tally.total if tally.best_total.game_id else None,
                game.places.get(player),
                bool(tally.wins + tally.shared),
                tally.made_in_a_row,
                _highest_bid(game, player),
            )
            for player, tally in game.tallies.items()
        }
        for game in games
    ]
    people = {person for of_game in found for person in of_game}
    return {person: tuple(of_game.get(person) for of_game in found) for person in people}


def _highest_bid(game: Finished, player: str) -> int:
    best = game.bests.get(Feat.TRICKS)
    return best.value if best and player in (best.person, *best.others) else 0


def _have_comparable_points(games: Sequence[Finished]) -> bool:
    """Return true if all games that count for somebody give points, and by the same rules."""
    counting = [game for game in games if game.tallies]
    return len({(game.ruleset, game.scoring) for game in counting}) == 1 and all(
        tally.best_total.game_id
        for game in counting
        for tally in game.tallies.values()
        if tally.placed
    )


def _order(standing: EveningStanding, last: int) -> tuple[int, ...]:
    """Return what standings are sorted by, the best first; ``last`` is the last place of all."""
    if standing.total is not None:
        return (0, -standing.total)
    times = Counter(standing.places)
    return (1, *(-times[place] for place in range(1, last + 1)))
