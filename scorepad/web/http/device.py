"""The device that asks: one random id in a long-lived cookie, nothing else."""

import hashlib
import secrets
from collections.abc import Mapping

from flask import Response, after_this_request, g, request

from scorepad.services.games import knows_device
from scorepad.web.http.context import current_store
from scorepad.web.http.cookies import MANY_DAYS, own_name, secret_name, set_secret_cookie

_COOKIE = "device"
_LENGTH = 22

ID = rf"[A-Za-z0-9_-]{{{_LENGTH}}}"
"""The pattern of an id of 128 random bits: a device's, a game's, a group's or of house rules."""


def known_device() -> str:
    """Return the device that asks, as the store knows it; "" for one never seen.

    The store keeps a digest, so that nobody can use what it holds.
    """
    new: str | None = g.get("new_device")
    if new:
        return _digest(new)
    return device_in(request.cookies, request.is_secure, request.script_root)


def device_in(cookies: Mapping[str, str], is_secure: bool, prefix: str) -> str:
    """Return the device of a request before any app has begun with it.

    ``prefix`` is what its path began with.
    """
    device = _device_cookie(cookies, is_secure, prefix)
    if not device and prefix:
        # The cookie may be from before the app had a prefix; that of another app means nobody here.
        device = _device_cookie(cookies, is_secure, "")
    return _digest(device)


def _device_cookie(cookies: Mapping[str, str], is_secure: bool, prefix: str) -> str:
    # A cookie that was set over plain http counts over https as well.
    safe = cookies.get(secret_name(_COOKIE, prefix, is_secure=is_secure))
    return safe or cookies.get(own_name(_COOKIE, prefix), "")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:32] if len(token) == _LENGTH else ""


def this_device() -> str:
    """Return the device that asks; one never seen gets its id with this response.

    Any other gets it again: browsers forget a cookie after 400 days, however often it was used.
    """
    if "new_device" not in g and not has_moved():
        g.new_device = _own() or secrets.token_urlsafe(16)
        after_this_request(_with_cookie)
    return known_device()


def has_moved() -> bool:
    """Return whether the device still has its cookies from before the app lay below its prefix.

    Raises:
        StoreUnavailable: the store cannot be read now.
    """
    if not request.script_root or _own():
        return False
    device = known_device()
    return bool(device) and knows_device(current_store(), device)


def _own() -> str:
    """Return the id that the device keeps where the app lies now, "" without a good one."""
    token = _device_cookie(request.cookies, request.is_secure, request.script_root)
    return token if _digest(token) else ""


def _with_cookie(response: Response) -> Response:
    """Return the response to a device that got an id, or is to have it for longer."""
    set_secret_cookie(response, _COOKIE, g.new_device, MANY_DAYS)
    return response
