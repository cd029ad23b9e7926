"""Keeping the games of a machine safe: copies of its database, and one brought back."""

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Literal

from scorepad.store import DatabaseTooNew, Reason, Store, StoreUnavailable
from scorepad.store.copies import NotSound, copy_pages
from scorepad.store.failures import reason_of
from scorepad.store.held import HeldByAnother
from scorepad.store.kept_copies import USUAL, Most, keep_elsewhere, newest_copy

Why = Reason | Literal["no_games", "there", "unsound", "newer", "served", "no_folder"]


_ENDING, _LOOK = 5.0, 0.1
"""Seconds that a server which is being stopped may take, and between two looks at it."""


class NoCopy(Exception):
    """There is no copy, or none was brought back; nothing was changed.

    ``why``: ``no_games`` (this machine has no database), ``there`` (a file has
    that name already), ``unsound`` (no database of games, or a damaged one),
    ``newer`` (of a newer version), ``served`` (a server runs on it), ``no_folder``
    (copies can't go to a folder that is not there), or a reason of
    :class:`scorepad.store.StoreUnavailable`. ``where``: the folder that the copy could
    not be kept in, where that is not the machine's own.
    """

    def __init__(self, why: Why, where: Path | None = None) -> None:
        super().__init__(why)
        self.why: Why = why
        self.where = where


@dataclass(frozen=True, slots=True)
class CopyPlan:
    """How many daily and weekly copies stay; ``folder`` is another one that copies go to,
    ``None`` for none, and ``key`` the secret key that lies beside them, "" for none."""

    most: Most = USUAL
    folder: Path | None = None
    key: str = field(default="", repr=False)


USUAL_PLAN = CopyPlan()


@dataclass
class CopyHealth:
    """Whether copies of the games can be made, as seen last; for those who watch over it.

    ``why`` they can't be, ``None`` while all is well; ``said`` is that as an English
    sentence.
    """

    why: Why | None = None
    said: str = ""


def back_up(store: Store, target: Path, *, replace: bool) -> None:
    """A checked copy of all games as ``target``, made while they are played.

    Raises:
        NoCopy: there is none.
    """
    with _told():
        if not store.has_games():
            raise NoCopy("no_games")
        store.copy(target, replace=replace)


def bring_back(store: Store, copy: Path, now: float) -> Path | None:
    """The games of ``copy`` in the place of those of this machine; where these
    are kept now, ``None`` where there were none.

    Raises:
        NoCopy: nothing was changed.
    """
    if not copy.is_file():
        raise NoCopy("unsound")
    moment = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
    replaced = store.near.with_name(f"replaced-{moment}-{store.near.name}")
    with _told():
        store.bring_back(copy, replaced)
    return replaced if replaced.exists() else None


def copy_of_today(store: Store, today: date, plan: CopyPlan = USUAL_PLAN) -> Path | None:
    """The copy that a server makes once a day; ``None`` where none is needed.

    The newest copy is in the folder of the ``plan`` as well, after that.

    Raises:
        NoCopy: none could be made.
    """
    with _told():
        made = store.copy_daily(today, plan.most)
    newest = newest_copy(store.near)
    if plan.folder and newest:
        with _told(plan.folder):
            state = newest.stat().st_mtime_ns
            keep_elsewhere(
                plan.folder, today, lambda draft: copy_pages(newest, draft), plan.most, state
            )
            _keep_key(plan.folder, plan.key)
    return made


def back_up_into(store: Store, today: date, plan: CopyPlan) -> Path:
    """A checked copy of all games in the folder of the ``plan``, named by the day and numbered;
    those that are too many go.

    Raises:
        NoCopy: there is none.
    """
    assert plan.folder is not None
    with _told(plan.folder):
        if not store.has_games():
            raise NoCopy("no_games")
        made = keep_elsewhere(
            plan.folder, today, lambda draft: store.copy(draft, replace=True), plan.most
        )
        if made is None:
            raise NoCopy("busy")
        _keep_key(plan.folder, plan.key)
    return made


def _keep_key(folder: Path, key: str) -> None:
    """Lay ``key``, if there is one, into the folder, for its owner's eyes alone."""
    target = folder / "secret_key"
    if not key or (target.exists() and target.read_text(encoding="ascii").strip() == key):
        return
    draft = target.with_name(".secret_key.part")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(f"{key}\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(target)


@contextmanager
def served(store: Store) -> Iterator[None]:
    """Nobody else serves the games, or brings others back, while the block, a server, runs.

    A server that ends has a few seconds for it.

    Raises:
        NoCopy: ``served``, by another server or somebody who brings a copy back.
    """
    end = time.monotonic() + _ENDING
    with ExitStack() as kept:
        while True:
            try:
                with _told():
                    kept.enter_context(store.held())
                break
            except NoCopy as error:
                if error.why != "served" or time.monotonic() > end:
                    raise
                time.sleep(_LOOK)
        yield


@contextmanager
def _told(where: Path | None = None) -> Iterator[None]:
    try:
        yield
    except NotADirectoryError as error:
        raise NoCopy("no_folder", where) from error
    except FileExistsError as error:
        raise NoCopy("there") from error
    except NotSound as error:
        raise NoCopy("unsound") from error
    except DatabaseTooNew as error:
        raise NoCopy("newer") from error
    except HeldByAnother as error:
        raise NoCopy("served") from error
    except StoreUnavailable as error:
        raise NoCopy(error.reason, where) from error
    except OSError as error:
        raise NoCopy(reason_of(error), where) from error
