"""The path that the app lies below: taken off what is asked for, put before every link."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from flask import Flask

from scorepad.address import prefix_in

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class BelowPrefix:
    """Set ``SCRIPT_NAME``, which Flask makes addresses with, to ``prefix``; without one
    to what stands there, where that may be a prefix. A proxy may leave the prefix in the
    path or take it off: both are understood."""

    def __init__(self, inside: "WSGIApplication", prefix: str) -> None:
        self._inside = inside
        self._prefix = prefix

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        prefix = self._prefix or prefix_in(environ.get("SCRIPT_NAME", "")) or ""
        environ["SCRIPT_NAME"] = prefix
        path: str = environ.get("PATH_INFO", "")
        if prefix and f"{path}/".startswith(f"{prefix}/"):
            environ["PATH_INFO"] = path[len(prefix) :]
        return self._inside(environ, start_response)


def mount(app: Flask, prefix: str) -> None:
    """Put every address of ``app`` below ``prefix``, or below that which a request brings."""
    app.wsgi_app = BelowPrefix(app.wsgi_app, prefix)  # type: ignore[method-assign]
