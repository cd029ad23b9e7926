"""The functions of Flask-Babel, with types, and lists of names in a sentence."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import flask_babel
from flask import Flask
from flask_babel import Babel, force_locale
from flask_babel.speaklater import LazyString

Lazy = LazyString


def gettext(text: str, **facts: Any) -> str:
    """Return ``text`` in the reader's language, with its facts filled in."""
    return str(flask_babel.gettext(text, **facts))


def ngettext(one: str, many: str, num: int, **facts: Any) -> str:
    """Return the form for ``num`` in the reader's language; ``num`` is a fact as well."""
    return str(flask_babel.ngettext(one, many, num, **facts))


def lazy_gettext(text: str) -> LazyString:
    """Return ``text``, translated when it is read."""
    return flask_babel.lazy_gettext(text)


def all_of(parts: Iterable[str]) -> str:
    """Return the parts in a row, the last one behind an "and"."""
    *before, last = parts
    if not before:
        return last
    return gettext("%(several)s and %(last)s", several=", ".join(before), last=last)


def one_of(parts: Iterable[str]) -> str:
    """Return the parts in a row, the last one behind an "or"."""
    *before, last = parts
    if not before:
        return last
    return gettext("%(several)s or %(last)s", several=", ".join(before), last=last)


_TRANSLATIONS = Path(__file__).parent / "translations"


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything inside in ``language``, one of ``LANGUAGES``."""
    app = Flask("scorepad")
    Babel(app, default_translation_directories=str(_TRANSLATIONS))
    with app.app_context(), force_locale(language):
        yield
