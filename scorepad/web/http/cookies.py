"""The names of cookies, so that two apps on one host have cookies of their own.

An app below a prefix has the prefix in the names. Cookies from before the app had a prefix are
still read: they are of the same phone, and are replaced one by one.
"""

from collections.abc import Mapping

from flask import request
from werkzeug.wrappers import Response

MANY_DAYS = 400 * 24 * 3600


def own_name(name: str, prefix: str) -> str:
    """Return a cookie's name for the app below ``prefix``.

    >>> own_name("theme", ""), own_name("theme", "/home/pad")
    ('theme', 'theme.home.pad')
    """
    return name + prefix.replace("/", ".")


def secret_name(name: str, prefix: str, *, is_secure: bool) -> str:
    """Return the name of a cookie that gives a right.

    Over https the name gets ``__Host-`` or ``__Secure-``, so a device that uses http and https has
    two cookies.
    """
    own = own_name(name, prefix)
    if not is_secure:
        return own
    return f"__Secure-{own}" if prefix else f"__Host-{own}"


def cookie(name: str) -> str:
    """Return the value that the reader's device stores under ``name``; "" for none."""
    cookies: Mapping[str, str] = request.cookies
    return cookies.get(own_name(name, request.script_root)) or cookies.get(name, "")


def set_lasting_cookie(response: Response, name: str, value: str) -> None:
    """Let the reader's device store ``value``, which is no secret, for a long time."""
    # A cookie marked as secure could not be changed over plain http.
    response.set_cookie(
        own_name(name, request.script_root),
        value,
        max_age=MANY_DAYS,
        path=request.script_root or "/",
        samesite="Lax",
    )


def set_cookie_of_a_page(response: Response, name: str, value: str, path: str) -> None:
    """Let the reader's device store ``value``, which is no secret, until the browser is closed.

    Only the page at ``path`` and those below it get it back.
    """
    own = own_name(name, request.script_root)
    response.set_cookie(own, value, path=path, httponly=True, samesite="Lax")


def set_secret_cookie(
    response: Response, name: str, value: str, max_age: int | None = None
) -> None:
    """Let the reader's device store ``value``, which gives a right and which no script may read.

    Without ``max_age`` (in seconds) it is stored until the browser is closed.
    """
    response.set_cookie(
        secret_name(name, request.script_root, is_secure=request.is_secure),
        value,
        max_age=max_age,
        path=request.script_root or "/",
        secure=request.is_secure,
        httponly=True,
        samesite="Lax",
    )
