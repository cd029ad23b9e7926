"""A page of HTML, printed: a PDF that carries its fonts, tags, title and language."""

from functools import cache
from pathlib import Path

from weasyprint import CSS, HTML
from weasyprint.text.fonts import FontConfiguration

from scorepad.sheets.packaged import BASE, PackagedFiles

STYLE = f"{BASE}css/paper.css"


@cache
def _style(static: Path) -> tuple[CSS, FontConfiguration]:
    # Kept for the life of a process: fonts are unpacked once.
    fonts = FontConfiguration()
    return CSS(url=STYLE, url_fetcher=PackagedFiles(static), font_config=fonts), fonts


def warm_up(static: Path) -> None:
    """Reads the stylesheet and its fonts before the first sheet."""
    _style(static)


def pdf_of(html: str, static: Path, fetcher: PackagedFiles | None = None) -> bytes:
    """``html`` as a PDF/UA-1 file, with the stylesheet of the sheets in ``static``."""
    style, fonts = _style(static)
    page = HTML(string=html, base_url=BASE, url_fetcher=fetcher or PackagedFiles(static))
    pdf: bytes = page.write_pdf(stylesheets=[style], font_config=fonts, pdf_variant="pdf/ua-1")
    return pdf
