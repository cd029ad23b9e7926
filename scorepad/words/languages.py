"""The languages that people read us in."""

from collections.abc import Mapping

from flask_babel import get_locale

from scorepad.rules.game_file import LANGUAGES

NATIVE_NAMES: Mapping[str, str] = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Each language as its own readers call it."""


def language() -> str:
    """The language of the reader, one of ``LANGUAGES``."""
    locale = get_locale()
    return locale.language if locale and locale.language in LANGUAGES else LANGUAGES[0]
