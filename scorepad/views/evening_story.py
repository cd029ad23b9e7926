"""The story of an evening: how it was won, as the results of its games tell it.

All that is told stays true if another game follows.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from scorepad.pad.people import is_erased
from scorepad.services.evenings import Evening, EveningPage, NamedStanding
from scorepad.stats.evening import GameTimes
from scorepad.stats.tally import Streak
from scorepad.views.story import BOLD, IN_A_ROW

Worths = Sequence[Mapping[str, tuple[int, ...]]]
"""The figures that rank people before the first game of an evening and after each; most is best."""


class Lead(NamedTuple):
    """The lead of whoever stands first alone, and led alone after each game from ``game`` on.

    ``game`` counts from 1. ``rival`` led alone before, played that game as well and was passed in
    it, "" if there is no such person.
    """

    person: str
    rival: str
    game: int


class Margin(NamedTuple):
    """The points by which the first was ahead of ``rival``, the second, before the last game."""

    person: str
    rival: str
    points: int


class BidsInARow(NamedTuple):
    """The most bids that anybody made in a row, from one game to the next."""

    person: str
    bids: int


class HighestBid(NamedTuple):
    """The highest ``bid`` that was made, first in ``game``, which counts from 1."""

    person: str
    bid: int
    game: int


class EveningStory(NamedTuple):
    """The facts that are told of an evening, each ``None`` where there is nothing to tell.

    ``names`` has the name of everybody who is told of, ``games`` is how many there were.
    """

    lead: Lead | None
    margin: Margin | None
    row: BidsInARow | None
    highest: HighestBid | None
    names: Mapping[str, str]
    games: int


def evening_story(page: EveningPage) -> EveningStory:
    """Return what the results of an evening tell.

    Nothing is told of two people of one name, and nothing at all where a name was erased, or
    is being erased: that person may have been ahead.
    """
    evening = page.evening
    nothing = EveningStory(None, None, None, None, {}, evening.games)
    listed = (each for game in page.games for each in (*game.standings, *game.left))
    is_whole = evening.has_all and len(page.games) == evening.games
    if not is_whole or any(is_erased(each.name) for each in listed):
        return nothing
    names = {
        each.at.person: each.name
        for each in evening.standings
        if each.at.person not in evening.namesakes
    }
    worths = _worths(evening)
    lead = _lead(evening, worths, page.times)
    margin = _margin(evening, worths, page.times)
    row = _row(evening) if page.times else None
    highest = _highest(evening)
    return EveningStory(
        lead if lead and {lead.person, lead.rival} <= {*names, ""} else None,
        margin if margin and {margin.person, margin.rival} <= names.keys() else None,
        row if row and row.person in names else None,
        highest if highest and highest.person in names else None,
        names,
        evening.games,
    )


def _lead(evening: Evening, worths: Worths, times: Sequence[GameTimes]) -> Lead | None:
    if not times:
        return None
    leaders = [_leader(worth) for worth in worths]
    person = leaders[-1]
    if not person:
        return None
    since = 1 + max(after for after, leader in enumerate(leaders) if leader != person)
    results = {each.at.person: each.results for each in evening.standings}
    # Another's loss in a game may put somebody first who did not play it.
    if results[person][since - 1] is None:
        return None
    rival = leaders[since - 1]
    if rival and person in worths[since - 1] and results[rival][since - 1] is not None:
        return Lead(person, rival, since)
    return Lead(person, "", since) if _one_by_one(times) else None


def _margin(evening: Evening, worths: Worths, times: Sequence[GameTimes]) -> Margin | None:
    """Return how close it was before the last game, if that game could still turn it.

    It could if the totals of two players in that game were at least so far apart.
    """
    if not evening.with_points or not _one_by_one(times):
        return None
    before, person = worths[-2], _leader(worths[-1])
    others = {other: worth for other, worth in before.items() if other != person}
    rival = _leader(others)
    last = {each.at.person: each.results[-1] for each in evening.standings}
    totals = [result.total for result in last.values() if result and result.total is not None]
    if person not in before or not rival or last[person] is None or last[rival] is None:
        return None
    points = before[person][0] - before[rival][0]
    return Margin(person, rival, points) if 0 < points <= max(totals) - min(totals) else None


def _worths(evening: Evening) -> Worths:
    """Return what people are ranked by, game by game.

    It is the sum of totals, or how often they were first, second and so on. Whoever could win in no
    game so far is not there.
    """
    last = max(place for each in evening.standings for place in (0, *each.at.places))
    worths: dict[str, tuple[int, ...]] = {}
    found = [dict(worths)]
    for game in range(evening.games):
        for standing in evening.standings:
            result, person = standing.results[game], standing.at.person
            if result is None or result.place is None:
                continue
            if evening.with_points:
                (total,) = worths.get(person, (0,))
                worths[person] = (total + (result.total or 0),)
            else:
                times = list(worths.get(person, last * (0,)))
                times[result.place - 1] += 1
                worths[person] = tuple(times)
        found.append(dict(worths))
    return found


def _leader(worths: Mapping[str, tuple[int, ...]]) -> str:
    """Return who alone has most, "" for nobody."""
    best = max(worths.values(), default=())
    first = [person for person, worth in worths.items() if worth == best]
    return first[0] if len(first) == 1 else ""


def _one_by_one(times: Sequence[GameTimes]) -> bool:
    """Return whether each game began when the one before it was over."""
    return bool(times) and all(
        earlier.ended_at <= later.came_in_at for earlier, later in pairwise(times)
    )


def _row(evening: Evening) -> BidsInARow | None:
    rows = {each.at.person: _longest(each) for each in evening.standings}
    person = _leader({person: (bids,) for person, bids in rows.items()})
    return BidsInARow(person, rows[person]) if person and rows[person] >= IN_A_ROW else None


def _longest(standing: NamedStanding) -> int:
    made = (result.bids_made for result in standing.results if result)
    return sum(made, start=Streak()).longest.number


def _highest(evening: Evening) -> HighestBid | None:
    bids = {
        each.at.person: [result.highest_bid if result else 0 for result in each.results]
        for each in evening.standings
    }
    person = _leader({person: (max(of_person),) for person, of_person in bids.items() if of_person})
    bid = max(bids[person]) if person else 0
    return HighestBid(person, bid, bids[person].index(bid) + 1) if bid >= BOLD else None
