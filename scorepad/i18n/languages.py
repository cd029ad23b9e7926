"""The languages that everything is said in."""

from collections.abc import Mapping

NATIVE_NAMES: Mapping[str, str] = {
    "en": "English",
    "cs": "Čeština",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "hu": "Magyar",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
}
"""Each language as its own readers call it, the one that the sources are written in first."""

LANGUAGES = tuple(NATIVE_NAMES)

_REGIONS: Mapping[str, str] = {"pt": "PT"}


def written_as(language: str) -> str:
    """Return how days and numbers of a language are written where nobody names a region.

    It is a tag as browsers have them, such as "pt-PT"; without its region Portuguese would be
    written as in Brazil.
    """
    region = _REGIONS.get(language)
    return f"{language}-{region}" if region else language
