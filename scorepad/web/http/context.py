"""The parts of the app that a request uses: the store, the PDF pool, keys and addresses.

The addresses are also those at which another phone finds this server.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from flask import Flask, current_app, request

from scorepad.address import means_this_computer
from scorepad.services.backups import BackupHealth
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.store import Store

_NAME = "scorepad"


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of one app, beside Flask.

    ``addresses`` returns the addresses of this computer in the local network, none where the server
    doesn't listen there. ``sheets`` draws sheets, and stores what it drew. ``authority`` is the
    certificate (DER) that phones need to trust this server's https, b"" where they do anyway.
    ``address`` is the one that phones open, as the owner says; "" where nobody has said.
    ``backups`` says whether backups of the games can be made.
    """

    store: Store
    addresses: Callable[[], Sequence[str]]
    sheets: PdfCache
    authority: bytes = b""
    address: str = ""
    backups: BackupHealth = field(default_factory=BackupHealth)


def install(app: Flask, parts: Parts) -> None:
    """Put the parts where requests find them."""
    app.extensions[_NAME] = parts


def current_store(app: Flask = current_app) -> Store:
    """Return the store of the app that answers this request, or of another ``app``."""
    parts: Parts = app.extensions[_NAME]
    return parts.store


def pdf_cache() -> PdfCache:
    """Return the PDF pool of the app that answers this request, and the sheets it has made."""
    return _parts().sheets


def warm_up_pdf_pool() -> None:
    """Start the PDF pool, where a game is in its last round, or over: people print then."""
    pdf_cache().warm_up()


def own_address() -> str:
    """Return the address that phones open, as the server's owner says; "" for none said."""
    return _parts().address


def own_authority() -> bytes:
    """Return the certificate of this machine's own authority; b"" where it has none."""
    return _parts().authority


def backup_health() -> BackupHealth:
    """Return the health of the daily backups, as last seen."""
    return _parts().backups


def server_key() -> bytes:
    """Return the key of the app that answers this request, from which links are derived."""
    key = current_app.secret_key
    assert key is not None
    return key if isinstance(key, bytes) else key.encode()


def _parts() -> Parts:
    parts: Parts = current_app.extensions[_NAME]
    return parts


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
    near = tuple(f"{root.scheme}://{_host(each)}{port}{root.path}" for each in _parts().addresses())
    return Reach(near or (root.geturl(),), only_here=not near)


def _host(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def links_at(roots: Sequence[str], path: str) -> tuple[str, ...]:
    """Return ``path``, which ``url_for`` has made, under each of ``roots``."""
    below = path.removeprefix(request.script_root).lstrip("/")
    return tuple(root + below for root in roots)
