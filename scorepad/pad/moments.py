"""Moments in Unix seconds, and the days of a calendar that they fall on."""

from datetime import datetime, tzinfo

FIRST = 31_536_000
"""The beginning of 1971: a game from paper can be as old as that."""

_LAST = 253_370_764_800
"""The beginning of 9999, the last year that every time zone can write."""

A_DAY = 24 * 3600
"""The seconds of a day."""


def can_be(at: object, now: int) -> bool:
    """Return whether something can have been written at ``at``, in Unix seconds.

    A clock may be ahead of the one that says ``now``, but by no more than a day.
    """
    return type(at) is int and FIRST <= at <= now + A_DAY


def is_known(at: int) -> bool:
    """Return whether ``at`` is a moment that a calendar can show."""
    return FIRST <= at < _LAST


def local(at: int, zone: tzinfo | None = None) -> datetime:
    """Return ``at`` (Unix seconds) as clocks in ``zone`` show it; ``None`` is this machine's zone.

    A moment that no calendar can show becomes the nearest one that it can.
    """
    return datetime.fromtimestamp(min(max(at, FIRST), _LAST)).astimezone(zone)
