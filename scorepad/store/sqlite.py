"""Games in an SQLite file."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection, Engine

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
    upgrade_tables,
)
from scorepad.store.failures import DatabaseEmpty, StoreUnavailable, failures_named
from scorepad.store.file_copies import check_database, copy_pages, has_sound_pages, write_copy
from scorepad.store.file_lock import LockedByAnother, file_lock
from scorepad.store.journal import Journal, JournalMode, keeps_log, why_no_log
from scorepad.store.progress import Say, silent
from scorepad.store.restore import replace_database
from scorepad.store.sqlite_engine import make_engine
from scorepad.store.sqlite_library import is_mended, sqlite3

_LONG, _WAITS, _LONGEST_WAIT = 32_000_000, 10, 100
"""Bytes of a write-ahead log that is emptied at last, and how often, for how many ms, this waits.

SQLite begins the log anew only when nobody reads in it. Where two readers of 50 ms took turns
without a gap, it grew by 5 MB a second and never ended.

Once a checkpoint waits for a reader of an old state, it waits for everybody who takes that reader's
place, also those who read the newest state: with readers without a gap one long wait fails after
its whole time. The next one looks anew at what is read.
"""


class JournalHeld(StoreUnavailable):
    """Raised where others have a write-ahead log open that this library can lose commits in."""

    def __init__(self) -> None:
        super().__init__("busy")


class DatabaseFile(Database):
    """The file behind ``url``.

    ``patience`` and ``journal``: see :class:`scorepad.store.Store`. Raises ``ValueError`` where
    the address names no file.
    """

    dialect = "sqlite"

    def __init__(self, url: URL, patience: float, journal: JournalMode | None = None) -> None:
        super().__init__()
        if url.database in (None, "", ":memory:"):
            raise ValueError("an SQLite file is named like this: sqlite:////path/to/scorepad.db")
        self.backup_base = self._path = Path(str(url.database))
        self._log = self._path.with_name(f"{self._path.name}-wal")
        self.location = str(self._path.parent)
        self._url, self._patience, self._journal = url, patience, journal
        self._long = _LONG

    def explain(self, error: StoreUnavailable) -> str | None:
        if isinstance(error, JournalHeld):
            return (
                f"The database in {self.location} has a write-ahead log that another program "
                f"has open, and SQLite {sqlite3.sqlite_version} can lose entries in it; "
                "stop the server first."
            )
        self.close()
        if keeps_log(self._path) and not os.access(self._path.parent, os.W_OK):
            return (
                f"The database in {self.location} has a write-ahead log, which can't be read in a "
                "folder that may not be written; scorepad backup makes one file that can."
            )
        return None

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

    def prepare(self, *, alone: bool = False) -> None:
        try:
            self._refuse_empty()
        except FileNotFoundError:
            with suppress(FileExistsError):
                # It appears with its tables in it, never empty. Another process may have made
                # it meanwhile.
                write_copy(_upgrade_file, self._path)
        before_upgrade = partial(copy_before_upgrade, self._path, self.copy_into, self.written_at)
        _bring_up_to_date(
            self.engines.reading, before_upgrade, partial(self._settle_journal, alone=alone)
        )

    def _settle_journal(self, *, alone: bool) -> None:
        """Change the journal to the wanted one, unless a server runs: then it stays as it is.

        An older server could not keep a write-ahead log without losing commits, and can't tell
        that the journal was changed under it. Raises :class:`JournalHeld`.
        """
        wanted = "delete" if why_no_log(self._path, self._journal) else "wal"
        with self.engines.reading.execution_options(begin="").connect() as connection:
            found = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
            if found == wanted:
                return
            try:
                with (
                    nullcontext() if alone else file_lock(self._path),
                    failures_named(),
                ):
                    found = connection.exec_driver_sql(f"PRAGMA journal_mode={wanted}").scalar()
            except (LockedByAnother, OSError, StoreUnavailable):
                # Somebody uses it, or nothing may be written; that is found out later.
                pass
        if found == "wal" and not is_mended():
            raise JournalHeld

    def facts(self) -> Facts | None:
        if not self._path.exists():
            return None
        self._refuse_empty()
        facts = facts_of(self.engines.reading, self._describe)
        return facts._replace(may_write=_can_be_written(self.engines.reading))

    def _describe(self, connection: Connection, _revision: str | None) -> Description:
        encoding, pages, page_size, mode = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("encoding", "page_count", "page_size", "journal_mode")
        )
        program = f"SQLite {sqlite3.sqlite_version}"
        journal = Journal(str(mode), why_no_log(self._path, self._journal))
        return program, str(encoding), pages * page_size, True, None, journal

    def is_made(self) -> bool:
        return self._path.exists()

    def has_games(self) -> bool:
        return self._path.exists()

    def copy_into(self, draft: Path, say: Say = silent) -> None:
        copy_pages(self._path, draft, say)

    def written_at(self) -> int:
        stats = [self._path.stat()]
        with suppress(FileNotFoundError):
            stats.append(self._log.stat())
        # A log without a byte is made by whoever merely reads.
        return max(stat.st_mtime_ns for stat in stats if stat.st_size)

    def shorten_log(self, *, wiped: bool) -> None:
        if not wiped and self._log_size() < self._long:
            return
        with (
            suppress(StoreUnavailable),
            failures_named(),
            self.engines.reading.execution_options(begin="").connect() as connection,
        ):
            connection.exec_driver_sql(f"PRAGMA busy_timeout={_LONGEST_WAIT}")
            for _ in range(_WAITS):
                busy, *_pages = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
                if not busy:
                    break
            # With its own patience again, another one opens.
            connection.invalidate()
        # Where readers were too slow, not every commit shall wait for them.
        self._long = max(_LONG, self._log_size() + _LONG // 4)

    def _log_size(self) -> int:
        try:
            return self._log.stat().st_size
        except OSError:
            return 0

    def is_damaged(self) -> bool:
        return not has_sound_pages(self._path)

    def restore(self, copy: Path, replaced: Path, say: Say = silent) -> None:
        replace_database(self._path, copy, replaced, copy_upgraded, say)

    def locked(self) -> AbstractContextManager[None]:
        return file_lock(self._path)

    def _refuse_empty(self) -> None:
        if not self._path.stat().st_size:
            raise DatabaseEmpty(newest_copy(self._path))


def copy_upgraded(copy: Path, draft: Path, say: Say = silent) -> None:
    """Copy the database ``copy`` into the empty file ``draft``, at the newest revision.

    Raises:
        NotSound, DatabaseTooNew: ``copy`` can't be used.
        StoreUnavailable: it can't be read, or there is no room for another one.
    """
    copy_pages(copy, draft, say)
    check_database(draft)
    _upgrade_file(draft)


def _upgrade_file(path: Path) -> None:
    engine = make_engine(URL.create("sqlite", database=str(path)), path, patience=5)
    try:
        _bring_up_to_date(engine, lambda: None, lambda: None)
    finally:
        engine.dispose()


def _bring_up_to_date(
    engine: Engine, before_upgrade: Callable[[], None], settle_journal: Callable[[], None]
) -> None:
    """Create or upgrade the tables, in one transaction; quick when there is nothing to do.

    ``before_upgrade`` is called when there are tables that will be changed.
    Raises :class:`DatabaseTooNew`, and :class:`StoreUnavailable` where the
    tables can't be read or written.
    """
    with failures_named():
        with engine.connect() as connection:
            revision = known_revision(connection)
        settle_journal()
        if revision == HEAD:
            _refuse_if_readonly(engine)
            return
        if revision is not None:
            before_upgrade()
        _upgrade(engine)
        if revision is not None:
            # Where there is no room, or somebody reads, the tables are up to date all the same.
            with suppress(StoreUnavailable), failures_named():
                _write_afresh(engine)


def _write_afresh(engine: Engine) -> None:
    """Write the file anew, with what its rows say and nothing else.

    Pages that earlier versions split keep copies of rows, with names that were erased later.
    """
    with engine.execution_options(begin="").connect() as connection:
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()


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
    with engine.execution_options(begin="").connect() as connection:
        # Changing a table in SQLite can mean to drop and rebuild it, which must
        # not touch the rows that refer to it. Foreign keys can only be switched
        # off outside a transaction, and this connection is not used again.
        connection.detach()
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        # Another process may have upgraded it while this one waited.
        if upgrade_tables(connection):
            dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
            if dangling is not None:
                raise RuntimeError(f"the upgrade to {HEAD} leaves a reference dangling: {dangling}")
        connection.commit()


def _can_be_written(engine: Engine) -> bool:
    try:
        _refuse_if_readonly(engine)
    except StoreUnavailable:
        return False
    return True
