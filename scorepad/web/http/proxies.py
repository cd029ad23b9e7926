"""The proxies in front of the server: they are believed, and their number is checked.

If SCOREPAD_PROXIES is less than their number, all who come through a proxy count as one address. If
it is more, clients can choose the address by which they are counted.
"""

from collections.abc import Iterable
from logging import getLogger
from mmap import mmap
from string import punctuation
from threading import Lock
from typing import TYPE_CHECKING
from urllib.parse import quote

from flask import Flask, current_app
from werkzeug.middleware.proxy_fix import ProxyFix

from scorepad.address import means_this_computer, prefix_in, without_port
from scorepad.web.http.security import HEALTH

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


_LISTS = ("HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO", "HTTP_X_FORWARDED_PREFIX")


class Proxies:
    """A WSGI app that believes ``proxies`` servers in front of it, as many as the owner has set.

    It believes them about the IP of the client, about https and, if there is no ``prefix``, about
    the path below which they show the app. They have to pass on the ``Host`` header as it is. The
    prefix becomes ``SCRIPT_NAME``, with which Flask makes URLs; a proxy may leave it in the path or
    take it off.

    Requests are compared with ``proxies``, and each kind of difference is logged once. All
    processes that are forked from this one share what was seen.
    """

    def __init__(self, inside: "WSGIApplication", proxies: int, prefix: str) -> None:
        self._inside = inside
        self._proxies = proxies
        self._prefix = prefix
        # Not all of several proxies set the prefix; the last one that does is believed.
        self._believing = ProxyFix(
            self._below_prefix, x_for=proxies, x_proto=proxies, x_prefix=min(proxies, 1)
        )
        self._lock = Lock()
        self._seen = mmap(-1, len(_KINDS))

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        addresses = environ.get("HTTP_X_FORWARDED_FOR", "")
        if addresses or self._proxies:
            self._compare(environ, sum(bool(each.strip()) for each in addresses.split(",")))
        for name in _LISTS:
            if name in environ:
                # A client's open quote would swallow the IP that the proxy adds behind it.
                environ[name] = environ[name].replace('"', "")
        return self._believing(environ, start_response)

    def _below_prefix(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        scheme = environ["wsgi.url_scheme"].lower()
        environ["wsgi.url_scheme"] = scheme if scheme in ("http", "https") else "http"
        named = environ.get("SCRIPT_NAME", "")
        prefix = self._prefix or (prefix_in(named) if named else "") or ""
        environ["SCRIPT_NAME"] = prefix
        query: str = environ.get("QUERY_STRING", "")
        if not query.isascii():
            # Werkzeug can't read a query with bytes that are not text, unless they are escaped.
            environ["QUERY_STRING"] = quote(query, safe=punctuation, encoding="latin-1")
        path: str = environ.get("PATH_INFO", "")
        if prefix and f"{path}/".startswith(f"{prefix}/"):
            environ["PATH_INFO"] = path[len(prefix) :]
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

    Neither comes through a proxy.
    """
    if environ.get("PATH_INFO") == HEALTH:
        return True
    host = without_port(environ.get("HTTP_HOST", ""))
    return means_this_computer(environ.get("REMOTE_ADDR", "")) and means_this_computer(host)


def believe_proxies(app: Flask, proxies: int, prefix: str) -> None:
    """Put :class:`Proxies` before ``app``."""
    before = Proxies(app.wsgi_app, proxies, prefix)
    app.extensions[_NAME] = before
    app.wsgi_app = before  # type: ignore[method-assign]


def proxies_seen() -> list[str]:
    """Return what requests to this app have shown of proxies, see :attr:`Proxies.kinds`."""
    before: Proxies = current_app.extensions[_NAME]
    return before.kinds
