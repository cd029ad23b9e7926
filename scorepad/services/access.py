"""Access to a game: only a device that was given a link may open it."""

from dataclasses import dataclass

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.marks import state_of
from scorepad.services.pad_cache import pad_of
from scorepad.store import DeviceGame, GameRow, Role, Store, StoreUnavailable, Transaction


class NoSuchGame(LookupError):
    """Raised when a game is unknown, foreign or withdrawn: the device can't tell which."""


class ViewingOnly(Exception):
    """Raised when a device is to write in a game that it may only see."""


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game as one device sees it; ``role`` is ``host`` or ``view``.

    ``true_pad`` has every value, for those who judge and write; nothing of it is shown.
    """

    game: GameRow
    role: Role
    true_pad: AnyPad

    @property
    def pad(self) -> AnyPad:
        """The pad without what nobody may see yet."""
        return self.true_pad.shown

    @property
    def writes(self) -> bool:
        """Return whether the device may write."""
        return self.role == "host"


def opened_game(store: Store, game_id: str, device: str) -> OpenedGame:
    """Return the game as ``device`` sees it, read from its marks.

    Raises:
        NoSuchGame: there is none for this device.
    """
    with store.reading() as transaction:
        return opened_within(transaction, game_id, device)


def opened_to_write(store: Store, game_id: str, device: str) -> OpenedGame:
    """Return the game for a device that is to write in it.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
    """
    with store.reading() as transaction:
        return opened_within(transaction, game_id, device, writes=True)


def opened_within(
    transaction: Transaction, game_id: str, device: str, *, writes: bool = False
) -> OpenedGame:
    """Return the game as ``device`` sees it, within a transaction.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: it is to be one that ``writes``, and may not write in it.
    """
    opened = allowed(transaction, game_id, device, writes=writes)
    return OpenedGame(opened.game, opened.role, pad_of(transaction, opened))


def knows_all(
    store: Store,
    game_id: str,
    device: str,
    marks: int,
    state: str | None,
    *,
    writes: bool = False,
) -> bool:
    """Return whether ``device`` is known to have all marks of the game; no mark is read.

    The answer is False where the device may not see the game, where it asks as one that ``writes``
    and may not write in it, and while games can't be read.

    Args:
        marks: how many the device has.
        state: which they are, see :func:`scorepad.pad.marks.state_of`; ``None`` from
            those that do not say it.
    """
    try:
        present = store.game_state(game_id, device)
    except StoreUnavailable:
        return False
    if present is None:
        return False
    same = state is None or state == state_of(present.edition, present.version, present.digest)
    return present.version == marks and same and (present.role == "host" or not writes)


def allowed(
    transaction: Transaction, game_id: str, device: str, *, writes: bool = False
) -> DeviceGame:
    """Return the game's row, and ``host`` or ``view`` for what ``device`` may do with it.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: it is to be one that ``writes``, and may not write in it.
    """
    opened = transaction.games.opened(game_id, device)
    if opened is None:
        raise NoSuchGame(game_id)
    if writes and opened.role != "host":
        raise ViewingOnly(game_id)
    return opened
