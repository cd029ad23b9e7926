"""Numbers as people type them."""

_LONGEST = 4


def typed_number(text: str) -> int | None:
    """The number that ``text`` says, 0 or more; ``None`` when it says none.

    >>> typed_number(" 12 "), typed_number("a dozen"), typed_number("-1")
    (12, None, None)
    """
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= _LONGEST else None
