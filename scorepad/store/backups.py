"""Automatic backups of the database, in ``backups/`` in its folder."""

import os
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from logging import getLogger
from pathlib import Path
from typing import NamedTuple

from scorepad.store.database import HEAD, Database
from scorepad.store.failures import DatabaseTooNew, StoreUnavailable, reason_of
from scorepad.store.file_copies import NotSound, check_database, drop_old_drafts, write_copy
from scorepad.store.file_lock import LockedByAnother, file_lock
from scorepad.store.packed import ENDING, pack

Retention = tuple[int, int]
"""Numbers of copies that stay: daily ones, and weekly ones before these."""

DEFAULT_RETENTION: Retention = (7, 4)

_log = getLogger("scorepad")

_NUMBER = r"(?:-(?P<number>\d{4,9}))?\.db"
_DAILY = re.compile(rf"scorepad-(?P<day>\d{{4}}-\d{{2}}-\d{{2}}){_NUMBER}(\{ENDING})?\Z")
_BEFORE = re.compile(rf"before-.*?-\d{{4}}-\d{{2}}-\d{{2}}-\d{{6}}{_NUMBER}\Z")


def copy_before_upgrade(
    backup_base: Path, make: Callable[[Path], None], written_at: Callable[[], int | None]
) -> None:
    """Make a backup before an upgrade, in the folder of ``backup_base``.

    ``make`` writes the games into an empty file, and ``written_at`` returns when they were last
    written, in ns since 1970; ``None`` where there are none. No copy is made where an upgrade that
    was cut off has left the same.

    Raises :class:`StoreUnavailable`: without a copy, nothing is to be changed.
    """
    folder = _folder(backup_base)
    try:
        state = written_at()
        if any(state == _state(copy) for copy in folder.glob(f"before-{HEAD}-*.db")):
            return
        moment = time.strftime("%Y-%m-%d-%H%M%S")
        name = f"before-{HEAD}-{moment}-{_next_number(folder):04}.db"
        _make(make, folder / name, state, replace=True)
    except NotSound as error:
        raise StoreUnavailable("broken") from error
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error


def copy_daily(
    database: Database, today: date, retention: Retention = DEFAULT_RETENTION
) -> Path | None:
    """Make today's copy of the ``database`` and return it; delete the oldest.

    Of two states, the later one may have been written at an earlier time: clocks are set back. So
    the copies are numbered.

    ``None`` where there is a copy of today, or nothing was written since another.

    Raises:
        NotSound, DatabaseTooNew, StoreUnavailable: there is no copy.
    """
    folder = _folder(database.backup_base)
    try:
        with file_lock(folder / "daily"):
            dailies = _dailies(folder)
            newest = dailies[-1] if dailies else None
            if newest and newest.day == today:
                return None
            state = database.written_at()
            if state is None or state in (_state(daily.path) for daily in dailies):
                return None
            if newest and newest.day > today:
                _log.warning(
                    "The clock has gone back: today is %s, and the newest copy of the games is "
                    "of %s. Copies stay in the order in which they are made.",
                    today,
                    newest.day,
                )
            return _make_next(folder, today, database.copy_into, retention, state)
    except (LockedByAnother, FileExistsError):
        return None
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error


def copy_elsewhere(
    folder: Path,
    today: date,
    make: Callable[[Path], None],
    retention: Retention,
    state: int | None = None,
) -> Path | None:
    """Make a copy of games in a ``folder`` that is there; ``make`` writes them into an empty file.

    Of one day only the last copy stays. Return ``None`` where the newest copy is of the ``state``
    that is given.

    Raises:
        NotSound, DatabaseTooNew, StoreUnavailable: there is no copy.
        NotADirectoryError: the folder is not there.
    """
    if not folder.is_dir():
        # It may be on a disk that is not mounted, in whose place it must not be made.
        raise NotADirectoryError(folder)
    try:
        dailies = _dailies(folder)
        newest = dailies[-1] if dailies else None
        # Times are kept to two seconds by some file systems.
        if newest and state is not None and abs(_state(newest.path) - state) < 2_000_000_000:
            return None
        return _make_next(folder, today, make, retention, state)
    except FileExistsError:
        # Another process of the same server has made it.
        return None
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error


def newest_copy(backup_base: Path) -> Path | None:
    """Return the backup of ``backup_base`` that was made last."""
    return next(iter(_newest_first(backup_base)), None)


def newest_sound_copy(backup_base: Path) -> Path | None:
    """Return the last backup that can be restored."""
    for copy in _newest_first(backup_base):
        with suppress(NotSound, DatabaseTooNew):
            check_database(copy)
            return copy
    return None


def to_keep(days: Sequence[date], retention: Retention = DEFAULT_RETENTION) -> set[int]:
    """Return the indexes of the copies that stay, of those that were made on ``days``.

    The days are in the order of the copies. The newest copy of each of the last days stays, and
    before them the newest of each week.

    >>> days = [date(2026, 11, day) for day in range(1, 22)]
    >>> [days[index].day for index in sorted(to_keep(days))]
    [1, 8, 14, 15, 16, 17, 18, 19, 20, 21]
    """
    daily, weekly = retention
    last_of_day = [index for index, day in enumerate(days) if days[index + 1 : index + 2] != [day]]
    older, newest = last_of_day[:-daily], last_of_day[-daily:]
    of_weeks = sorted({days[index].isocalendar()[:2]: index for index in older}.values())
    return {*newest, *of_weeks[max(0, len(of_weeks) - weekly) :]}


def _folder(backup_base: Path) -> Path:
    folder = backup_base.parent / "backups"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error
    return folder


def _newest_first(backup_base: Path) -> list[Path]:
    """Return the copies, newest first: by number, then the older ones without, by their times."""
    folder = backup_base.parent / "backups"
    copies = [*folder.glob("*.db"), *folder.glob(f"*.db{ENDING}")]
    return sorted(copies, key=lambda copy: (_number(copy), _state(copy)), reverse=True)


def _number(copy: Path) -> int:
    match = _DAILY.match(copy.name) or _BEFORE.match(copy.name)
    return int(match["number"] or 0) if match else 0


def _next_number(folder: Path) -> int:
    return 1 + max(map(_number, folder.iterdir()), default=0)


def _make_next(
    folder: Path, today: date, make: Callable[[Path], None], retention: Retention, state: int | None
) -> Path:
    """Make the backup of ``today`` under the next number, and delete those beyond retention."""
    target = folder / f"scorepad-{today.isoformat()}-{_next_number(folder):04}.db"
    _make(make, target, state)
    _rotate(folder, retention)
    return target


def _make(
    make: Callable[[Path], None], target: Path, state: int | None, *, replace: bool = False
) -> None:
    """Make the copy, with the time of the games in it."""
    write_copy(make, target, replace=replace)
    if state is not None:
        os.utime(target, ns=(state, state))


def _state(path: Path) -> int:
    return path.stat().st_mtime_ns


def pack_old_copies(folder: Path) -> None:
    """Pack the daily copies in the folder, all but the newest, which is wanted soon.

    What can't be packed now stays as it is: a plain copy is as good. Copies from before an upgrade
    are never packed, since an older version is to read them.
    """
    with suppress(OSError):
        for daily in _dailies(folder)[:-1]:
            if daily.path.suffix != ENDING:
                pack(daily.path)


def _rotate(folder: Path, retention: Retention) -> None:
    dailies = _dailies(folder)
    stay = to_keep([daily.day for daily in dailies], retention)
    for index, daily in enumerate(dailies):
        if index not in stay:
            daily.path.unlink(missing_ok=True)
    drop_old_drafts(folder)


def daily_copies(folder: Path) -> list[Path]:
    """Return the daily copies in the folder, in the order in which they were made."""
    return [daily.path for daily in _dailies(folder)]


class _Daily(NamedTuple):
    number: int
    day: date
    path: Path


def _dailies(folder: Path) -> list[_Daily]:
    """Return the daily copies in the order in which they were made.

    Those from before they had numbers come first, by their dates. Of one that is there plain and
    packed, as where packing was cut off, it is the plain one.
    """
    named = ((path, _DAILY.match(path.name)) for path in sorted(folder.iterdir(), reverse=True))
    dailies = {
        path.name.removesuffix(ENDING): _Daily(
            int(match["number"] or 0), date.fromisoformat(match["day"]), path
        )
        for path, match in named
        if match
    }
    return sorted(dailies.values())
