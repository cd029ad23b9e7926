"""Spans of time that are one tap away."""

from datetime import datetime
from typing import Literal, NamedTuple


class Time(NamedTuple):
    """Months from ``since`` ("2026-01"; "" for the first) until now."""

    name: Literal["all", "year", "twelve"]
    since: str


def times(at: int) -> tuple[Time, ...]:
    """All time, this year and the last twelve months at ``at`` (Unix seconds), in
    the server's time zone."""
    now = datetime.fromtimestamp(at).astimezone()
    # The twelve end with the month that has begun.
    year, month = divmod(12 * now.year + now.month - 12, 12)
    return (
        Time("all", ""),
        Time("year", f"{now.year}-01"),
        Time("twelve", f"{year}-{month + 1:02}"),
    )
