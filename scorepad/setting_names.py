"""The names of all settings, so that a misspelt one is noticed."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import StrEnum

_PREFIX = "SCOREPAD_"


class SettingName(StrEnum):
    """The environment variables that are settings; each is read under its name here."""

    ADDRESS = "SCOREPAD_ADDRESS"
    BACKUPS = "SCOREPAD_BACKUPS"
    BACKUPS_DAYS = "SCOREPAD_BACKUPS_DAYS"
    BACKUPS_KEEP = "SCOREPAD_BACKUPS_KEEP"
    BACKUPS_KEY = "SCOREPAD_BACKUPS_KEY"
    DATABASE_URL = "SCOREPAD_DATABASE_URL"
    HOSTS = "SCOREPAD_HOSTS"
    HSTS = "SCOREPAD_HSTS"
    INSTANCE = "SCOREPAD_INSTANCE"
    LIMITS_URL = "SCOREPAD_LIMITS_URL"
    LOG = "SCOREPAD_LOG"
    NEW_GAMES = "SCOREPAD_NEW_GAMES"
    PREFIX = "SCOREPAD_PREFIX"
    PROXIES = "SCOREPAD_PROXIES"
    SECRET_KEY = "SCOREPAD_SECRET_KEY"
    SERVICE_WORKER = "SCOREPAD_SERVICE_WORKER"
    SQLITE_JOURNAL = "SCOREPAD_SQLITE_JOURNAL"
    WATCH_TOKEN = "SCOREPAD_WATCH_TOKEN"
    ZONE = "SCOREPAD_ZONE"


_LISTED = ", ".join(SettingName)

_NO_SETTING = re.compile(r"SCOREPAD_(TESTS_.*|PORT(_.*)?|SERVICE_(HOST|PORT)(_.*)?)")
"""Variables that are no settings.

The tests and compose.yaml read some; Docker and Kubernetes set others in the containers beside one
that is called scorepad.
"""


def unknown_in(environ: Mapping[str, str]) -> str | None:
    """Return a message about the first name in ``environ`` that looks like a setting and is none.

    ``None`` where there is none such. The setting's value is not repeated.
    """
    for name in sorted(environ):
        if (
            not name.upper().startswith(_PREFIX)
            or name in [*SettingName]
            or _NO_SETTING.fullmatch(name)
        ):
            continue
        endings = [setting.removeprefix(_PREFIX) for setting in SettingName]
        near = nearest(name.upper().removeprefix(_PREFIX), endings)
        hint = f"{_PREFIX}{near} is meant?" if near else f"there are {_LISTED}"
        return f"there is no setting {name}; {hint}"
    return None


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the word in ``known`` that is most like ``name``, or ""."""
    return next(iter(get_close_matches(name, known, n=1)), "")
