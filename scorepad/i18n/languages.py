"""The languages that everything is said in."""

from collections.abc import Mapping

NATIVE_NAMES: Mapping[str, str] = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Each language as its own readers call it, the one that the sources are written in first."""

LANGUAGES = tuple(NATIVE_NAMES)
