"""The upgrade of a database file to the tables that this version of the program expects."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, Engine, inspect, text

from scorepad.store.failures import DatabaseTooNew, StoreUnavailable, failures_named, reason_of

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


REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")
"""Every revision, oldest first; kept here because Alembic takes a third of a second to import."""

HEAD = REVISIONS[-1]


def create_file(path: Path) -> None:
    """Make an empty file that only its owner may read, unless there is one."""
    try:
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error


def bring_up_to_date(engine: Engine, before_upgrade: Callable[[], None]) -> None:
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
            refuse_if_readonly(engine)
            return
        if revision is not None:
            before_upgrade()
        _upgrade(engine)


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


def _settle_journal(engine: Engine) -> None:
    wanted = journal_mode(sqlite3.sqlite_version_info)
    with engine.execution_options(begin="").connect() as connection:
        if connection.exec_driver_sql("PRAGMA journal_mode").scalar() != wanted:
            connection.exec_driver_sql(f"PRAGMA journal_mode={wanted}")


def refuse_if_readonly(engine: Engine) -> None:
    """Raise :class:`StoreUnavailable` where the file or its folder may not be written."""
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
    from scorepad.store.migrations import migrate  # brings Alembic, see REVISIONS

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
