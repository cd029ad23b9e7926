"""What a page tells the phone's own script, which then writes for itself."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look
from scorepad.play.people.looks import UNKNOWN


@dataclass(frozen=True, slots=True)
class OnPhone:
    """The game that the page shows, as the script is to go on with it; times
    in Unix seconds. ``looks`` are the signs of players whom the circle knows."""

    game_id: str
    version: int
    created_at: int
    looks: Mapping[str, int]


def on_phone(now: Look, looks: Mapping[str, int] = UNKNOWN) -> OnPhone | None:
    """For whoever writes a pad of tricks. Those who look on, and both players of
    a duel, see what the server draws."""
    goes_on = now.writes and by_kind(now.pad, tricks=lambda _: True, match=lambda _: False)
    if not goes_on:
        return None
    return OnPhone(now.game.game_id, now.game.version, now.game.created_at, looks)
