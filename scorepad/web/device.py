"""Which device asks: one random id in a long-lived cookie, nothing else."""

import hashlib
import secrets
from collections.abc import Mapping

from flask import Flask, Response, g, request

_COOKIE, _OVER_HTTPS = "device", "__Host-device"
_MANY_DAYS = 400 * 24 * 3600
_LENGTH = 22


def known_device() -> str:
    """The device that asks, as the store knows it; "" for one never seen.

    The store keeps a digest, so that nobody can use what it holds.
    """
    new: str | None = g.get("new_device")
    return _digest(new) if new else device_in(request.cookies, request.is_secure)


def device_in(cookies: Mapping[str, str], is_secure: bool) -> str:
    """The same, of a request that is no app's yet."""
    return _digest(cookies.get(_name(is_secure)) or cookies.get(_COOKIE, ""))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:32] if len(token) == _LENGTH else ""


def _name(is_secure: bool) -> str:
    # What was set over https can't be replaced over plain http, so a phone that
    # comes both ways has two. The plain one is good over https as well.
    return _OVER_HTTPS if is_secure else _COOKIE


def this_device() -> str:
    """The device that asks; one never seen gets its id with this answer."""
    if not known_device():
        g.new_device = secrets.token_urlsafe(16)
    return known_device()


def remember_devices(app: Flask) -> None:
    """Sends the cookie to devices that got an id, and renews it once opened."""

    @app.after_request
    def send(response: Response) -> Response:
        token = g.pop("new_device", None)
        if token is not None:
            response.set_cookie(
                _name(request.is_secure),
                token,
                max_age=_MANY_DAYS,
                secure=request.is_secure,
                httponly=True,
                samesite="Lax",
            )
        return response
