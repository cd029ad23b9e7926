"""The work of a child process: it draws sheets within hard limits, and ends with its parent."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from scorepad.processes import Limits, at_most, limit_this_process
from scorepad.sheets.drawing import Kind

try:
    import fcntl
except ImportError:  # not on every system; there, processes don't wait for each other
    fcntl = None  # type: ignore[assignment]

_A_WHILE = 0.05


@dataclass(frozen=True, slots=True)
class DrawingSlots:
    """The slots of those who draw: ``at_once``, each a locked file in ``folder``.

    Without a folder, nobody waits for other processes.
    """

    at_once: int
    folder: Path | None = None

    @contextmanager
    def one(self) -> Iterator[None]:
        """Wait for a free slot, and hold it as long as the block lasts.

        A process that ends gives its slot back, however it ends.
        """
        with ExitStack() as opened:
            if self.folder is not None and fcntl is not None:
                slots = [
                    opened.enter_context((self.folder / f"press-{number}.lock").open("w"))
                    for number in range(1, self.at_once + 1)
                ]
                while not any(map(_taken, slots)):
                    time.sleep(_A_WHILE)
            yield


def _taken(slot: TextIOWrapper) -> bool:
    try:
        fcntl.flock(slot, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def prepare(limits: Limits, static: Path, temp_folder: str) -> None:
    """Make this process ready to draw: called once, before its first sheet.

    Its temporary files lie in ``temp_folder``, which the pool removes.
    """
    tempfile.tempdir = temp_folder
    limit_this_process(limits.memory)
    from scorepad.sheets.pdf import warm_up

    warm_up(static)
    import_module("scorepad.sheets.pdf")


def stand_by() -> None:
    """Do nothing: whoever waits for this knows that a child is ready to draw."""


def draw(html: str, static: Path, kind: Kind, limits: Limits, slots: DrawingSlots) -> bytes:
    """Draw the sheet as a file of this kind, as soon as a slot is free.

    Raises ``MemoryError``; the process ends by ``SIGXCPU`` when the sheet takes too much CPU time.
    """
    from scorepad.sheets.pdf import pdf_of, png_of

    with slots.one(), at_most(limits.seconds):
        pdf = pdf_of(html, static)
        return png_of(pdf) if kind is Kind.PNG else pdf
