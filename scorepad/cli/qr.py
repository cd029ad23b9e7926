"""A QR code drawn with characters."""

import sys

import click
import segno

_HALF_BLOCKS = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
_WHITE_ON_BLACK, _PLAIN = "\033[97;40m", "\033[0m"


def qr_code(text: str, coloured: bool) -> str:
    """The code as lines of half blocks, two rows of the code a line.

    ``coloured`` sets white on black, so that a terminal with a light
    background shows it the right way round as well.
    """
    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=3)]
    if len(rows) % 2:
        rows.append([1] * len(rows[0]))
    lines = (
        "".join(_HALF_BLOCKS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_PLAIN}" if coloured else line for line in lines)


def show_code(text: str) -> None:
    """Print the code, unless standard output has no characters for it."""
    code = qr_code(text, coloured=sys.stdout.isatty())
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return
    click.echo(code)
