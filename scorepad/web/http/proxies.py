"""A check that SCOREPAD_PROXIES is true, by the headers of requests.

Where it is less than the truth, all who come through a proxy count as one address; where it is
more, each can choose the address that he is counted by.
"""

from collections.abc import Iterable
from logging import getLogger
from mmap import mmap
from threading import Lock
from typing import TYPE_CHECKING

from flask import Flask, current_app

from scorepad.address import means_this_computer
from scorepad.web.http.security import HEALTH, without_port

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_NAME = "scorepad.proxies"
_SENTENCES = {
    "unset": (
        "A request says that it came through a proxy (X-Forwarded-For), and SCOREPAD_PROXIES is "
        "not set: the proxy is not believed, and all who come through it count as one address. "
        "SCOREPAD_PROXIES=1 has it believed; where there is no proxy, leave it as it is."
    ),
    "fewer": (
        "SCOREPAD_PROXIES is {proxies}, and a request came through {passed}: whoever asks can "
        "choose the address by which requests are counted. Set SCOREPAD_PROXIES={passed}, or "
        "have every request come through all of them."
    ),
    "past": (
        "SCOREPAD_PROXIES is {proxies}, and a request came without X-Forwarded-For, past the "
        "proxy or through one that does not set it: whoever comes past it can choose the address "
        "by which requests are counted. Let the proxy set it, and nobody else reach scorepad "
        "(--host 127.0.0.1)."
    ),
}
_AS_SET = "as_set"
_KINDS = (_AS_SET, *_SENTENCES)

_log = getLogger("scorepad")


class ProxiesSeen:
    """A WSGI app that compares what requests say with ``proxies``, as the owner has set it.

    It writes each kind of difference into the log once. All processes that are forked from this one
    share what was seen.
    """

    def __init__(self, inside: "WSGIApplication", proxies: int) -> None:
        self._inside = inside
        self._proxies = proxies
        self._lock = Lock()
        self._seen = mmap(-1, len(_KINDS))

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        addresses = environ.get("HTTP_X_FORWARDED_FOR", "")
        if addresses or self._proxies:
            self._compare(environ, sum(bool(each.strip()) for each in addresses.split(",")))
        return self._inside(environ, start_response)

    @property
    def kinds(self) -> list[str]:
        """The kinds of requests that were seen: ``as_set``, ``unset``, ``fewer``, ``past``."""
        return [kind for index, kind in enumerate(_KINDS) if self._seen[index]]

    def _compare(self, environ: "WSGIEnvironment", passed: int) -> None:
        if passed >= self._proxies > 0:
            self._note(_AS_SET, passed)
        elif not self._proxies:
            self._note("unset", passed)
        elif not _asks_itself(environ):
            self._note("fewer" if passed else "past", passed)

    def _note(self, kind: str, passed: int) -> None:
        index = _KINDS.index(kind)
        if self._seen[index]:
            return
        with self._lock:
            is_new = not self._seen[index]
            self._seen[index] = 1
        if is_new and kind in _SENTENCES:
            _log.warning(_SENTENCES[kind].format(proxies=self._proxies, passed=passed))


def _asks_itself(environ: "WSGIEnvironment") -> bool:
    """Return whether the machine asks itself, or somebody asks for its health.

    Both come past a proxy.
    """
    if environ.get("PATH_INFO") == HEALTH:
        return True
    host = without_port(environ.get("HTTP_HOST", ""))
    return means_this_computer(environ.get("REMOTE_ADDR", "")) and means_this_computer(host)


def watch_proxies(app: Flask, proxies: int) -> None:
    """Compare each request to ``app`` before any header of it is believed."""
    seen = ProxiesSeen(app.wsgi_app, proxies)
    app.extensions[_NAME] = seen
    app.wsgi_app = seen  # type: ignore[method-assign]


def proxies_seen() -> list[str]:
    """Return what requests to the app that answers this one have shown.

    See :attr:`ProxiesSeen.kinds`.
    """
    seen: ProxiesSeen = current_app.extensions[_NAME]
    return seen.kinds
