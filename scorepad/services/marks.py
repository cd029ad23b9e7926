"""Writing marks on a pad: every mark goes this way, from a form, a phone or an import.

Optimistic locking: compute outside the transaction, store if the game's state is unchanged, retry
once, then compute inside. Write transactions are serialized, so they must stay short.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from threading import BoundedSemaphore, Lock

from scorepad.rules.refusal import Refusal
from scorepad.services.access import OpenedGame, allowed, opened_game, opened_within
from scorepad.services.mark_log import append_change, change_of
from scorepad.services.pad_cache import Remembered, remember, remembered
from scorepad.services.required_kind import OtherKind
from scorepad.services.write_operations import MarkResult, Proposed, WriteOperation, WriteStatus
from scorepad.store import GameRow, Store, Transaction

_TRIES = 2
"""The number of tries outside the transaction before the marks are computed inside."""

LONG = 500
"""More marks than this make a long game; the longest evening has half as many."""


class Overrun(Exception):
    """Raised when one writer in a long game is served and another one waits already.

    Nothing was written; the same can be sent again after ``wait`` seconds.
    """

    wait = 1


_places, _lock = BoundedSemaphore(2), Lock()
"""The places of those who write in long games: one works, who holds the lock, and one waits."""


@contextmanager
def _turn_in_long_games() -> Iterator[None]:
    """Run the block once no other writer in a long game is in it.

    Several long games computed at once would delay all other requests of this process and use up
    its threads.

    Raises:
        Overrun: another writer waits already.
    """
    if not _places.acquire(blocking=False):
        raise Overrun
    try:
        with _lock:
            yield
    finally:
        _places.release()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The game after a write, and the result of each mark that was sent."""

    opened: OpenedGame
    results: tuple[MarkResult, ...]

    @property
    def status(self) -> WriteStatus:
        """The status of the first mark, which is the only one of a form."""
        return self.results[0].status

    @property
    def refusal(self) -> Refusal | None:
        """The reason why the first mark was not written; ``None`` where it stands."""
        return self.results[0].refusal


ExtraWrite = Callable[[Transaction, GameRow], GameRow]
"""A function that writes more in the same transaction, before the marks.

It returns the game's row after that.
"""


def write(
    store: Store,
    game_id: str,
    device: str,
    operation: WriteOperation,
    extra_write: ExtraWrite | None = None,
) -> Outcome:
    """Write the marks that ``operation`` proposes, all or none; they are on disk on return.

    Args:
        store: the games.
        game_id: the game.
        device: the device that writes.
        operation: called with the game's pad, and again if the game has changed meanwhile.
        extra_write: writes more in the same transaction, which then locks more than this game.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
        OtherKind: the game has no such marks.
        StoreUnavailable, Overrun: nothing was written, and the same can come again.
    """
    seen = remembered(game_id) or _seen(store, game_id, device)
    is_long = len(seen.pad.written.marks) > LONG
    with _turn_in_long_games() if is_long else nullcontext():
        for _ in range(_TRIES):
            try:
                proposed = operation(seen.pad)
            except OtherKind:
                # Who may not write in the game is told that, and nothing about its kind.
                opened_game(store, game_id, device, writes=True)
                raise
            opened = _append(store, game_id, device, seen, proposed, extra_write)
            if opened is not None:
                return Outcome(opened, proposed.results)
            seen = _seen(store, game_id, device)
        return _compute_inside(store, game_id, device, operation, extra_write)


def _compute_inside(
    store: Store,
    game_id: str,
    device: str,
    operation: WriteOperation,
    extra_write: ExtraWrite | None,
) -> Outcome:
    """Compute and write in one transaction, while nobody else changes the game."""
    with store.writing(None if extra_write else game_id) as transaction:
        before = opened_within(transaction, game_id, device, writes=True)
        proposed = operation(before.true_pad)
        if not proposed.marks:
            return Outcome(before, proposed.results)
        game = extra_write(transaction, before.game) if extra_write else before.game
        change = change_of(game_id, proposed.marks, proposed.pad, before.true_pad)
        game = append_change(transaction, game, change)
    remember(game, proposed.pad)
    return Outcome(OpenedGame(game, before.role, proposed.pad), proposed.results)


def erased_in(store: Store, game_id: str) -> frozenset[str]:
    """Return the players of the game whose names were erased for good."""
    with store.reading() as transaction:
        return transaction.games.forgotten(game_id)


def _seen(store: Store, game_id: str, device: str) -> Remembered:
    opened = opened_game(store, game_id, device, writes=True)
    return Remembered(opened.game.state, opened.true_pad)


def _append(
    store: Store,
    game_id: str,
    device: str,
    seen: Remembered,
    proposed: Proposed,
    extra_write: ExtraWrite | None,
) -> OpenedGame | None:
    """Write the ``proposed`` marks and return the game; ``None`` if it is not as ``seen``."""
    if not proposed.marks:
        opened = opened_game(store, game_id, device, writes=True)
        return opened if opened.game.state == seen.state else None
    change = change_of(game_id, proposed.marks, proposed.pad, seen.pad)
    with store.writing(None if extra_write else game_id) as transaction:
        present = allowed(transaction, game_id, device, writes=True)
        if seen.state != present.game.state:
            return None
        game = extra_write(transaction, present.game) if extra_write else present.game
        game = append_change(transaction, game, change)
    remember(game, proposed.pad)
    return OpenedGame(game, present.role, proposed.pad)
