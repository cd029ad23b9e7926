"""The checks of a request before any screen is asked, and of its session."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from flask import Flask, Request, abort, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from itsdangerous import BadSignature
from werkzeug.middleware.proxy_fix import ProxyFix

from scorepad.address import prefix_in
from scorepad.web.http.cookies import cookie_path, secret_name
from scorepad.web.http.poll import answer_polls_early
from scorepad.web.http.proxies import watch_proxies
from scorepad.web.http.rate_limit import count_at, count_marks
from scorepad.web.http.security import check_host, protect, refuse_foreign_forms


class _Session(SecureCookieSessionInterface):
    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        # Whatever clocks say: they are put back while games go on, and the cookie
        # ends with its browser.
        sent = request.cookies.get(self.get_cookie_name(app), "") or request.cookies.get(
            _name(app, ""), ""
        )
        if not sent:
            # Most polls have no cookie, and making a serializer takes longer than the whole answer.
            return self.session_class()
        serializer = self.get_signing_serializer(app)
        if serializer is None:
            return None
        try:
            return self.session_class(serializer.loads(sent))
        except BadSignature:
            return self.session_class()

    def get_cookie_name(self, app: Flask) -> str:
        return _name(app, request.script_root)

    def get_cookie_path(self, app: Flask) -> str:  # noqa: ARG002 - Flask asks so
        return cookie_path()

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure or super().get_cookie_secure(app)


def _name(app: Flask, prefix: str) -> str:
    return secret_name(app.config["SESSION_COOKIE_NAME"], prefix, is_secure=request.is_secure)


def protect_session(app: Flask) -> None:
    """Keep the cookie of a session that came over https from ever leaving it."""
    app.session_interface = _Session()


if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class BelowPrefix:
    """A WSGI app that sets ``SCRIPT_NAME``, with which Flask makes addresses, to ``prefix``.

    Without one it keeps what stands there, where that may be a prefix. A proxy may leave the prefix
    in the path or take it off: both are understood.
    """

    def __init__(self, inside: "WSGIApplication", prefix: str) -> None:
        self._inside = inside
        self._prefix = prefix

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        prefix = self._prefix or prefix_in(environ.get("SCRIPT_NAME", "")) or ""
        environ["SCRIPT_NAME"] = prefix
        path: str = environ.get("PATH_INFO", "")
        if prefix and f"{path}/".startswith(f"{prefix}/"):
            environ["PATH_INFO"] = path[len(prefix) :]
        return self._inside(environ, start_response)


def mount(app: Flask, prefix: str) -> None:
    """Put every address of ``app`` below ``prefix``, or below that which a request brings."""
    app.wsgi_app = BelowPrefix(app.wsgi_app, prefix)  # type: ignore[method-assign]


if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_LISTS = ("HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO", "HTTP_X_FORWARDED_PREFIX")


class Believing:
    """A WSGI app that believes the headers of ``proxies`` servers in front of it."""

    def __init__(self, inside: "WSGIApplication", proxies: int) -> None:
        self._inside = inside
        # Of several proxies not every one sets the prefix; the last one that does is believed.
        self._fixed = ProxyFix(self._checked, x_for=proxies, x_proto=proxies, x_prefix=1)

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        for name in _LISTS:
            if name in environ:
                # A client's open quote would swallow the address that the proxy adds behind it.
                environ[name] = environ[name].replace('"', "")
        return self._fixed(environ, start_response)

    def _checked(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        scheme = environ["wsgi.url_scheme"].lower()
        environ["wsgi.url_scheme"] = scheme if scheme in ("http", "https") else "http"
        return self._inside(environ, start_response)


def guard(
    app: Flask,
    *,
    proxies: int,
    hosts: tuple[str, ...],
    https_alone: int,
    limits_url: str,
    prefix: str,
    name: str,
) -> None:
    """Put all checks before ``app``; has to come before whatever else looks at requests.

    ``proxies`` servers in front of this one are believed: the address of the client for whom they
    ask, whether by https, and below which path they show the app where no ``prefix`` says so. They
    have to pass on the ``Host`` header as it is. ``name`` is the host in the address that the owner
    has set. For the rest see :func:`check_host`, :func:`protect` and
    :class:`scorepad.web.http.rate_limit.Counts`.
    """
    answer_polls_early(app, hosts, name, https_alone)
    mount(app, prefix)
    if proxies:
        app.wsgi_app = Believing(app.wsgi_app, proxies)  # type: ignore[method-assign]
    watch_proxies(app, proxies)
    protect(app, https_alone)
    check_host(app, hosts, name)
    refuse_foreign_forms(app)
    protect_session(app)
    count_at(app, limits_url)
    count_marks(app)


def refuse_nameless_parts(app: Flask) -> None:
    """Refuse a form with a part that has no name; has to come before whatever reads forms.

    No form of ours has such a part, and everything that reads forms expects names.
    """

    @app.before_request
    def check() -> None:
        in_parts = request.mimetype == "multipart/form-data"
        if in_parts and not all(isinstance(name, str) for name in request.form):
            abort(400)
