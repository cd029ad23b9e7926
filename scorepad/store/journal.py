"""Which journal SQLite keeps, by its version.

Versions 3.7.0 to 3.51.2 can lose an acknowledged commit in WAL mode when a
checkpoint meets a write; two older branches were mended later. Everywhere
else the rollback journal is slower and safe.
"""

from typing import Literal

JournalMode = Literal["wal", "delete"]

_MENDED = (3, 51, 3)
_MENDED_ON_BRANCH = {(3, 44): 6, (3, 50): 7}


def journal_mode(version: tuple[int, int, int]) -> JournalMode:
    """The journal mode that loses nothing on this version of SQLite.

    >>> journal_mode((3, 40, 1)), journal_mode((3, 50, 7)), journal_mode((3, 51, 3))
    ('delete', 'wal', 'wal')
    """
    major, minor, patch = version
    mended_from = _MENDED_ON_BRANCH.get((major, minor))
    if mended_from is not None:
        return "wal" if patch >= mended_from else "delete"
    return "wal" if version >= _MENDED else "delete"
