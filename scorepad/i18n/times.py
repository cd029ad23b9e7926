"""Days and times as people read them where they live, in the server's time zone."""

from datetime import date, datetime

from babel.dates import format_date, format_time

from scorepad.i18n.speech import regional

_FIRST_YEAR = 1971


def day(timestamp: int) -> str:
    """Return the day of a moment in Unix seconds: "Nov 21, 2026", in Britain "21 Nov 2026"."""
    return format_date(_local(timestamp).date(), "medium", locale=regional())


def month(timestamp: int) -> str:
    """Return the month of a moment in Unix seconds: "November 2026"."""
    return format_date(_local(timestamp).date(), "LLLL y", locale=regional())


def month_called(number: str) -> str:
    """Return a month written as "2026-11" in words: "November 2026"."""
    return format_date(date.fromisoformat(f"{number}-01"), "LLLL y", locale=regional())


def short_month(timestamp: int) -> str:
    """Return the month of a moment in Unix seconds, where there is little room: "Nov 2026"."""
    return format_date(_local(timestamp).date(), "LLL y", locale=regional())


def year(timestamp: int) -> str:
    """Return the year of a moment in Unix seconds."""
    return str(_local(timestamp).year)


def clock(timestamp: int) -> str:
    """Return the time of day of a moment in Unix seconds: "9:41 PM", in Britain "21:41"."""
    return format_time(_local(timestamp), "short", locale=regional())


def file_day(timestamp: int) -> str:
    """Return the day of a moment in Unix seconds, for the name of a file: "2026-11-21"."""
    return _local(timestamp).date().isoformat()


def moment_on(day: str, now: int) -> int | None:
    """Return the moment (Unix seconds) on a day, at the time of day that ``now`` has.

    The day is written as "2026-11-21". It is ``now`` itself for today, ``None`` for what is no day,
    or one to come.
    """
    try:
        day_on = date.fromisoformat(day)
    except ValueError:
        return None
    today = _local(now)
    if day_on > today.date() or day_on.year < _FIRST_YEAR:
        return None
    return int(datetime.combine(day_on, today.time()).astimezone().timestamp())


def _local(timestamp: int) -> datetime:
    return datetime.fromtimestamp(timestamp).astimezone()
