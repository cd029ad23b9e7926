"""A PDF as a picture."""

from io import BytesIO

import pypdfium2
from PIL import Image

_DOTS = 150
_POINTS = 72
_WHITE = 255


def png_of(pdf: bytes) -> bytes:
    """The pages one below the other, in grey, 150 dots an inch."""
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
    written = BytesIO()
    picture.save(written, "png", optimize=True, dpi=(_DOTS, _DOTS))
    return written.getvalue()
