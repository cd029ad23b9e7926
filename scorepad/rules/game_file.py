"""The data file of a game, as it is read before the kind of the game is known."""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from scorepad.rules.checking import RulesetError, Section

LANGUAGES = ("en", "fr", "de")
"""The languages that every game has words in."""

TRICKS = "tricks"
"""The kind of a game whose file names none."""

_NOT_KEPT = ("words", "examples", "trick_examples", "bid_examples", "more_places")


def data_of(text: str, source: str) -> dict[str, Any]:
    """Return everything in the file; ``source`` is its name.

    Raises:
        RulesetError: it is no TOML.
    """
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits and deep nesting are no faults of TOML's own.
        raise RulesetError(source, "the file", f"TOML: {error}") from error


class Keyed(Protocol):
    """Rules of any kind, which name their game."""

    @property
    def key(self) -> str: ...


Rules = TypeVar("Rules", bound=Keyed)
Words = TypeVar("Words")


def read_data(
    data: Mapping[str, Any],
    source: str,
    rules: Callable[[Mapping[str, Any], str], Rules],
    words: Callable[[Section, Rules], Words],
) -> tuple[Rules, dict[str, Any], dict[str, Words]]:
    """Return the rules in a game's data, the part of the data that a pad stores, and the words.

    A pad stores all but the words, the worked examples and some headings; the words are by
    language. ``rules`` and ``words`` read what a kind of game has of its own.

    Raises:
        RulesetError: naming the file, the key and what is allowed there.
    """
    languages = Section(source, data.get("words", {}), "words.")
    read = rules({key: value for key, value in data.items() if key != "words"}, source)
    if read.key != source.removesuffix(".toml"):
        raise RulesetError(source, "key", f"the file's own name, not {read.key!r}")
    texts = {language: words(languages.section(language), read) for language in LANGUAGES}
    languages.done()
    return read, {key: value for key, value in data.items() if key not in _NOT_KEPT}, texts
