"""The one SQLite library of a process, and whether it may keep a write-ahead log.

Everything else takes ``sqlite3`` from here: two libraries in one process drop each other's locks on
a file. ``pysqlite3`` is Python's own module built anew with an SQLite of today; where there is no
wheel of it, Python's own it is. Which others were tried stands in ``scorepad/DECISIONS.md``.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3
else:
    try:
        from pysqlite3 import dbapi2 as sqlite3
    except ImportError:
        import sqlite3

__all__ = ["connect", "is_damage", "is_mended", "sqlite3"]

Version = tuple[int, int, int]

_MENDED = (3, 51, 3)
_MENDED_ON_BRANCH = {(3, 44): 6, (3, 50): 7}
"""The versions that are free of the fault of SQLite 3.7.0 to 3.51.2 in write-ahead logs.

Where one connection writes or checkpoints in the moment in which another one begins the log anew,
a later checkpoint may skip commits, which are lost: https://sqlite.org/wal.html#walresetbug
"""

_OPENED = 0x2 | 0x4 | 0x40 | 0x02000000
"""SQLITE_OPEN_READWRITE, _CREATE, _URI as ever, and _EXRESCODE.

The last has errors say SQLITE_IOERR_WRITE, not merely SQLITE_IOERR; Python's own module asks for
that by itself.
"""

_NO_DATABASE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_mended(version: Version | None = None) -> bool:
    """Return whether this version of SQLite loses no commit in a write-ahead log.

    >>> is_mended((3, 40, 1)), is_mended((3, 50, 7)), is_mended((3, 51, 3))
    (False, True, True)
    """
    major, minor, patch = version or sqlite3.sqlite_version_info
    mended_from = _MENDED_ON_BRANCH.get((major, minor))
    if mended_from is not None:
        return patch >= mended_from
    return (major, minor, patch) >= _MENDED


def connect(address: str, **options: Any) -> sqlite3.Connection:
    """Open the database at the ``address``, a URI; errors have SQLite's extended codes.

    Its own class has only an error with a primary code: tell them apart by their codes.
    """
    if sqlite3.__name__.startswith("pysqlite3"):
        options["flags"] = _OPENED
    opened: sqlite3.Connection = sqlite3.connect(address, uri=True, **options)
    return opened


def is_damage(error: BaseException | None) -> bool:
    """Return whether SQLite says that a file is no database, or a damaged one."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _NO_DATABASE
