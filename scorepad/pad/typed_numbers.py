"""Numbers as people type them."""

_LONGEST = 4


def typed_number(text: str) -> int | None:
    """Return the number that ``text`` says, 0 or more; ``None`` when it says none.

    >>> typed_number(" 12 "), typed_number("a dozen"), typed_number("-1")
    (12, None, None)
    """
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= _LONGEST else None


def typed_signed_number(text: str) -> int | None:
    """Return the number that ``text`` says, which may be negative; ``None`` when it says none.

    Both the hyphen and the minus sign are read as minus.

    >>> typed_signed_number(" -10 "), typed_signed_number("+5"), typed_signed_number("- ")
    (-10, 5, None)
    """
    text = text.strip().replace("\N{MINUS SIGN}", "-")
    if text.startswith(("-", "+")):
        number = typed_number(text[1:])
        return -number if number is not None and text.startswith("-") else number
    return typed_number(text)
