"""Copies of a database file, made while others write in it, and checked."""

import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from scorepad.store.failures import DatabaseTooNew, StoreUnavailable, reason_of
from scorepad.store.schema import REVISIONS, create_file

_STEPS = (64, 512, 4096, -1)
"""Pages at a time; a write by somebody else makes SQLite begin again, so that
under many writes a copy needs longer steps to come to its end; -1 is one step."""

_REST = 0.002
"""Seconds between two steps, in which whoever waits with a mark writes it."""

_NAP, _LONGEST_WAIT = 0.002, 5.0
"""Seconds between two tries while somebody writes, and without one that succeeds."""

_NO_DATABASE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_INCOMPLETE = """
SELECT 1 FROM game WHERE version !=
(SELECT count(*) FROM mark WHERE mark.game_id = game.game_id) LIMIT 1
"""


class NotSound(Exception):
    """The file is no database of games, or a damaged one."""


class _BegunAgain(Exception):
    """Somebody wrote, and the copy starts anew."""


def copy_database(source: Path, target: Path, *, replace: bool = False) -> None:
    """A checked copy of ``source`` under the name ``target``: whole, or not there.

    Other processes may read and write meanwhile; they never wait for longer
    than a step. Only its owner may read the copy.

    Raises:
        FileExistsError: ``target`` is there, and is not to be replaced.
        NotSound, DatabaseTooNew: ``source`` is no database that can be read here.
        StoreUnavailable: it could not be read or written.
    """
    keep_copy(lambda draft: copy_pages(source, draft), target, replace=replace)


def keep_copy(make: Callable[[Path], None], target: Path, *, replace: bool = False) -> None:
    """The same of games that are kept elsewhere: ``make`` writes them into an empty file."""
    if not replace and target.exists():
        raise FileExistsError(target)
    with drafted(make, target) as draft, _failures_named():
        if replace:
            draft.replace(target)
        else:
            # A link, unlike a new name, never takes the place of another file.
            os.link(draft, target)
        sync_folder(target.parent)


@contextmanager
def drafted(make: Callable[[Path], None], target: Path) -> Iterator[Path]:
    """A checked copy beside ``target``, written by ``make``, that is gone after the
    block unless it was given another name. Raises like :func:`copy_database`."""
    draft = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    with _failures_named():
        create_file(draft)
        try:
            make(draft)
            check_database(draft)
            with draft.open("rb") as file:
                os.fsync(file.fileno())
            yield draft
        finally:
            draft.unlink(missing_ok=True)


def check_database(path: Path) -> str:
    """The revision of a database that is sound: every page, every reference,
    and as many marks as each game counts.

    Raises:
        NotSound, DatabaseTooNew: it can't be used here.
    """
    try:
        with closing(_opened(path)) as connection:
            revision = _only(connection, "SELECT version_num FROM alembic_version")
            if revision not in REVISIONS:
                raise DatabaseTooNew(str(revision))
            sound = _only(connection, "PRAGMA integrity_check(1)") == "ok"
            dangling = _only(connection, "PRAGMA foreign_key_check")
            if not sound or dangling is not None or _only(connection, _INCOMPLETE) is not None:
                raise NotSound(path)
    except sqlite3.DatabaseError as error:
        raise NotSound(path) from error
    return str(revision)


def sync_folder(folder: Path) -> None:
    """Names that were given in ``folder`` are on disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _opened(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    # Read-write where that is allowed: a game that a crash has cut off is
    # mended by the first who looks, and looking into a WAL writes beside it.
    mode = "rw" if os.access(path, os.W_OK) else "ro"
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", patience, uri=True)


def _only(connection: sqlite3.Connection, question: str) -> object:
    row = connection.execute(question).fetchone()
    return None if row is None else row[0]


def copy_pages(source: Path, draft: Path) -> None:
    """Every page of ``source`` into the empty file ``draft``, unchecked."""
    for pages in _STEPS:
        try:
            with (
                # Without SQLite's own patience, whose naps grow: somebody who writes
                # all the time leaves short gaps only.
                closing(_opened(source, patience=0)) as here,
                closing(sqlite3.connect(draft, isolation_level=None)) as there,
            ):
                # A draft that is cut off is thrown away: it needs no journal.
                there.execute("PRAGMA journal_mode=OFF")
                there.execute("PRAGMA synchronous=OFF")
                here.backup(there, pages=pages, progress=_watched(), sleep=_NAP)
                # The copy is one file, whichever journal the original keeps.
                there.execute("PRAGMA journal_mode=DELETE")
        except _BegunAgain:
            # What was cut off without a journal is no database any more.
            draft.unlink()
            create_file(draft)
        else:
            return


def _watched() -> Callable[[int, int, int], None]:
    left_before: int | None = None
    moved_at = time.monotonic()

    def step(status: int, left: int, _total: int) -> None:
        nonlocal left_before, moved_at
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            if time.monotonic() - moved_at > _LONGEST_WAIT:
                raise StoreUnavailable("busy")
            return
        if left_before is not None and left >= left_before:
            raise _BegunAgain
        left_before, moved_at = left, time.monotonic()
        if left:
            time.sleep(_REST)

    return step


@contextmanager
def _failures_named() -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise
    except (sqlite3.Error, OSError) as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _NO_DATABASE:
            raise NotSound from error
        raise StoreUnavailable(reason_of(error)) from error
