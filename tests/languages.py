"""The languages in which tests look at what is said."""

from collections.abc import Collection
from typing import Any

from scorepad.i18n.game_words import words_in
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules.game_file import GameWords
from tests.kinds import long_form, thorough

CHOSEN = ("en", "fr", "de")
"""Those of ``make test``: that of the sources, one whose signs have spaces before them, and the one
with the longest words."""

WHOLE_SCREENS = ("en", "pl")
"""Those in which ``make test-all`` compares whole screens of phone and server, beside German: that
of the sources, and one with three plural forms. Of the others the words alone are compared."""


def words_in_each_language(key: str) -> tuple[GameWords, ...]:
    """Return the words of a game in the chosen languages; none where there is no such game."""
    return words_in(CHOSEN, key)


def each_language(first: Collection[str] = CHOSEN, then: Collection[str] = LANGUAGES) -> list[Any]:
    """Return values of a parametrized test: each language, of which all but the ``first`` ones are
    left to ``make test-all``, and all that are not among ``then`` either to ``make soak``."""
    return [
        each if each in first else thorough(each) if each in then else long_form(each)
        for each in LANGUAGES
    ]
