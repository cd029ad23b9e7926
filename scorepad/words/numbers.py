"""Figures as people read them."""

from functools import lru_cache
from hashlib import sha256

from flask_babel import format_decimal, format_percent

from scorepad.words.languages import language

MINUS = "\N{MINUS SIGN}"
_LEAST_SAID, _RARE = 0.01, 0.005


def figure(value: int) -> str:
    """A total: a real minus sign, no plus.

    >>> figure(-20)
    '−20'
    """
    return f"{MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """A change: always with its sign.

    >>> signed(30), signed(-10), signed(0)
    ('+30', '−10', '±0')
    """
    return f"+{value}" if value > 0 else "±0" if value == 0 else figure(value)


def tenth(value: float) -> str:
    """A mean, in the reader's language: "−12.5", "3.0"."""
    rounded = round(value, 1)
    said = _written(abs(rounded), "#,##0.0", language())
    return f"{MINUS}{said}" if rounded < 0 else said


def leaning(value: float) -> str:
    """A small mean that leans to a side: always with its sign, "+0.25", "±0.00"."""
    rounded = round(value, 2)
    sign = MINUS if rounded < 0 else "+" if rounded > 0 else "±"
    return sign + _written(abs(rounded), "0.00", language())


def percent(share: float) -> str:
    """A share, 0 to 1, in the reader's language: "62%", "62 %". What is rare is
    never called 0, and what is usual never 100."""
    if 0 < share < _RARE:
        return f"<{_percent(_LEAST_SAID, language())}"
    if 1 - _RARE < share < 1:
        return f">{_percent(1 - _LEAST_SAID, language())}"
    return _percent(round(share, 2), language())


def many(number: int) -> str:
    """A number of things, in the reader's language: "12,480"."""
    return _written(number, "#,##0", language())


# A page of statistics says hundreds of numbers, most of them more than once. The
# language only tells them apart: Flask-Babel knows the reader's.
@lru_cache(4096)
def _written(number: float, pattern: str, _language: str) -> str:
    return str(format_decimal(number, pattern))


@lru_cache(512)
def _percent(share: float, _language: str) -> str:
    return str(format_percent(share))


def fingerprint(certificate: bytes) -> str:
    """Return the SHA-256 of a certificate (DER) in pairs of digits, as phones show it.

    >>> fingerprint(b"")[:11]
    'E3 B0 C4 42'
    """
    return sha256(certificate).digest().hex(" ").upper()
