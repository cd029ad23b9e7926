"""Somebody's rating over time, with how uncertain it is."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from scorepad.play.pictures.days import Tick, ticks
from scorepad.play.pictures.scale import WIDTH, levels, tenths

_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 16, 12, 26
_HEIGHT = 210


class Rated(NamedTuple):
    """What a rating was at a moment, in Unix seconds, give or take ``spread``."""

    at: int
    mean: float
    spread: float


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class RatingCurve:
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


def rating_curve(ratings: Sequence[Rated]) -> RatingCurve | None:
    """``ratings`` in the order of time; ``None`` below two of them, or where no
    time lies between."""
    if len(ratings) < 2 or ratings[0].at >= ratings[-1].at:
        return None
    first, last = ratings[0].at, ratings[-1].at
    shown = levels(min(r.mean - r.spread for r in ratings), max(r.mean + r.spread for r in ratings))
    low, high = shown[0], shown[-1]

    def x(at: int) -> float:
        return tenths(_LEFT + (at - first) * (WIDTH - _LEFT - _RIGHT) / (last - first))

    def y(value: float) -> float:
        return tenths(_TOP + (high - value) * (_HEIGHT - _TOP - _BOTTOM) / (high - low))

    kept = list(_one_a_place(ratings, x))
    upper = [(x(r.at), y(r.mean + r.spread)) for r in kept]
    lower = [(x(r.at), y(r.mean - r.spread)) for r in kept]
    return RatingCurve(
        line=tuple((x(r.at), y(r.mean)) for r in kept),
        band=(*upper, *reversed(lower)),
        levels=tuple((y(level), level) for level in shown),
        days=tuple((x(tick.at), tick) for tick in ticks(first, last)),
    )


def _one_a_place(ratings: Sequence[Rated], x: Callable[[int], float]) -> Iterator[Rated]:
    """The last of those that nobody could see apart, the very first kept."""
    yield ratings[0]
    for _, together in groupby(ratings[1:], key=lambda rating: round(x(rating.at))):
        *_, last = together
        yield last
