"""Locks of three kinds: for threads of a process, for rows in a transaction, for a database."""

import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, String, bindparam, func, select

from scorepad.store.failures import StoreUnavailable
from scorepad.store.tables import GAME


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


_SHARED = 7_305_211_934_106
"""The key of the advisory lock, unlikely to be used by other programs on the server."""

_HOLD_SHARED = select(func.pg_advisory_xact_lock(_SHARED))
_HOLD_GAME = (
    select(GAME.c.game_id)
    .where(GAME.c.game_id == bindparam("game_id", type_=String))
    .with_for_update()
)


class RowLocks:
    """The row locks of one writing transaction, which hold until it ends.

    SQLite needs none, since it has only one writer at a time.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._needed = connection.dialect.name != "sqlite"
        self._shared = False
        self._games: set[str] = set()

    def hold_shared(self) -> None:
        """Lock what games share."""
        if self._needed and not self._shared:
            self._connection.execute(_HOLD_SHARED)
            self._shared = True

    def hold_game(self, game_id: str) -> None:
        """Lock the row of the game."""
        if self._needed and game_id not in self._games:
            # A separate statement: only the next one sees what this one has waited for.
            self._connection.execute(_HOLD_GAME, {"game_id": game_id})
            self._games.add(game_id)


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
