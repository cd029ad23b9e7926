"""Pages and their fragments: one answer for htmx, one for plain forms."""

from flask import Response, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse


def asks_for_fragment() -> bool:
    """Return whether htmx asks, and swaps what we answer into its page."""
    return request.headers.get("HX-Request") == "true"


def asks_for_part(id: str) -> bool:
    """Return whether htmx swaps nothing but the element with this id."""
    return asks_for_fragment() and request.headers.get("HX-Target") == id


def private(html: str, status: int = 200) -> Response:
    """Return a page or fragment that nobody but this device may store."""
    return Response(html, status, {"Cache-Control": "no-store"})


def go_to(address: str) -> AnyResponse:
    """Return an answer that leads on to another page, for htmx and for plain forms."""
    if asks_for_fragment():
        response = make_response("", 204)
        response.headers["HX-Redirect"] = address
        return response
    return redirect(address, 303)


def local_path(path: str) -> str:
    """Return ``path`` if it lies on this server, else ""."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if safe and path.isprintable() and len(path) < 500 else ""
