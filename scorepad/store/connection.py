"""The connection that every part of a transaction holds."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Insert

from scorepad.store.upsert import Adding


class Connected:
    """A part of a transaction, which speaks to the database within it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def _words(self, adding: Adding) -> Insert:
        """Return the statement as this database understands it."""
        return adding[self._connection.dialect.name]


class Opened(NamedTuple):
    """The connections of one process to a database.

    ``reading`` and ``writing`` share theirs; those of ``glancing`` may be others, and begin no
    transaction. ``turn`` keeps the threads of this process in line before they write, and
    ``waiting`` says how many wait for it.
    """

    reading: Engine
    glancing: Engine
    writing: Engine
    turn: Callable[[], AbstractContextManager[None]]
    waiting: Callable[[], int] = lambda: 0
