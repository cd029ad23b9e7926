"""Who holds a database: servers share it, whoever replaces it needs it alone."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on every system; there, an open file can't be replaced anyway
    fcntl = None  # type: ignore[assignment]


class HeldByAnother(Exception):
    """Another process holds it."""


@contextmanager
def held(path: Path, *, alone: bool = False) -> Iterator[None]:
    """Holds ``path`` for the block, beside others or ``alone``; what a process
    holds, those that it forks hold as well.

    Raises :class:`HeldByAnother` at once, and ``OSError`` where the folder of
    ``path`` can't be written.
    """
    lock = path.with_name(f".{path.name}.held")
    descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if fcntl is not None:
            kind = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
            try:
                fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise HeldByAnother(path) from error
        yield
    finally:
        os.close(descriptor)
