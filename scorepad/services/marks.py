"""The writing of marks on a pad: the one way, whoever writes and however.

Marks are worked out on the pad as it was seen last, and stored if nothing has changed since. All
wait for one transaction at a time, so that a long game must not be read, judged or counted within
one.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from threading import BoundedSemaphore, Lock

from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame, allowed, opened_to_write, opened_within
from scorepad.services.fates import Fate, MarkFate, Work, Worked
from scorepad.services.mark_log import append_change, change_of
from scorepad.services.pad_cache import Remembered, remember, remembered
from scorepad.services.pad_kinds import OtherKind
from scorepad.store import GameRow, Store, Transaction

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


@dataclass(frozen=True, slots=True)
class Outcome:
    """The game after a writing, and the fate of each mark that was sent."""

    opened: OpenedGame
    fates: tuple[MarkFate, ...]

    @property
    def fate(self) -> Fate:
        """The fate of the first mark, which is the only one of a form."""
        return self.fates[0].fate

    @property
    def refusal(self) -> Refusal | None:
        """The reason why the first mark was not written; ``None`` where it stands."""
        return self.fates[0].refusal


Beside = Callable[[Transaction, GameRow], GameRow]
"""A function that writes something else before the marks, and returns the game after it."""


def write(
    store: Store, game_id: str, device: str, work: Work, beside: Beside | None = None
) -> Outcome:
    """Write what ``work`` makes of the game's pad, all of it or nothing; then it is on disk.

    The pad is the one that was seen last. If the game has changed since, all is worked out anew:
    once outside of the transaction, and then within.

    Args:
        beside: what is written with the marks; others' games may then be changed, too.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
        OtherKind: the game has no such marks.
        StoreUnavailable, Overrun: nothing was written, and the same can come again.
    """
    seen = remembered(game_id) or _seen(store, game_id, device)
    is_long = len(seen.pad.written.marks) > LONG
    with _long_games.turn() if is_long else nullcontext():
        for _ in range(_TRIES):
            try:
                worked = work(seen.pad)
            except OtherKind:
                # Of a game, nothing is told to whoever may not write in it.
                opened_to_write(store, game_id, device)
                raise
            opened = _append(store, game_id, device, seen, worked, beside)
            if opened is not None:
                return Outcome(opened, worked.fates)
            seen = _seen(store, game_id, device)
        return _work_within(store, game_id, device, work, beside)


def _work_within(
    store: Store, game_id: str, device: str, work: Work, beside: Beside | None
) -> Outcome:
    """Work out and write all in one transaction: nobody changes the game meanwhile."""
    with store.writing(None if beside else game_id) as transaction:
        before = opened_within(transaction, game_id, device, writes=True)
        worked = work(before.true_pad)
        if not worked.marks:
            return Outcome(before, worked.fates)
        game = beside(transaction, before.game) if beside else before.game
        change = change_of(game_id, worked.marks, worked.pad, before.true_pad)
        game = append_change(transaction, game, change)
    remember(game, worked.pad)
    return Outcome(OpenedGame(game, before.role, worked.pad), worked.fates)


def erased_in(store: Store, game_id: str) -> frozenset[str]:
    """Return the players of the game whose names were erased for good."""
    with store.reading() as transaction:
        return transaction.games.forgotten(game_id)


def _seen(store: Store, game_id: str, device: str) -> Remembered:
    opened = opened_to_write(store, game_id, device)
    return Remembered(opened.game.state, opened.true_pad)


def _append(
    store: Store,
    game_id: str,
    device: str,
    seen: Remembered,
    worked: Worked,
    beside: Beside | None,
) -> OpenedGame | None:
    """Write what was ``worked`` out, and return the game; ``None`` where it is not as ``seen``."""
    if not worked.marks:
        opened = opened_to_write(store, game_id, device)
        return opened if opened.game.state == seen.state else None
    change = change_of(game_id, worked.marks, worked.pad, seen.pad)
    with store.writing(None if beside else game_id) as transaction:
        present = allowed(transaction, game_id, device, writes=True)
        if seen.state != present.game.state:
            return None
        game = beside(transaction, present.game) if beside else present.game
        game = append_change(transaction, game, change)
    remember(game, worked.pad)
    return OpenedGame(game, present.role, worked.pad)
