"""The form of a new game as it was sent last, which the phone stores so that it can come back."""

from collections.abc import Iterable
from urllib.parse import parse_qsl, urlencode

from flask import request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.http import dump_cookie
from werkzeug.wrappers import Response

from scorepad.web.http.cookies import cookie, own_name

_DRAFT = "draft"
"""The cookie that stores the form."""
_LASTS = 30 * 60
_LONGEST = 3500
_MOST_FIELDS = 500
_OF_ONE_TAP = ("csrf_token", "do", "known", "to")


def draft() -> MultiDict[str, str] | None:
    """Return the form as it was sent last; ``None`` if there is none, or it can't be read."""
    stored = cookie(_DRAFT)
    if not stored:
        return None
    try:
        return MultiDict(parse_qsl(stored, keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except ValueError:
        return None


def with_draft(response: Response, fields: Iterable[tuple[str, str]]) -> Response:
    """Let the phone store the ``fields`` that were sent, so that it can come back to them."""
    sent = [
        (name, text)
        for name, text in fields
        # A name that is left empty still counts as a seat.
        if name not in _OF_ONE_TAP and (text or name == "name")
    ]
    stored = urlencode(sent)
    if len(stored) > _LONGEST:
        return without_draft(response)
    header = dump_cookie(
        own_name(_DRAFT, request.script_root),
        stored,
        max_age=_LASTS,
        path=url_for("new_game.page"),
        secure=request.is_secure,
        httponly=True,
        samesite="Lax",
        # An expiry time would make two equal responses differ.
        sync_expires=False,
    )
    response.headers.add("Set-Cookie", header)
    return response


def without_draft(response: Response) -> Response:
    """Let the phone delete the form, even if this request has none.

    A response that is still on its way to the phone may store one after this request.
    """
    name, path = own_name(_DRAFT, request.script_root), url_for("new_game.page")
    response.delete_cookie(name, path=path, secure=request.is_secure, samesite="Lax")
    return response
