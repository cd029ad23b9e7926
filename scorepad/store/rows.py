"""Plain values that come out of the store."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

Role = Literal["host", "view"]


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game without its marks; times in Unix seconds, ``version`` = number of marks."""

    game_id: str
    created_at: int
    updated_at: int
    version: int
    host_generation: int
    view_generation: int
    summary: dict[str, Any]


class Right(NamedTuple):
    """What a device may do with a game, by a link of which generation."""

    role: Role
    generation: int


class Opened(NamedTuple):
    """A game, what one device may do in it, and the id of its newest mark ("": none yet)."""

    game: GameRow
    role: Role
    newest: str


class DeviceGame(NamedTuple):
    """A game in the list of a device, with what the device may do there."""

    game: GameRow
    role: Role


class Before(NamedTuple):
    """The last game of a page of the list: the next page begins after it."""

    updated_at: int
    game_id: str
