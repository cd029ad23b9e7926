"""The reader's language, and the functions of Flask-Babel with types."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from gettext import NullTranslations, translation
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo

import flask_babel
from babel import Locale, UnknownLocaleError
from flask import Flask, has_request_context, request
from flask_babel import Babel, force_locale, get_locale
from flask_babel.speaklater import LazyString

from scorepad.i18n.languages import LANGUAGES, written_as
from scorepad.pad.directions import isolated as isolated
from scorepad.paths import TRANSLATIONS

Lazy: TypeAlias = LazyString

Facts = Mapping[str, Any]
"""The facts of a sentence, by the names that stand in it."""

Sentence: TypeAlias = Lazy | Callable[[Facts], str]
"""A sentence that names its facts, or a function that makes one of them."""


def with_names_isolated(facts: Facts) -> dict[str, Any]:
    """Return the facts of a sentence; markup has its names isolated already."""
    return {
        key: isolated(fact) if isinstance(fact, str) and not hasattr(fact, "__html__") else fact
        for key, fact in facts.items()
    }


def with_facts(sentence: Sentence, facts: Facts) -> str:
    """Return a sentence in the reader's language, with its facts filled in."""
    return sentence(facts) if callable(sentence) else str(sentence) % with_names_isolated(facts)


def gettext(text: str, /, **facts: Any) -> str:
    """Return ``text`` in the reader's language, with its facts filled in."""
    return str(flask_babel.gettext(text, **with_names_isolated(facts)))


def ngettext(one: str, many: str, num: int, **facts: Any) -> str:
    """Return the form for ``num`` in the reader's language; ``num`` is a fact as well."""
    return str(flask_babel.ngettext(one, many, num, **with_names_isolated(facts)))


def lazy_gettext(text: str) -> LazyString:
    """Return ``text``, translated when it is read."""
    return flask_babel.lazy_gettext(text)


def catalogue(language: str) -> NullTranslations:
    """Return the catalogue of one of ``LANGUAGES``; what it lacks is in English."""
    return translation("messages", TRANSLATIONS, [language], fallback=True)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything inside in ``language``, one of ``LANGUAGES``."""
    app = Flask("scorepad")
    Babel(app, default_translation_directories=str(TRANSLATIONS))
    with app.app_context(), force_locale(language):
        yield


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
    for tag in request.accept_languages.values() if has_request_context() else ():
        if tag.lower().startswith(f"{spoken}-") and (locale := _known(tag)):
            return locale
    return Locale.parse(written_as(spoken), sep="-")


_ZONE = re.compile(r"[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,3}")
_LONGEST_ZONE = 64


def zone() -> ZoneInfo | None:
    """Return the time zone that the reader's phone has named; ``None`` where it has named none.

    It comes in a cookie, whose name ends with the prefix; one without is from before there was any.
    """
    if not has_request_context():
        return None
    own = f"zone{request.script_root.replace('/', '.')}"
    name = request.cookies.get(own) or request.cookies.get("zone", "")
    return _zone_called(name) if name else None


@lru_cache(256)
def _zone_called(name: str) -> ZoneInfo | None:
    if len(name) > _LONGEST_ZONE or not _ZONE.fullmatch(name):
        return None
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return None


@lru_cache(256)
def _known(tag: str) -> Locale | None:
    try:
        return Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return None
