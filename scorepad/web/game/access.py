"""The game of a request, for the device that asks."""

from scorepad.services.access import OpenedGame, opened_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device


def readers_game(game_id: str) -> OpenedGame:
    """Return the opened game, for a screen of everybody who may see it.

    Raises:
        NoSuchGame: the device may not see it, or there is none.
    """
    return opened_game(current_store(), game_id, known_device())


def writers_game(game_id: str) -> OpenedGame:
    """Return the opened game, for a screen that only writers see.

    Raises:
        NoSuchGame: the device may not see it, or there is none.
        ViewingOnly: the device may only see it.
    """
    return opened_game(current_store(), game_id, known_device(), writes=True)
