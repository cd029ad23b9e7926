"""Names of players: their comparison, and the names that cannot be written."""

import re
import unicodedata
from collections.abc import Collection

from scorepad.rules.notation import plain
from scorepad.rules.refusal import Code, Refusal

LONGEST_NAME = 32
"""The most characters in a name; long runs of odd characters stall a printer."""

UNJUDGED_LATE = frozenset({Code.NAME_TAKEN, Code.NAME_UNSEEN})
"""The refusals of a name that hold only while it is typed.

A game that was begun elsewhere, or by an older version, keeps its names: nobody may lose a game
because the rules for names have changed.
"""

_MARKS = "\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff"
"""Marks of direction, joiners and breaks, which are invisible and often copied with a name."""

_EDGES = re.compile(rf"^[\s{_MARKS}]+|[\s{_MARKS}]+\Z")
_TAGS = "\U000e0020-\U000e007f"
_UNSOUND = re.compile(
    rf"[\u200c\u200d][\s\u200c\u200d]|\s[\u200c\u200d]|(?<![\U0001f3f4{_TAGS}])[{_TAGS}]"
)
"""Joiners that join nothing, and tags that belong to no flag."""

_JOINS = re.compile(rf"[\u200c\u200d{_TAGS}]")
_SHOW_NOTHING = ("Cc", "Cf", "Cs", "Co")
_UNSEEN = re.compile(
    # Characters that Unicode says to ignore in any font. Tags are missing, as they tell flags
    # apart.
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e001f\U000e0080-\U000e0fff"
    # Empty signs of Braille, music and objects.
    "\u2800\U0001d159\ufffc"
    # Code points that will never be characters.
    "\ufdd0-\ufdef"
    + "".join(
        chr(plane + last) for plane in range(0, 0x110000, 0x10000) for last in (0xFFFE, 0xFFFF)
    )
    + "]"
)


def clean_name(name: str) -> str:
    """Return the name as it is stored: composed, without invisible edges, with single spaces.

    >>> clean_name("  Anna   Lena ")
    'Anna Lena'
    """
    return spaced(_EDGES.sub("", name))


def caseless(name: str) -> str:
    """Return the form in which names are compared.

    Capitals, spaces and invisible signs make no difference. Lower case, then upper, then lower
    again: the script on a phone can do that as well.
    """
    letters = _UNSEEN.sub("", clean_name(name)).lower().upper().lower()
    return spaced(letters.replace("\u03c2", "\u03c3"))


def spellings(name: str) -> set[str]:
    """Return the usual spellings of a name.

    They serve a database that can't compare names by :func:`caseless`.
    """
    clean = clean_name(name)
    return {clean, clean.lower(), clean.upper(), clean.title(), clean[:1].upper() + clean[1:]}


def check_spelling(name: str) -> Refusal | None:
    """Return why no version could store ``name``, or ``None``."""
    inner = _EDGES.sub("", name)
    if has_controls(inner) or _UNSOUND.search(inner):
        return Refusal(Code.NAME_HAS_CONTROLS)
    cleaned = clean_name(name)
    if not cleaned:
        return Refusal(Code.NAME_EMPTY)
    if len(cleaned) > LONGEST_NAME:
        return Refusal(Code.NAME_TOO_LONG, {"longest": LONGEST_NAME})
    return None


def has_controls(text: str) -> bool:
    """Return whether ``text`` has signs that show nothing, but for those that join letters."""
    return without_controls(text) != text


def without_controls(text: str) -> str:
    """Return the text without signs that show nothing; those that join letters stay.

    An emoji of several persons is one sign because of them, and Persian needs them. Signs that
    this version of Unicode does not know stay as well: another phone or server may know them.
    """
    return "".join(
        char
        for char in text
        if _JOINS.match(char) or unicodedata.category(char) not in _SHOW_NOTHING
    )


def check_name(name: str, taken: Collection[str]) -> Refusal | None:
    """Return what is wrong with ``name``, if anything; ``taken`` are caseless names."""
    refusal = check_spelling(name)
    if refusal is not None:
        return refusal
    if not any(map(_is_seen, name)):
        return Refusal(Code.NAME_UNSEEN)
    if caseless(name) in taken:
        return Refusal(Code.NAME_TAKEN, {"name": clean_name(name)})
    return None


def _is_seen(char: str) -> bool:
    """Return whether ``char`` shows something by itself; an accent needs a letter."""
    kind = unicodedata.category(char)
    return not (char.isspace() or kind in ("Mn", "Mc", "Me", "Cf") or _UNSEEN.match(char))


def spaced(text: str) -> str:
    """Return the text composed, with single spaces between its words."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def by_name(name: str) -> tuple[str, str]:
    """Return the key that sorts a name into a list.

    Accents and capitals count only between names with the same letters, as in Unicode's root
    collation: Émile comes next to Emil, Ö next to O, Ł next to L, and Æ stands for AE.
    """
    return plain(name), name
