"""Keeping the games of a machine safe: copies of its database, and one brought back."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal

from scorepad.store import DatabaseTooNew, Reason, Store, StoreUnavailable
from scorepad.store.copies import NotSound
from scorepad.store.failures import reason_of
from scorepad.store.held import HeldByAnother

Why = Reason | Literal["no_games", "there", "unsound", "newer", "served"]


_ENDING, _LOOK = 5.0, 0.1
"""Seconds that a server which is being stopped may take, and between two looks at it."""


class NoCopy(Exception):
    """There is no copy, or none was brought back; nothing was changed.

    ``why``: ``no_games`` (this machine has no database), ``there`` (a file has
    that name already), ``unsound`` (no database of games, or a damaged one),
    ``newer`` (of a newer version), ``served`` (a server runs on it), or a
    reason of :class:`scorepad.store.StoreUnavailable`.
    """

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


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


def copy_of_today(store: Store, today: date) -> Path | None:
    """The copy that a server makes once a day; ``None`` where none is needed.

    Raises:
        NoCopy: none could be made.
    """
    with _told():
        return store.copy_daily(today)


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
def _told() -> Iterator[None]:
    try:
        yield
    except FileExistsError as error:
        raise NoCopy("there") from error
    except NotSound as error:
        raise NoCopy("unsound") from error
    except DatabaseTooNew as error:
        raise NoCopy("newer") from error
    except HeldByAnother as error:
        raise NoCopy("served") from error
    except StoreUnavailable as error:
        raise NoCopy(error.reason) from error
    except OSError as error:
        raise NoCopy(reason_of(error)) from error
