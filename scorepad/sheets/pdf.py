"""Printing: a page of HTML becomes a PDF, and a PDF becomes a picture."""

from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pypdfium2
from PIL import Image
from weasyprint import CSS, HTML
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from scorepad.paths import STATIC

BASE = "http://scorepad.invalid/static/"
"""The address that stands for the folder of static files; the name can never be looked up."""

_TYPES = {".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class PackagedFiles(URLFetcher):  # type: ignore[misc]  # weasyprint has no types
    """A fetcher that serves addresses below :data:`BASE` from ``folder``, and ``data:``.

    Everything else is refused without a look at the network or the disk, and
    is remembered in ``refused``; WeasyPrint then leaves it out.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(allowed_protocols={"data"}, allow_redirects=False)
        self._folder = folder.resolve()
        self.refused: list[str] = []

    def fetch(self, url: str, headers: Mapping[str, str] | None = None) -> URLFetcherResponse:
        """Return the file or the data; raise ``ValueError`` for anything else."""
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


STYLE = f"{BASE}css/paper.css"


@cache
def stylesheet() -> tuple[CSS, FontConfiguration]:
    """Return the stylesheet of the sheets and its fonts, which a process unpacks once."""
    fonts = FontConfiguration()
    return CSS(url=STYLE, url_fetcher=PackagedFiles(STATIC), font_config=fonts), fonts


def pdf_of(html: str, fetcher: PackagedFiles | None = None) -> bytes:
    """Print ``html`` as a PDF/UA-1 file, with the stylesheet of the sheets."""
    style, fonts = stylesheet()
    page = HTML(string=html, base_url=BASE, url_fetcher=fetcher or PackagedFiles(STATIC))
    pdf: bytes = page.write_pdf(stylesheets=[style], font_config=fonts, pdf_variant="pdf/ua-1")
    return pdf


_DOTS = 150
_POINTS = 72
_WHITE = 255


def png_of(pdf: bytes) -> bytes:
    """Draw the pages one below the other, in grey, 150 dots an inch."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = [page.render(scale=_DOTS / _POINTS, grayscale=True).to_pil() for page in document]
    finally:
        document.close()
    width = max(page.width for page in pages)
    picture = Image.new("L", (width, sum(page.height for page in pages)), _WHITE)
    below = 0
    for page in pages:
        picture.paste(page, (0, below))
        below += page.height
    buffer = BytesIO()
    picture.save(buffer, "png", optimize=True, dpi=(_DOTS, _DOTS))
    return buffer.getvalue()


def joined(pdfs: Sequence[bytes]) -> bytes:
    """Return the pages of all ``pdfs`` in one file, in their order."""
    whole = pypdfium2.PdfDocument.new()
    try:
        for pdf in pdfs:
            part = pypdfium2.PdfDocument(pdf)
            try:
                whole.import_pages(part)
            finally:
                part.close()
        buffer = BytesIO()
        whole.save(buffer)
    finally:
        whole.close()
    return buffer.getvalue()
