"""A log of requests that went wrong or took long, in words, and without a game's URL."""

import re
import time
from collections.abc import Iterable, Mapping
from logging import getLogger
from typing import TYPE_CHECKING, Any

from flask import Flask

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

LOG = "scorepad.requests"
"""The logger's name. Nothing is logged unless its level INFO is enabled."""

UNAVAILABLE_REASON = "scorepad.why"
"""The key in the environ of a request that the database could not serve.

Its value is the :data:`scorepad.store.Reason`.
"""

UNKNOWN_NAME = "scorepad.unknown_name"
"""The key in the environ of a request that names a host which the server does not answer to.

Its value is that name, and the setting that would allow it.
"""

_SLOW, _MOST_NAMES = 1.0, 20
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
"""The methods that change nothing (RFC 9110, 9.2.1)."""

_REASONS: Mapping[str, str] = {
    "busy": "the database is busy",
    "full": "the disk is full",
    "readonly": "the database may only be read",
    "away": "the database does not answer",
    "broken": "the database can't be read",
}
_STATUSES: Mapping[int, str] = {
    400: "it could not be read, or its form was too old",
    403: "this phone may not do that",
    404: "there is nothing there for this phone",
    405: "what is at that address takes no request of this kind",
    408: "it took too long to arrive",
    409: "something else has been written there",
    410: "the game was deleted for good",
    413: "it is too large",
    421: "the server does not answer to that name",
    422: "the rules or the form do not allow it",
    429: "too many came from that address, or into that game",
    503: "too much is on its way at once",
}
_BROKEN = "something went wrong in the program"

_NAME = re.compile(r"[a-z0-9._:\[\]-]+", re.IGNORECASE)

_log = getLogger(LOG)


class RequestLog:
    """A WSGI app that answers as ``inside`` does, and logs requests.

    These are the requests that were refused, failed or took longer than a second; with ``every``,
    each has a line.
    """

    def __init__(self, inside: "WSGIApplication", *, every: bool) -> None:
        self._inside = inside
        self._every = every
        self._unknown_names = set[str]()

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        statuses = []

        def start(status: str, headers: list[tuple[str, str]], *more: Any) -> Any:
            statuses.append(int(status.partition(" ")[0]))
            return start_response(status, headers, *more)

        path, begun = environ.get("PATH_INFO", ""), time.monotonic()
        try:
            return self._inside(environ, start)
        finally:
            took = time.monotonic() - begun
            status = statuses[-1] if statuses else 500
            if status >= 400 or took > _SLOW or self._every:
                self._write(environ, path, status, took)

    def _write(self, environ: "WSGIEnvironment", path: str, status: int, took: float) -> None:
        where = f"{environ['REQUEST_METHOD']} {_first_part(path)}"
        for line in _troubles(environ, status, took):
            _log.info("%s [%s]", line, where)
        name, setting = environ.get(UNKNOWN_NAME, ("", ""))
        if _NAME.fullmatch(name) and self._is_new(name):
            _log.info("The name %s is refused with 421; %s allows it [%s]", name, setting, where)
        if self._every:
            ip = environ.get("REMOTE_ADDR") or "-"
            _log.info('%s "%s" %s %.3f s', ip, where, status, took)

    def _is_new(self, name: str) -> bool:
        """Return whether nobody has asked for this name before; anybody can think of many."""
        is_new = name not in self._unknown_names and len(self._unknown_names) < _MOST_NAMES
        self._unknown_names |= {name} if is_new else set()
        return is_new


def log_requests(app: Flask, *, every: bool) -> None:
    """Put the log around ``app``."""
    app.wsgi_app = RequestLog(app.wsgi_app, every=every)  # type: ignore[method-assign]


def _troubles(environ: "WSGIEnvironment", status: int, took: float) -> Iterable[str]:
    why = _REASONS.get(environ.get(UNAVAILABLE_REASON, ""), "") or _STATUSES.get(status, _BROKEN)
    if status >= 400 and environ["REQUEST_METHOD"] not in SAFE_METHODS:
        yield f"A write was refused with {status}: {why}"
    elif status >= 500:
        yield f"A request was answered with {status}: {why}"
    if took > _SLOW:
        yield f"A request took {took:.1f} seconds"


def _first_part(path: str) -> str:
    """Return the part of a path that may be logged: after its first part follows a game's key.

    >>> _first_part("/g/abcdefghijklmnopqrstuv/bids")
    '/g/...'
    """
    first, slash, rest = path.lstrip("/").partition("/")
    first = first if first.isascii() and first.isprintable() and '"' not in first else "..."
    return f"/{first[:32]}{'/...' if slash and rest else ''}"
