"""The device that asks: one random id in a long-lived cookie, nothing else."""

import hashlib
import secrets

from flask import Response, after_this_request, g, request, session

from scorepad.services.games import knows_device
from scorepad.services.links import take_over_device
from scorepad.web.http.context import current_store
from scorepad.web.http.cookies import MANY_DAYS, own_name, secret_name, set_secret_cookie

_COOKIE = "device"
_LENGTH = 22
_MOVED = "moved"

ID = rf"[A-Za-z0-9_-]{{{_LENGTH}}}"
"""The pattern of an id of 128 random bits: a device's, a game's, a group's or of house rules."""


class NotConfirmed(Exception):
    """Raised when a device has only an id that somebody else may have given to it.

    Another service on the same host can set such a cookie, and so can anybody over plain http.
    Whoever knows the id of a device can see its games. So people are asked whether the id is their
    own.
    """


def known_device() -> str:
    """Return the device that asks, as the store knows it; "" for one never seen.

    The store has only a digest of the id, so nobody can use what is stored.

    Raises:
        NotConfirmed: it has to say first whether an earlier id is its own.
        StoreUnavailable: that can't be looked up now.
    """
    device = _digest(g.get("new_device") or _own())
    if not device and earlier_device():
        raise NotConfirmed
    return device


def earlier_device() -> str:
    """Return the device from a cookie of plain http, or from before the app had a prefix.

    Return "" if that device has no group and no game here: another app on the host may have set the
    cookie.

    Raises:
        StoreUnavailable: that can't be looked up now.
    """
    if "earlier_device" not in g:
        names = (
            secret_name(_COOKIE, "", is_secure=True),
            own_name(_COOKIE, request.script_root),
            _COOKIE,
        )
        devices = {_digest(request.cookies.get(name, "")): None for name in names}
        g.earlier_device = next(
            (each for each in devices if each and knows_device(current_store(), each)), ""
        )
    found: str = g.earlier_device
    return found


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()[:32] if len(token) == _LENGTH else ""


def this_device() -> str:
    """Return the device that asks; a device never seen gets its id with this response.

    All others get their cookie again: browsers delete it after 400 days, however often it was used.

    Raises:
        NotConfirmed, StoreUnavailable: as :func:`known_device`.
    """
    if not known_device():
        _give(secrets.token_urlsafe(16))
    elif "new_device" not in g:
        _give(_own())
    return known_device()


def answer_for_earlier_device(*, is_mine: bool) -> None:
    """Give the device an id of its own, after the answer to the question about its earlier id.

    If the earlier id ``is_mine``, its groups and games move to the new id.

    Raises:
        StoreUnavailable: nothing was changed.
    """
    if _digest(_own()):
        return
    token, earlier = secrets.token_urlsafe(16), earlier_device()
    if is_mine and earlier:
        take_over_device(current_store(), earlier, _digest(token))
        # Scripts then take over what the browser has under its earlier name.
        session[_MOVED] = True
    _give(token)


def has_moved() -> bool:
    """Return whether the device was here before the app had a prefix, and has confirmed it."""
    return bool(request.script_root and session.get(_MOVED))


def _own() -> str:
    """Return the id in the cookie for the app's present prefix, "" for none."""
    name = secret_name(_COOKIE, request.script_root, is_secure=request.is_secure)
    return request.cookies.get(name, "")


def _give(token: str) -> None:
    """Give the device this id, or store it there for longer."""
    g.new_device = token
    after_this_request(_with_cookie)


def _with_cookie(response: Response) -> Response:
    set_secret_cookie(response, _COOKIE, g.new_device, MANY_DAYS)
    return response
