"""What every answer tells the browser to refuse."""

from flask import Flask, Response, request

_CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_NOTHING = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
"""For files, which load nothing themselves: a page's own policy is the longer one."""
_UNUSED = ("camera", "microphone", "geolocation", "payment", "usb", "browsing-topics")

_HEADERS = {
    "Content-Security-Policy": _CONTENT,
    "X-Content-Type-Options": "nosniff",
    # Not no-referrer: over https the check against forged forms needs the referrer.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _UNUSED),
}

_PRIVATE = ("/g/", "/o/", "/c/", "/circle", "/people", "/history", "/files")
_FILES = ("static", "phone.script")


def _protected(response: Response) -> Response:
    if request.endpoint in _FILES:
        response.headers["Content-Security-Policy"] = _NOTHING
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    if request.is_secure:
        # Elsewhere browsers only complain of it.
        response.headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
    if request.path.startswith(_PRIVATE):
        response.headers["X-Robots-Tag"] = "noindex"
    return response


def protect(app: Flask) -> None:
    """Sets the headers on every answer of ``app``, errors and files included."""
    app.after_request(_protected)
