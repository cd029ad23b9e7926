"""Draws the pictures of the app's icon from its drawing, in every size that phones ask for."""

import base64
import io
from pathlib import Path

import pypdfium2
from PIL import Image
from weasyprint import HTML

ICONS = Path(__file__).resolve().parents[1] / "static" / "icons"
DRAWING = (ICONS / "scorepad.svg").read_text("utf-8")
ROUND, SQUARE = 'rx="14"', 'rx="0"'
# The paper has to lie within the circle that a phone may cut out: 80 % of the width.
WIDE = 'viewBox="-6 -6 76 76"'
COLOURS = 64


def to_the_edge(drawing: str) -> str:
    """The icon without round corners, for phones that cut their own."""
    assert ROUND in drawing
    return drawing.replace(ROUND, SQUARE)


def with_room(drawing: str) -> str:
    """The icon with room around the paper, so that any shape can be cut out."""
    assert 'viewBox="0 0 64 64"' in drawing
    ground = drawing.replace('viewBox="0 0 64 64"', WIDE)
    return to_the_edge(ground).replace(
        '<rect width="64" height="64"', '<rect x="-6" y="-6" width="76" height="76"'
    )


def picture(drawing: str, size: int, colours: int = COLOURS) -> bytes:
    """Return ``drawing`` as a PNG of this many pixels, wide and high, in so many colours."""
    source = base64.b64encode(drawing.encode()).decode()
    style = f"@page {{ size: {size}px; margin: 0 }} body {{ margin: 0 }} img {{ display: block }}"
    image = f'<img src="data:image/svg+xml;base64,{source}" width="{size}" height="{size}">'
    page = HTML(string=f"<style>{style}</style>{image}").write_pdf()
    # 96 pixels of a page are 72 points.
    bitmap = pypdfium2.PdfDocument(page)[0].render(scale=96 / 72, fill_color=(0, 0, 0, 0))
    drawn = bitmap.to_pil().convert("RGBA").resize((size, size))
    if drawn.getextrema()[3] == (255, 255):
        drawn = drawn.convert("RGB").quantize(colours)
    else:
        drawn = drawn.quantize(colours, method=Image.Quantize.FASTOCTREE)
    written = io.BytesIO()
    drawn.save(written, "png", optimize=True)
    return written.getvalue()


def main() -> None:
    for size in (192, 512):
        (ICONS / f"scorepad-{size}.png").write_bytes(picture(DRAWING, size))
    (ICONS / "maskable-512.png").write_bytes(picture(with_room(DRAWING), 512))
    (ICONS / "apple-touch-icon.png").write_bytes(picture(to_the_edge(DRAWING), 180, 6))


main()
