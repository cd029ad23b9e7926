"""Copies that an upgrade or a restore has left, and until when each copy of the games is kept."""

import re
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from scorepad.pad.moments import A_DAY
from scorepad.store.backups import daily_copies
from scorepad.store.file_copies import drop_old_drafts
from scorepad.store.packed import ENDING

DEFAULT_DAYS = 60
"""Days for which copies stay that were made before an upgrade or a restore."""

_LEFT = re.compile(r"(?:before-.*?|replaced)-(\d{4}-\d{2}-\d{2}-\d{6})(?:-.+)?\.db\Z")
_BESIDE = ("-journal", "-wal", "-shm")
"""The endings of files that belong to a database that was replaced."""


class KeptCopy(NamedTuple):
    """A copy of the games.

    ``until`` is the Unix second from which it is deleted; ``None`` for one of a day, which newer
    ones replace.
    """

    path: Path
    until: int | None


def kept_copies(backup_base: Path, days: int, elsewhere: Path | None = None) -> list[KeptCopy]:
    """Return the copies of the games, those with an end first.

    Args:
        backup_base: the place of the database.
        days: for how long copies stay that an upgrade or a restore has left.
        elsewhere: the second folder for daily copies.
    """
    left = [KeptCopy(path, _made(path) + days * A_DAY) for path in _left_by(backup_base)]
    folders = [backup_base.parent / "backups", *([elsewhere] if elsewhere else [])]
    dailies = [
        KeptCopy(path, None)
        for folder in folders
        if folder.is_dir()
        for path in daily_copies(folder)
    ]
    return [*sorted(left, key=lambda copy: copy.until or 0), *dailies]


def drop_old_copies(backup_base: Path, days: int) -> None:
    """Delete copies that were left more than so many ``days`` ago, if there is a newer daily copy.

    Whoever finds an upgrade or a restore to be wrong does so within that time. What copies that
    were cut off left beside the database goes too. Raises ``OSError``.
    """
    folder = backup_base.parent / "backups"
    dailies = daily_copies(folder) if folder.is_dir() else []
    # Packing makes a file anew: only of a plain one it is known when it was made.
    plain = (path for path in dailies if path.suffix != ENDING)
    newest = max((path.stat().st_ctime for path in plain), default=0)
    for path in _left_by(backup_base):
        made = _made(path)
        if made < newest and made + days * A_DAY < time.time():
            for file in (path, *(Path(f"{path}{ending}") for ending in _BESIDE)):
                file.unlink(missing_ok=True)
    drop_old_drafts(backup_base.parent)


def _left_by(backup_base: Path) -> list[Path]:
    folders = (backup_base.parent / "backups", backup_base.parent)
    return [
        path
        for folder in folders
        if folder.is_dir()
        for path in folder.iterdir()
        if _LEFT.match(path.name)
    ]


def _made(path: Path) -> int:
    """Return the Unix second in which a copy was made, or came here if that was later."""
    found = _LEFT.match(path.name)
    named = 0.0
    if found:
        with suppress(ValueError, OverflowError):
            named = time.mktime(time.strptime(found[1], "%Y-%m-%d-%H%M%S"))
    return int(max(named, path.stat().st_ctime))
