"""The address at which phones reach the app, as its owner gives it, and the path in it."""

import re
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

_PARTS = re.compile(r"(?:/[A-Za-z0-9_-]{1,40}){1,4}")
_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
_SCHEMES = ("http", "https")
_WITH_PORT = re.compile(r"\[([^\[\]]*)\](?::\d+)?|([^:]*):\d+")
"""An address in figures as some proxies pass it on."""

UNKNOWN = "unknown"
"""Whoever asks from what is no address."""

OWN_PARTS = frozenset(
    (
        *("authority", "c", "check", "circle", "duel", "files", "g", "healthz", "history"),
        *("house", "new", "o", "open", "people", "phone", "preferences", "rules", "sheets"),
        *("start", "static", "statistics"),
    )
)
"""What the app's own paths begin with: a prefix with one of them could not be told from those."""


def prefix_in(said: str) -> str | None:
    """Return the path in ``said`` as a prefix of every path of the app: "" for the whole host,
    else with a slash before and none behind it; ``None`` where it can't be one.

    >>> prefix_in("/scorepad/")
    '/scorepad'
    >>> prefix_in("/")
    ''
    """
    path = said.removesuffix("/")
    if not path:
        return ""
    if not _PARTS.fullmatch(path) or OWN_PARTS.intersection(path.split("/")):
        return None
    return path


def address_in(said: str) -> str | None:
    """Return the address in ``said`` with a slash behind it; ``None`` where it is none, or says
    more than scheme, host, port and a prefix.

    >>> address_in("https://home.example/scorepad")
    'https://home.example/scorepad/'
    """
    try:
        found = urlsplit(said)
        port = found.port
    except ValueError:
        return None
    prefix = prefix_in(found.path)
    whole = found.scheme in _SCHEMES and port != 0 and not (found.query or found.fragment)
    host = found.netloc.removesuffix(f":{port}")
    if not whole or prefix is None or not _HOST.fullmatch(host):
        return None
    return f"{found.scheme}://{found.netloc.lower()}{prefix}/"


def prefix_of(address: str) -> str:
    """Return the prefix in what :func:`address_in` has given."""
    return urlsplit(address).path.removesuffix("/")


def host_of(address: str) -> str:
    """Return the name in what :func:`address_in` has given, without the port; "" for none."""
    return urlsplit(address).hostname or ""


def means_this_computer(host: str) -> bool:
    """Return whether every computer means itself by this name or address in figures."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def network_of(address: str) -> str:
    """Return whose address in figures this is: of an IPv6 address, the network of 2⁶⁴
    that everybody has. "" for this computer; all that is no address is one and the same.

    >>> network_of("[2001:db8:1:2::9]:443"), network_of("192.168.1.20:51000")
    ('2001:db8:1:2::', '192.168.1.20')
    """
    if not address:
        # A socket that has no address is this computer's.
        return ""
    with_port = _WITH_PORT.fullmatch(address)
    try:
        found = ip_address((with_port[1] or with_port[2] or "") if with_port else address)
    except ValueError:
        return UNKNOWN
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return ""
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found), 64), strict=False).network_address)
    return str(found)
