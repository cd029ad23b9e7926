"""Looking at a game: only whoever was given a link may."""

from dataclasses import dataclass

from scorepad.pad.fold import fold
from scorepad.pad.state import Pad
from scorepad.store import GameRow, Reader, Role, Store


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
    pad: Pad

    @property
    def writes(self) -> bool:
        """Whether the device may write."""
        return self.role == "host"


def look(store: Store, game_id: str, device: str) -> Look:
    """The game, read from its marks.

    Raises:
        NoSuchGame: there is none for this device.
    """
    with store.reading() as reader:
        game, role = allowed(reader, game_id, device)
        marks = reader.marks(game_id)
    return Look(game, role, fold(marks))


def allowed(reader: Reader, game_id: str, device: str) -> tuple[GameRow, Role]:
    """The game's row and what ``device`` may do with it.

    Raises:
        NoSuchGame: nothing.
    """
    right = reader.right(game_id, device)
    game = reader.game(game_id) if right is not None else None
    if right is None or game is None:
        raise NoSuchGame(game_id)
    return game, right.role
