"""Backups: copies of the database, and their restoring."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

from scorepad.private_files import write_private
from scorepad.store import DatabaseTooNew, Reason, Store, StoreUnavailable, backups
from scorepad.store.backups import (
    DEFAULT_RETENTION,
    Retention,
    copy_daily,
    copy_elsewhere,
    pack_old_copies,
)
from scorepad.store.failures import reason_of
from scorepad.store.file_copies import NotSound, TornCopy, copy_pages
from scorepad.store.file_lock import LockedByAnother
from scorepad.store.kept_copies import DEFAULT_DAYS, drop_old_copies, kept_copies
from scorepad.store.packed import is_packed, is_whole
from scorepad.store.progress import Say, silent

Why = Reason | Literal["no_games", "there", "unsound", "torn", "newer", "served", "no_folder"]


_ENDING, _BETWEEN_TRIES = 5.0, 0.1
"""Seconds to wait for a server that is being stopped, and seconds between two tries."""


class NoCopy(Exception):
    """Raised when a copy can't be made or brought back; nothing was changed.

    ``why``: ``no_games`` (this machine has no database), ``there`` (a file has
    that name already), ``unsound`` (no database of games, or a damaged one),
    ``torn`` (a packed copy that is damaged or was cut off), ``newer`` (of a newer
    version), ``served`` (a server runs on it), ``no_folder`` (copies can't go to a
    folder that is not there), or a reason of :class:`scorepad.store.StoreUnavailable`.
    ``where``: the folder that the copy could not be kept in, if that is not the
    machine's own.
    """

    def __init__(self, why: Why, where: Path | None = None) -> None:
        super().__init__(why)
        self.why: Why = why
        self.where = where


@dataclass(frozen=True, slots=True)
class CopyPlan:
    """The copies to keep: how many daily and weekly ones, and a second folder for them.

    ``folder`` is that folder, ``None`` for none; ``key`` is the secret key that is written beside
    the copies there, "" for none; ``days``, for how long copies stay that were made before an
    upgrade or a restore.
    """

    retention: Retention = DEFAULT_RETENTION
    folder: Path | None = None
    key: str = field(default="", repr=False)
    days: int = DEFAULT_DAYS


DEFAULT_PLAN = CopyPlan()


@dataclass
class BackupHealth:
    """The result of the last daily backup."""

    why: Why | None = None
    """The reason why it failed; ``None`` while all is well."""
    sentence: str = ""
    """That reason as an English sentence."""


def back_up(store: Store, target: Path, *, replace: bool, say: Say = silent) -> None:
    """Write a checked copy of all games to ``target``, while they are played.

    Raises:
        NoCopy: no copy was made.
    """
    with failures_as_no_copy():
        if not store.database.has_games():
            raise NoCopy("no_games")
        store.copy(target, replace=replace, say=say)


def restore_copy(store: Store, copy: Path, now: float, say: Say = silent) -> Path | None:
    """Replace the games of this machine with those of ``copy``.

    Return the path where the replaced ones are now, ``None`` if there were none.

    Raises:
        NoCopy: nothing was changed.
    """
    if not copy.is_file():
        raise NoCopy("unsound")
    moment = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
    replaced = store.backup_base.with_name(f"replaced-{moment}-{store.backup_base.name}")
    with failures_as_no_copy():
        store.restore(copy, replaced, say)
    return replaced if replaced.exists() else None


def copy_of_today(store: Store, today: date, plan: CopyPlan = DEFAULT_PLAN) -> Path | None:
    """Make the copy that a server makes once a day, and return it; ``None`` if none is needed.

    The newest copy is then put into the folder of the ``plan`` as well, and old copies are deleted.

    Raises:
        NoCopy: none could be made.
    """
    with failures_as_no_copy():
        made = copy_daily(store.database, today, plan.retention)
        drop_old_copies(store.backup_base, plan.days)
        pack_old_copies(store.backup_base.parent / "backups")
    newest = newest_copy(store)
    if plan.folder:
        with failures_as_no_copy(plan.folder):
            if not plan.folder.is_dir():
                raise NotADirectoryError(plan.folder)
            if newest is None:
                return made
            state = newest.stat().st_mtime_ns
            copy_elsewhere(
                plan.folder, today, lambda draft: copy_pages(newest, draft), plan.retention, state
            )
            _save_key(plan.folder, plan.key)
            pack_old_copies(plan.folder)
    return made


def back_up_into(store: Store, today: date, plan: CopyPlan, say: Say = silent) -> Path:
    """Write a checked copy of all games into the folder of the ``plan``, and return its path.

    It is named by the day and numbered; copies that are too many are deleted.

    Raises:
        NoCopy: no copy was made.
    """
    assert plan.folder is not None
    with failures_as_no_copy(plan.folder):
        if not store.database.has_games():
            raise NoCopy("no_games")
        make = partial(store.database.copy_into, say=say)
        made = copy_elsewhere(plan.folder, today, make, plan.retention)
        if made is None:
            raise NoCopy("busy")
        _save_key(plan.folder, plan.key)
        say("packing the older copies", 0, 0)
        pack_old_copies(plan.folder)
    return made


def newest_copy(store: Store, *, sound: bool = False) -> Path | None:
    """Return the backup that was made last; if it has to be ``sound``, the last such one."""
    find = backups.newest_sound_copy if sound else backups.newest_copy
    return find(store.backup_base)


class CopiesKept(NamedTuple):
    """The copies of the games that are there.

    ``left`` names the copies that an upgrade or a restore has left, each with the time at which it
    is deleted, in Unix seconds. ``daily`` is the number of daily copies, those in the second folder
    included. A daily copy stays until there are ``days`` newer ones and one more for each of
    ``weeks`` weeks.
    """

    left: tuple[tuple[str, int], ...]
    daily: int
    days: int
    weeks: int


def copies_kept(store: Store, plan: CopyPlan) -> CopiesKept | None:
    """Return the kept copies; each still has what is being erased from the games.

    ``None`` if there are no copies, or if their folders can't be read.
    """
    copies = []
    with suppress(OSError):
        copies = kept_copies(store.backup_base, plan.days, plan.folder)
    left = tuple((path.name, until) for path, until in copies if until is not None)
    return CopiesKept(left, len(copies) - len(left), *plan.retention) if copies else None


class CopiesThere(NamedTuple):
    """The copies that are beside the games and in the second folder.

    ``size`` is in bytes. ``packed`` is the number of packed copies; those in ``torn`` are damaged.
    """

    number: int
    size: int
    packed: int
    torn: tuple[Path, ...]


def copies_there(store: Store, plan: CopyPlan) -> CopiesThere:
    """Return the copies that there are; packed ones are read to their end, to find damage.

    Raises:
        OSError: their folders can't be read.
    """
    copies = [copy.path for copy in kept_copies(store.backup_base, plan.days, plan.folder)]
    packed = [copy for copy in copies if is_packed(copy)]
    return CopiesThere(
        len(copies),
        sum(copy.stat().st_size for copy in copies),
        len(packed),
        tuple(copy for copy in packed if not is_whole(copy)),
    )


def _save_key(folder: Path, key: str) -> None:
    """Write ``key``, if there is one, into the folder, readable by its owner alone."""
    target = folder / "secret_key"
    if not key or (target.exists() and target.read_text(encoding="ascii").strip() == key):
        return
    draft = target.with_name(".secret_key.part")
    draft.unlink(missing_ok=True)
    write_private(draft, [f"{key}\n".encode("ascii")]).replace(target)


@contextmanager
def served(store: Store) -> Iterator[None]:
    """Lock the games while a server runs in the block: nobody else serves or replaces them.

    It waits a few seconds for a server that is just stopping.

    Raises:
        NoCopy: ``served``: another server runs, or somebody brings a copy back.
    """
    end = time.monotonic() + _ENDING
    with ExitStack() as kept:
        while True:
            try:
                with failures_as_no_copy():
                    kept.enter_context(store.database.locked())
                break
            except NoCopy as error:
                if error.why != "served" or time.monotonic() > end:
                    raise
                time.sleep(_BETWEEN_TRIES)
        yield


@contextmanager
def failures_as_no_copy(where: Path | None = None) -> Iterator[None]:
    """Raise :class:`NoCopy` if a copy can't be made, read or kept in the block."""
    try:
        yield
    except NotADirectoryError as error:
        raise NoCopy("no_folder", where) from error
    except FileExistsError as error:
        raise NoCopy("there") from error
    except TornCopy as error:
        raise NoCopy("torn") from error
    except NotSound as error:
        raise NoCopy("unsound") from error
    except DatabaseTooNew as error:
        raise NoCopy("newer") from error
    except LockedByAnother as error:
        raise NoCopy("served") from error
    except StoreUnavailable as error:
        raise NoCopy(error.reason, where) from error
    except OSError as error:
        raise NoCopy(reason_of(error), where) from error
