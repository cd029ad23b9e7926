"""Static files: sent compressed, and kept by the browser until they change."""

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from flask import Flask, Response, abort
from werkzeug.security import safe_join

from scorepad.phone.minified import minified
from scorepad.web.kept_file import KeptFile

_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
}
_VENDOR = "vendor"


@lru_cache(maxsize=256)
def _read(path: Path, _changed_ns: int) -> KeptFile:
    content_type = _TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    content = path.read_bytes()
    # Modules are read by those who are curious; what is vendored is short already.
    if path.suffix in (".css", ".js") and path.parent.name != _VENDOR:
        content = minified(content.decode(), content_type).encode()
    return KeptFile.of(content, content_type)


@lru_cache(maxsize=256)
def _place(folder: Path, filename: str) -> Path:
    path = safe_join(str(folder), filename)
    if path is None or not Path(path).is_file():
        raise FileNotFoundError(filename)
    return Path(path)


def _file(folder: Path, filename: str) -> KeptFile | None:
    # Every page asks for a dozen addresses: only what can change is looked at each time.
    try:
        path = _place(folder, filename)
        return _read(path, path.stat().st_mtime_ns)
    except OSError:
        # There is none, or its name is longer than any file's.
        return None


def serve_static(app: Flask, folder: Path) -> None:
    """Answers ``/static/...`` from ``folder`` and puts a ``v=`` of the content
    into every ``url_for("static", filename=...)``."""

    def static(filename: str) -> Response:
        file = _file(folder, filename)
        if file is None:
            abort(404)
        return file.answer()

    def add_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "static" and (file := _file(folder, values.get("filename", ""))):
            values.setdefault("v", file.version)

    app.add_url_rule("/static/<path:filename>", endpoint="static", view_func=static)
    app.url_defaults(add_version)
