"""House rules that a new game is to be played by: kept ones, or those of an
earlier game."""

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.house import house_name
from scorepad.play.house.keeping import House, house_rule
from scorepad.play.looking import NoSuchGame, look
from scorepad.play.rematches import rematch
from scorepad.play.variants import variants_among
from scorepad.rules.library import games
from scorepad.rules.options import HOUSE_ONLY
from scorepad.store import Store

_LIKE = "like."
"""How the id begins of rules that are those of an earlier game, by its own id;
no id that is made at random has a full stop in it."""


def house_chosen(store: Store, device: str, house_id: str) -> House | None:
    """The rules with this id that ``device`` may play by; ``None`` when they
    are gone, or fit their game no more.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    house = _found(store, device, house_id)
    return house if house is not None and house.ruleset is not None else None


def house_of_game(pad: AnyPad, game_id: str) -> House | None:
    """The rules that a game is played by, as house rules; ``None`` where the
    game's own variants and options at the table say it all."""
    again = rematch(pad)
    name, game = house_name(pad.written), games().get(again.game)
    if game is None:
        return None
    _, beside_variants = variants_among(again.options, game.ruleset)
    if not name and HOUSE_ONLY.isdisjoint(beside_variants):
        return None
    return House(f"{_LIKE}{game_id}", name, again.game, again.options)


def is_of_game(house: House) -> bool:
    """Return whether these rules are those of an earlier game, and not kept in the list."""
    return house.id.startswith(_LIKE)


def _found(store: Store, device: str, house_id: str) -> House | None:
    if not house_id.startswith(_LIKE):
        return house_rule(store, device, house_id)
    game_id = house_id.removeprefix(_LIKE)
    try:
        return house_of_game(look(store, game_id, device).pad, game_id)
    except NoSuchGame:
        return None
