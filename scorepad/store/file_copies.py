"""Copies of a database file, made while others write in it, and checked."""

import errno
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from scorepad.pad.moments import A_DAY
from scorepad.private_files import draft_beside
from scorepad.store.database import REVISIONS
from scorepad.store.failures import DatabaseTooNew, StoreUnavailable, reason_of
from scorepad.store.journal import keeps_log
from scorepad.store.packed import CUT_OR_DAMAGED, is_packed, unpack
from scorepad.store.progress import Say, silent
from scorepad.store.sqlite_library import connect, is_damage, sqlite3

_DRAFT = re.compile(r"\..+?(\.[0-9a-f]{16})+(-journal|-wal|-shm)?\Z")
"""The name of a copy that is being made, or whose making was cut off."""


_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP)
"""The errors of file systems that know no links, such as those of memory cards."""

_STEP, _REST = 1024, 0.03
"""Pages that are copied between two rests, and the seconds of a rest."""

_LONGEST_WAIT, _NAP = 5.0, 0.002

_INCOMPLETE = """
SELECT 1 FROM game WHERE version !=
(SELECT count(*) FROM mark WHERE mark.game_id = game.game_id) LIMIT 1
"""


class NotSound(Exception):
    """Raised when a file is no database of games, or a damaged one."""


class TornCopy(NotSound):
    """Raised when a packed copy is damaged, or was cut off."""


def write_copy(
    make: Callable[[Path], None], target: Path, *, replace: bool = False, say: Say = silent
) -> None:
    """Make a checked copy of games under the name ``target``: whole, or not there.

    ``make`` writes them into an empty file. Only its owner may read the copy.

    Raises:
        FileExistsError: ``target`` is there, and is not to be replaced.
        NotSound, DatabaseTooNew: what ``make`` wrote is no database that can be read here.
        StoreUnavailable: it could not be read or written.
    """
    if not replace and target.exists():
        raise FileExistsError(target)
    with drafted(make, target, say) as draft, _failures_named():
        if replace:
            draft.replace(target)
        else:
            _name(draft, target)
        sync_folder(target.parent)


def write_unchecked(make: Callable[[Path], None], target: Path) -> None:
    """Let ``make`` write games into the new file ``target``, which is not checked.

    Raises:
        StoreUnavailable: they can't be read or written.
    """
    try:
        with _failures_named():
            target.touch(0o600, exist_ok=False)
            make(target)
    except NotSound as error:
        raise StoreUnavailable("broken") from error


def _name(draft: Path, target: Path) -> None:
    try:
        # A link, unlike a new name, never takes the place of another file.
        os.link(draft, target)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        draft.rename(target)


@contextmanager
def drafted(make: Callable[[Path], None], target: Path, say: Say = silent) -> Iterator[Path]:
    """Make a checked copy beside ``target``, written by ``make``, for the block.

    It is gone afterwards unless it was given another name. Raises like :func:`write_copy`.
    """
    drop_old_drafts(target.parent, target.name)
    draft = draft_beside(target)
    with _failures_named():
        # Only its owner may read it.
        os.close(os.open(draft, os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            make(draft)
            say("checking the copy", 0, 0)
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
                if is_draft and abs(time.time() - path.stat().st_mtime) > A_DAY:
                    path.unlink()


def check_database(path: Path) -> str:
    """Check a database, and return its revision.

    A sound one has every page, every reference, and as many marks as each game counts. A packed
    copy is unpacked for that, where files of a moment lie.

    Raises:
        NotSound, DatabaseTooNew: it can't be used here.
    """
    if is_packed(path):
        with TemporaryDirectory(prefix="scorepad-") as folder:
            plain = Path(folder) / "copy.db"
            plain.touch(0o600)
            _unpack(path, plain, silent)
            return check_database(plain)
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
    except sqlite3.DatabaseError as error:
        # That it is locked or missing is no damage.
        return not is_damage(error)


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
    # Read-write where that is allowed: the first connection after a crash rolls back
    # or recovers the journal, and even reading in WAL mode writes the -shm file.
    mode = "rw" if os.access(path, os.W_OK) else "ro"
    return connect(f"{path.absolute().as_uri()}?mode={mode}", isolation_level=None)


def _only(connection: sqlite3.Connection, question: str) -> object:
    row = connection.execute(question).fetchone()
    return None if row is None else row[0]


def _unpack(packed: Path, plain: Path, say: Say) -> None:
    try:
        unpack(packed, plain, lambda done, of: say("unpacking", done, of))
    except CUT_OR_DAMAGED as error:
        raise TornCopy(packed) from error


def copy_pages(source: Path, draft: Path, say: Say = silent) -> None:
    """Copy every page of ``source`` into the empty file ``draft``, unchecked, at one moment.

    A packed copy is unpacked. Other processes may read and write meanwhile. With a write-ahead log
    nobody waits for the copy; with a rollback journal commits wait until it is done.

    Raises:
        TornCopy: it is packed, and damaged or cut off.
    """
    if is_packed(source):
        _unpack(source, draft, say)
        return
    if _rests(source):
        _copy_resting(source, draft)
        return
    with (
        closing(_opened(source)) as here,
        draft.open("r+b") as file,
        closing(connect(draft.absolute().as_uri(), isolation_level=None)) as there,
    ):
        # A draft that is cut off is thrown away: it needs no journal.
        there.execute("PRAGMA journal_mode=OFF")
        there.execute("PRAGMA synchronous=OFF")
        # Steps begin anew with every commit, unless they are in a transaction.
        here.execute("BEGIN")
        _wait_until_read(here)
        has_log = _only(here, "PRAGMA journal_mode") == "wal"

        def rest(_status: int, remaining: int, total: int) -> None:
            say("copying", total - remaining, total)
            if has_log:
                # It goes to the disk little by little: no commit has to wait for much of it.
                os.fsync(file.fileno())
                time.sleep(_REST)

        in_steps = has_log or say is not silent
        here.backup(there, pages=_STEP if in_steps else -1, progress=rest if in_steps else None)
        # The copy is one file, whichever journal the original keeps.
        there.execute("PRAGMA journal_mode=DELETE")


def _rests(source: Path) -> bool:
    """Return whether nobody has the database open, and SQLite can't read it where it lies.

    It keeps a write-ahead log, for which SQLite makes two files in the folder, which may not be
    written.
    """
    is_shut = not os.access(source.parent, os.W_OK) and keeps_log(source)
    return is_shut and not source.with_name(f"{source.name}-wal").exists()


def _copy_resting(source: Path, draft: Path) -> None:
    before = source.stat().st_mtime_ns
    copyfile(source, draft)
    if not _rests(source) or source.stat().st_mtime_ns != before:
        # Somebody else has begun to write.
        raise StoreUnavailable("busy")
    with closing(connect(draft.absolute().as_uri(), isolation_level=None)) as there:
        there.execute("PRAGMA journal_mode=DELETE")


def _wait_until_read(connection: sqlite3.Connection) -> None:
    """Begin to read, as soon as the database is not locked.

    SQLite by itself naps longer and longer, and under many writes misses the moments between them.
    """
    connection.execute("PRAGMA busy_timeout=0")
    end = time.monotonic() + _LONGEST_WAIT
    while True:
        try:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            return
        except sqlite3.DatabaseError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > end:
                raise
            time.sleep(_NAP)


@contextmanager
def _failures_named() -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise
    except (sqlite3.Error, OSError) as error:
        if is_damage(error):
            raise NotSound from error
        raise StoreUnavailable(reason_of(error)) from error
