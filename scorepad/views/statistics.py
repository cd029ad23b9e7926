"""The pictures of the statistics of a group's games, and the addresses that ask for a part."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import tzinfo
from itertools import groupby
from typing import Literal, NamedTuple
from urllib.parse import quote

from scorepad.pad.moments import local
from scorepad.services.statistics.values import PersonFigures, StatisticsView
from scorepad.stats.charts import BidsMade, Hand, Misses, bids_made, misses
from scorepad.stats.rating import Point
from scorepad.stats.rating_charts import (
    Rated,
    RatedPerson,
    RatingCurve,
    Ratings,
    rating_curve,
    ratings,
)


class StatisticsCharts(NamedTuple):
    """The pictures, each ``None`` where there is too little to draw.

    ``bids_made`` and ``misses`` are of the person who was asked for, or of everybody; ``rating`` is
    the person's, ``by_month`` the same curve where each month ended; ``ratings`` are everybody's.
    """

    bids_made: BidsMade | None
    misses: Misses | None
    rating: RatingCurve | None
    by_month: tuple[Point, ...]
    ratings: Ratings | None


def statistics_charts(view: StatisticsView, zone: tzinfo | None) -> StatisticsCharts:
    """Return the pictures of ``view``, with days as in ``zone``, or as on this machine."""
    person = view.person
    figures = person.figures if person else view.group
    usual = {hand.hand: hand.made.value for hand in view.group.by_hand} if person else {}
    hands = (
        Hand(hand.hand, hand.made.rests_on, hand.made.value, usual.get(hand.hand))
        for hand in figures.by_hand
    )
    curve = person.curve if person and person.rating else ()
    return StatisticsCharts(
        bids_made=bids_made(hands),
        misses=misses(figures.misses) if figures.made.value is not None else None,
        rating=rating_curve([Rated(point.at, point.mean, point.spread) for point in curve], zone),
        by_month=tuple(_last_of_each_month(curve, zone)),
        ratings=None if person else ratings(_rated(view.people)),
    )


def _rated(people: Iterable[PersonFigures]) -> Iterator[RatedPerson]:
    for person in people:
        if person.rating:
            yield RatedPerson(person.name, person.sign, person.rating.mean, person.rating.spread)


def _last_of_each_month(curve: Iterable[Point], zone: tzinfo | None) -> Iterator[Point]:
    for _, points in groupby(curve, key=lambda point: f"{local(point.at, zone):%Y-%m}"):
        *_, last = points
        yield last


_PLAIN = "!~*'()"
_NAMES = {"since": "from", "until": "to"}
"""The names in an address that are words of Python."""


def asking(here: Mapping[str, str | None], **changes: str) -> str:
    """Return the query of an address that asks for what ``here`` asks for, with ``changes``.

    "" takes a part away.

    >>> asking({"player": "anna", "game": None}, since="2026-01")
    '?player=anna&from=2026-01'
    """
    asked = {**here, **{_NAMES.get(name, name): value for name, value in changes.items()}}
    # A phone leaves the same signs alone.
    parts = [f"{name}={quote(value, _PLAIN)}" for name, value in asked.items() if value]
    return f"?{'&'.join(parts)}" if parts else ""


class Period(NamedTuple):
    """A span of months from ``since`` ("2026-01"; "" for the first) until now."""

    name: Literal["all", "year", "twelve"]
    since: str


def periods(timestamp: int) -> tuple[Period, ...]:
    """Return all time, this year and the last twelve months at ``timestamp`` (Unix seconds).

    They are of this machine's time zone, as the months that are counted.
    """
    now = local(timestamp)
    # The current month is the last of the twelve.
    year, month = divmod(12 * now.year + now.month - 12, 12)
    return (
        Period("all", ""),
        Period("year", f"{now.year}-01"),
        Period("twelve", f"{year}-{month + 1:02}"),
    )
