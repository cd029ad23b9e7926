"""The journal of a database file: a write-ahead log, or a rollback journal where one is safer."""

from pathlib import Path
from typing import Literal, NamedTuple

from scorepad.store.sqlite_library import is_mended

JournalMode = Literal["wal", "delete"]
Why = Literal["library", "file_system", "setting"]

_MOUNTS = Path("/proc/self/mountinfo")

_ELSEWHERE = ("fuse", "nfs")
"""Beginnings of the names of file systems that another machine, or the host, may write as well."""

_SHARED = frozenset(
    {"9p", "afs", "ceph", "cifs", "glusterfs", "lustre", "prl_fs", "smb3", "smbfs", "vboxsf"}
    | {"virtiofs", "vmhgfs"}
)

_WRITE_VERSION, _WAL = 18, 2
"""The byte of the file that says how it is written; see "Database File Format", 1.3.3."""


class Journal(NamedTuple):
    """The journal of a file: its ``mode`` as SQLite says, and ``why`` it shall have no log."""

    mode: str
    why: Why | None


def why_no_log(path: Path, asked: JournalMode | None = None) -> Why | None:
    """Return why the database at ``path`` shall have no write-ahead log; ``None`` if it shall.

    ``library``: this SQLite can lose commits in one. ``setting``: ``asked`` says so.
    ``file_system``: a log needs memory that all who open the file share, which those of two
    machines do not; there ``asked`` may insist.
    """
    if not is_mended():
        return "library"
    if asked == "delete":
        return "setting"
    return "file_system" if asked is None and is_shared(path) else None


def is_shared(path: Path) -> bool:
    """Return whether ``path`` is known to lie on a file system that several machines share."""
    kind = file_system(path)
    return kind in _SHARED or kind.startswith(_ELSEWHERE)


def file_system(path: Path, mounts: Path = _MOUNTS) -> str:
    """Return the kind of file system that ``path`` is on; "" where this system does not say.

    The fields are those of ``proc_pid_mountinfo(5)``.
    """
    try:
        lines = mounts.read_text("utf-8", "surrogateescape").splitlines()
    except OSError:
        return ""
    path = path.absolute().resolve()
    kind, longest = "", -1
    for line in lines:
        place, _, what = line.partition(" - ")
        point = _unescaped(place.split(" ")[4])
        # What is mounted later hides what was mounted there before.
        if path.is_relative_to(point) and len(point.parts) >= longest:
            kind, longest = what.split(" ")[0], len(point.parts)
    return kind


def _unescaped(field: str) -> Path:
    for escape, character in (("040", " "), ("011", "\t"), ("012", "\n"), ("134", "\\")):
        field = field.replace(f"\\{escape}", character)
    return Path(field)


def keeps_log(path: Path) -> bool:
    """Return whether the file says that its database has a write-ahead log.

    For a database that can't be opened; all others are asked. It is read past SQLite, and so never
    while this process has the file open: closing it would end SQLite's locks.
    """
    try:
        with path.open("rb") as file:
            return file.read(_WRITE_VERSION + 1)[_WRITE_VERSION:] == bytes((_WAL,))
    except OSError:
        return False
