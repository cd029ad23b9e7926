"""Writing of marks that are worked out on a pad, and stored if nothing has changed since.

All marks wait for one transaction at a time, so that a long game must not be read, judged or
counted within one.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import BoundedSemaphore, Lock
from typing import Generic, TypeVar

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import Mark
from scorepad.services.access import (
    NoSuchGame,
    OpenedGame,
    ViewingOnly,
    opened_to_write,
    opened_within,
)
from scorepad.services.mark_log import Change, append_change, change_of
from scorepad.services.pad_cache import Remembered, remember, remembered
from scorepad.services.pad_kinds import OtherKind
from scorepad.store import GameRow, Opened, Store, Transaction

Told = TypeVar("Told")

_TRIES = 2
"""Times that the marks are worked out before the transaction; the next time is within it."""

LONG = 500
"""Marks of a game that is twice as long as the longest evening."""


class Overrun(Exception):
    """The refusal to write while enough is being written in games longer than any evening.

    Nothing was written; the same can be sent again after ``wait`` seconds.
    """

    wait = 1


class _LongGames:
    """The queue of those who write in long games, one after the other.

    Several long games that are worked out at once would hold up everybody else in this process, and
    take its threads. While one is worked out, one more may wait; all others are told to come again.
    """

    def __init__(self) -> None:
        self._places = BoundedSemaphore(2)
        self._lock = Lock()

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Run the block when its turn to write has come.

        Raises:
            Overrun: another one waits already.
        """
        if not self._places.acquire(blocking=False):
            raise Overrun
        try:
            with self._lock:
                yield
        finally:
            self._places.release()


_long_games = _LongGames()

Beside = Callable[[Transaction, GameRow], GameRow]
"""A function that writes something else before the marks, and returns the game after it."""


@dataclass(frozen=True, slots=True)
class Worked(Generic[Told]):
    """The result of work on a pad.

    ``told`` is for the caller; ``marks`` are to be written, none where there is nothing to write;
    ``pad`` has them.
    """

    told: Told
    marks: Sequence[Mark]
    pad: AnyPad


Work = Callable[[AnyPad], Worked[Told]]
"""A function that works out what is to be written on a pad; it may be called several times."""


def write_down(
    store: Store, game_id: str, device: str, work: Work[Told], beside: Beside | None = None
) -> tuple[OpenedGame, Told]:
    """Write what ``work`` makes of the game's pad; return the game, and what is told of it.

    The pad is the one that was seen last. If the game has changed since, all is
    worked out anew: once outside of the transaction, and then within.

    Args:
        beside: what is written with the marks; others' games may then be changed, too.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
        StoreUnavailable, Overrun: nothing was written, and the same can come again.
    """
    seen = remembered(game_id) or _seen(store, game_id, device)
    if len(seen.pad.written.marks) <= LONG:
        return _write_down(store, game_id, device, work, beside, seen)
    with _long_games.turn():
        return _write_down(store, game_id, device, work, beside, seen)


def _write_down(
    store: Store,
    game_id: str,
    device: str,
    work: Work[Told],
    beside: Beside | None,
    seen: Remembered,
) -> tuple[OpenedGame, Told]:
    for _ in range(_TRIES):
        try:
            worked = work(seen.pad)
        except OtherKind:
            # Of a game, nothing is told to whoever may not write in it.
            opened_to_write(store, game_id, device)
            raise
        after = _keep(store, game_id, device, seen, worked, beside)
        if after is not None:
            return after, worked.told
        seen = _seen(store, game_id, device)
    with store.writing(None if beside else game_id) as transaction:
        before = opened_within(transaction, game_id, device)
        if not before.writes:
            raise ViewingOnly(game_id)
        worked = work(before.true_pad)
        if not worked.marks:
            return before, worked.told
        change = change_of(game_id, worked.marks, worked.pad, before.true_pad)
        game = _written(transaction, before.game, change, beside)
    remember(game, change.pad)
    return OpenedGame(game, before.role, change.pad), worked.told


def _seen(store: Store, game_id: str, device: str) -> Remembered:
    now = opened_to_write(store, game_id, device)
    return Remembered(now.game.state, now.true_pad)


def _keep(
    store: Store,
    game_id: str,
    device: str,
    seen: Remembered,
    worked: Worked[Told],
    beside: Beside | None,
) -> OpenedGame | None:
    """Write what was ``worked`` out, and return the game; ``None`` where it is not as ``seen``."""
    if not worked.marks:
        now = opened_to_write(store, game_id, device)
        return now if now.game.state == seen.state else None
    change = change_of(game_id, worked.marks, worked.pad, seen.pad)
    with store.writing(None if beside else game_id) as transaction:
        opened = _opened(transaction, game_id, device)
        if seen.state != opened.game.state:
            return None
        game = _written(transaction, opened.game, change, beside)
    remember(game, change.pad)
    return OpenedGame(game, opened.role, change.pad)


def _written(
    transaction: Transaction, game: GameRow, change: Change, beside: Beside | None
) -> GameRow:
    return append_change(transaction, beside(transaction, game) if beside else game, change)


def _opened(transaction: Transaction, game_id: str, device: str) -> Opened:
    opened = transaction.games.opened(game_id, device)
    if opened is None:
        raise NoSuchGame(game_id)
    if opened.role != "host":
        raise ViewingOnly(game_id)
    return opened
