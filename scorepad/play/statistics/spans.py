"""The spans of time that a circle's sums are kept for, and which are up to date.

Sums are kept for every month, and for every year before the last one, so that
many years are read in few pieces.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby

from scorepad.stats.tally import FORM
from scorepad.store import Reader


@dataclass(frozen=True, slots=True)
class Span:
    """A month ("2026-11"), or a year ("2026") with its ``months``; the ``stamp``
    that its sums have when they are of its present state, and whether they are."""

    name: str
    months: tuple[str, ...]
    stamp: str
    present: bool


def year_of(month: str) -> str:
    """The year of a month."""
    return month[:4]


def sum_spans(reader: Reader, circle_id: str) -> list[Span]:
    """Every year of the circle but the last one, then every month in which a game ended."""
    changes = reader.changes_by_month(circle_id)
    stamps = reader.sum_stamps(circle_id)
    months = list(changes)
    years = [(year, tuple(each)) for year, each in groupby(months, year_of)]
    spans = [*years[:-1], *((month, (month,)) for month in months)]
    return [
        _span(name, of, f"{FORM}.{sum(changes[month] for month in of)}", stamps.get(name))
        for name, of in spans
    ]


def rating_spans(reader: Reader, circle_id: str) -> list[Span]:
    """Every such month; ratings depend on everything that was before, too."""
    changes = reader.changes_by_month(circle_id)
    stamps = reader.rating_stamps(circle_id)
    return [
        _span(month, (month,), f"{FORM}.{changed}", stamps.get(month))
        for month, changed in zip(changes, accumulate(changes.values()), strict=True)
    ]


def covering(spans: Sequence[Span], since: str, until: str) -> list[str]:
    """Names of the fewest ``spans`` (years before months) that are up to date and
    make up the months from ``since`` to ``until``, the earliest first."""
    names: list[str] = []
    done: set[str] = set()
    for span in spans:
        whole = all(since <= month <= until for month in span.months)
        if span.present and whole and done.isdisjoint(span.months):
            names.append(span.name)
            done.update(span.months)
    return sorted(names)


def _span(name: str, months: tuple[str, ...], stamp: str, kept: str | None) -> Span:
    return Span(name, months, stamp, kept == stamp)
