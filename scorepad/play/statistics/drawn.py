"""The pictures of what a circle's games say."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from scorepad.play.pictures.bids_made import BidsMade, Hand, bids_made
from scorepad.play.pictures.misses import Misses, misses
from scorepad.play.pictures.rating import Rated, RatingCurve, rating_curve
from scorepad.play.pictures.ratings import RatedPerson, Ratings, ratings
from scorepad.play.statistics.figured import (
    PersonFigures,
    RatingPoint,
    StatisticsView,
)


@dataclass(frozen=True, slots=True)
class Drawn:
    """Each ``None`` where there is too little to draw. ``bids_made`` and ``misses``
    are of the person who was asked for, or of everybody; ``rating`` is the
    person's, ``by_month`` the same curve where each month ended; ``ratings`` are
    everybody's."""

    bids_made: BidsMade | None
    misses: Misses | None
    rating: RatingCurve | None
    by_month: tuple[RatingPoint, ...]
    ratings: Ratings | None


def drawn(view: StatisticsView) -> Drawn:
    """The pictures of ``view``."""
    person = view.person
    figures = person.figures if person else view.circle
    usual = {each.hand: each.made.value for each in view.circle.by_hand} if person else {}
    hands = (
        Hand(each.hand, each.made.rests_on, each.made.value, usual.get(each.hand))
        for each in figures.by_hand
    )
    curve = person.curve if person and person.rating else ()
    return Drawn(
        bids_made=bids_made(hands),
        misses=misses(figures.misses) if figures.made.value is not None else None,
        rating=rating_curve([Rated(point.at, point.mean, point.spread) for point in curve]),
        by_month=tuple(_last_of_each_month(curve)),
        ratings=None if person else ratings(_rated(view.people)),
    )


def _rated(people: Iterable[PersonFigures]) -> Iterator[RatedPerson]:
    for each in people:
        if each.rating:
            yield RatedPerson(each.name, each.look, each.rating.mean, each.rating.spread)


def _last_of_each_month(curve: Iterable[RatingPoint]) -> Iterator[RatingPoint]:
    for _, points in groupby(curve, key=lambda point: _month(point.at)):
        *_, last = points
        yield last


def _month(at: int) -> tuple[int, int]:
    moment = datetime.fromtimestamp(at).astimezone()
    return moment.year, moment.month
