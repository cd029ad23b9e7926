"""Under which names this server answers: a page of another name that is led here gets nothing."""

from functools import lru_cache
from ipaddress import ip_address

from flask import Flask, Response, request
from werkzeug.sansio.utils import host_is_trusted

from scorepad.address import means_this_computer
from scorepad.web.errors import refuse

HEALTH = "/healthz"
"""The path for those who watch over the server. It has nothing of a game, so that the
machine itself may ask for it by its own address whatever names the server has."""

_OF_PROXIES = ("Forwarded", "Via", "X-Real-Ip")
"""Headers by which a proxy says that somebody else asks, beside X-Forwarded-…"""

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
"""Endings of names that home routers and phones give; nobody else can have such a
name lead anywhere. (The last is its maker's own, for every box sold.)"""


def check_host(app: Flask, names: tuple[str, ...], own: str) -> None:
    """``app`` answers to ``names`` alone; one that begins with a dot stands for
    all below it. Without any, it answers to addresses in figures, to names
    without a dot, to those of home networks, and to its ``own``, "" for none.

    A browser that has looked up a stranger's name once can be led here the next
    time, and its page would then be one of ours: the name stays the stranger's.
    """

    @app.before_request
    def check() -> Response | None:
        if is_ours(request.host, names, own) or _watches():
            return None
        return refuse(421, "unknown_host")


def _watches() -> bool:
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
def is_ours(host: str, names: tuple[str, ...], own: str) -> bool:
    """Return whether a server with these names answers to ``host``, a port after it or not."""
    if names:
        return host_is_trusted(host, names)
    return _is_at_home(host) or (bool(own) and host_is_trusted(host, (own,)))


def _is_at_home(host: str) -> bool:
    name = without_port(host).removesuffix(".").lower()
    try:
        ip_address(name)
    except ValueError:
        # No name without a dot is anybody's in the whole net.
        return bool(name) and ("." not in name or host_is_trusted(name, _AT_HOME))
    return True


def without_port(host: str) -> str:
    """Return the name or address in a ``Host`` header, an IPv6 one without its brackets."""
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).removeprefix("[").removesuffix("]")
