"""The lock of a database file, for processes that serve or replace it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on every system; there, an open file can't be replaced anyway
    fcntl = None  # type: ignore[assignment]


class LockedByAnother(Exception):
    """Raised when another process holds the database file."""


@contextmanager
def file_lock(path: Path) -> Iterator[None]:
    """Lock ``path`` for the block.

    Forked children hold the lock as well.

    Raises :class:`LockedByAnother` at once, and ``OSError`` where the folder of
    ``path`` can't be written.
    """
    lock = path.with_name(f".{path.name}.held")
    descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if fcntl is not None:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise LockedByAnother(path) from error
        yield
    finally:
        os.close(descriptor)
