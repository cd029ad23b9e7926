"""Pages and their fragments: one response for htmx, one for plain forms."""

from flask import current_app, make_response, redirect, request
from werkzeug.wrappers import Response


def asks_for_fragment() -> bool:
    """Return whether htmx asks, and replaces a part of its page by the response."""
    return request.headers.get("HX-Request") == "true"


def asks_for_part(id: str) -> bool:
    """Return whether htmx replaces only the element with this id."""
    return asks_for_fragment() and request.headers.get("HX-Target") == id


def go_to(url: str) -> Response:
    """Return a response that leads on to another page, for htmx and for plain forms."""
    if asks_for_fragment():
        return make_response("", 204, {"HX-Redirect": url})
    return redirect(url, 303)


def keep_for_good(response: Response) -> None:
    """Let any cache keep the response, and not ask again: what its URL names never changes."""
    response.cache_control.public = True
    response.cache_control.max_age = 31_536_000
    response.cache_control.immutable = True


def page_behind() -> str:
    """Return the URL of the page with the form that was posted.

    It is the path to which the form was sent, or the nearest one above it that answers GET.

    A browser that comes back to the response of a form then requests this page, and does not send
    the form again.
    """
    path, adapter = request.path, current_app.create_url_adapter(request)
    while adapter and not adapter.test(path, "GET") and "/" in path[1:]:
        path = path.rpartition("/")[0]
    query = request.query_string.decode("ascii", "ignore") if path == request.path else ""
    return request.script_root + path + (f"?{query}" if query else "")


def local_path(path: str) -> str:
    """Return ``path`` if it is a path on this server, else ""."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if safe and path.isprintable() and len(path) < 500 else ""


def nothing_new() -> Response:
    """Return a 204, without a content type, for a page that polls and has everything."""
    response = make_response("", 204)
    del response.headers["Content-Type"]
    return response
