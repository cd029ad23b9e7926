"""Looking at a game: only whoever was given a link may."""

from dataclasses import dataclass

from scorepad.pad.any_pad import AnyPad
from scorepad.play.memory import pad_of
from scorepad.store import GameRow, Reader, Role, Store, StoreUnavailable, state_of


class NoSuchGame(LookupError):
    """There is no such game for this device: unknown, foreign and withdrawn
    are the same to whoever asks."""


class ViewingOnly(Exception):
    """The device may see the game, not write in it."""


@dataclass(frozen=True, slots=True)
class Look:
    """A game as one device sees it; ``role`` is ``host`` or ``view``."""

    game: GameRow
    role: Role
    pad: AnyPad

    @property
    def writes(self) -> bool:
        """Return whether the device may write."""
        return self.role == "host"


def look(store: Store, game_id: str, device: str) -> Look:
    """The game, read from its marks.

    Raises:
        NoSuchGame: there is none for this device.
    """
    with store.reading() as reader:
        return look_within(reader, game_id, device)


def look_to_write(store: Store, game_id: str, device: str) -> Look:
    """The game, for somebody who is to write in it.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: the device may not write in it.
    """
    now = look(store, game_id, device)
    if not now.writes:
        raise ViewingOnly(game_id)
    return now


def look_within(reader: Reader, game_id: str, device: str) -> Look:
    """Return what ``device`` may look at, within a transaction.

    Raises:
        NoSuchGame: there is none for this device.
    """
    opened = reader.opened(game_id, device)
    if opened is None:
        raise NoSuchGame(game_id)
    return Look(opened.game, opened.role, pad_of(reader, opened))


def knows_all(
    store: Store,
    game_id: str,
    device: str,
    marks: int,
    state: str | None,
    *,
    writes: bool = False,
) -> bool:
    """Return True when ``device`` is known to have all marks of the game; none is read.

    Never so where it may not see the game, or, where it asks as one that ``writes``,
    may not write in it; nor while games can't be read.

    Args:
        marks: how many the device has.
        state: which they are, see :func:`scorepad.store.state_of`; ``None`` from
            those that do not say it.
    """
    try:
        length = store.length(game_id, device)
    except StoreUnavailable:
        return False
    if length is None:
        return False
    same = state is None or state == state_of(length.edition, length.version, length.digest)
    return length.version == marks and same and (length.role == "host" or not writes)


def allowed(reader: Reader, game_id: str, device: str) -> tuple[GameRow, Role]:
    """The game's row and what ``device`` may do with it.

    Raises:
        NoSuchGame: nothing.
    """
    opened = reader.opened(game_id, device)
    if opened is None:
        raise NoSuchGame(game_id)
    return opened.game, opened.role
