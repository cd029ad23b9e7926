"""The days that stand below a line over time."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

_MONTHS_APART = (1, 2, 3, 6, 12, 24, 60, 120)
_MOST = 5

Said = Literal["day", "month", "year"]


@dataclass(frozen=True, slots=True)
class Tick:
    """A moment, in Unix seconds, and how much of it is said."""

    at: int
    said: Said


def ticks(first: int, last: int) -> tuple[Tick, ...]:
    """Months or years that begin between the two moments, five at most, in the
    server's time zone; the two days themselves where fewer than two begin."""
    begin, end = (datetime.fromtimestamp(at).astimezone() for at in (first, last))
    months = range(12 * begin.year + begin.month, 12 * end.year + end.month)
    for apart in _MONTHS_APART:
        chosen = [month for month in months if month % apart == 0]
        if len(chosen) <= _MOST:
            break
    if len(chosen) < 2:
        return (Tick(first, "day"), Tick(last, "day")) if first < last else (Tick(first, "day"),)
    said: Said = "month" if apart < 12 else "year"
    return tuple(Tick(_begins(month), said) for month in chosen)


def _begins(month: int) -> int:
    """The first moment of a month, counted from year 0, January being 0."""
    return int(datetime(month // 12, month % 12 + 1, 1).astimezone().timestamp())
