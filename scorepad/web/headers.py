"""What every answer tells the browser to refuse."""

from flask import Flask, Response, request

_CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_NOTHING = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
"""For what loads nothing itself: a page's own policy is the longer one."""
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
_WATCHING = ("camera",)
"""Enough for files, which run nothing and so can use nothing; a first visit loads many."""


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

_NO_PAGE = {
    "Content-Security-Policy": _NOTHING,
    "Permissions-Policy": _without(_WATCHING),
}
_LINKS = ("/o/", "/c/")
_PRIVATE = (*_LINKS, "/g/", "/circle", "/people", "/history", "/statistics", "/files")
_FILES = ("static", "phone.script", "installed.manifest")


def headers_of(
    path: str, *, is_page: bool = True, is_secure: bool, https_alone: int = 0
) -> dict[str, str]:
    """Return what an answer at ``path`` carries that may not be kept; one that ``is_page`` may
    load something. By https it tells browsers to come by it alone for as many seconds
    as ``https_alone``, where that is more than 0."""
    headers = {**_HEADERS, **({} if is_page else _NO_PAGE), "Cache-Control": "no-store"}
    if path.startswith(_LINKS):
        # Even what a page there loads from here must not say where it stood: a
        # proxy may write it down.
        headers["Referrer-Policy"] = "no-referrer"
    if path.startswith(_PRIVATE):
        headers["X-Robots-Tag"] = "noindex"
    if is_secure:
        # Elsewhere browsers only complain of it.
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        if https_alone:
            headers["Strict-Transport-Security"] = f"max-age={https_alone}"
    return headers


def protect(app: Flask, https_alone: int = 0) -> None:
    """Sets the headers of :func:`headers_of` on every answer of ``app``, errors and
    files included, where it does not say otherwise itself."""

    @app.after_request
    def protected(response: Response) -> Response:
        headers = headers_of(
            request.path,
            is_page=request.endpoint not in _FILES,
            is_secure=request.is_secure,
            https_alone=https_alone,
        )
        said = {name.lower() for name, _ in response.headers}
        response.headers.extend(
            (name, value) for name, value in headers.items() if name.lower() not in said
        )
        return response
