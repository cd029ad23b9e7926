"""Locks of two kinds: for the threads of a process, and for a database file."""

import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from scorepad.store.failures import StoreUnavailable


class FairLock:
    """A lock between threads that is handed to whoever has waited longest.

    A plain lock may be taken again and again by the same thread, and SQLite's busy handler polls
    with longer and longer sleeps: under load some threads would wait a hundred times as long as
    others.
    """

    def __init__(self) -> None:
        self._guard = Lock()
        self._taken = False
        self._waiting: deque[Lock] = deque()

    def waiting(self) -> int:
        """Return how many threads wait for it now."""
        return len(self._waiting)

    @contextmanager
    def taken(self, patience: float) -> Iterator[None]:
        """Hold the lock for the block.

        Raises :class:`StoreUnavailable` (busy) after ``patience`` seconds.
        """
        self._take(patience)
        try:
            yield
        finally:
            with self._guard:
                if self._waiting:
                    self._waiting.popleft().release()
                else:
                    self._taken = False

    def _take(self, patience: float) -> None:
        with self._guard:
            if not self._taken:
                self._taken = True
                return
            mine = Lock()
            mine.acquire()
            self._waiting.append(mine)
        if mine.acquire(timeout=patience):
            return
        with self._guard:
            # The lock may have been handed over just after the timeout.
            if mine in self._waiting:
                self._waiting.remove(mine)
                raise StoreUnavailable("busy")


try:
    import fcntl
except ImportError:  # not on every system; there, an open file can't be replaced anyway
    fcntl = None  # type: ignore[assignment]


class LockedByAnother(Exception):
    """Raised when another process holds the database file."""


@contextmanager
def file_lock(path: Path, *, alone: bool = False) -> Iterator[None]:
    """Lock ``path`` for the block: shared, or exclusively (``alone``).

    Forked children hold the lock as well.

    Raises :class:`LockedByAnother` at once, and ``OSError`` where the folder of
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
                raise LockedByAnother(path) from error
        yield
    finally:
        os.close(descriptor)
