"""Numbers, points and times as the reader's language writes them."""

from datetime import date, datetime
from functools import lru_cache
from hashlib import sha256

from babel import Locale
from babel.dates import format_date, format_time, get_month_names
from babel.numbers import format_decimal, format_percent, get_decimal_symbol

from scorepad.i18n.speech import regional, zone
from scorepad.pad.moments import is_known, local

MINUS = "\N{MINUS SIGN}"
_LEAST_SAID, _RARE = 0.01, 0.005


def figure(value: int) -> str:
    """Return a total: a real minus sign, no plus.

    >>> figure(-20)
    '−20'
    """
    return f"{MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """Return a change: always with its sign.

    >>> signed(30), signed(-10), signed(0)
    ('+30', '−10', '±0')
    """
    return f"+{value}" if value > 0 else "±0" if value == 0 else figure(value)


def tenth(value: float) -> str:
    """Return a mean, in the reader's language: "−12.5", "3.0"."""
    rounded = round(value, 1)
    text = _formatted(abs(rounded), "#,##0.0", regional())
    return f"{MINUS}{text}" if rounded < 0 else text


def leaning(value: float) -> str:
    """Return a small mean that leans to a side: always with its sign, "+0.25", "±0.00"."""
    rounded = round(value, 2)
    sign = MINUS if rounded < 0 else "+" if rounded > 0 else "±"
    return sign + _formatted(abs(rounded), "0.00", regional())


def percent(share: float) -> str:
    """Return a share, 0 to 1, in the reader's language: "62%", "62 %".

    A rare thing is never called 0, and a usual one never 100.
    """
    if 0 < share < _RARE:
        return f"<{_percent(_LEAST_SAID, regional())}"
    if 1 - _RARE < share < 1:
        return f">{_percent(1 - _LEAST_SAID, regional())}"
    return _percent(round(share, 2), regional())


def separator() -> str:
    """Return what separates cells of a spreadsheet where the reader lives.

    It is ``semicolon`` where numbers have a decimal comma, else ``comma``.
    """
    return "semicolon" if get_decimal_symbol(regional()) == "," else "comma"


def many(number: int) -> str:
    """Return a number of things, in the reader's language: "12,480"."""
    return _formatted(number, "#,##0", regional())


# A page of statistics says hundreds of numbers, most of them more than once.
@lru_cache(4096)
def _formatted(number: float, pattern: str, locale: Locale) -> str:
    return format_decimal(number, pattern, locale=locale)


@lru_cache(512)
def _percent(share: float, locale: Locale) -> str:
    return format_percent(share, locale=locale)


def fingerprint(certificate: bytes) -> str:
    """Return the SHA-256 of a certificate (DER) in pairs of digits, as phones show it.

    >>> fingerprint(b"")[:11]
    'E3 B0 C4 42'
    """
    return sha256(certificate).digest().hex(" ").upper()


_FIRST_YEAR = 1971
"""That of the oldest game from paper."""

_UNKNOWN = "?"
"""The day and the hour of a moment that no calendar has."""


def day(timestamp: int) -> str:
    """Return the day of a moment in Unix seconds, in the reader's zone.

    "Nov 21, 2026", in Britain "21 Nov 2026".
    """
    return _date(timestamp, "medium")


def day_called(number: str) -> str:
    """Return a day written as "2026-11-21" as :func:`day` writes it."""
    return format_date(date.fromisoformat(number), "medium", locale=regional())


def month(timestamp: int) -> str:
    """Return the month of a moment in Unix seconds: "November 2026"."""
    return _date(timestamp, "LLLL y")


def month_called(number: str) -> str:
    """Return a month written as "2026-11" in words: "November 2026"."""
    return format_date(date.fromisoformat(f"{number}-01"), "LLLL y", locale=regional())


def months_called() -> list[list[str]]:
    """Return the names of the twelve months, each whole and short, as the reader writes them."""
    forms = [
        get_month_names(width, context, locale=regional())
        for width in ("wide", "abbreviated")
        for context in ("format", "stand-alone")
    ]
    return [[names[number] for names in forms] for number in range(1, 13)]


def short_month(timestamp: int) -> str:
    """Return the month of a moment in Unix seconds, where there is little room: "Nov 2026"."""
    return _date(timestamp, "LLL y")


def year(timestamp: int) -> str:
    """Return the year of a moment in Unix seconds."""
    return _date(timestamp, "y")


def clock(timestamp: int) -> str:
    """Return the time of day of a moment in Unix seconds: "9:41 PM", in Britain "21:41"."""
    if not is_known(timestamp):
        return _UNKNOWN
    return format_time(local(timestamp, zone()).time(), "short", locale=regional())


def file_day(timestamp: int) -> str:
    """Return the day of Unix seconds for a file or a field: "2026-11-21"; "" for an unknown one."""
    return local(timestamp, zone()).date().isoformat() if is_known(timestamp) else ""


def moment_on(day: str, now: int) -> int | None:
    """Return the moment (Unix seconds) on a day, at the time of day that ``now`` has.

    The day is written as "2026-11-21", and is one of the reader's zone. It is ``now`` itself for
    today, ``None`` for what is no day, or one to come.
    """
    try:
        day_on = date.fromisoformat(day)
    except ValueError:
        return None
    today = local(now, zone())
    if day_on > today.date() or day_on.year < _FIRST_YEAR:
        return None
    there = datetime.combine(day_on, today.time(), zone())
    return int(there.timestamp())


def _date(timestamp: int, pattern: str) -> str:
    if not is_known(timestamp):
        return _UNKNOWN
    return format_date(local(timestamp, zone()).date(), pattern, locale=regional())
