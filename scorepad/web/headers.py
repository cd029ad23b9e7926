"""What every answer tells the browser to refuse."""

from flask import Flask, Response, request

_CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_NOTHING = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
"""For files, which load nothing themselves: a page's own policy is the longer one."""
# Not bluetooth: browsers without it complain of the word on every page.
_UNUSED = (
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "hid",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
)
_WATCHING = ("camera", "geolocation", "microphone")
"""Enough for files, which can use nothing themselves; a first visit loads many."""


def _without(features: tuple[str, ...]) -> str:
    return ", ".join(f"{feature}=()" for feature in features)


_HEADERS = {
    "Content-Security-Policy": _CONTENT,
    "X-Content-Type-Options": "nosniff",
    # Not no-referrer: over https the check against forged forms needs the referrer.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": _without(_UNUSED),
    "Cross-Origin-Resource-Policy": "same-origin",
}

_LINKS = ("/o/", "/c/")
_PRIVATE = (*_LINKS, "/g/", "/circle", "/people", "/history", "/statistics", "/files")
_FILES = ("static", "phone.script")


def _protected(response: Response) -> Response:
    if request.endpoint in _FILES:
        response.headers["Content-Security-Policy"] = _NOTHING
        response.headers["Permissions-Policy"] = _without(_WATCHING)
    if request.path.startswith(_LINKS):
        # Even what a page there loads from here must not say where it stood: a
        # proxy may write it down.
        response.headers["Referrer-Policy"] = "no-referrer"
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    if request.is_secure:
        # Elsewhere browsers only complain of it.
        response.headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
    if "Cache-Control" not in response.headers:
        # Whatever may be kept says so itself.
        response.cache_control.no_store = True
    if request.path.startswith(_PRIVATE):
        response.headers["X-Robots-Tag"] = "noindex"
    return response


def protect(app: Flask, https_alone: int = 0) -> None:
    """Sets the headers on every answer of ``app``, errors and files included.
    What is answered by https tells browsers to come by it alone for as many seconds
    as ``https_alone``, where that is more than 0."""
    app.after_request(_protected)

    @app.after_request
    def bind(response: Response) -> Response:
        if https_alone and request.is_secure:
            response.headers["Strict-Transport-Security"] = f"max-age={https_alone}"
        return response
