"""The languages of the program."""

from collections.abc import Mapping
from functools import lru_cache

from babel import Locale, UnknownLocaleError
from flask import has_request_context, request
from flask_babel import get_locale

from scorepad.rules.game_file import LANGUAGES

NATIVE_NAMES: Mapping[str, str] = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Each language as its own readers call it."""


def language() -> str:
    """Return the language of the reader, one of ``LANGUAGES``."""
    locale = get_locale()
    return locale.language if locale and locale.language in LANGUAGES else LANGUAGES[0]


def regional() -> Locale:
    """Return the reader's language as it is written where the reader lives.

    A browser names the region beside the language ("en-GB"). Where it names none, or
    none that is known, the language stands alone.
    """
    spoken = language()
    for wished in request.accept_languages.values() if has_request_context() else ():
        if wished.lower().startswith(f"{spoken}-") and (found := _known(wished)):
            return found
    return Locale(spoken)


@lru_cache(256)
def _known(tag: str) -> Locale | None:
    try:
        return Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return None
