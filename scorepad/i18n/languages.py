"""The languages that everything is said in, and where their catalogues are."""

from collections.abc import Mapping
from pathlib import Path

NATIVE_NAMES: Mapping[str, str] = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""Each language as its own readers call it, the one that the sources are written in first."""

LANGUAGES = tuple(NATIVE_NAMES)

TRANSLATIONS = Path(__file__).parent / "translations"
