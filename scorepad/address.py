"""The address at which phones reach the app, as the server's owner gives it, and the path in it."""

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from werkzeug.sansio.utils import get_host, host_is_trusted

_PARTS = re.compile(r"(?:/[A-Za-z0-9_-]{1,40}){1,4}")
_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
_SCHEMES = ("http", "https")
_WITH_PORT = re.compile(r"\[([^\[\]]*)\](?::\d+)?|([^:]*):\d+")
"""An IP address with a port, as some proxies pass it on."""

_TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""The networks of translators (NAT64), with an IPv6 address for each of IPv4 (RFC 6052, RFC 8215).

That is in the last 32 bits.
"""

UNKNOWN = "unknown"
"""The network of a client whose address is no IP address."""

OWN_PARTS = frozenset(
    (
        *("authority", "c", "check", "circle", "duel", "files", "g", "group", "healthz", "history"),
        *("house", "new", "o", "open", "people", "phone", "preferences", "programs", "rules"),
        *("sheets", "start", "static", "statistics", "tv"),
    )
)
"""The first parts of the app's own paths, which no prefix may have: they would be confused."""


def prefix_in(text: str) -> str | None:
    """Return the path in ``text`` as a prefix of the app's paths; ``None`` where it can't be one.

    "" stands for the whole host; any other prefix has a slash before it and none behind it.

    >>> prefix_in("/scorepad/")
    '/scorepad'
    >>> prefix_in("/")
    ''
    """
    path = text.removesuffix("/")
    if not path:
        return ""
    if not _PARTS.fullmatch(path) or OWN_PARTS.intersection(path.split("/")):
        return None
    return path


def address_in(text: str) -> str | None:
    """Return the address in ``text`` with a slash behind it.

    ``None`` where it is none, or says more than scheme, host, port and a prefix.

    >>> address_in("https://home.example/scorepad")
    'https://home.example/scorepad/'
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    prefix = prefix_in(parts.path)
    whole = parts.scheme in _SCHEMES and port != 0 and not (parts.query or parts.fragment)
    host = parts.netloc.removesuffix(f":{port}")
    if not whole or prefix is None or not _HOST.fullmatch(host):
        return None
    return f"{parts.scheme}://{parts.netloc.lower()}{prefix}/"


def prefix_of(address: str) -> str:
    """Return the prefix in an address that :func:`address_in` has returned."""
    return urlsplit(address).path.removesuffix("/")


def host_of(address: str) -> str:
    """Return the host of an address from :func:`address_in`, without the port; "" for none."""
    return urlsplit(address).hostname or ""


def host_in(scheme: str, header: str) -> str:
    """Return the host in a ``Host`` header, without the usual port of the ``scheme``; "" for none.

    Werkzeug takes no underscore, which browsers send and names of home networks may have.

    >>> host_in("http", "my_pi:80"), host_in("http", "my pi")
    ('my_pi', '')
    """
    return header[: len(get_host(scheme, header.replace("_", "-")))]


def without_port(host: str) -> str:
    """Return the name or address in a ``Host`` header, an IPv6 one without its brackets."""
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).removeprefix("[").removesuffix("]")


def is_named(host: str, names: Iterable[str]) -> bool:
    """Return whether ``host``, a port after it or not, is one of ``names``.

    A name that begins with a dot stands for all below it, and for itself; ports are not compared.

    >>> is_named("My_Pi:5000", ["my_pi"]), is_named("my-pi", ["my_pi"])
    (True, False)
    """
    name = f".{without_port(host).lower()}"
    return host_is_trusted(host.replace("_", "-")) and any(
        name.endswith(suffix) if each.startswith(".") else name == suffix
        for each in names
        for suffix in [f".{_ascii(each.removeprefix('.').partition(':')[0])}"]
    )


def _ascii(name: str) -> str:
    """Return a name as browsers ask for it; raise ``UnicodeError`` where none can."""
    return name.encode("idna").decode().lower()


def means_this_computer(host: str) -> bool:
    """Return whether every computer means itself by this name or IP address."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def network_of(address: str) -> str:
    """Return the network of an IP address, by which clients are counted; "" for this computer.

    For IPv6 it is the /64 that every customer has. Whatever is no address counts as one network.

    >>> network_of("[2001:db8:1:2::9]:443"), network_of("192.168.1.20:51000")
    ('2001:db8:1:2::', '192.168.1.20')
    """
    return next(iter(networks_of(address)), "")


def networks_of(address: str) -> tuple[str, ...]:
    """Return the networks by which a client is counted, the smallest first; none for this computer.

    Many customers have a /56 of IPv6, 256 networks: counted by one alone, they would be allowed 256
    times as much.

    >>> networks_of("2001:db8:1:2::9"), networks_of("64:ff9b::192.0.2.1")
    (('2001:db8:1:2::', '2001:db8:1::/56'), ('192.0.2.1',))
    """
    if not address:
        # A socket that has no address is this computer's.
        return ()
    with_port = _WITH_PORT.fullmatch(address)
    try:
        ip = ip_address((with_port[1] or with_port[2] or "") if with_port else address)
    except ValueError:
        return (UNKNOWN,)
    if isinstance(ip, IPv6Address):
        ip = _of_ipv4(ip) or ip
    if ip.is_loopback:
        return ()
    if isinstance(ip, IPv6Address):
        own, of_customer = (ip_network((int(ip), length), strict=False) for length in (64, 56))
        return str(own.network_address), str(of_customer)
    return (str(ip),)


def _of_ipv4(ip: IPv6Address) -> IPv4Address | None:
    """Return the address of IPv4 that an address of IPv6 stands for; ``None`` for others."""
    if any(ip in network for network in _TRANSLATED):
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped
