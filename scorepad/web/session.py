"""The session's cookie, which forms are protected by: https and plain http have one each."""

from flask import Flask, Request, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from itsdangerous import BadSignature

from scorepad.web.cookies import cookie_path, secret_name


class _Session(SecureCookieSessionInterface):
    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        # Whatever clocks say: they are put back while games go on, and the cookie
        # ends with its browser.
        sent = request.cookies.get(self.get_cookie_name(app), "") or request.cookies.get(
            _name(app, ""), ""
        )
        if not sent:
            # Most who ask for news have none, and a serializer takes longer than to say so.
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
    """Over https the cookie never leaves it."""
    app.session_interface = _Session()
