"""Putting a copy in the place of the database."""

import os
import sqlite3
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from scorepad.store.copies import copy_pages, drafted, sync_folder
from scorepad.store.held import held

_BESIDE = ("-journal", "-wal", "-shm")


def replace_database(database: Path, copy: Path, replaced: Path) -> None:
    """``copy`` in the place of ``database``, which is kept under the name ``replaced``.

    At every moment one of both is there, whole. Raises:
        HeldByAnother: a server runs on the database.
        NotSound, DatabaseTooNew: ``copy`` can't be used; nothing was changed.
        StoreUnavailable: it could not be read or written.
    """
    with held(database, alone=True), drafted(partial(copy_pages, copy), database) as draft:
        if database.exists():
            _settle(database)
            os.link(database, replaced)
            # What was left beside a database that can't be opened belongs to
            # it, and would damage the one that takes its name.
            for suffix in _BESIDE:
                with suppress(FileNotFoundError):
                    Path(f"{database}{suffix}").rename(f"{replaced}{suffix}")
        draft.replace(database)
        sync_folder(database.parent)


def _settle(database: Path) -> None:
    """What stands in a journal is brought into the file."""
    with (
        suppress(sqlite3.DatabaseError),
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)) as connection,
    ):
        connection.execute("PRAGMA journal_mode=DELETE").fetchall()
