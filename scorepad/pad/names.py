"""Names of players: their comparison, and the names that cannot be written."""

import unicodedata
from collections.abc import Collection

from scorepad.rules.refusal import Code, Refusal

LONGEST_NAME = 32
"""The most characters in a name; long runs of odd characters stall a printer."""


def clean_name(name: str) -> str:
    """Return the name as it is stored: composed, trimmed, with single spaces.

    >>> clean_name("  Anna   Lena ")
    'Anna Lena'
    """
    return " ".join(unicodedata.normalize("NFC", name).split())


def folded(name: str) -> str:
    """Return the form in which names are compared: capitals and spaces make no difference."""
    return clean_name(name).casefold()


def check_name(name: str, taken: Collection[str]) -> Refusal | None:
    """Return what is wrong with ``name``, if anything; ``taken`` are folded names."""
    if any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co") for char in name.strip()):
        return Refusal(Code.NAME_HAS_CONTROLS)
    cleaned = clean_name(name)
    if not cleaned:
        return Refusal(Code.NAME_EMPTY)
    if len(cleaned) > LONGEST_NAME:
        return Refusal(Code.NAME_TOO_LONG, {"longest": LONGEST_NAME})
    if folded(cleaned) in taken:
        return Refusal(Code.NAME_TAKEN, {"name": cleaned})
    return None


def by_name(name: str) -> tuple[str, str]:
    """Return the key that sorts a name into a list.

    Émile is beside Emil, Ö beside O, as in English, French and German alike; letters alone decide
    before accents and capitals do.
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)), name
