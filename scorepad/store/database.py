"""A database: its connections and locks, the revision of its tables, and the facts about it."""

import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from sqlalchemy import Connection, Engine, String, bindparam, func, insert, inspect, select

from scorepad.store.failures import DatabaseTooNew, StoreUnavailable, failures_named
from scorepad.store.journal import Journal
from scorepad.store.progress import Say, silent
from scorepad.store.repository import Repository, upsert
from scorepad.store.tables import GAME, METADATA, PROPERTY, REVISION

REVISIONS = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0013",
    "0014",
    "0015",
    "0016",
    "0017",
)
"""Every revision, oldest first; kept here because Alembic takes a third of a second to import."""

HEAD = REVISIONS[-1]
_FIRST_WITH_PROPERTIES = "0006"

_KEY_FINGERPRINT, _SERVED_BY = "key_fingerprint", "served_by"
_ONE = select(PROPERTY.c.value).where(PROPERTY.c.name == bindparam("name", type_=String))
_SAVE = upsert(PROPERTY)


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
        with self._guard:
            mine = Lock() if self._taken else None
            if mine is not None:
                mine.acquire()
                self._waiting.append(mine)
            self._taken = True
        if mine is not None and not mine.acquire(timeout=patience):
            with self._guard:
                # The lock may have been handed over just after the timeout.
                if mine in self._waiting:
                    self._waiting.remove(mine)
                    raise StoreUnavailable("busy")
        try:
            yield
        finally:
            with self._guard:
                if self._waiting:
                    self._waiting.popleft().release()
                else:
                    self._taken = False


class Engines(NamedTuple):
    """The connections of one process to a database.

    ``reading`` and ``writing`` share theirs; those of ``polling`` may be others, and begin no
    transaction. ``turn`` keeps the threads of this process in line before they write, and
    ``waiting`` says how many wait for it.
    """

    reading: Engine
    polling: Engine
    writing: Engine
    turn: Callable[[], AbstractContextManager[None]]
    waiting: Callable[[], int] = lambda: 0


class Facts(NamedTuple):
    """The facts about a database.

    ``revision`` is that of its tables, ``None`` where there are none, and ``is_current`` whether it
    is this version's. ``size`` is in bytes; ``clock`` is a server's own time and ``newest`` that of
    the newest entry, in Unix seconds, ``None`` for none; ``journal`` is that of a file,
    ``None`` for a server; ``key_fingerprint`` and ``served_by`` as in :class:`Properties`.
    """

    program: str
    encoding: str
    size: int
    may_write: bool
    clock: int | None
    journal: Journal | None
    revision: str | None
    newest: int | None
    key_fingerprint: str | None
    served_by: str | None

    @property
    def is_current(self) -> bool:
        """Return whether the next start has nothing to change."""
        return self.revision == HEAD


class Properties(Repository):
    """The facts about the whole database."""

    def key_fingerprint(self) -> str | None:
        """Return the fingerprint of the secret key that links to these games are derived from.

        ``None`` where none was stored yet.
        """
        return self._value(_KEY_FINGERPRINT)

    def save_key_fingerprint(self, fingerprint: str) -> None:
        """Store the fingerprint of the key that links are derived from, from now on."""
        self._save(_KEY_FINGERPRINT, fingerprint)

    def served_by(self) -> str | None:
        """Return the version of the last server; ``None`` for one that did not say it."""
        return self._value(_SERVED_BY)

    def save_served_by(self, version: str) -> None:
        """Store the version of the server that begins."""
        self._save(_SERVED_BY, version)

    def _value(self, name: str) -> str | None:
        return self._connection.execute(_ONE, {"name": name}).scalar()

    def _save(self, name: str, value: str) -> None:
        self._write(self._in_dialect(_SAVE), {"name": name, "value": value})


class Database(ABC):
    """A database of games: a file, or one on a server."""

    dialect: str
    backup_base: Path
    """The database file, or the one that a server's would be; backups lie in its folder."""
    location: str
    """The place of the games, in words for a person."""

    def __init__(self) -> None:
        # By process: a connection used on both sides of a fork damages the file, so
        # a child opens its own and never closes its parent's.
        self._engines_by_process: dict[int, Engines] = {}

    @property
    def engines(self) -> Engines:
        """The connections of this process; opened late, and again after :meth:`close`."""
        engines = self._engines_by_process.get(os.getpid())
        if engines is None:
            # Of two threads here at once, both get the engines of the first.
            engines = self._engines_by_process.setdefault(os.getpid(), self._open())
        return engines

    def close(self) -> None:
        """Close this process's idle connections."""
        engines = self._engines_by_process.pop(os.getpid(), None)
        if engines is not None:
            engines.reading.dispose()
            engines.polling.dispose()

    @abstractmethod
    def _open(self) -> Engines:
        """Open it for this process; nothing is asked of the database yet."""

    def explain(self, _error: StoreUnavailable) -> str | None:
        """Return an English sentence about why it could not be used, with the way out.

        ``None`` where there is no more to say than the reason. No password is in it.
        """
        return None

    @abstractmethod
    def prepare(self, *, alone: bool = False) -> None:
        """Create the database, or upgrade it after a copy was made; quick where nothing is to do.

        ``alone`` where the caller has it :meth:`locked`. Raises :class:`DatabaseTooNew` for one of
        a newer version and :class:`StoreUnavailable`, also when the database is up to date but may
        not be written.
        """

    @abstractmethod
    def facts(self) -> Facts | None:
        """Return the facts of the database as it lies there; ``None`` where there is none yet.

        Raises like :meth:`prepare`.
        """

    @abstractmethod
    def is_made(self) -> bool:
        """Return whether there is a database of games, be it without any.

        Raises :class:`StoreUnavailable`.
        """

    def shorten_log(self, *, wiped: bool) -> None:  # noqa: B027 - a server does that by itself
        """Empty a file's write-ahead log after a commit, where it is long or something was wiped.

        The log stays as it is where somebody reads in it for too long.
        """

    @abstractmethod
    def has_games(self) -> bool:
        """Return whether there is anything that a copy could be made of."""

    @abstractmethod
    def copy_into(self, draft: Path, say: Say = silent) -> None:
        """Write everything as it is at one moment into an empty SQLite file, unchecked."""

    @abstractmethod
    def written_at(self) -> int | None:
        """Return the nanosecond in which the games were written last.

        ``None`` where there are none. Two states have different times, but the later state may have
        the earlier time.
        """

    def is_damaged(self) -> bool:
        """Return whether a page of the database can't be read; a server looks after its own."""
        return False

    @abstractmethod
    def restore(self, copy: Path, replaced: Path, say: Say = silent) -> None:
        """Bring a copy back; see :func:`scorepad.store.restore.replace_database`."""

    def locked(self) -> AbstractContextManager[None]:
        """Lock the database for the block, the run of a server: nobody can replace it meanwhile.

        One on a database server is not locked: its games are replaced in one transaction, while the
        app runs on. Raises :class:`scorepad.store.file_lock.LockedByAnother`.
        """
        return nullcontext()


def known_revision(connection: Connection) -> str | None:
    """Return the revision that the tables are at; ``None`` when there are none."""
    if not inspect(connection).has_table(REVISION.name):
        return None
    revision: str | None = connection.execute(select(REVISION.c.version_num)).scalar()
    if revision is not None and revision not in REVISIONS:
        raise DatabaseTooNew(revision)
    return revision


def upgrade_tables(connection: Connection) -> bool:
    """Create the tables in an empty database, or upgrade them; return whether they were changed.

    Runs within the connection's transaction and leaves the commit to the caller.
    """
    revision = known_revision(connection)
    if revision == HEAD:
        return False
    if revision is None:
        # As all revisions would make them one after the other, in a fifth of the time.
        METADATA.create_all(connection, checkfirst=False)
        REVISION.create(connection, checkfirst=True)
        connection.execute(insert(REVISION), {"version_num": HEAD})
    else:
        from scorepad.store.migrations import migrate  # brings Alembic, see REVISIONS

        migrate(connection, HEAD)
    return True


Description = tuple[str, str, int, bool, int | None, Journal | None]
"""The facts that each kind of database finds in its own way, from ``program`` to ``journal``."""


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
        told: tuple[str | None, str | None] = (None, None)
        if revision is not None and revision >= _FIRST_WITH_PROPERTIES:
            told = properties.key_fingerprint(), properties.served_by()
        return Facts(*describe(connection, revision), revision, newest, *told)
