"""Figures as people read them."""

from flask_babel import format_decimal, format_percent

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
    said = str(format_decimal(abs(rounded), "#,##0.0"))
    return f"{MINUS}{said}" if rounded < 0 else said


def leaning(value: float) -> str:
    """A small mean that leans to a side: always with its sign, "+0.25", "±0.00"."""
    rounded = round(value, 2)
    sign = MINUS if rounded < 0 else "+" if rounded > 0 else "±"
    return sign + str(format_decimal(abs(rounded), "0.00"))


def percent(share: float) -> str:
    """A share, 0 to 1, in the reader's language: "62%", "62 %". What is rare is
    never called 0, and what is usual never 100."""
    if 0 < share < _RARE:
        return f"<{format_percent(_LEAST_SAID)}"
    if 1 - _RARE < share < 1:
        return f">{format_percent(1 - _LEAST_SAID)}"
    return str(format_percent(share))


def many(number: int) -> str:
    """A number of things, in the reader's language: "12,480"."""
    return str(format_decimal(number))
