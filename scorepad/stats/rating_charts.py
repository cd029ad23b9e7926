"""Charts of ratings: somebody's over time, and everybody's side by side."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import tzinfo
from itertools import groupby
from typing import NamedTuple

from scorepad.stats.charts import WIDTH, Tick, levels, tenths, ticks

_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 16, 12, 26
_HEIGHT = 210


class Rated(NamedTuple):
    """A rating at a moment, in Unix seconds: ``mean``, give or take ``spread``."""

    at: int
    mean: float
    spread: float


Point = tuple[float, float]


class RatingCurve(NamedTuple):
    """A drawing ``width`` by ``height``, y downwards: the ``line``, the outline of
    the ``band`` around it, ``levels`` with their height, ``days`` with their place."""

    line: tuple[Point, ...]
    band: tuple[Point, ...]
    levels: tuple[tuple[float, int], ...]
    days: tuple[tuple[float, Tick], ...]
    width: int = WIDTH
    height: int = _HEIGHT
    left: int = _LEFT
    right: int = WIDTH - _RIGHT
    floor: int = _HEIGHT - _BOTTOM


def rating_curve(ratings: Sequence[Rated], zone: tzinfo | None = None) -> RatingCurve | None:
    """Return the curve of ``ratings``, which are in the order of time, with days as in ``zone``.

    ``None`` below two of them, or where no time lies between.
    """
    if len(ratings) < 2 or ratings[0].at >= ratings[-1].at:
        return None
    first, last = ratings[0].at, ratings[-1].at
    shown = levels(min(r.mean - r.spread for r in ratings), max(r.mean + r.spread for r in ratings))
    low, high = shown[0], shown[-1]

    def x(at: int) -> float:
        return tenths(_LEFT + (at - first) * (WIDTH - _LEFT - _RIGHT) / (last - first))

    def y(value: float) -> float:
        return tenths(_TOP + (high - value) * (_HEIGHT - _TOP - _BOTTOM) / (high - low))

    shown_ratings = list(_one_a_place(ratings, x))
    upper = [(x(r.at), y(r.mean + r.spread)) for r in shown_ratings]
    lower = [(x(r.at), y(r.mean - r.spread)) for r in shown_ratings]
    return RatingCurve(
        line=tuple((x(r.at), y(r.mean)) for r in shown_ratings),
        band=(*upper, *reversed(lower)),
        levels=tuple((y(level), level) for level in shown),
        days=tuple((x(tick.at), tick) for tick in ticks(first, last, zone)),
    )


def _one_a_place(ratings: Sequence[Rated], x: Callable[[int], float]) -> Iterator[Rated]:
    """Yield the last of those that nobody could see apart, the very first as well."""
    yield ratings[0]
    for _, group in groupby(ratings[1:], key=lambda rating: round(x(rating.at))):
        *_, last = group
        yield last


_ROWS_LEFT, _ROWS_RIGHT, _ROWS_TOP, _ROW, _ROWS_BOTTOM = 104, 16, 4, 30, 22
_LONGEST_LABEL = 10


class RatedPerson(NamedTuple):
    """Somebody by ``name`` and ``sign``, rated ``mean`` give or take ``spread``."""

    name: str
    sign: int
    mean: float
    spread: float


class Rating(NamedTuple):
    """One person's row at the height ``middle``: the mark at ``x``, what is likely
    between ``low`` and ``high``; ``label`` is the (shortened) name."""

    name: str
    label: str
    sign: int
    mean: float
    spread: float
    x: float
    low: float
    high: float
    middle: int


class Ratings(NamedTuple):
    """A drawing ``width`` by ``height``, y downwards; ``levels`` are ratings with
    their place."""

    rows: tuple[Rating, ...]
    levels: tuple[tuple[float, int], ...]
    height: int
    width: int = WIDTH
    left: int = _ROWS_LEFT
    top: int = _ROWS_TOP

    @property
    def floor(self) -> int:
        """The height at which the rows end."""
        return self.height - _ROWS_BOTTOM


def ratings(people: Iterable[RatedPerson]) -> Ratings | None:
    """Return the rows of ``people``, the highest rating first; ``None`` for nobody."""
    ranked = sorted(people, key=lambda person: -person.mean)
    if not ranked:
        return None
    shown = levels(min(r.mean - r.spread for r in ranked), max(r.mean + r.spread for r in ranked))

    def x(value: float) -> float:
        share = (value - shown[0]) / (shown[-1] - shown[0])
        return tenths(_ROWS_LEFT + share * (WIDTH - _ROWS_LEFT - _ROWS_RIGHT))

    rows = tuple(
        Rating(
            name=person.name,
            label=_label(person.name),
            sign=person.sign,
            mean=person.mean,
            spread=person.spread,
            x=x(person.mean),
            low=x(person.mean - person.spread),
            high=x(person.mean + person.spread),
            middle=_ROWS_TOP + _ROW * index + _ROW // 2,
        )
        for index, person in enumerate(ranked)
    )
    height = _ROWS_TOP + _ROW * len(rows) + _ROWS_BOTTOM
    return Ratings(rows, tuple((x(level), level) for level in shown), height)


def _label(name: str) -> str:
    return name if len(name) <= _LONGEST_LABEL else name[: _LONGEST_LABEL - 1] + "…"
