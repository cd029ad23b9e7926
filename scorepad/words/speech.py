"""Flask-Babel's functions, with types, and lists of names in a sentence."""

from collections.abc import Iterable
from typing import Any

import flask_babel
from flask_babel.speaklater import LazyString

Lazy = LazyString


def gettext(text: str, **facts: Any) -> str:
    """``text`` in the reader's language, with its facts filled in."""
    return str(flask_babel.gettext(text, **facts))


def ngettext(one: str, many: str, num: int, **facts: Any) -> str:
    """The form for ``num`` in the reader's language; ``num`` is a fact as well."""
    return str(flask_babel.ngettext(one, many, num, **facts))


def lazy_gettext(text: str) -> LazyString:
    """``text``, translated when it is read."""
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
