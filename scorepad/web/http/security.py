"""The names that this server answers to, the headers of its responses, and foreign forms.

Prevents DNS rebinding: a foreign host name that resolves to this server is refused.
"""

from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import Request, request

from scorepad.address import host_in, is_named, means_this_computer, without_port

HEALTH = "/healthz"
"""The path for monitoring the server.

It tells nothing of a game, so the machine itself may request it by its own address, whatever names
the server has.
"""

_OF_PROXIES = ("Forwarded", "Via", "X-Real-Ip")
"""Headers by which a proxy says that somebody else asks, besides X-Forwarded-…"""

_AT_HOME = (
    "localhost",
    ".localhost",
    ".local",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
    ".localdomain",
    ".fritz.box",
)
"""Endings of names that home routers and phones give.

Nobody else can make such a name lead anywhere. (The last one belongs to the maker of these
routers.)
"""


class NamedRequest(Request):
    """A request whose host may have an underscore, as names of home networks may."""

    @property
    def host(self) -> str:
        """The host that was asked for, with its port unless that is the usual one."""
        named = self.headers.get("Host")
        return self._host if named is None else host_in(self.scheme, named)

    @host.setter
    def host(self, value: str) -> None:
        # Flask sets it to what Werkzeug reads, which is "" for a name with an underscore.
        self._host = value


def asks_for_health() -> bool:
    """Return whether the machine itself asks, by its own address, whether the server is well."""
    return request.path == HEALTH and means_this_computer(without_port(request.host))


def is_asked_by_itself() -> bool:
    """Return whether this request comes from the machine itself, and through no proxy."""
    came = request.environ.get("werkzeug.proxy_fix.orig", request.environ)
    return (
        means_this_computer(came.get("REMOTE_ADDR", ""))
        and means_this_computer(without_port(request.host))
        and not any(
            name.startswith("X-Forwarded-") or name in _OF_PROXIES for name, _ in request.headers
        )
    )


@lru_cache(maxsize=64)
def is_allowed_host(host: str, names: tuple[str, ...], public_host: str) -> bool:
    """Return whether a server answers to ``host``, with or without a port.

    It answers only to ``names``; a name that begins with a dot stands for all names below it.
    Without any, it answers to IP addresses, to names without a dot, to names of home networks, and
    to its ``public_host``, "" for none.

    Prevents DNS rebinding: a foreign host name that resolves to this server is refused.
    """
    if names:
        return is_named(host, names)
    return _is_at_home(host) or (bool(public_host) and is_named(host, (public_host,)))


def _is_at_home(host: str) -> bool:
    name = without_port(host).removesuffix(".").lower()
    try:
        ip_address(name)
    except ValueError:
        # A name without a dot belongs to nobody on the internet.
        return bool(name) and ("." not in name or is_named(name, _AT_HOME))
    return True


PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""The policy of what loads something: pages, and the worker that stores them."""

OURS = "Scorepad"
"""The header by which a phone's script knows that no proxy has answered in the server's place."""

_HEADERS = {
    OURS: "1",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_OF_PAGES = {
    "Content-Security-Policy": PAGE_POLICY,
    # Not no-referrer: over https the check against forged forms needs the referrer.
    "Referrer-Policy": "same-origin",
    # These are what people would mind most; foreign scripts run nowhere anyway.
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Headers of pages only, which load files, send forms, follow links and may ask for the camera."""

_LINKS = ("/o/", "/c/", "/tv/", "/programs/")
_PRIVATE = (*_LINKS, "/g/", "/group", "/circle", "/people", "/history", "/statistics", "/files")


def headers_of(
    path: str, *, is_page: bool = True, is_secure: bool, hsts_seconds: int = 0
) -> dict[str, str]:
    """Return the headers of a response at ``path`` that nobody may store.

    A page (``is_page``) may load something, so it has more headers than other responses. Over https
    the response has HSTS for ``hsts_seconds``, if that is more than 0.
    """
    headers = {**_HEADERS, **(_OF_PAGES if is_page else {}), "Cache-Control": "no-store"}
    if path.startswith(_LINKS):
        # Requests of a page at such a URL must not name the URL: a proxy may log it. With
        # no-referrer, the page's form would say that it comes from nowhere, and be refused.
        headers["Referrer-Policy"] = "strict-origin"
    if path.startswith(_PRIVATE):
        headers["X-Robots-Tag"] = "noindex"
    if is_secure and is_page:
        # Without https browsers ignore it with a warning.
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
    if is_secure and hsts_seconds:
        headers["Strict-Transport-Security"] = f"max-age={hsts_seconds}"
    return headers


def says_host() -> str | None:
    """Return the host, with its port, of the page that has sent a form.

    Return "" if the headers name no valid URL, ``None`` if there are no such headers.
    """
    origin = request.headers.get("Origin") or request.headers.get("Referer")
    return None if origin is None else _host(origin)


def _host(url: str) -> str:
    try:
        parts = urlsplit(url)
        # Reading an invalid port raises ValueError; better here than later.
        return parts.netloc if parts.port != 0 else ""
    except ValueError:
        return ""


def may_be_changed() -> bool:
    """Return whether a proxy may have changed the host, as the form's page has another one.

    Loading the page again is no help then. If the browser itself says that another site has sent
    the form, no proxy has changed anything.
    """
    return bool(says_host()) and says_host() != request.host and not _is_foreign()


def _is_foreign() -> bool:
    return request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site")


def comes_from_elsewhere() -> bool:
    """Return whether a page of another site has sent the form, as the browser says.

    Programs other than browsers do not say it.
    """
    referrer = request.headers.get("Referer")
    if referrer and not _host(referrer):
        # No browser sends an invalid one. Over https the library that checks tokens parses it, and
        # fails on it.
        return True
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        # "none" is a person who reloads a page.
        return site not in ("same-origin", "none")
    # Over plain http browsers send only the URL of the page.
    return says_host() not in (None, request.host)
