"""Where a browser says that a request comes from."""

from urllib.parse import urlsplit

from flask import request


def says_host() -> str | None:
    """The host, with its port, of the page that has sent a form; "" where what is
    said is no address, ``None`` where nothing is said."""
    said = request.headers.get("Origin") or request.headers.get("Referer")
    return None if said is None else _host(said)


def names_no_place() -> bool:
    """Return whether the page is said to be at something that is no address: no browser
    does that."""
    said = request.headers.get("Referer", "")
    return bool(said) and not _host(said)


def _host(address: str) -> str:
    try:
        found = urlsplit(address)
        # The port is looked at here, as others would stumble over it.
        return found.netloc if found.port != 0 else ""
    except ValueError:
        return ""
