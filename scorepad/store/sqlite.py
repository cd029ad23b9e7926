"""Games in an SQLite file."""

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event

from scorepad.store.backups import copy_before_upgrade, newest_copy
from scorepad.store.database import (
    HEAD,
    Database,
    Description,
    Engines,
    Facts,
    FairLock,
    facts_of,
    known_revision,
)
from scorepad.store.failures import DatabaseEmpty, StoreUnavailable, failures_named
from scorepad.store.file_copies import check_database, copy_pages, has_sound_pages, write_copy
from scorepad.store.file_lock import file_lock
from scorepad.store.restore import replace_database

JournalMode = Literal["wal", "delete"]

_MENDED = (3, 51, 3)
_MENDED_ON_BRANCH = {(3, 44): 6, (3, 50): 7}


def journal_mode(version: tuple[int, int, int]) -> JournalMode:
    """Return the journal mode that loses nothing on this version of SQLite.

    >>> journal_mode((3, 40, 1)), journal_mode((3, 50, 7)), journal_mode((3, 51, 3))
    ('delete', 'wal', 'wal')
    """
    major, minor, patch = version
    mended_from = _MENDED_ON_BRANCH.get((major, minor))
    if mended_from is not None:
        return "wal" if patch >= mended_from else "delete"
    return "wal" if version >= _MENDED else "delete"


def make_engine(url: URL, path: Path, patience: float) -> Engine:
    """Return an engine on the SQLite file ``path``, which must exist when it is first used.

    Transactions begin with ``BEGIN``, or with what the execution option
    ``begin`` says; where that is empty, each statement stands alone.
    ``patience``: seconds that a statement waits for a lock, and a thread for a
    connection.
    """
    # Opened read-write and never created: a file that vanished while games are
    # played must be an error, not a new empty database.
    file = path.absolute().as_uri() + "?mode=rw"
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=8,
        max_overflow=24,
        pool_timeout=patience,
        # Errors are logged: values of statements must not be in them.
        hide_parameters=True,
        connect_args={"timeout": patience, "isolation_level": None},
    )

    def open_file(_dialect: object, _record: object, args: list[Any], options: Any) -> None:
        args[:] = [file]
        options["uri"] = True

    event.listen(engine, "do_connect", open_file)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


class DatabaseFile(Database):
    """The file behind ``url``.

    ``patience``: see :class:`scorepad.store.Store`. Raises ``ValueError`` where
    the address names no file.
    """

    dialect = "sqlite"

    def __init__(self, url: URL, patience: float, _folder: Path) -> None:
        super().__init__()
        if url.database in (None, "", ":memory:"):
            raise ValueError("an SQLite file is named like this: sqlite:////path/to/scorepad.db")
        self.backup_base = self._path = Path(str(url.database))
        self.location = str(self._path.parent)
        self._url, self._patience = url, patience

    def _open(self) -> Engines:
        engine = make_engine(self._url, self._path, self._patience)
        turn = FairLock()
        return Engines(
            reading=engine,
            # Raw connections begin no transaction; only SQLAlchemy's own do.
            polling=engine,
            writing=engine.execution_options(begin="BEGIN IMMEDIATE"),
            turn=partial(turn.taken, self._patience),
            waiting=turn.waiting,
        )

    def prepare(self) -> None:
        try:
            self._refuse_empty()
        except FileNotFoundError:
            with suppress(FileExistsError):
                # It appears with its tables in it, never empty. Another process may have made
                # it meanwhile.
                write_copy(_upgrade_file, self._path)
        before_upgrade = partial(copy_before_upgrade, self._path, self.copy_into, self.written_at)
        _bring_up_to_date(self.engines.reading, before_upgrade)

    def facts(self) -> Facts | None:
        if not self._path.exists():
            return None
        self._refuse_empty()
        facts = facts_of(self.engines.reading, _describe)
        return facts._replace(may_write=_can_be_written(self.engines.reading))

    def is_made(self) -> bool:
        return self._path.exists()

    def has_games(self) -> bool:
        return self._path.exists()

    def copy_into(self, draft: Path) -> None:
        copy_pages(self._path, draft)

    def written_at(self) -> int:
        beside = self._path.with_name(f"{self._path.name}-wal")
        files = (self._path, beside) if beside.exists() else (self._path,)
        return max(file.stat().st_mtime_ns for file in files)

    def is_damaged(self) -> bool:
        return not has_sound_pages(self._path)

    def restore(self, copy: Path, replaced: Path) -> None:
        replace_database(self._path, copy, replaced, copy_upgraded)

    def locked(self) -> AbstractContextManager[None]:
        return file_lock(self._path, alone=True)

    def _refuse_empty(self) -> None:
        if not self._path.stat().st_size:
            raise DatabaseEmpty(newest_copy(self._path))


def copy_upgraded(copy: Path, draft: Path) -> None:
    """Copy the database ``copy`` into the empty file ``draft``, at the newest revision.

    Raises:
        NotSound, DatabaseTooNew: ``copy`` can't be used.
        StoreUnavailable: it can't be read, or there is no room for another one.
    """
    copy_pages(copy, draft)
    check_database(draft)
    _upgrade_file(draft)


def _upgrade_file(path: Path) -> None:
    engine = make_engine(URL.create("sqlite", database=str(path)), path, patience=5)
    try:
        _bring_up_to_date(engine, lambda: None)
    finally:
        engine.dispose()


def _bring_up_to_date(engine: Engine, before_upgrade: Callable[[], None]) -> None:
    """Create or upgrade the tables, in one transaction; quick when there is nothing to do.

    ``before_upgrade`` is called when there are tables that will be changed.
    Raises :class:`DatabaseTooNew`, and :class:`StoreUnavailable` where the
    tables can't be read or written.
    """
    with failures_named():
        with engine.connect() as connection:
            revision = known_revision(connection)
        _settle_journal(engine)
        if revision == HEAD:
            _refuse_if_readonly(engine)
            return
        if revision is not None:
            before_upgrade()
        _upgrade(engine)


def _settle_journal(engine: Engine) -> None:
    mode = journal_mode(sqlite3.sqlite_version_info)
    with engine.execution_options(begin="").connect() as connection:
        if connection.exec_driver_sql("PRAGMA journal_mode").scalar() != mode:
            connection.exec_driver_sql(f"PRAGMA journal_mode={mode}")


def _refuse_if_readonly(engine: Engine) -> None:
    # Only an attempt to write shows that a file or its folder is read-only. A
    # full disk or a busy neighbour passes, and games can be read meanwhile.
    try:
        with (
            failures_named(),
            engine.execution_options(begin="BEGIN IMMEDIATE").connect() as connection,
        ):
            connection.exec_driver_sql("PRAGMA user_version=1")
            connection.rollback()
    except StoreUnavailable as refusal:
        if refusal.reason not in ("full", "busy"):
            raise


def _upgrade(engine: Engine) -> None:
    from scorepad.store.migrations import migrate  # brings Alembic, see database.REVISIONS

    with engine.execution_options(begin="").connect() as connection:
        # Changing a table in SQLite can mean to drop and rebuild it, which must
        # not touch the rows that refer to it. Foreign keys can only be switched
        # off outside a transaction, and this connection is not used again.
        connection.detach()
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        # Another process may have upgraded it while this one waited.
        if known_revision(connection) != HEAD:
            migrate(connection, HEAD)
            dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
            if dangling is not None:
                raise RuntimeError(f"the upgrade to {HEAD} leaves a reference dangling: {dangling}")
        connection.commit()


def _describe(connection: Connection, _revision: str | None) -> Description:
    encoding, pages, page_size = (
        connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
        for name in ("encoding", "page_count", "page_size")
    )
    return f"SQLite {sqlite3.sqlite_version}", str(encoding), pages * page_size, True, None


def _can_be_written(engine: Engine) -> bool:
    try:
        _refuse_if_readonly(engine)
    except StoreUnavailable:
        return False
    return True


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA foreign_keys=ON")
    # With a rollback journal EXTRA also syncs the folder, without which a
    # commit can come undone when the power fails; with WAL it equals FULL.
    connection.execute("PRAGMA synchronous=EXTRA")


def _begin(connection: Connection) -> None:
    begin = connection.get_execution_options().get("begin", "BEGIN")
    if begin:
        connection.exec_driver_sql(begin)
