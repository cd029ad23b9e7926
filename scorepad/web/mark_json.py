"""Marks as a phone sends and receives them, in JSON."""

from typing import Any

from flask import Request
from werkzeug.exceptions import BadRequest

from scorepad.play.sent import plain_json

_DAYS = 24 * 3600
_OLDEST = 60 * _DAYS


def sent_json(request: Request) -> dict[str, Any]:
    """The JSON object that a phone has sent.

    Raises:
        BadRequest: it is none, or holds what no JSON of ours can hold.
    """
    try:
        return plain_json(request.get_data())
    except ValueError as error:
        raise BadRequest("no JSON") from error


def written_at(sent: object, now: int) -> int:
    """Return when the phone says that it wrote the mark, if one can believe it, else ``now``."""
    at = sent.get("at") if isinstance(sent, dict) else None
    believed = type(at) is int and now - _OLDEST <= at <= now
    return at if believed and isinstance(at, int) else now
