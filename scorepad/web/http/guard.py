"""The checks of a request before any screen is called, and its session."""

from collections.abc import Mapping
from functools import partial

from flask import Flask, Request, Response, abort, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from itsdangerous import BadSignature

from scorepad.address import without_port
from scorepad.web.http.arrived import asks_what_arrives
from scorepad.web.http.cookies import secret_name, set_secret_cookie
from scorepad.web.http.errors import UNREAD, refuse, refuse_unread
from scorepad.web.http.rate_limit import count_marks, refuse_too_many_marks
from scorepad.web.http.request_log import SAFE_METHODS, UNKNOWN_NAME
from scorepad.web.http.security import (
    asks_for_health,
    comes_from_elsewhere,
    headers_of,
    is_allowed_host,
    may_be_changed,
)

ANSWERS_TO = "scorepad.answers_to"
"""The key in the extensions of an app for a function that returns whether it answers to a host."""

_SESSION = "session"
_LONGEST_NAME = 253


class _Session(SecureCookieSessionInterface):
    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        # Ignore the timestamp: itsdangerous rejects cookies from the future after the clock is set
        # back.
        prefix, is_secure = request.script_root, request.is_secure
        sent = request.cookies.get(secret_name(_SESSION, prefix, is_secure=is_secure))
        if not sent:
            return self.session_class()
        serializer = self.get_signing_serializer(app)
        if serializer is None:
            return None
        try:
            return self.session_class(serializer.loads(sent))
        except BadSignature:
            return self.session_class()

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        if session.accessed:
            response.vary.add("Cookie")
        if session.modified and (serializer := self.get_signing_serializer(app)):
            set_secret_cookie(response, _SESSION, str(serializer.dumps(dict(session))))


def guard(
    app: Flask,
    *,
    hosts: tuple[str, ...],
    public_host: str,
    hsts_seconds: int,
    body_limits: Mapping[str, int],
) -> None:
    """Let ``app`` check every request; call this before anything else that handles requests.

    ``hosts``, ``public_host`` and ``hsts_seconds`` are as for :func:`is_allowed_host` and
    :func:`headers_of`. ``body_limits`` are the bytes that may be sent to endpoints that take more
    than others.
    """
    app.session_interface = _Session()
    answers_to = partial(is_allowed_host, names=hosts, public_host=public_host)
    app.extensions[ANSWERS_TO] = answers_to

    @app.before_request
    def check_request() -> Response | None:
        """Refuse a request that is not allowed, before anything reads its body."""
        if UNREAD in request.environ:
            return refuse_unread(request.environ[UNREAD])
        is_named = answers_to(request.host)
        if not is_named and not asks_for_health() and not asks_what_arrives():
            # Other names of a machine at home stay as they are where only one is added.
            setting = "SCOREPAD_HOSTS" if hosts or public_host else "SCOREPAD_ADDRESS"
            name = without_port(request.host)[:_LONGEST_NAME]
            request.environ[UNKNOWN_NAME] = name, setting
            return refuse(421, "unknown_host", host=name, setting=setting)
        if request.method not in SAFE_METHODS and comes_from_elsewhere():
            # The token of the form does not matter.
            return refuse(400, "other_host" if may_be_changed() else "stale_form")
        if request.method == "POST":
            refuse_too_many_marks()
        if request.endpoint and request.endpoint in body_limits:
            request.max_content_length = body_limits[request.endpoint]
        in_parts = request.mimetype == "multipart/form-data"
        if in_parts and not all(isinstance(part, str) for part in request.form):
            # No form of ours has a part without a name, and code that reads forms expects names.
            abort(400)
        return None

    @app.after_request
    def finish_response(response: Response) -> Response:
        """Count the marks, and set the headers of every response, errors and files included."""
        if request.method == "POST":
            count_marks(response)
        headers = headers_of(
            request.path,
            is_page=response.mimetype == "text/html",
            is_secure=request.is_secure,
            hsts_seconds=hsts_seconds,
        )
        for header, value in headers.items():
            # A header that the view has set itself stays.
            response.headers.setdefault(header, value)
        return response
