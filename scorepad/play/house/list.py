"""The house rules of one owner, as a list shows them."""

from dataclasses import dataclass

from scorepad.play.house.fields import house_groups, is_of_zero
from scorepad.play.house.keeping import House, house_rules, kept_here_only
from scorepad.rules.library import games
from scorepad.rules.options import OWN_ZERO
from scorepad.rules.ruleset import Option
from scorepad.store import Store


@dataclass(frozen=True, slots=True)
class HouseListed:
    """House rules in the list: what differs from the game's own; ``playable``
    when the game still has all of it, ``here_only`` when no other phone has them."""

    id: str
    name: str
    game: str
    changed: tuple[tuple[str, Option], ...]
    playable: bool
    here_only: bool


def house_list(store: Store, owner: str) -> tuple[HouseListed, ...]:
    """The house rules that ``owner`` keeps, by their names.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    here_only = kept_here_only(store, owner)
    return tuple(
        _listed(house, here_only=house.id in here_only) for house in house_rules(store, owner)
    )


def games_to_change() -> tuple[str, ...]:
    """The keys of the games that house rules can be made of."""
    return tuple(games())


def _listed(house: House, *, here_only: bool) -> HouseListed:
    return HouseListed(
        id=house.id,
        name=house.name,
        game=house.game,
        changed=changed_by(house),
        playable=house.ruleset is not None,
        here_only=here_only,
    )


def changed_by(house: House) -> tuple[tuple[str, Option], ...]:
    """Return what ``house`` changes, in the order of the form. The points of a zero
    bid that are as those of any other say nothing of their own."""
    game = games().get(house.game)
    if game is None:
        return ()
    own_zero = house.options.get(OWN_ZERO, game.ruleset.options[OWN_ZERO])
    return tuple(
        (name, house.options[name])
        for group in house_groups(game.ruleset)
        for name in group
        if name in house.options and (own_zero or not is_of_zero(name))
    )
