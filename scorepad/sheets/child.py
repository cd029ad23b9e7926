"""What a child process does: it draws sheets within hard limits, and ends with its parent."""

import multiprocessing
import os
import resource
import threading
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from pathlib import Path

from scorepad.sheets.kind import Kind

_KINDNESS = 10


@dataclass(frozen=True, slots=True)
class Limits:
    """What one sheet may take: ``seconds``, and ``memory`` in bytes for the
    whole child, of which its libraries need a third."""

    seconds: float = 10
    memory: int = 1 << 30


def prepare(limits: Limits, static: Path) -> None:
    """Makes this process ready to draw: called once, before its first sheet."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # The pad goes first: somebody is tapping on it while this draws.
    os.nice(_KINDNESS)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
    from scorepad.sheets.pdf import warm_up

    warm_up(static)


def draw(html: str, static: Path, kind: Kind) -> bytes:
    """The sheet as a file of this kind. Raises ``MemoryError``."""
    from scorepad.sheets.pdf import pdf_of
    from scorepad.sheets.png import png_of

    pdf = pdf_of(html, static)
    return png_of(pdf) if kind is Kind.PNG else pdf


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
