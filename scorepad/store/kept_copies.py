"""The copies that a machine keeps of its database by itself, in ``backups/`` beside it."""

import os
import re
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date
from pathlib import Path

from scorepad.store.copies import NotSound, copy_pages, keep_copy
from scorepad.store.failures import StoreUnavailable, reason_of
from scorepad.store.held import HeldByAnother, held
from scorepad.store.schema import HEAD

DAYS, WEEKS = 7, 4
"""How many daily copies stay, and how many weekly ones before these."""

_DRAFT = re.compile(r"\..*\.db\.[0-9a-f]{16}\Z")
"""A copy that is being made, or that was cut off for good."""

_A_DAY = 24 * 3600

_DAILY = re.compile(r"scorepad-(\d{4}-\d{2}-\d{2})\.db\Z")


def keep_before_upgrade(database: Path) -> None:
    """A copy of the database as the next upgrade finds it, unless one that was cut
    off has left the same.

    Raises :class:`StoreUnavailable`: without a copy, nothing is to be changed.
    """
    try:
        state = _written_at(database)
        known = set(map(_state, _folder(database).glob(f"before-{HEAD}-*.db")))
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error
    if state not in known:
        keep_as_it_was(database, lambda draft: copy_pages(database, draft), state)


def keep_as_it_was(near: Path, make: Callable[[Path], None], state: int | None = None) -> None:
    """The same of games that ``make`` writes into an empty file, kept beside ``near``;
    ``state`` is when they were written last, if that is known."""
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    try:
        _keep(make, _folder(near) / f"before-{HEAD}-{moment}.db", state, replace=True)
    except NotSound as error:
        raise StoreUnavailable("broken") from error


def keep_daily(database: Path, today: date) -> Path | None:
    """A copy of ``today``, unless there is one, or nothing was written since
    another; copies that are too many go. The copy, or ``None``.

    Raises:
        NotSound, DatabaseTooNew, StoreUnavailable: there is no copy.
    """
    return keep_day(
        database,
        today,
        lambda draft: copy_pages(database, draft),
        lambda: _written_at(database),
    )


def keep_day(
    near: Path, today: date, make: Callable[[Path], None], written_at: Callable[[], int | None]
) -> Path | None:
    """The same of games that ``make`` writes into an empty file, kept beside ``near``.

    ``written_at`` gives the nanosecond in which they were written last, ``None``
    where there are none. It tells two states apart and never which is the later:
    clocks are put back.
    """
    folder = _folder(near)
    target = folder / f"scorepad-{today.isoformat()}.db"
    try:
        with held(target.with_name("daily"), alone=True):
            if target.exists():
                return None
            state = written_at()
            if state is None or state in map(_state, _dailies(folder)):
                return None
            _keep(make, target, state)
            _rotate(folder)
    except (HeldByAnother, FileExistsError):
        return None
    except OSError as error:
        raise StoreUnavailable(reason_of(error)) from error
    return target


def newest_copy(near: Path) -> Path | None:
    """Return the copy that holds the latest games, of those that are kept beside ``near``."""
    return max(near.parent.glob("backups/*.db"), key=_state, default=None)


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


def _keep(
    make: Callable[[Path], None], target: Path, state: int | None, *, replace: bool = False
) -> None:
    """The copy, with the time of what it holds."""
    keep_copy(make, target, replace=replace)
    if state is not None:
        os.utime(target, ns=(state, state))


def _written_at(database: Path) -> int:
    beside = database.with_name(f"{database.name}-wal")
    return max(_state(database), _state(beside) if beside.exists() else 0)


def _state(path: Path) -> int:
    return path.stat().st_mtime_ns


def _rotate(folder: Path) -> None:
    dailies = _dailies(folder)
    stay = to_keep(dailies.values())
    for path, day in dailies.items():
        if day not in stay:
            path.unlink(missing_ok=True)
    for path in folder.iterdir():
        with suppress(FileNotFoundError):
            if _DRAFT.match(path.name) and abs(time.time() - path.stat().st_mtime) > _A_DAY:
                path.unlink()


def _dailies(folder: Path) -> dict[Path, date]:
    found = ((path, _DAILY.match(path.name)) for path in folder.iterdir())
    return {path: date.fromisoformat(match[1]) for path, match in found if match}
