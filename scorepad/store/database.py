"""A database: its connections, the revision of its tables, and the facts about it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, Engine, func, inspect, select, text

from scorepad.store.failures import DatabaseTooNew, StoreUnavailable, failures_named
from scorepad.store.repository import Repository, upsert
from scorepad.store.tables import GAME, PROPERTY

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")
"""Every revision, oldest first; kept here because Alembic takes a third of a second to import."""

HEAD = REVISIONS[-1]

_KEY_FINGERPRINT = "key_fingerprint"
_ONE = select(PROPERTY.c.value).where(PROPERTY.c.name == _KEY_FINGERPRINT)
_SAVE = upsert(PROPERTY)


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
    the newest entry, in Unix seconds, ``None`` for none; ``key_fingerprint`` as in
    :meth:`Properties.key_fingerprint`.
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


class Properties(Repository):
    """The facts about the whole database."""

    def key_fingerprint(self) -> str | None:
        """Return the fingerprint of the secret key that links to these games are derived from.

        ``None`` where none was stored yet.
        """
        return self._connection.execute(_ONE).scalar()

    def save_key_fingerprint(self, fingerprint: str) -> None:
        """Store the fingerprint of the key that links are derived from, from now on."""
        self._write(self._in_dialect(_SAVE), {"name": _KEY_FINGERPRINT, "value": fingerprint})


class Database(Protocol):
    """A database of games: a file, or one on a server."""

    dialect: str
    backup_base: Path
    """The database file, or the one that a server's would be; backups lie in its folder."""
    location: str
    """The place of the games, in words for a person."""

    def explain(self, error: StoreUnavailable) -> str | None:
        """Return a sentence about why it could not be used, or ``None``.

        There is one where there is more to say than the reason.
        """

    def open(self) -> Engines:
        """Open it for this process; nothing is asked of the database yet."""

    def prepare(self, engines: Engines) -> None:
        """Create the tables or upgrade them, after a copy was made."""

    def facts(self, engines: Engines) -> Facts | None:
        """Return the facts of the database; ``None`` where there is none yet."""

    def is_made(self, engines: Engines) -> bool:
        """Return whether there is a database of games, be it without any."""

    def has_games(self, engines: Engines) -> bool:
        """Return whether there is anything that a copy could be made of."""

    def copy_into(self, engines: Engines, draft: Path) -> None:
        """Write everything as it is at one moment into an empty SQLite file, unchecked."""

    def written_at(self, engines: Engines) -> int | None:
        """Return the nanosecond in which the games were written last.

        ``None`` where there are none. Two states have different times, but the later state may have
        the earlier time.
        """

    def is_damaged(self, engines: Engines) -> bool:
        """Return whether a page of the database can't be read."""

    def restore(self, engines: Engines, copy: Path, replaced: Path) -> None:
        """Bring a copy back; see :func:`scorepad.store.restore.replace_database`."""

    def locked(self) -> AbstractContextManager[None]:
        """Lock the database for the block, the run of a server: nobody can replace it meanwhile."""


def known_revision(connection: Connection) -> str | None:
    """Return the revision that the tables are at; ``None`` when there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    if revision is not None and revision not in REVISIONS:
        raise DatabaseTooNew(revision)
    return revision


Description = tuple[str, str, int, bool, int | None]
"""The facts that each kind of database finds in its own way, from ``program`` to ``clock``."""


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
