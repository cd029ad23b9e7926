"""The services of the app that a request uses: the store, the PDF pool, keys and URLs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from urllib.parse import urlsplit

from flask import Flask, current_app, request

from scorepad.address import means_this_computer
from scorepad.services.backups import DEFAULT_PLAN, BackupHealth, CopyPlan
from scorepad.services.import_export.reading import FileReader
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.sheets.qr import QrCode, qr_code
from scorepad.store import Store

_NAME = "scorepad"


@dataclass(frozen=True, slots=True)
class AppServices:
    """The services of one app, besides those of Flask."""

    store: Store

    addresses: Callable[[], Sequence[str]]
    """Returns the IP addresses of this computer in the local network; none if the server doesn't
    listen there."""

    sheets: PdfCache
    """Draws sheets, and stores what it drew."""

    ca_certificate: bytes = b""
    """The certificate (DER) that phones need to trust this server's https, b"" if they do."""

    url: str = ""
    """The URL that phones open, as the owner has set it; "" if it is not set."""

    backups: BackupHealth = field(default_factory=BackupHealth)
    """The health of the backups, as last seen."""

    reader: FileReader = field(default_factory=FileReader)
    """Reads files from elsewhere."""

    copy_plan: CopyPlan = DEFAULT_PLAN
    """The backups that are kept."""


def install(app: Flask, services: AppServices) -> None:
    """Put the services where requests find them."""
    app.extensions[_NAME] = services


def app_services(app: Flask = current_app) -> AppServices:
    """Return the services of the app that answers this request, or of another ``app``."""
    services: AppServices = app.extensions[_NAME]
    return services


def current_store(app: Flask = current_app) -> Store:
    """Return the store of the app that answers this request, or of another ``app``."""
    services: AppServices = app.extensions[_NAME]
    return services.store


def server_key() -> bytes:
    """Return the key of the app that answers this request, from which links are derived."""
    key = current_app.secret_key
    assert key is not None
    return key if isinstance(key, bytes) else key.encode()


class ServerUrls(NamedTuple):
    """The URLs of the server."""

    roots: tuple[str, ...]
    """Each ends in ``/``; the likeliest is the first."""

    only_here: bool
    """True if none of them leads to this computer from elsewhere."""


def server_urls() -> ServerUrls:
    """Return the URL that the owner has set; else the one that the reader used.

    If nobody else can use the latter, return those of this computer in the local network, if the
    server listens there.
    """
    services = app_services()
    if services.url:
        return ServerUrls((services.url,), only_here=False)
    root = urlsplit(request.url_root)
    if not means_this_computer(root.hostname or ""):
        return ServerUrls((root.geturl(),), only_here=False)
    port = f":{root.port}" if root.port else ""
    near = tuple(f"{root.scheme}://{_host(ip)}{port}{root.path}" for ip in services.addresses())
    return ServerUrls(near or (root.geturl(),), only_here=not near)


def _host(ip: str) -> str:
    return f"[{ip}]" if ":" in ip else ip


class SharedLink(NamedTuple):
    """A link to share, and the same link at the ``others`` of the server's URLs."""

    link: str
    others: tuple[str, ...]
    code: QrCode
    only_here: bool
    """True if no other phone can open it."""


def shared_link(path: str) -> SharedLink:
    """Return the link to share to ``path``, which ``url_for`` has made."""
    near = server_urls()
    first, *others = links_at(near.roots, path)
    return SharedLink(first, tuple(others), qr_code(first), near.only_here)


def links_at(roots: Sequence[str], path: str) -> tuple[str, ...]:
    """Return ``path``, which ``url_for`` has made, under each of ``roots``."""
    below = path.removeprefix(request.script_root).lstrip("/")
    return tuple(root + below for root in roots)
