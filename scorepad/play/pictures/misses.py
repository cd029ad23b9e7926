"""How far bids were missed, and to which side: a column each."""

from collections.abc import Iterable
from dataclasses import dataclass

from scorepad.play.pictures.scale import WIDTH, tenths

BEYOND = 4
"""Bids that were missed by so many tricks or more share a column."""

_TOP, _TALLEST, _BOTTOM = 22, 120, 40
_SLOT = WIDTH / (2 * BEYOND + 1)
_COLUMN = 30


@dataclass(frozen=True, slots=True)
class Column:
    """The ``rounds`` that brought ``off`` tricks more than were bid (negative:
    fewer), ``share`` of all, 0 to 1. The column begins at ``x`` and is ``height`` high."""

    off: int
    rounds: int
    share: float
    x: float
    height: float


@dataclass(frozen=True, slots=True)
class Misses:
    """A drawing ``width`` by ``height``, y downwards, of columns ``column`` wide
    that stand on ``floor``; from ``-beyond`` to ``beyond``, each of which stands
    for everything farther off as well."""

    columns: tuple[Column, ...]
    width: int = WIDTH
    height: int = _TOP + _TALLEST + _BOTTOM
    floor: int = _TOP + _TALLEST
    column: int = _COLUMN
    beyond: int = BEYOND


def misses(found: Iterable[tuple[int, int]]) -> Misses | None:
    """``found`` are tricks taken less tricks bid, each with its number of rounds;
    ``None`` where there are none."""
    together = dict.fromkeys(range(-BEYOND, BEYOND + 1), 0)
    for off, number in found:
        together[max(-BEYOND, min(BEYOND, off))] += number
    everything, most = sum(together.values()), max(together.values())
    if not everything:
        return None
    return Misses(
        tuple(
            Column(
                off=off,
                rounds=number,
                share=number / everything,
                x=tenths((off + BEYOND) * _SLOT + (_SLOT - _COLUMN) / 2),
                height=tenths(_TALLEST * number / most),
            )
            for off, number in together.items()
        )
    )
