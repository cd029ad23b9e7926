"""The replacement of the database by a copy."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from scorepad.store.failures import StoreUnavailable, reason_of
from scorepad.store.file_copies import copy_pages, drafted, sync_folder
from scorepad.store.file_lock import file_lock
from scorepad.store.progress import Say, silent
from scorepad.store.sqlite_library import connect, sqlite3

_BESIDE = ("-journal", "-wal", "-shm")


def replace_database(
    database: Path,
    copy: Path,
    replaced: Path,
    copy_upgraded: Callable[[Path, Path, Say], None],
    say: Say = silent,
) -> None:
    """Put ``copy`` in the place of ``database``, which is kept under the name ``replaced``.

    At every moment one of both is there, whole. What was taken away on purpose is
    kept in mind: no phone brings it back. Where there is any, ``copy_upgraded`` copies the pages
    of ``copy`` into an empty file at the newest revision.

    Raises:
        LockedByAnother: a server runs on the database.
        NotSound, DatabaseTooNew: ``copy`` can't be used; nothing was changed.
        StoreUnavailable: it could not be read or written.
    """
    with ExitStack() as until_done:
        until_done.enter_context(file_lock(database))
        forgotten = _forgotten_in(database)

        def make(draft: Path) -> None:
            if forgotten:
                copy_upgraded(copy, draft, say)
                _remember(draft, forgotten)
            else:
                copy_pages(copy, draft, say)
            # Earlier versions left names that were erased later in corners of pages.
            with _as_far_as_possible(), closing(_connected(draft)) as connection:
                connection.execute("VACUUM")

        draft = until_done.enter_context(drafted(make, database, say))
        if database.exists():
            _settle(database)
            os.link(database, replaced)
            # Journals left by a database that can't be opened belong to it, and would
            # damage the one that takes its name.
            for suffix in _BESIDE:
                with suppress(FileNotFoundError):
                    Path(f"{database}{suffix}").rename(f"{replaced}{suffix}")
        draft.replace(database)
        sync_folder(database.parent)


def _forgotten_in(database: Path) -> list[tuple[str, str]]:
    """Return the names and games forgotten in a database, as far as that can still be read."""
    found: list[tuple[str, str]] = []
    with _as_far_as_possible(), closing(_connected(database)) as connection:
        found += connection.execute("SELECT game_id, player FROM forgotten").fetchall()
    return found


def _remember(draft: Path, forgotten: list[tuple[str, str]]) -> None:
    with closing(_connected(draft)) as connection, connection:
        connection.executemany("INSERT OR IGNORE INTO forgotten VALUES (?, ?)", forgotten)


def _connected(database: Path) -> sqlite3.Connection:
    return connect(f"{database.absolute().as_uri()}?mode=rw")


def _settle(database: Path) -> None:
    """Bring the content of a journal into the file."""
    with _as_far_as_possible(), closing(_connected(database)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").fetchall()


@contextmanager
def _as_far_as_possible() -> Iterator[None]:
    """Let a damaged database be; raise :class:`StoreUnavailable` where another try may succeed."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        reason = reason_of(error)
        if reason in ("busy", "full"):
            raise StoreUnavailable(reason) from error
