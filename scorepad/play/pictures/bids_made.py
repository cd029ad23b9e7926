"""Bids made, by the number of cards: a bar each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from scorepad.play.pictures.scale import WIDTH, tenths

_LEFT, _FULL = 46, 266
_TOP, _ROW = 24, 24


class Hand(NamedTuple):
    """Rounds with ``cards`` each, and the ``share`` of bids made, 0 to 1; ``None``
    where the rounds are too few to say it. ``usual`` is that of everybody."""

    cards: int
    rounds: int
    share: float | None
    usual: float | None = None


@dataclass(frozen=True, slots=True)
class Bar:
    """One hand size at the height ``middle``: where its bar ends, and where the
    mark for what is usual stands; ``None`` where that is not said."""

    hand: Hand
    tip: float
    usual: float | None
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


def bids_made(hands: Iterable[Hand]) -> BidsMade | None:
    """A bar for each of which a share is said, in the given order; ``None`` for no bar."""
    bars = tuple(
        Bar(hand, tip, _place(hand.usual), _TOP + _ROW * place + _ROW // 2)
        for place, (hand, tip) in enumerate(_said(hands))
    )
    if not bars:
        return None
    return BidsMade(_TOP + _ROW * len(bars), bars)


def _said(hands: Iterable[Hand]) -> Iterator[tuple[Hand, float]]:
    for hand in hands:
        tip = _place(hand.share)
        if tip is not None:
            yield hand, tip


def _place(share: float | None) -> float | None:
    return None if share is None else tenths(_LEFT + share * (_FULL - _LEFT))
