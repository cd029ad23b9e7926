"""Bids made, by the number of cards: a bar each."""

from collections.abc import Iterable
from dataclasses import dataclass

from scorepad.play.pictures.scale import WIDTH, tenths

_LEFT, _FULL = 36, 262
_TOP, _ROW = 24, 24


@dataclass(frozen=True, slots=True)
class Bar:
    """The rounds with ``cards`` each: ``made`` of ``rounds`` bids. ``share``, 0 to
    1, and ``tip``, where the bar ends, are ``None`` where the rounds are too few;
    ``middle`` is its height."""

    cards: int
    rounds: int
    made: int
    share: float | None
    tip: float | None
    middle: int


@dataclass(frozen=True, slots=True)
class BidsMade:
    """A drawing ``width`` by ``height``, y downwards: bars from ``left``, where
    none was made, towards ``full``, where all were."""

    height: int
    bars: tuple[Bar, ...]
    width: int = WIDTH
    left: int = _LEFT
    full: int = _FULL
    top: int = _TOP


def bids_made(hands: Iterable[tuple[int, int, int]], least: int) -> BidsMade | None:
    """``hands`` are cards each, rounds and bids made; a bar is drawn from ``least``
    rounds on. ``None`` where there is no bar at all."""
    bars = tuple(
        _bar(place, cards, rounds, made, least)
        for place, (cards, rounds, made) in enumerate(sorted(hands))
    )
    if all(bar.tip is None for bar in bars):
        return None
    return BidsMade(_TOP + _ROW * len(bars), bars)


def _bar(place: int, cards: int, rounds: int, made: int, least: int) -> Bar:
    middle = _TOP + _ROW * place + _ROW // 2
    if rounds < max(least, 1):
        return Bar(cards, rounds, made, None, None, middle)
    share = made / rounds
    return Bar(cards, rounds, made, share, tenths(_LEFT + share * (_FULL - _LEFT)), middle)
