"""One after the other, in the order in which they came."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from scorepad.store.failures import StoreUnavailable


class Turn:
    """A lock between threads that is handed to whoever has waited longest.

    A plain lock may be taken again and again by the same thread, and a thread
    that waits in SQLite polls with longer and longer naps: under load some
    would wait a hundred times as long as others.
    """

    def __init__(self) -> None:
        self._guard = Lock()
        self._taken = False
        self._waiting: deque[Lock] = deque()

    def waiting(self) -> int:
        """Return how many wait for it now."""
        return len(self._waiting)

    @contextmanager
    def taken(self, patience: float) -> Iterator[None]:
        """Holds the turn for the block.

        Raises :class:`StoreUnavailable` (busy) after ``patience`` seconds.
        """
        self._take(patience)
        try:
            yield
        finally:
            self._pass_on()

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
            # It may have been handed over in the last moment.
            if mine in self._waiting:
                self._waiting.remove(mine)
                raise StoreUnavailable("busy")

    def _pass_on(self) -> None:
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._taken = False
