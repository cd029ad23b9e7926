"""Lists in a sentence."""

from collections.abc import Iterable

from scorepad.i18n.words import Words


def all_of(parts: Iterable[str]) -> str:
    """Return the parts in a row, the last one behind an "and"."""
    return WORDS.write("all_of", [*parts])


def one_of(parts: Iterable[str]) -> str:
    """Return the parts in a row, the last one behind an "or"."""
    return WORDS.write("one_of", [*parts])


WORDS = Words("lists", functions={"lists": ("all_of", "one_of")})
