"""The session's cookie, which forms are protected by: https and plain http have one each."""

from flask import Flask, request
from flask.sessions import SecureCookieSessionInterface


class _Session(SecureCookieSessionInterface):
    def get_cookie_name(self, app: Flask) -> str:
        # One that was set over https can't be replaced over plain http.
        name = super().get_cookie_name(app)
        return f"__Host-{name}" if request.is_secure else name

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure or super().get_cookie_secure(app)


def protect_session(app: Flask) -> None:
    """Over https the cookie never leaves it."""
    app.session_interface = _Session()
