"""A quick answer to phones that ask for news of a game, most often when there are none.

Phones that watch a game ask more often than all other requests together come. So they are answered
before the app begins with a request, which takes the server half the work (0.4 instead of 0.8 ms),
and all else is left to the app.
"""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from flask import Flask
from werkzeug.http import parse_cookie

from scorepad.services.access import knows_all
from scorepad.web.http.context import store_of
from scorepad.web.http.device import device_in
from scorepad.web.http.security import headers_of, is_ours

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

_NEWS = re.compile(r"/g/([A-Za-z0-9_-]{22})/(pad|marks)")
_SINCE = re.compile(r"since=(\d{1,9})(?:&state=([0-9a-f.]{1,24}))?")


class EarlyPolls:
    """A WSGI app that answers 204 to phones that have all marks of a game.

    ``app`` answers everything else, also phones that may not see the game. ``names``,
    ``own`` and ``https_alone`` are as for :func:`check_host` and :func:`headers_of`.
    """

    def __init__(self, app: Flask, names: tuple[str, ...], own: str, https_alone: int) -> None:
        self._app = app
        self._inside = app.wsgi_app
        self._names = names
        self._own = own
        self._headers = {
            secure: list(_headers(secure, https_alone).items()) for secure in (False, True)
        }

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        if not self._has_all(environ):
            return self._inside(environ, start_response)
        start_response("204 NO CONTENT", self._headers[_is_secure(environ)].copy())
        return ()

    def _has_all(self, environ: "WSGIEnvironment") -> bool:
        news = _NEWS.fullmatch(environ.get("PATH_INFO", ""))
        since = _SINCE.fullmatch(environ.get("QUERY_STRING", ""))
        if not news or not since or environ["REQUEST_METHOD"] != "GET":
            return False
        if not is_ours(environ.get("HTTP_HOST", ""), self._names, self._own):
            return False
        game_id, what = news.groups()
        device = device_in(
            parse_cookie(environ), _is_secure(environ), environ.get("SCRIPT_NAME", "")
        )
        store, writes = store_of(self._app), what == "marks"
        return knows_all(store, game_id, device, int(since[1]), since[2], writes=writes)


def _is_secure(environ: "WSGIEnvironment") -> bool:
    scheme: str = environ["wsgi.url_scheme"]
    return scheme == "https"


def _headers(is_secure: bool, https_alone: int) -> dict[str, str]:
    return headers_of("/g/", is_page=False, is_secure=is_secure, https_alone=https_alone)


def answer_polls_early(app: Flask, names: tuple[str, ...], own: str, https_alone: int) -> None:
    """Answer requests for news before ``app`` is asked."""
    app.wsgi_app = EarlyPolls(app, names, own, https_alone)  # type: ignore[method-assign]
