"""Everybody's rating beside the others': a mark each, and how uncertain it is."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from scorepad.play.pictures.scale import WIDTH, levels, tenths

_LEFT, _RIGHT, _TOP, _ROW, _BOTTOM = 104, 16, 4, 30, 22
_LONGEST_LABEL = 10


class RatedPerson(NamedTuple):
    """Somebody by ``name`` and ``look``, rated ``mean`` give or take ``spread``."""

    name: str
    look: int
    mean: float
    spread: float


@dataclass(frozen=True, slots=True)
class Rating:
    """One person's row at the height ``middle``: the mark at ``x``, what is likely
    between ``low`` and ``high``; ``label`` is the (shortened) name."""

    name: str
    label: str
    look: int
    mean: float
    spread: float
    x: float
    low: float
    high: float
    middle: int


@dataclass(frozen=True, slots=True)
class Ratings:
    """A drawing ``width`` by ``height``, y downwards; ``levels`` are ratings with
    their place."""

    rows: tuple[Rating, ...]
    levels: tuple[tuple[float, int], ...]
    height: int
    width: int = WIDTH
    left: int = _LEFT
    top: int = _TOP

    @property
    def floor(self) -> int:
        """Return where the rows end."""
        return self.height - _BOTTOM


def ratings(people: Iterable[RatedPerson]) -> Ratings | None:
    """The highest rating first; ``None`` for nobody."""
    ranked = sorted(people, key=lambda each: -each.mean)
    if not ranked:
        return None
    shown = levels(min(r.mean - r.spread for r in ranked), max(r.mean + r.spread for r in ranked))

    def x(value: float) -> float:
        share = (value - shown[0]) / (shown[-1] - shown[0])
        return tenths(_LEFT + share * (WIDTH - _LEFT - _RIGHT))

    rows = tuple(
        Rating(
            name=each.name,
            label=_label(each.name),
            look=each.look,
            mean=each.mean,
            spread=each.spread,
            x=x(each.mean),
            low=x(each.mean - each.spread),
            high=x(each.mean + each.spread),
            middle=_TOP + _ROW * place + _ROW // 2,
        )
        for place, each in enumerate(ranked)
    )
    height = _TOP + _ROW * len(rows) + _BOTTOM
    return Ratings(rows, tuple((x(level), level) for level in shown), height)


def _label(name: str) -> str:
    return name if len(name) <= _LONGEST_LABEL else name[: _LONGEST_LABEL - 1] + "…"
