"""The names of all settings, so that a misspelt one is noticed."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

_PREFIX = "SCOREPAD_"
SETTINGS = (
    "SCOREPAD_ADDRESS",
    "SCOREPAD_BACKUPS",
    "SCOREPAD_BACKUPS_DAYS",
    "SCOREPAD_BACKUPS_KEEP",
    "SCOREPAD_BACKUPS_KEY",
    "SCOREPAD_DATABASE_URL",
    "SCOREPAD_HOSTS",
    "SCOREPAD_HSTS",
    "SCOREPAD_INSTANCE",
    "SCOREPAD_LIMITS_URL",
    "SCOREPAD_LOG",
    "SCOREPAD_NEW_GAMES",
    "SCOREPAD_PREFIX",
    "SCOREPAD_PROXIES",
    "SCOREPAD_SECRET_KEY",
    "SCOREPAD_SERVICE_WORKER",
    "SCOREPAD_SQLITE_JOURNAL",
    "SCOREPAD_ZONE",
)

_LISTED = ", ".join(SETTINGS)

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
        if not name.upper().startswith(_PREFIX) or name in SETTINGS or _NO_SETTING.fullmatch(name):
            continue
        endings = [setting.removeprefix(_PREFIX) for setting in SETTINGS]
        near = nearest(name.upper().removeprefix(_PREFIX), endings)
        hint = f"{_PREFIX}{near} is meant?" if near else f"there are {_LISTED}"
        return f"there is no setting {name}; {hint}"
    return None


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the word in ``known`` that is most like ``name``, or ""."""
    return next(iter(get_close_matches(name, known, n=1)), "")
