"""The work of a child process: it draws sheets within hard limits, and ends with its parent."""

import tempfile
from collections.abc import Sequence

from scorepad.processes import Limits, at_most, limit_this_process
from scorepad.sheets.drawing import Kind


def prepare(limits: Limits, temp_folder: str) -> None:
    """Make this process ready to draw: called once, before its first sheet.

    Its temporary files lie in ``temp_folder``, which the pool removes. Both children read the
    stylesheet while the first sheet is waited for, which is there after 2.8 s on two busy cores.
    If each read it for a sheet of its own, that would be 2.3 s, but a later one took 1.6 s, too,
    instead of 0.25 s.
    """
    tempfile.tempdir = temp_folder
    limit_this_process(limits.memory)
    from scorepad.sheets.pdf import stylesheet

    stylesheet()


def draw(html: str, kind: Kind, limits: Limits) -> bytes:
    """Draw the sheet as a file of this kind.

    Raises ``MemoryError``; the process ends by ``SIGXCPU`` when the sheet takes too much CPU time.
    """
    from scorepad.sheets.pdf import pdf_of, png_of

    with at_most(limits.seconds):
        pdf = pdf_of(html)
        return png_of(pdf) if kind is Kind.PNG else pdf


def join(pdfs: Sequence[bytes], limits: Limits) -> bytes:
    """Join PDFs to one, in their order, within the same limits as :func:`draw`."""
    from scorepad.sheets.pdf import joined

    with at_most(limits.seconds):
        return joined(pdfs)
