"""The work of a child process: it draws sheets within hard limits, and ends with its parent."""

import multiprocessing
import os
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from importlib import import_module
from math import ceil
from multiprocessing.connection import wait
from pathlib import Path

from scorepad.sheets.drawing import Kind

try:
    import resource
except ImportError:  # not on every system; there, the pool's timeout is the only limit
    resource = None  # type: ignore[assignment]

_NICENESS = 10


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one sheet.

    They are CPU ``seconds``, and ``memory`` in bytes for the whole child, of which its libraries
    need a third.
    """

    seconds: float = 10
    memory: int = 1 << 30


def prepare(limits: Limits, static: Path, temp_folder: str) -> None:
    """Make this process ready to draw: called once, before its first sheet.

    Its temporary files lie in ``temp_folder``, which the pool removes.
    """
    tempfile.tempdir = temp_folder
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if resource is not None:
        # The pad goes first: somebody is tapping on it while this draws.
        os.nice(_NICENESS)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
        # The system ends a process that works too long, and would write its memory to a core file.
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    from scorepad.sheets.pdf import warm_up

    warm_up(static)
    import_module("scorepad.sheets.pdf")


def draw(html: str, static: Path, kind: Kind, limits: Limits) -> bytes:
    """Draw the sheet as a file of this kind.

    Raises ``MemoryError``; the process ends by ``SIGXCPU`` when the sheet takes too much CPU time.
    """
    from scorepad.sheets.pdf import pdf_of, png_of

    with _at_most(limits.seconds) if resource is not None else nullcontext():
        pdf = pdf_of(html, static)
        return png_of(pdf) if kind is Kind.PNG else pdf


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    used = resource.getrusage(resource.RUSAGE_SELF)
    usual, most = resource.getrlimit(resource.RLIMIT_CPU)
    until = ceil(used.ru_utime + used.ru_stime + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (until, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (usual, most))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
