"""Figures as people read them."""

MINUS = "\N{MINUS SIGN}"


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
