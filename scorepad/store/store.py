"""The database of one server: opened late, closed properly, safe across threads and forks."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Engine, make_url, select

from scorepad.store.engine import make_engine
from scorepad.store.failures import failures_named
from scorepad.store.kept_copies import keep_before_upgrade
from scorepad.store.reader import Reader
from scorepad.store.schema import bring_up_to_date, create_file
from scorepad.store.tables import GAME
from scorepad.store.turn import Turn
from scorepad.store.writer import Writer

_ANY_GAME = select(GAME.c.version).limit(1)


class _Opened(NamedTuple):
    reading: Engine
    writing: Engine
    turn: Turn


class Store:
    """The games behind one database address.

    ``url`` is an SQLAlchemy address of an SQLite file; anything else is a
    ``ValueError``. ``patience`` is how many seconds a transaction waits for
    another one before it is refused as busy. Nothing is opened before it is
    needed.
    """

    def __init__(self, url: str, patience: float = 5.0) -> None:
        self._url = make_url(url)
        self.dialect = self._url.get_backend_name()
        if self.dialect != "sqlite" or self._url.database in (None, "", ":memory:"):
            raise ValueError("games are kept in an SQLite file: sqlite:////path/to/scorepad.db")
        self._path = Path(str(self._url.database))
        self._patience = patience
        # By process: a connection that is used on both sides of a fork damages
        # the file, so a child opens its own and never closes its parent's.
        self._opened_by: dict[int, _Opened] = {}

    @property
    def path(self) -> Path:
        """The database file."""
        return self._path

    def prepare(self) -> None:
        """Creates the database or upgrades it; quick when there is nothing to do.

        Raises :class:`DatabaseTooNew` for one of a newer version and
        :class:`StoreUnavailable`, also when the database is up to date but
        may not be written. What is upgraded is copied first.
        """
        create_file(self._path)
        bring_up_to_date(self._opened().reading, lambda: keep_before_upgrade(self._path))

    def check(self) -> None:
        """Reads once. Raises :class:`StoreUnavailable` when games can't be read."""
        with failures_named(), self._opened().reading.connect() as connection:
            connection.execute(_ANY_GAME).all()

    @contextmanager
    def reading(self) -> Iterator[Reader]:
        """One state of the database, as long as the block lasts.

        Keep it short: with a rollback journal, commits wait for it.
        """
        with failures_named(), self._opened().reading.connect() as connection:
            yield Reader(connection)

    @contextmanager
    def writing(self) -> Iterator[Writer]:
        """One write transaction: when the block ends, it is on disk.

        Any exception within takes everything back. Raises
        :class:`StoreUnavailable`, also at the end; then nothing was written.
        """
        opened = self._opened()
        with (
            opened.turn.taken(self._patience),
            failures_named(),
            opened.writing.begin() as connection,
        ):
            yield Writer(connection)

    def close(self) -> None:
        """Closes this process's idle connections; the store can be used again."""
        opened = self._opened_by.pop(os.getpid(), None)
        if opened is not None:
            opened.reading.dispose()

    def _opened(self) -> _Opened:
        opened = self._opened_by.get(os.getpid())
        if opened is None:
            engine = make_engine(self._url, self._path, self._patience)
            writing = engine.execution_options(begin="BEGIN IMMEDIATE")
            # Of two threads that come here at once, one wins for both.
            opened = self._opened_by.setdefault(os.getpid(), _Opened(engine, writing, Turn()))
        return opened
