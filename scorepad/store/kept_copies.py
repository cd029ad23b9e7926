"""The copies that a machine keeps of its database by itself, in ``backups/`` beside it."""

import math
import re
import time
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path

from scorepad.store.copies import NotSound, copy_pages, keep_copy
from scorepad.store.failures import StoreUnavailable, reason_of
from scorepad.store.held import HeldByAnother, held
from scorepad.store.schema import HEAD

DAYS, WEEKS = 7, 4
"""How many daily copies stay, and how many weekly ones before these."""

_DAILY = re.compile(r"scorepad-(\d{4}-\d{2}-\d{2})\.db\Z")


def keep_before_upgrade(database: Path) -> None:
    """A copy of the database as the next upgrade finds it.

    Raises :class:`StoreUnavailable`: without a copy, nothing is to be changed.
    """
    keep_as_it_was(database, lambda draft: copy_pages(database, draft))


def keep_as_it_was(near: Path, make: Callable[[Path], None]) -> None:
    """The same of games that ``make`` writes into an empty file, kept beside ``near``."""
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    try:
        keep_copy(make, _folder(near) / f"before-{HEAD}-{moment}.db", replace=True)
    except NotSound as error:
        raise StoreUnavailable("broken") from error


def keep_daily(database: Path, today: date) -> Path | None:
    """A copy of ``today``, unless there is one, or nothing was written since the
    newest; copies that are too many go. The copy, or ``None``.

    Raises:
        NotSound, DatabaseTooNew, StoreUnavailable: there is no copy.
    """
    beside = database.with_name(f"{database.name}-wal")
    return keep_day(
        database,
        today,
        lambda draft: copy_pages(database, draft),
        lambda: max(path.stat().st_mtime for path in (database, beside) if path.exists()),
    )


def keep_day(
    near: Path, today: date, make: Callable[[Path], None], written_at: Callable[[], float]
) -> Path | None:
    """The same of games that ``make`` writes into an empty file, which was
    ``written_at`` that moment the last time, kept beside ``near``."""
    folder = _folder(near)
    target = folder / f"scorepad-{today.isoformat()}.db"
    try:
        with held(target.with_name("daily"), alone=True):
            if target.exists() or written_at() <= _newest(folder):
                return None
            keep_copy(make, target)
            _rotate(folder)
    except (HeldByAnother, FileExistsError):
        return None
    return target


def to_keep(dates: Iterable[date]) -> set[date]:
    """Of daily copies with these dates, those that stay: the newest, and before
    them the newest of each week.

    >>> dates = [date(2026, 11, day) for day in range(1, 22)]
    >>> [each.day for each in sorted(to_keep(dates))]
    [1, 8, 14, 15, 16, 17, 18, 19, 20, 21]
    """
    newest_first = sorted(dates, reverse=True)
    older = newest_first[DAYS:]
    by_week: dict[tuple[int, int], date] = {}
    for each in older:
        by_week.setdefault(each.isocalendar()[:2], each)
    return {*newest_first[:DAYS], *list(by_week.values())[:WEEKS]}


def _folder(near: Path) -> Path:
    folder = near.parent / "backups"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error
    return folder


def _newest(folder: Path) -> float:
    return max((path.stat().st_mtime for path in _dailies(folder)), default=-math.inf)


def _rotate(folder: Path) -> None:
    dailies = _dailies(folder)
    stay = to_keep(dailies.values())
    for path, day in dailies.items():
        if day not in stay:
            path.unlink(missing_ok=True)


def _dailies(folder: Path) -> dict[Path, date]:
    found = ((path, _DAILY.match(path.name)) for path in folder.iterdir())
    return {path: date.fromisoformat(match[1]) for path, match in found if match}
