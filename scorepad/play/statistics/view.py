"""The statistics of a circle's games: one person's, a span of time, a ruleset."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from scorepad.pad.names import by_name
from scorepad.play.circles import circle_now
from scorepad.play.statistics.catching_up import catch_up
from scorepad.play.statistics.figured import (
    PersonFigures,
    RatingNow,
    RatingPoint,
    StatisticsAsked,
    StatisticsView,
)
from scorepad.play.statistics.kept import Kept, read_kept
from scorepad.play.statistics.records import records_of
from scorepad.stats.figures import figures_of
from scorepad.stats.month_rating import last_point_in, now_in, points_in
from scorepad.stats.rating import LEAST_RATED, Rating
from scorepad.stats.span_sum import SpanSum, put_together
from scorepad.stats.streak import Streak
from scorepad.stats.tally import Tally, together
from scorepad.store import Store

_SECONDS = 1.0
"""For catching up, in one answer: the next one goes on."""

_MONTH = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])\Z")


def statistics_view(store: Store, device: str, asked: StatisticsAsked) -> StatisticsView:
    """Return what ``asked`` asks for, of the circle that ``device`` plays in; of nothing
    where it is in none.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as reader:
        circle = circle_now(reader, device)
    circle_id = circle.circle_id if circle else ""
    catch_up(store, circle_id, _SECONDS)
    asked = replace(
        asked,
        since=asked.since if _MONTH.match(asked.since) else "",
        until=asked.until if _MONTH.match(asked.until) else "",
    )
    with store.reading() as reader:
        kept = read_kept(reader, circle_id, asked)
    sums = put_together(SpanSum.from_json(json.loads(body)) for body in kept.sums)
    tallies = {each: sums.tallies[each] for each in kept.people if each in sums.tallies}
    ratings = [json.loads(body) for body in kept.ratings]
    now = now_in(ratings[-1]) if ratings else {}
    everybody = [
        _figured(kept, each, tally, now.get(each, Rating()), ratings)
        for each, tally in tallies.items()
    ]
    everybody.sort(key=_most_games_first)
    person = next((each for each in everybody if each.id == kept.asked.person), None)
    by_ruleset = kept.by_ruleset
    if kept.asked.person:
        by_ruleset = tallies.get(kept.asked.person, Tally()).by_ruleset
    return StatisticsView(
        asked=kept.asked,
        games=sum(by_ruleset.values()),
        by_ruleset=dict(sorted(by_ruleset.items(), key=lambda each: -each[1])),
        comparable=len(by_ruleset) == 1,
        circle=figures_of(_together(tallies)),
        people=tuple(everybody),
        person=person,
        records=() if kept.asked.person else records_of(store, kept, tallies, sums.bests),
        known_people=tuple((each.person_id, each.name) for each in kept.people.values()),
        known_rulesets=kept.known_rulesets,
        known_months=kept.known_months,
        left=kept.left,
    )


def _together(tallies: Mapping[str, Tally]) -> Tally:
    """Everybody's in one; streaks are one person's only."""
    streakless = [
        replace(tally, made_in_a_row=Streak(), won_in_a_row=Streak()) for tally in tallies.values()
    ]
    return together([Tally(), *streakless])


def _most_games_first(each: PersonFigures) -> tuple[int, int, tuple[str, str]]:
    of = each.figures
    return -of.games, -(of.wins + of.shared), by_name(each.name)


def _figured(
    kept: Kept, person: str, tally: Tally, now: Rating, ratings: Sequence[Mapping[str, Any]]
) -> PersonFigures:
    row = kept.people[person]
    rated = now.games >= LEAST_RATED
    read = points_in if person == kept.asked.person else last_point_in
    points = [point for month in ratings for point in read(month, person)] if rated else []
    return PersonFigures(
        id=person,
        name=row.name,
        look=row.look,
        hidden=row.hidden,
        figures=figures_of(tally),
        rating=RatingNow(*now) if rated else None,
        curve=tuple(RatingPoint(*point) for point in points),
    )
