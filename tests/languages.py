"""The languages in which tests look at what is said."""

from collections.abc import Collection
from typing import Any

from scorepad.i18n.game_words import words_in
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules.game_file import GameWords
from tests.kinds import thorough

CHOSEN = ("en", "fr", "de")
"""Those of ``make test``: that of the sources, one whose signs have spaces before them, and the one
with the longest words."""


def words_in_each_language(key: str) -> tuple[GameWords, ...]:
    """Return the words of a game in the chosen languages; none where there is no such game."""
    return words_in(CHOSEN, key)


def each_language(first: Collection[str] = CHOSEN) -> list[Any]:
    """Return values of a parametrized test: each language, of which all but the ``first`` ones are
    left to ``make test-all``."""
    return [each if each in first else thorough(each) for each in LANGUAGES]
