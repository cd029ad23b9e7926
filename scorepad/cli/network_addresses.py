"""The addresses under which other devices of the local network reach this machine."""

import os
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address

# Reserved for documentation: there is a route to it, but nothing is ever sent.
_SOMEWHERE = ("192.0.2.1", 9)
_GET_ADDRESS, _GET_FLAGS = 0x8915, 0x8913
_UP, _LOOPBACK, _POINT_TO_POINT = 0x1, 0x8, 0x10
_WITHIN_THIS_MACHINE = (
    "br-",
    "docker",
    "podman",
    "cni",
    "lxc",
    "lxd",
    "veth",
    "vir",
    "vmnet",
    "vbox",
)


def lan_addresses() -> list[str]:
    """Return IPv4 addresses that a phone may reach, the likeliest first.

    There are none without a network, and in a container, whose own addresses nobody outside has.
    Addresses of tunnels and of networks between programs of this machine are left out.
    """
    if in_container():
        return []
    by_interface = dict(_interfaces())
    by_route = _address_towards_the_world()
    if not by_interface:
        return [address for address in (by_route,) if address and _reachable(address)]
    addresses = [address for name, address in by_interface.items() if _reachable(address)]
    return sorted(addresses, key=lambda address: (address != by_route, addresses.index(address)))


def in_container() -> bool:
    """Return whether this program runs in a container: a variable of image or engine says so."""
    return "container" in os.environ or "KUBERNETES_SERVICE_HOST" in os.environ


def _reachable(address: str) -> bool:
    parsed = IPv4Address(address)
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_link_local)


def _address_towards_the_world() -> str | None:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_SOMEWHERE)
        return str(probe.getsockname()[0])
    return None


def _interfaces() -> Iterator[tuple[str, str]]:
    """Yield name and IPv4 address of each interface to a shared network (Linux; elsewhere none).

    Packages that list addresses do not say which interfaces are up, nor which are tunnels.
    """
    try:
        import fcntl
    except ImportError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            with suppress(OSError):
                reply = fcntl.ioctl(probe, _GET_FLAGS, request)
                flags = struct.unpack_from("H", reply, 16)[0]
                if not flags & _UP or flags & (_LOOPBACK | _POINT_TO_POINT):
                    continue
                if name.startswith(_WITHIN_THIS_MACHINE):
                    continue
                reply = fcntl.ioctl(probe, _GET_ADDRESS, request)
                yield name, socket.inet_ntoa(reply[20:24])
