"""The statistics of a group's games: one person's, a span of time, a ruleset, and the records."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from scorepad.pad.names import by_name
from scorepad.services.groups import current_group_id
from scorepad.services.statistics.update import (
    catch_up,
    covering,
    drop_damaged,
    month_of,
    rating_spans,
    read_ratings,
    read_sum,
    sum_spans,
)
from scorepad.services.statistics.values import (
    GroupRecord,
    PersonFigures,
    StatisticsQuery,
    StatisticsView,
)
from scorepad.stats.best import Best, Bests, Feat
from scorepad.stats.figures import figures_of
from scorepad.stats.finished import SpanSum, add_spans
from scorepad.stats.rating import LEAST_RATED, Rating, last_point_in, now_in, points_in
from scorepad.stats.tally import FORM, Run, Streak, Tally, sum_tallies
from scorepad.store import PersonRow, Store, SumRow, Transaction, if_sound

_BEFORE_ALL, _AFTER_ALL = "0", "9"
"""Texts that sort before and after every month."""


class StoredStatistics(NamedTuple):
    """The stored statistics to show.

    ``sums`` and ``ratings`` (by month) are JSON texts, oldest first. They are of the time that was
    asked for, without those that are out of date. ``people`` are those of the group by id.
    ``by_ruleset`` are the numbers of games in that time, ``not_counting`` is the number of those
    that people said are not to count.
    """

    query: StatisticsQuery
    sums: tuple[SumRow, ...]
    ratings: Mapping[str, str]
    people: Mapping[str, PersonRow]
    by_ruleset: Mapping[str, int]
    known_rulesets: tuple[str, ...]
    known_months: tuple[str, ...]
    left: int
    not_counting: int


def read_stored(
    transaction: Transaction, group_id: str, query: StatisticsQuery
) -> StoredStatistics:
    """Return the stored statistics for the ``query``."""
    person = transaction.people.get(group_id, query.person) if query.person else None
    games = transaction.statistics.games_by_month(group_id, FORM)
    rulesets = sorted({ruleset for _, ruleset in games})
    query = replace(
        query,
        person=person.person_id if person else "",
        ruleset=query.ruleset if query.ruleset in rulesets else "",
    )
    since, until = query.since or _BEFORE_ALL, query.until or _AFTER_ALL
    spans, rated = sum_spans(transaction, group_id), rating_spans(transaction, group_id)
    summed = {span.name for span in spans if span.present}
    by_ruleset: dict[str, int] = {}
    for (month, ruleset), number in games.items():
        if month in summed and since <= month <= until and query.ruleset in ("", ruleset):
            by_ruleset[ruleset] = by_ruleset.get(ruleset, 0) + number
    sums = transaction.statistics.sums(group_id, covering(spans, since, until), query.ruleset)
    done = summed.intersection(span.name for span in rated if span.present)
    return StoredStatistics(
        query=query,
        sums=tuple(sums),
        ratings=transaction.statistics.ratings(group_id, covering(rated, since, until)),
        people={row.person_id: row for row in transaction.people.all(group_id)},
        by_ruleset=by_ruleset,
        known_rulesets=tuple(rulesets),
        known_months=tuple(sorted({month for month, _ in games}, reverse=True)),
        left=transaction.statistics.number_uncounted(group_id, FORM)
        + sum(number for (month, _), number in games.items() if month not in done),
        not_counting=sum(
            since <= month_of(ended_at) <= until and query.ruleset in ("", ruleset)
            for ended_at, ruleset in transaction.statistics.not_counting(
                group_id, FORM, query.person
            )
        ),
    )


_LEAST_IN_A_ROW = {Feat.MADE: 4, Feat.WON: 2}
"""The shortest streaks that are records: everybody has shorter ones."""


def records_of(
    store: Store, stored: StoredStatistics, tallies: Mapping[str, Tally], bests: Mapping[str, Bests]
) -> tuple[GroupRecord, ...]:
    """Return the records: the highest numbers in each ruleset, and the longest streaks."""
    records = [*_highest(stored, bests), *_longest(stored, tallies)]
    with store.reading() as transaction:
        ends = transaction.statistics.ends_of({best.game_id for _, _, best in records})
    return tuple(
        GroupRecord(
            *(feat, ruleset, best, stored.people[best.person].name, ends[best.game_id]),
            tuple(stored.people[other].name for other in best.others if other in stored.people),
        )
        for feat, ruleset, best in records
        if best.game_id in ends
    )


def _highest(
    stored: StoredStatistics, bests: Mapping[str, Bests]
) -> Iterator[tuple[Feat, str, Best]]:
    for ruleset in stored.known_rulesets:
        for feat in (Feat.TOTAL, Feat.ROUND, Feat.TRICKS):
            best = bests.get(ruleset, {}).get(feat)
            if best is not None and best.person in stored.people:
                yield feat, ruleset, best


def _longest(
    stored: StoredStatistics, tallies: Mapping[str, Tally]
) -> Iterator[tuple[Feat, str, Best]]:
    streaks: Mapping[Feat, Mapping[str, Run]] = {
        Feat.MADE: {person: tally.made_in_a_row.longest for person, tally in tallies.items()},
        Feat.WON: {person: tally.won_in_a_row.longest for person, tally in tallies.items()},
    }
    for feat, runs in streaks.items():
        longest = max(runs.items(), key=_number, default=None)
        if longest is not None and _number(longest) >= _LEAST_IN_A_ROW[feat]:
            person, run = longest
            best = Best(run.number, person, run.game_id)
            level = (other for other, its_run in runs.items() if its_run.number == run.number)
            yield feat, stored.query.ruleset, best.shared_with(*level)


def _number(of_person: tuple[str, Run]) -> int:
    return of_person[1].number


_PATIENCE = 1.0
"""The seconds for catching up in one response; the next one goes on."""

_MONTH = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])\Z")


def statistics_view(store: Store, device: str, query: StatisticsQuery) -> StatisticsView:
    """Return the statistics that the ``query`` asks for, of the group that ``device`` plays in.

    They are empty if the device is in none.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    with store.reading() as transaction:
        group_id = current_group_id(transaction, device)
    catch_up(store, group_id, _PATIENCE)
    query = replace(
        query,
        since=query.since if _MONTH.match(query.since) else "",
        until=query.until if _MONTH.match(query.until) else "",
    )
    stored, spans, ratings = _sound(store, group_id, query)
    sums = add_spans(spans)
    tallies = {person: sums.tallies[person] for person in stored.people if person in sums.tallies}
    now = now_in(ratings[-1]) if ratings else {}
    everybody = [
        _figured(stored, person, tally, now.get(person, Rating()), ratings)
        for person, tally in tallies.items()
    ]
    everybody.sort(key=_most_games_first)
    person = next((one for one in everybody if one.id == stored.query.person), None)
    by_ruleset = stored.by_ruleset
    if stored.query.person:
        by_ruleset = tallies.get(stored.query.person, Tally()).by_ruleset
    return StatisticsView(
        asked=stored.query,
        games=sum(by_ruleset.values()),
        by_ruleset=dict(sorted(by_ruleset.items(), key=lambda item: (-item[1], item[0]))),
        comparable=len(by_ruleset) == 1,
        group=figures_of(_together(tallies)),
        people=tuple(everybody),
        person=person,
        records=() if stored.query.person else records_of(store, stored, tallies, sums.bests),
        known_people=tuple((row.person_id, row.name) for row in stored.people.values()),
        known_rulesets=stored.known_rulesets,
        known_months=stored.known_months,
        left=stored.left,
        not_counting=stored.not_counting,
    )


def _sound(
    store: Store, group_id: str, query: StatisticsQuery
) -> tuple[StoredStatistics, list[SpanSum], list[dict[str, Any]]]:
    """Return the stored statistics, and the sums and ratings in them.

    Damaged ones are made anew once. If that takes too long, they are left out.
    """
    for is_last in (False, True):
        with store.reading() as transaction:
            stored = read_stored(transaction, group_id, query)
        sums = [if_sound(partial(read_sum, row)) for row in stored.sums]
        ratings = {
            month: if_sound(partial(read_ratings, body)) for month, body in stored.ratings.items()
        }
        lost = {row.span for row, read in zip(stored.sums, sums, strict=True) if read is None}
        late = {month for month, read in ratings.items() if read is None}
        if is_last or not (lost or late):
            break
        drop_damaged(store, group_id, sums=lost, ratings=late)
        catch_up(store, group_id, _PATIENCE)
    return (
        stored,
        [read for read in sums if read is not None],
        [read for read in ratings.values() if read is not None],
    )


def _together(tallies: Mapping[str, Tally]) -> Tally:
    """Return everybody's tallies in one, without streaks, which belong to one person."""
    streakless = [
        replace(tally, made_in_a_row=Streak(), won_in_a_row=Streak()) for tally in tallies.values()
    ]
    return sum_tallies([Tally(), *streakless])


def _most_games_first(person: PersonFigures) -> tuple[int, int, tuple[str, str]]:
    of = person.figures
    return -of.games, -(of.wins + of.shared), by_name(person.name)


def _figured(
    stored: StoredStatistics,
    person: str,
    tally: Tally,
    now: Rating,
    ratings: Sequence[Mapping[str, Any]],
) -> PersonFigures:
    row = stored.people[person]
    rated = now.games >= LEAST_RATED
    read = points_in if person == stored.query.person else last_point_in
    points = [point for month in ratings for point in read(month, person)] if rated else []
    return PersonFigures(
        id=person,
        name=row.name,
        sign=row.sign,
        figures=figures_of(tally),
        rating=now if rated else None,
        curve=tuple(points),
    )
