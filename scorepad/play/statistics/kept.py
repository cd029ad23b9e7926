"""What is kept of a circle, read in one short transaction and worked out after it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorepad.play.statistics.figured import StatisticsAsked
from scorepad.play.statistics.spans import covering, rating_spans, sum_spans
from scorepad.stats.tally import FORM
from scorepad.store import PersonRow, Reader

_BEFORE_ALL, _AFTER_ALL = "0", "9"
"""Months are in between."""


@dataclass(frozen=True, slots=True)
class Kept:
    """``sums`` and ``ratings`` are JSON texts, oldest first, those of the time that
    was asked for and only where they are up to date; ``people`` are
    those of the circle by id, ``by_ruleset`` its games in that time."""

    asked: StatisticsAsked
    sums: tuple[str, ...]
    ratings: tuple[str, ...]
    people: Mapping[str, PersonRow]
    by_ruleset: Mapping[str, int]
    known_rulesets: tuple[str, ...]
    known_months: tuple[str, ...]
    left: int


def read_kept(reader: Reader, circle_id: str, asked: StatisticsAsked) -> Kept:
    """Return what there is to say about what was ``asked``."""
    person = reader.person(circle_id, asked.person) if asked.person else None
    games = reader.games_by_month(circle_id, FORM)
    rulesets = sorted({ruleset for _, ruleset in games})
    asked = replace(
        asked,
        person=person.person_id if person else "",
        ruleset=asked.ruleset if asked.ruleset in rulesets else "",
    )
    since, until = asked.since or _BEFORE_ALL, asked.until or _AFTER_ALL
    spans, rated = sum_spans(reader, circle_id), rating_spans(reader, circle_id)
    said = {span.name for span in spans if span.present}
    by_ruleset: dict[str, int] = {}
    for (month, ruleset), number in games.items():
        if month in said and since <= month <= until and asked.ruleset in ("", ruleset):
            by_ruleset[ruleset] = by_ruleset.get(ruleset, 0) + number
    sums = reader.sums(circle_id, covering(spans, since, until), asked.ruleset)
    done = said.intersection(span.name for span in rated if span.present)
    return Kept(
        asked=asked,
        sums=tuple(row.body for row in sums),
        ratings=tuple(reader.ratings(circle_id, covering(rated, since, until)).values()),
        people={each.person_id: each for each in reader.people(circle_id)},
        by_ruleset=by_ruleset,
        known_rulesets=tuple(rulesets),
        known_months=tuple(sorted({month for month, _ in games}, reverse=True)),
        left=reader.number_uncounted(circle_id, FORM)
        + sum(number for (month, _), number in games.items() if month not in done),
    )
