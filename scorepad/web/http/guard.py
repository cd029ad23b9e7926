"""The checks of a request before any screen is asked, and of its session."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from flask import Flask, Request, Response, abort, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from itsdangerous import BadSignature
from werkzeug.middleware.proxy_fix import ProxyFix

from scorepad.address import prefix_in
from scorepad.web.http.cookies import cookie_path, secret_name
from scorepad.web.http.errors import UNREAD, refuse, refuse_unread
from scorepad.web.http.poll import answer_polls_early
from scorepad.web.http.proxies import watch_proxies
from scorepad.web.http.rate_limit import count_at, count_marks, refuse_too_many_marks
from scorepad.web.http.request_log import SAFE_METHODS
from scorepad.web.http.security import (
    FILES,
    asks_for_health,
    comes_from_elsewhere,
    headers_of,
    is_allowed_host,
)

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class _Session(SecureCookieSessionInterface):
    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        # Ignore the timestamp: itsdangerous rejects cookies from the future after the clock is set
        # back.
        sent = request.cookies.get(self.get_cookie_name(app))
        if not sent and request.script_root:
            # The cookie may be from before the app had a prefix.
            name = app.config["SESSION_COOKIE_NAME"]
            sent = request.cookies.get(secret_name(name, "", is_secure=request.is_secure))
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
        name, prefix = app.config["SESSION_COOKIE_NAME"], request.script_root
        return secret_name(name, prefix, is_secure=request.is_secure)

    def get_cookie_path(self, app: Flask) -> str:  # noqa: ARG002 - Flask asks so
        return cookie_path()

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure or super().get_cookie_secure(app)


class PrefixMiddleware:
    """A WSGI app that sets ``SCRIPT_NAME``, with which Flask makes URLs, to ``prefix``.

    Without one it keeps what stands there, where that may be a prefix. A proxy may leave the prefix
    in the path or take it off: both are understood.
    """

    def __init__(self, inside: "WSGIApplication", prefix: str) -> None:
        self._inside = inside
        self._prefix = prefix

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        named = environ.get("SCRIPT_NAME", "")
        prefix = self._prefix or (prefix_in(named) if named else "") or ""
        environ["SCRIPT_NAME"] = prefix
        path: str = environ.get("PATH_INFO", "")
        if prefix and f"{path}/".startswith(f"{prefix}/"):
            environ["PATH_INFO"] = path[len(prefix) :]
        return self._inside(environ, start_response)


_LISTS = ("HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO", "HTTP_X_FORWARDED_PREFIX")


class TrustedProxyMiddleware:
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
                # A client's open quote would swallow the IP that the proxy adds behind it.
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
    hsts_seconds: int,
    limits_url: str,
    prefix: str,
    public_host: str,
    body_limits: Mapping[str, int],
) -> None:
    """Put all checks before ``app``; has to come before whatever else looks at requests.

    Args:
        app: is wrapped in middleware.
        proxies: the number of servers in front of this one that are believed: the IP of the client
            for whom they ask, whether by https, and below which path they show the app where no
            ``prefix`` says so. They have to pass on the ``Host`` header as it is.
        hosts: see :func:`is_allowed_host`.
        hsts_seconds: see :func:`headers_of`.
        limits_url: see :class:`scorepad.web.http.rate_limit.Counts`.
        prefix: the path below which the app lies; "" for none, or for what a proxy says.
        public_host: the host in the URL that the owner has set; "" for none.
        body_limits: the bytes that may be sent to an endpoint that takes more than others.
    """
    answer_polls_early(app, hosts, public_host, hsts_seconds)
    app.wsgi_app = PrefixMiddleware(app.wsgi_app, prefix)  # type: ignore[method-assign]
    if proxies:
        app.wsgi_app = TrustedProxyMiddleware(app.wsgi_app, proxies)  # type: ignore[method-assign]
    watch_proxies(app, proxies)
    app.session_interface = _Session()
    count_at(app, limits_url)

    @app.before_request
    def check_request() -> Response | None:
        """Refuse what may not come in, before anything reads its body."""
        if UNREAD in request.environ:
            return refuse_unread(request.environ[UNREAD])
        if not is_allowed_host(request.host, hosts, public_host) and not asks_for_health():
            return refuse(421, "unknown_host")
        if request.method not in SAFE_METHODS and comes_from_elsewhere():
            # Whatever token it holds.
            return refuse(400, "stale_form")
        if request.method == "POST":
            refuse_too_many_marks()
        if request.endpoint and request.endpoint in body_limits:
            request.max_content_length = body_limits[request.endpoint]
        in_parts = request.mimetype == "multipart/form-data"
        if in_parts and not all(isinstance(part, str) for part in request.form):
            # No form of ours has a part without a name; whatever reads forms expects names.
            abort(400)
        return None

    @app.after_request
    def finish_response(response: Response) -> Response:
        """Count the marks, and set the headers of every answer, errors and files included."""
        if request.method == "POST":
            count_marks(response)
        headers = headers_of(
            request.path,
            is_page=request.endpoint not in FILES,
            is_secure=request.is_secure,
            hsts_seconds=hsts_seconds,
        )
        for header, value in headers.items():
            # One that the answer has set itself stays.
            response.headers.setdefault(header, value)
        return response
