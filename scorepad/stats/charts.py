"""Charts of the games played: the places of every bar, column, label and grid line."""

from collections.abc import Iterable, Iterator
from datetime import datetime, tzinfo
from math import ceil, floor
from typing import Literal, NamedTuple

from scorepad.pad.moments import local

WIDTH = 360
"""The width of every picture: that of a narrow phone; it grows with the page."""

_STEPS = tuple(unit * 10**power for power in range(5) for unit in (1, 2, 5))
_MOST_LEVELS = 6


def tenths(value: float) -> float:
    """Return a coordinate as it is written: no digit that nobody can see."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def levels(low: float, high: float) -> range:
    """Return round values, evenly apart, from just below ``low`` to just above ``high``.

    They are two at least, six at most for everything that spans less than 200,000.
    """
    step = next((s for s in _STEPS if _last(high, s) - floor(low / s) < _MOST_LEVELS), _STEPS[-1])
    first, last = floor(low / step), _last(high, step)
    return range(first * step, max(last, first + 1) * step + 1, step)


def _last(high: float, step: int) -> int:
    return ceil(high / step)


_MONTHS_APART = (1, 2, 3, 6, 12, 24, 60, 120)
_MOST = 5

TickUnit = Literal["day", "month", "year"]


class Tick(NamedTuple):
    """A moment, in Unix seconds, and how much of it is said."""

    at: int
    unit: TickUnit


def ticks(first: int, last: int, zone: tzinfo | None = None) -> tuple[Tick, ...]:
    """Return months or years that begin between the two moments, five at most.

    They begin as in ``zone``, or as on this machine; the two days themselves where fewer than two
    begin.
    """
    begin, end = local(first, zone), local(last, zone)
    months = range(12 * begin.year + begin.month, 12 * end.year + end.month)
    for apart in _MONTHS_APART:
        chosen = [month for month in months if month % apart == 0]
        if len(chosen) <= _MOST:
            break
    if len(chosen) < 2:
        return (Tick(first, "day"), Tick(last, "day")) if first < last else (Tick(first, "day"),)
    unit: TickUnit = "month" if apart < 12 else "year"
    return tuple(Tick(_begins(month, zone), unit) for month in chosen)


def _begins(month: int, zone: tzinfo | None) -> int:
    """Return the first moment of a month, counted from year 0, January being 0."""
    return int(datetime(month // 12, month % 12 + 1, 1, tzinfo=zone).timestamp())


_LEFT, _FULL = 46, 266
_TOP, _ROW = 24, 24
_BESIDE = 6
"""The distance between a bar or a column and its share."""


class Hand(NamedTuple):
    """Rounds with ``cards`` each, and the ``share`` of bids made, 0 to 1.

    It is ``None`` where the rounds are too few to say it. ``usual`` is that of everybody.
    """

    cards: int
    rounds: int
    share: float | None
    usual: float | None = None


class Bar(NamedTuple):
    """One hand size at the height ``middle``.

    It has the end and the length of its bar, the place of the mark for what is usual (``None``
    where that is not said), and where its share is written.
    """

    hand: Hand
    tip: float
    length: float
    usual: float | None
    label: float
    middle: int


class BidsMade(NamedTuple):
    """A drawing ``width`` by ``height``, y downwards: bars from ``left``, where
    none was made, towards ``full``, where all were."""

    height: int
    bars: tuple[Bar, ...]
    width: int = WIDTH
    left: int = _LEFT
    full: int = _FULL
    top: int = _TOP


def bids_made(hands: Iterable[Hand]) -> BidsMade | None:
    """Return a bar for each hand of which a share is said, in the given order.

    ``None`` where there is no bar.
    """
    bars = tuple(_bar(index, hand, tip) for index, (hand, tip) in enumerate(_said(hands)))
    if not bars:
        return None
    return BidsMade(_TOP + _ROW * len(bars), bars)


def _bar(index: int, hand: Hand, tip: float) -> Bar:
    usual = _place(hand.usual)
    label = tenths(max(tip, usual or 0) + _BESIDE)
    return Bar(hand, tip, tenths(tip - _LEFT), usual, label, _TOP + _ROW * index + _ROW // 2)


def _said(hands: Iterable[Hand]) -> Iterator[tuple[Hand, float]]:
    for hand in hands:
        tip = _place(hand.share)
        if tip is not None:
            yield hand, tip


def _place(share: float | None) -> float | None:
    return None if share is None else tenths(_LEFT + share * (_FULL - _LEFT))


BEYOND = 4
"""Bids that were missed by so many tricks or more share a column."""

_COLUMNS_TOP, _TALLEST, _BOTTOM = 22, 120, 40
_SLOT = WIDTH / (2 * BEYOND + 1)
_COLUMN = 30


class Column(NamedTuple):
    """The ``rounds`` that brought ``off`` tricks more than were bid (negative:
    fewer), ``share`` of all, 0 to 1. The column begins at ``x`` and ``top`` and is ``height`` high;
    its share is written around ``middle`` at ``label``."""

    off: int
    rounds: int
    share: float
    x: float
    middle: float
    top: float
    label: float
    height: float


class Misses(NamedTuple):
    """A drawing ``width`` by ``height``, y downwards, of columns ``column`` wide
    that stand on ``floor``; from ``-beyond`` to ``beyond``, each of which stands
    for everything farther off as well."""

    columns: tuple[Column, ...]
    width: int = WIDTH
    height: int = _COLUMNS_TOP + _TALLEST + _BOTTOM
    floor: int = _COLUMNS_TOP + _TALLEST
    column: int = _COLUMN
    beyond: int = BEYOND


def misses(rounds_by_miss: Iterable[tuple[int, int]]) -> Misses | None:
    """Return the columns for ``rounds_by_miss``; ``None`` where there are none.

    These are tricks taken less tricks bid, each with its number of rounds.
    """
    by_off = dict.fromkeys(range(-BEYOND, BEYOND + 1), 0)
    for off, number in rounds_by_miss:
        by_off[max(-BEYOND, min(BEYOND, off))] += number
    everything, most = sum(by_off.values()), max(by_off.values())
    if not everything:
        return None
    return Misses(tuple(_column(off, number, everything, most) for off, number in by_off.items()))


def _column(off: int, number: int, everything: int, most: int) -> Column:
    x, height = (off + BEYOND) * _SLOT + (_SLOT - _COLUMN) / 2, tenths(_TALLEST * number / most)
    top = tenths(_COLUMNS_TOP + _TALLEST - height)
    return Column(
        off=off,
        rounds=number,
        share=number / everything,
        x=tenths(x),
        middle=tenths(x + _COLUMN / 2),
        top=top,
        label=tenths(top - _BESIDE),
        height=height,
    )
