"""Games that people of whom a test tells have begun on one phone."""

from scorepad.pad.opening import Opening
from scorepad.services.games import open_game
from scorepad.services.links import new_game_id, new_player_id
from scorepad.store import Store

PHONE = "phone"


def begin(store: Store, *names: str) -> str:
    game_id = new_game_id()
    opening = Opening("wizard_gigamic", [(new_player_id(), name) for name in names])
    assert open_game(store, PHONE, game_id, opening, 1_000) == {}
    return game_id
