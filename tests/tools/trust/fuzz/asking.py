"""A request as a server hands it to the app, bytes that no client would send included."""

import io
import re
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from flask import Flask

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
    told: list[Any] = []

    def start(status: str, headers: list[tuple[str, str]], _: object = None) -> Any:
        told[:] = [status, headers]
        return lambda _: None

    begun = time.thread_time()
    pieces: Iterable[bytes] = app.wsgi_app(_environ(request), start)
    try:
        body = b"".join(pieces)
    finally:
        if hasattr(pieces, "close"):
            pieces.close()
    return Answer(int(told[0][:3]), told[1], body, time.thread_time() - begun)


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
    environ: dict[str, Any] = {
        "REQUEST_METHOD": request.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": request.path.decode("latin-1"),
        "QUERY_STRING": request.query.decode("latin-1"),
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "5000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        # The computer itself may ask as often as it likes.
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "127.0.0.1:5000",
        "CONTENT_LENGTH": str(len(request.body)) if request.length is None else request.length,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "https" if request.https else "http",
        "wsgi.input": io.BytesIO(request.body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    for name, value in request.headers.items():
        key = name.upper().replace("-", "_")
        environ[key if key == "CONTENT_TYPE" else f"HTTP_{key}"] = value
    return environ
