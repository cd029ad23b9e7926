"""QR codes as shapes for a template."""

from itertools import groupby
from typing import NamedTuple

QUIET = 4
"""Modules of white around a code; readers need them."""


class QrCode(NamedTuple):
    """A QR code of ``size`` modules each way, the white around it included.

    ``path`` is the SVG path of all dark modules.
    """

    size: int
    path: str

    @property
    def quiet(self) -> float:
        """Return how much of the width is white on either side, as a share."""
        return QUIET / self.size


def qr_code(text: str) -> QrCode:
    """Return the code of ``text``; up to 15 % of it may be dirty or covered."""
    import segno  # the first page has no code

    code = segno.make_qr(text, error="m")
    runs = []
    for y, row in enumerate(code.matrix):
        x = 0
        for dark, modules in groupby(row):
            width = len(list(modules))
            if dark:
                runs.append(f"M{x + QUIET} {y + QUIET}h{width}v1h-{width}z")
            x += width
    return QrCode(len(code.matrix) + 2 * QUIET, "".join(runs))
