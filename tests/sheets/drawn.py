"""Sheets drawn in this process, each page once.

A child that first brings all that draws takes a second, and most tests that ask for a file ask for
one of the same few.
"""

import functools

from scorepad.sheets.drawing import Kind
from scorepad.sheets.pdf import pdf_of, png_of


@functools.cache
def drawn(html: str, kind: Kind) -> bytes:
    """Return the file of a page."""
    return pdf_of(html) if kind is Kind.PDF else png_of(drawn(html, Kind.PDF))
