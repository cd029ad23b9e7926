"""A request as a server hands it to the app, bytes that no client would send included."""

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flask import Flask
from werkzeug.test import create_environ, run_wsgi_app

SLOWEST = 2.0
"""Seconds of work that no request may take."""

_UNSENDABLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")


@dataclass(frozen=True)
class Request:
    """``path`` as it is after its percent signs are resolved, ``query`` as it is sent."""

    method: str
    path: bytes
    query: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    length: str | None = None
    https: bool = False


@dataclass(frozen=True)
class Answer:
    """What comes back; ``seconds`` of work, others' work not counted."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes
    seconds: float


def ask(app: Flask, request: Request) -> Answer:
    """The whole answer. Errors of the app come out as they are."""
    environ = _environ(request)
    begun = time.thread_time()
    pieces, status, headers = run_wsgi_app(app.wsgi_app, environ)
    try:
        body = b"".join(pieces)
    finally:
        if hasattr(pieces, "close"):
            pieces.close()
    return Answer(int(status[:3]), headers.to_wsgi_list(), body, time.thread_time() - begun)


def complaints(answer: Answer) -> list[str]:
    """Return what no answer may be, whatever was asked."""
    found = []
    if answer.status >= 500 and answer.status != 503:
        found.append(f"status {answer.status}")
    if answer.seconds > SLOWEST:
        found.append(f"{answer.seconds:.1f} s of work")
    found.extend(
        f"header {name}: {value!r}"
        for name, value in answer.headers
        if _UNSENDABLE.search(name + value) or not _is_latin(name + value)
    )
    return found


def _is_latin(text: str) -> bool:
    try:
        text.encode("latin-1")
    except UnicodeEncodeError:
        return False
    return True


def _environ(request: Request) -> dict[str, Any]:
    scheme = "https" if request.https else "http"
    environ: dict[str, Any] = create_environ(
        base_url=f"{scheme}://127.0.0.1:5000", data=request.body
    )
    environ |= {
        "REQUEST_METHOD": request.method,
        "PATH_INFO": request.path.decode("latin-1"),
        "QUERY_STRING": request.query.decode("latin-1"),
        # The computer itself may ask as often as it likes.
        "REMOTE_ADDR": "127.0.0.1",
        "CONTENT_LENGTH": str(len(request.body)) if request.length is None else request.length,
    }
    for name, value in request.headers.items():
        key = name.upper().replace("-", "_")
        environ[key if key == "CONTENT_TYPE" else f"HTTP_{key}"] = value
    return environ
