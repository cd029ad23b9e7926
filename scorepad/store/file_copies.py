"""Copies of a database file, made while others write in it, and checked."""

import errno
import os
import re
import secrets
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from scorepad.store import page_copy
from scorepad.store.database import REVISIONS
from scorepad.store.failures import DatabaseTooNew, StoreUnavailable, reason_of

_NO_DATABASE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_DRAFT = re.compile(r"\..+?(\.[0-9a-f]{16})+(-journal|-wal|-shm)?\Z")
"""The name of a copy that is being made, or whose making was cut off."""

_A_DAY = 24 * 3600

_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP)
"""The errors of file systems that know no links, such as those of memory cards."""

_INCOMPLETE = """
SELECT 1 FROM game WHERE version !=
(SELECT count(*) FROM mark WHERE mark.game_id = game.game_id) LIMIT 1
"""


class NotSound(Exception):
    """Raised when a file is no database of games, or a damaged one."""


def write_copy(make: Callable[[Path], None], target: Path, *, replace: bool = False) -> None:
    """Make a checked copy of games under the name ``target``: whole, or not there.

    ``make`` writes them into an empty file. Only its owner may read the copy.

    Raises:
        FileExistsError: ``target`` is there, and is not to be replaced.
        NotSound, DatabaseTooNew: what ``make`` wrote is no database that can be read here.
        StoreUnavailable: it could not be read or written.
    """
    if not replace and target.exists():
        raise FileExistsError(target)
    with drafted(make, target) as draft, _failures_named():
        if replace:
            draft.replace(target)
        else:
            _name(draft, target)
        sync_folder(target.parent)


def _name(draft: Path, target: Path) -> None:
    try:
        # A link, unlike a new name, never takes the place of another file.
        os.link(draft, target)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        draft.rename(target)


@contextmanager
def drafted(make: Callable[[Path], None], target: Path) -> Iterator[Path]:
    """Make a checked copy beside ``target``, written by ``make``, for the block.

    It is gone afterwards unless it was given another name. Raises like :func:`write_copy`.
    """
    drop_old_drafts(target.parent, target.name)
    draft = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    with _failures_named():
        # Only its owner may read it.
        os.close(os.open(draft, os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            make(draft)
            check_database(draft)
            with draft.open("r+b") as file:
                os.fsync(file.fileno())
            yield draft
        finally:
            draft.unlink(missing_ok=True)


def drop_old_drafts(folder: Path, name: str = "") -> None:
    """Delete what the making of copies has left in ``folder`` that was cut off over a day ago.

    With ``name``, of copies of this name alone: the folder may be anybody's. What can't be read or
    deleted is left alone.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            of_games = path.name.lstrip(".").startswith(f"{name}.") if name else ".db." in path.name
            is_draft = of_games and _DRAFT.match(path.name)
            with suppress(OSError):
                if is_draft and abs(time.time() - path.stat().st_mtime) > _A_DAY:
                    path.unlink()


def check_database(path: Path) -> str:
    """Check a database, and return its revision.

    A sound one has every page, every reference, and as many marks as each game counts.

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


def has_sound_pages(path: Path) -> bool:
    """Return whether every page of a database can be read; commits wait meanwhile."""
    try:
        with closing(_opened(path)) as connection:
            return _only(connection, "PRAGMA quick_check(1)") == "ok"
    except sqlite3.OperationalError:
        # It is locked or missing, which is no damage.
        return True
    except sqlite3.DatabaseError:
        return False


def sync_folder(folder: Path) -> None:
    """Bring the names that were given in ``folder`` to the disk."""
    if not hasattr(os, "O_DIRECTORY"):
        # Windows opens no folder, and writes names down by itself.
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(_address(path), uri=True)


def _address(path: Path) -> str:
    # Read-write where that is allowed: the first connection after a crash rolls back
    # or recovers the journal, and even reading in WAL mode writes the -shm file.
    mode = "rw" if os.access(path, os.W_OK) else "ro"
    return f"{path.absolute().as_uri()}?mode={mode}"


def _only(connection: sqlite3.Connection, question: str) -> object:
    row = connection.execute(question).fetchone()
    return None if row is None else row[0]


def copy_pages(source: Path, draft: Path) -> None:
    """Copy every page of ``source`` into the empty file ``draft``, unchecked.

    Other processes may read and write meanwhile.
    """
    with closing(_opened(source)) as here:
        if page_copy.ask_soon(here, "PRAGMA journal_mode") == "wal" or not hasattr(os, "pread"):
            # In WAL mode, readers block no writer. Windows lacks pread, so that writers
            # wait for the copy there.
            _copy_in_one_step(here, draft)
            return
    # Isolated: it sees no module but the standard library's.
    program = [sys.executable, "-I", "-S", page_copy.__file__, _address(source), str(draft)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)  # noqa: S603
    if done.stdout:
        kind, number = done.stdout.split()
        raise _failure(kind, int(number))
    if done.returncode:
        raise StoreUnavailable("broken")


def _copy_in_one_step(here: sqlite3.Connection, draft: Path) -> None:
    with closing(sqlite3.connect(draft, isolation_level=None)) as there:
        # A draft that is cut off is thrown away: it needs no journal.
        there.execute("PRAGMA journal_mode=OFF")
        there.execute("PRAGMA synchronous=OFF")
        here.backup(there)
        # The copy is one file, whichever journal the original keeps.
        there.execute("PRAGMA journal_mode=DELETE")


def _failure(kind: str, number: int) -> Exception:
    if kind == "system":
        return OSError(number, os.strerror(number))
    error = sqlite3.OperationalError()
    error.sqlite_errorcode = number
    return error


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
