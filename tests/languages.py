"""The languages in which tests look at what is said."""

from collections.abc import Collection
from typing import Any

from scorepad.i18n.languages import LANGUAGES
from tests.kinds import thorough

CHOSEN = ("en", "fr", "de")
"""Those of ``make test``: that of the sources, one whose signs have spaces before them, and the one
with the longest words."""


def each_language(first: Collection[str] = CHOSEN) -> list[Any]:
    """Return values of a parametrized test: each language, of which all but the ``first`` ones are
    left to ``make test-all``."""
    return [each if each in first else thorough(each) for each in LANGUAGES]
