"""The facts about a database, for those who look after it; nothing is changed."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, Engine, func, select

from scorepad.store.failures import failures_named
from scorepad.store.properties import Properties
from scorepad.store.schema import HEAD, known_revision
from scorepad.store.tables import GAME


class Facts(NamedTuple):
    """The facts about a database.

    ``revision`` is that of its tables, ``None`` where there are none, and ``is_current`` whether it
    is this version's. ``size`` is in bytes; ``clock`` is a server's own time and ``newest`` that of
    the newest entry, in Unix seconds, ``None`` for none; ``key_fingerprint`` as in
    :meth:`scorepad.store.properties.Properties.key_fingerprint`.
    """

    program: str
    encoding: str
    size: int
    may_write: bool
    clock: int | None
    revision: str | None
    newest: int | None
    key_fingerprint: str | None

    @property
    def is_current(self) -> bool:
        """Return whether the next start has nothing to change."""
        return self.revision == HEAD


Description = tuple[str, str, int, bool, int | None]
"""The facts that each kind of database has its own ways to: program to clock."""


def facts_of(engine: Engine, describe: Callable[[Connection, str | None], Description]) -> Facts:
    """Return the facts of the database; ``describe`` gives those of its kind, by the revision.

    Raises:
        DatabaseTooNew: a newer version wrote it.
        StoreUnavailable: it can't be read.
    """
    with failures_named(), engine.connect() as connection:
        revision = known_revision(connection)
        newest = connection.scalar(select(func.max(GAME.c.updated_at))) if revision else None
        properties = Properties(connection, None)
        fingerprint = properties.key_fingerprint() if revision == HEAD else None
        return Facts(*describe(connection, revision), revision, newest, fingerprint)
