"""Static files: sent compressed, and stored by the browser until they change."""

import hashlib
import re
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

import brotli
from flask import Flask, Response, abort, request
from werkzeug.security import safe_join
from zopfli import gzip

from scorepad.client.bundler import minified, version_of_minifier
from scorepad.web.http.compiled import compiled, program
from scorepad.web.http.responses import keep_for_good

_COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


# Each file is compressed once for each encoding, so the best compression is cheap.
_ENCODERS: dict[str, Callable[[bytes], bytes]] = {
    "br": lambda content: brotli.compress(content, mode=brotli.MODE_TEXT),
    "gzip": lambda content: gzip.compress(content, numiterations=5),
}
"""Encodings, the smallest first."""
_AS_IT_IS = "identity"


class CachedFile(NamedTuple):
    """A file's content and its encodings; ``version`` changes with the content."""

    content_type: str
    version: str
    encoded: dict[str, bytes]
    """The content by the names of encodings; ``identity`` is the file as it is."""
    name: str
    """The name under which its encodings are stored between starts; "" if they are not."""

    @classmethod
    def of(cls, content: bytes, content_type: str, name: str) -> "CachedFile":
        """Return the file with this content."""
        version = hashlib.sha256(content).hexdigest()[:16]
        return cls(content_type, version, {_AS_IT_IS: content}, name)

    @property
    def is_compressible(self) -> bool:
        """Return whether the file is smaller when it is sent encoded."""
        return self.content_type.startswith(_COMPRESSIBLE)

    def content(self, encoding: str) -> bytes:
        """Return the content in an encoding."""
        if encoding not in self.encoded:
            content = self.encoded[_AS_IT_IS]
            make = partial(_ENCODERS[encoding], content)
            name = f"{self.name}.{encoding}"
            self.encoded[encoding] = compiled(name, content, make) if self.name else make()
        return self.encoded[encoding]

    def response(self) -> Response:
        """Return the file in the smallest encoding that the request takes.

        Browsers store it forever if its URL has its version.
        """
        encoding = _AS_IT_IS
        if self.is_compressible:
            encoding = request.accept_encodings.best_match([*_ENCODERS, _AS_IT_IS], _AS_IT_IS)
        content = self.content(encoding)
        response = Response(content, content_type=self.content_type)
        if self.content_type.startswith("text/"):
            response.content_type = f"{self.content_type}; charset=utf-8"
        if encoding != _AS_IT_IS:
            response.content_encoding = encoding
        response.vary.add("Accept-Encoding")
        response.set_etag(f"{self.version}-{encoding}")
        if request.args.get("v") == self.version:
            keep_for_good(response)
        else:
            response.cache_control.no_cache = True
        # Safari only plays a film that it can request in ranges; nothing else needs ranges.
        in_pieces = not self.is_compressible
        response.make_conditional(request, in_pieces, len(content))
        if response.cache_control.immutable and response.status_code == HTTPStatus.OK:
            # A file that never changes is not requested again, so it needs no validators.
            del response.headers["ETag"]
        return response


_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".mp4": "video/mp4",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Types by file extension; a machine's own lists may differ, and take long to read."""

_VENDOR = "vendor"
_IMPORT = re.compile(r'^@import "(\w+\.css)";$', re.MULTILINE)


@lru_cache(maxsize=256)
def _read(path: Path, _changed_ns: int) -> CachedFile:
    content_type = _TYPES.get(path.suffix, "application/octet-stream")
    content = path.read_bytes()
    if path.suffix == ".css":
        # A browser would request an imported file only after it has read this one.
        style = _IMPORT.sub(lambda found: (path.parent / found[1]).read_text(), content.decode())
        content = style.encode()
    # Vendored files are minified already.
    if path.suffix in (".css", ".js", ".mjs") and path.parent.name != _VENDOR:
        whole = content
        content = compiled(
            f"{path.name}.minified",
            program() + version_of_minifier().encode() + whole,
            lambda: minified(whole.decode(), content_type).encode(),
        )
    return CachedFile.of(content, content_type, path.name)


@lru_cache(maxsize=256)
def _path_of(folder: Path, filename: str) -> Path:
    path = safe_join(str(folder), filename)
    if path is None or not Path(path).is_file():
        raise FileNotFoundError(filename)
    return Path(path)


def _file(folder: Path, filename: str) -> CachedFile | None:
    # Every page asks for a dozen URLs, so only the file's time is checked each time.
    try:
        path = _path_of(folder, filename)
        return _read(path, path.stat().st_mtime_ns)
    except OSError:
        # There is no such file, or its name is longer than any file's.
        return None


def serve_static(app: Flask, folder: Path) -> None:
    """Answer ``/static/...`` from ``folder``.

    Every ``url_for("static", filename=...)`` gets a ``v=`` of the content.
    """

    def static(filename: str) -> Response:
        file = _file(folder, filename) or abort(404)
        return file.response()

    def add_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "static" and (file := _file(folder, values.get("filename", ""))):
            values.setdefault("v", file.version)

    app.add_url_rule("/static/<path:filename>", endpoint="static", view_func=static)
    app.url_defaults(add_version)
