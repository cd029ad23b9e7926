"""Static files: sent compressed, and kept by the browser until they change."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import brotli
from flask import Flask, Response, abort, request
from werkzeug.security import safe_join

_COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
_FOREVER = 31_536_000


@dataclass(frozen=True, slots=True)
class _File:
    content_type: str
    version: str
    encodings: dict[str, bytes]
    """By name; ``identity`` is the file as it is."""


@lru_cache(maxsize=256)
def _read(path: Path, _changed_ns: int) -> _File:
    content = path.read_bytes()
    content_type = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    encodings = {"identity": content}
    if content_type.startswith(_COMPRESSIBLE):
        # Once for each file and process, so the best compression is cheap.
        encodings["gzip"] = gzip.compress(content, 9, mtime=0)
        encodings["br"] = brotli.compress(content, mode=brotli.MODE_TEXT)
    return _File(content_type, hashlib.sha256(content).hexdigest()[:16], encodings)


def _file(folder: Path, filename: str) -> _File | None:
    path = safe_join(str(folder), filename)
    if path is None or not Path(path).is_file():
        return None
    return _read(Path(path), Path(path).stat().st_mtime_ns)


def serve_static(app: Flask, folder: Path) -> None:
    """Answers ``/static/...`` from ``folder`` and puts a ``v=`` of the content
    into every ``url_for("static", filename=...)``."""

    def static(filename: str) -> Response:
        file = _file(folder, filename)
        if file is None:
            abort(404)
        encoding = request.accept_encodings.best_match(
            sorted(file.encodings, key=lambda name: len(file.encodings[name])), "identity"
        )
        response = Response(file.encodings[encoding], content_type=file.content_type)
        if file.content_type.startswith("text/"):
            response.content_type = f"{file.content_type}; charset=utf-8"
        if encoding != "identity":
            response.content_encoding = encoding
        response.vary.add("Accept-Encoding")
        response.set_etag(f"{file.version}-{encoding}")
        if request.args.get("v") == file.version:
            response.cache_control.public = True
            response.cache_control.max_age = _FOREVER
            response.cache_control.immutable = True
        else:
            response.cache_control.no_cache = True
        # Safari plays no film whose pieces it can't ask for.
        response.make_conditional(request, True, len(file.encodings[encoding]))
        return response

    def add_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "static" and (file := _file(folder, values.get("filename", ""))):
            values.setdefault("v", file.version)

    app.add_url_rule("/static/<path:filename>", endpoint="static", view_func=static)
    app.url_defaults(add_version)
