"""The addresses at which another phone finds this server."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import request

from scorepad.address import means_this_computer
from scorepad.web.http.context import addresses_on_lan, own_address


@dataclass(frozen=True, slots=True)
class Reach:
    """The addresses of the server, ``roots``, which end in ``/``, the likeliest first.

    ``only_here`` where none of them leads to this computer from elsewhere.
    """

    roots: tuple[str, ...]
    only_here: bool


def reach() -> Reach:
    """Return the address that the owner has set; else the one that the reader used.

    Where nobody else can use the latter, return those of this computer in the local network, if the
    server listens there.
    """
    if own_address():
        return Reach((own_address(),), only_here=False)
    root = urlsplit(request.url_root)
    if not means_this_computer(root.hostname or ""):
        return Reach((root.geturl(),), only_here=False)
    port = f":{root.port}" if root.port else ""
    near = tuple(f"{root.scheme}://{_host(each)}{port}{root.path}" for each in addresses_on_lan())
    return Reach(near or (root.geturl(),), only_here=not near)


def _host(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def links_at(roots: Sequence[str], path: str) -> tuple[str, ...]:
    """Return ``path``, which ``url_for`` has made, under each of ``roots``."""
    below = path.removeprefix(request.script_root).lstrip("/")
    return tuple(root + below for root in roots)
