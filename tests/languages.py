"""The languages in which tests look at what is said."""

from collections.abc import Collection
from typing import Any

from scorepad.i18n.game_words import words_in
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules.game_file import GameWords
from tests.kinds import soak, thorough

CHOSEN = ("en", "fr", "de")
"""Those of ``make test``: that of the sources, one whose signs have spaces before them, and the one
with the longest words."""

OF_WHOLE_SCREENS = ("de", "en", "pl")
"""Those in which whole screens of phone and server are compared: German by ``make test``; that of
the sources, and one with three plural forms, by ``make test-all``. In the others the words alone
are compared there, and whole screens by ``make soak``."""


def words_in_each_language(key: str) -> tuple[GameWords, ...]:
    """Return the words of a game in the chosen languages; none where there is no such game."""
    return words_in(CHOSEN, key)


def each_language(first: Collection[str] = CHOSEN, then: Collection[str] = LANGUAGES) -> list[Any]:
    """Return values of a parametrized test: the ``first`` languages are for ``make test``, the rest
    of ``then`` for ``make test-all``, all others for ``make soak``."""
    return [
        each if each in first else thorough(each) if each in then else soak(each)
        for each in LANGUAGES
    ]
