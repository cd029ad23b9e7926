"""What a page tells the phone's own script, which then writes for itself."""

from dataclasses import dataclass

from scorepad.play.kinds import by_kind
from scorepad.play.looking import Look


@dataclass(frozen=True, slots=True)
class OnPhone:
    """The game that the page shows, as the script is to go on with it; times
    in Unix seconds."""

    game_id: str
    version: int
    created_at: int


def on_phone(now: Look) -> OnPhone | None:
    """For whoever writes a pad of tricks. Those who look on, and both players of
    a duel, see what the server draws."""
    goes_on = now.writes and by_kind(now.pad, tricks=lambda _: True, match=lambda _: False)
    if not goes_on:
        return None
    return OnPhone(now.game.game_id, now.game.version, now.game.created_at)
