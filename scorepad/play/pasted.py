"""A link within what somebody has pasted."""

import re

_PART = r"[A-Za-z0-9_-]{22}"
_TOKEN = rf"{_PART}[hv]{_PART}(?![A-Za-z0-9_-])"
_LONGEST = 4000


def circle_token_in(text: str) -> str:
    """Return the token in the first link to a circle."""
    found = re.search(rf"/c/({_PART}{_PART}(?![A-Za-z0-9_-]))", text[:_LONGEST])
    return found[1] if found else ""


def token_in(text: str) -> str:
    """Return what the first link to a game in ``text`` holds, genuine or not; "" for none.

    >>> token_in("Come and look: http://pad.local/o/" + "a" * 22 + "v" + "b" * 22 + " !")
    'aaaaaaaaaaaaaaaaaaaaaavbbbbbbbbbbbbbbbbbbbbbb'
    """
    found = re.search(rf"(?:/o/|\A\s*)({_TOKEN})", text[:_LONGEST])
    return found[1] if found else ""
