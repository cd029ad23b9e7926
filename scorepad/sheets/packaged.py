"""What a sheet may load: our own packaged files, and nothing else."""

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from weasyprint.urls import URLFetcher, URLFetcherResponse

BASE = "http://scorepad.invalid/static/"
"""Stands for the folder of static files; the name can never be looked up."""

_TYPES = {".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class PackagedFiles(URLFetcher):  # type: ignore[misc]  # weasyprint has no types
    """Serves addresses below :data:`BASE` from ``folder``, and ``data:``.

    Everything else is refused without a look at the network or the disk, and
    is remembered in ``refused``; WeasyPrint then leaves it out.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(allowed_protocols={"data"}, allow_redirects=False)
        self._folder = folder.resolve()
        self.refused: list[str] = []

    def fetch(self, url: str, headers: Mapping[str, str] | None = None) -> URLFetcherResponse:
        """The file or the data; raises ``ValueError`` for anything else."""
        if url.startswith("data:"):
            return super().fetch(url, headers)
        path = self._path(url)
        if path is None:
            self.refused.append(url)
            raise ValueError("not one of our files")
        return URLFetcherResponse(url, path.read_bytes(), {"Content-Type": _TYPES[path.suffix]})

    def _path(self, url: str) -> Path | None:
        if not url.startswith(BASE):
            return None
        path = (self._folder / unquote(urlsplit(url).path).removeprefix("/static/")).resolve()
        packaged = path.is_relative_to(self._folder) and path.suffix in _TYPES
        return path if packaged and path.is_file() else None
