"""Moments in Unix seconds, and the days of a calendar that they fall on."""

from datetime import datetime, tzinfo

FIRST = 31_536_000
"""The beginning of 1971: a game from paper can be as old as that."""

LAST = 253_370_764_800
"""The beginning of 9999, the last year that every time zone can write."""

A_DAY = 24 * 3600
"""The seconds of a day."""


_CLOCKS_DIFFER = 5
"""The seconds by which the clocks of several servers may differ."""


def is_ahead(at: int, now: int) -> bool:
    """Return whether what was noted at ``at`` lies ahead of ``now``: the clock was put back since.

    Both are in Unix seconds.
    """
    return at > now + _CLOCKS_DIFFER


def seconds_left(since: int, seconds: int, now: int) -> int:
    """Return how many of so many ``seconds`` since a moment are left; 0 if it lies ahead.

    Otherwise people would wait until the clock is where it was before it was put back.

    >>> seconds_left(100, 60, 110), seconds_left(100, 60, 160), seconds_left(9_000, 60, 110)
    (50, 0, 0)
    """
    return 0 if is_ahead(since, now) else max(0, min(seconds, since + seconds - now))


def can_be(at: object, now: int) -> bool:
    """Return whether something can have been written at ``at``, in Unix seconds.

    A clock may be ahead of the one that says ``now``, but by no more than a day.
    """
    return type(at) is int and FIRST <= at <= now + A_DAY


def is_known(at: int) -> bool:
    """Return whether ``at`` is a moment that a calendar can show."""
    return FIRST <= at < LAST


def local(at: int, zone: tzinfo | None = None) -> datetime:
    """Return ``at`` (Unix seconds) as clocks in ``zone`` show it; ``None`` is this machine's zone.

    A moment that no calendar can show becomes the nearest one that it can.
    """
    return datetime.fromtimestamp(min(max(at, FIRST), LAST)).astimezone(zone)
