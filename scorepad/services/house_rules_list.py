"""The list of the house rules of one owner."""

from dataclasses import dataclass

from scorepad.rules.library import games
from scorepad.rules.options import OWN_ZERO
from scorepad.rules.ruleset import Option
from scorepad.services.house_rules import HouseRules, house_rules, saved_here_only
from scorepad.services.house_rules_form import house_groups, is_of_zero
from scorepad.store import Store


@dataclass(frozen=True, slots=True)
class HouseListed:
    """House rules in the list.

    ``changed`` is what differs from the game's own; ``playable`` is set when the game still has all
    of it, ``here_only`` when no other phone has them.
    """

    id: str
    name: str
    game: str
    changed: tuple[tuple[str, Option], ...]
    playable: bool
    here_only: bool


def house_list(store: Store, owner: str) -> tuple[HouseListed, ...]:
    """Return the house rules that ``owner`` has, by their names.

    Raises:
        StoreUnavailable: they cannot be read now.
    """
    here_only = saved_here_only(store, owner)
    return tuple(
        _listed(house, here_only=house.id in here_only) for house in house_rules(store, owner)
    )


def games_to_change() -> tuple[str, ...]:
    """Return the keys of the games that house rules can be made of."""
    return tuple(games())


def _listed(house: HouseRules, *, here_only: bool) -> HouseListed:
    return HouseListed(
        id=house.id,
        name=house.name,
        game=house.game,
        changed=changed_by(house),
        playable=house.ruleset is not None,
        here_only=here_only,
    )


def changed_by(house: HouseRules) -> tuple[tuple[str, Option], ...]:
    """Return what ``house`` changes, in the order of the form.

    Points of a zero bid are left out where they are those of any other bid.
    """
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
