"""Which options a game's house rules can set, by what they are about."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scorepad.play.rule_fields import options_of
from scorepad.rules.options import HOUSE_ONLY, OPTIONS, OWN_ZERO, Number, group_of
from scorepad.rules.ruleset import Option, Ruleset
from scorepad.rules.schedule import largest_hand

# What counts in each formula: a bid that was made equals the tricks, a bid of
# zero that was made has none, and one that was missed is off by its tricks.
_FIRST_TERMS = {
    "made": ("base", "trick"),
    "missed": ("base", "off"),
    "zero_made": ("base", "hand"),
    "zero_missed": ("base", "off", "hand"),
}
_MORE_TERMS = {
    "made": ("trick_squared", "bid", "bid_squared", "hand"),
    "missed": ("trick", "trick_squared", "bid", "bid_squared", "off_squared", "hand"),
    "zero_made": (),
    "zero_missed": ("off_squared", "trick", "trick_squared"),
}
_SAME_AS_TRICKS = ("points.made.bid", "points.made.bid_squared")
_EMPTY_IS_ZERO = ("schedule.largest", "schedule.rounds")


@dataclass(frozen=True, slots=True)
class HouseGroup:
    """Options that are about one thing; ``more`` are those wanted rarely."""

    key: str
    names: tuple[str, ...]
    more: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[str]:
        return iter((*self.names, *self.more))


def house_groups(ruleset: Ruleset) -> tuple[HouseGroup, ...]:
    """The options that mean anything in the game, in the order of the form."""
    names = {*options_of(ruleset), *HOUSE_ONLY}
    if not ruleset.trump.suits:
        names.discard("trump.source")
    plain = [
        HouseGroup(key, tuple(name for name in OPTIONS if name in names and group_of(name) == key))
        for key in ("schedule", "bidding", "trump", "play", "end")
    ]
    *before, end = [group for group in plain if group.names or group.key == "end"]
    points = [
        HouseGroup(key, _terms(ruleset, key, _FIRST_TERMS), _terms(ruleset, key, _MORE_TERMS))
        for key in _FIRST_TERMS
    ]
    bonus = HouseGroup("bonus", ("points.bonus", "points.bonus_step", "points.bonus_most"))
    own_zero = HouseGroup("own_zero", (OWN_ZERO,))
    return (*before, *points[:2], own_zero, *points[2:], bonus, end)


def is_of_zero(name: str) -> bool:
    """Return whether an option counts only where a bid of zero has points of its own."""
    return name.startswith("points.zero_")


def may_be_empty(name: str) -> bool:
    """Return whether nothing typed means that the game itself knows best, sent as 0."""
    return name in _EMPTY_IS_ZERO


def house_bounds(ruleset: Ruleset, name: str) -> tuple[int, int]:
    """The least and the highest value that a number can have in this game."""
    kind = OPTIONS[name]
    if not isinstance(kind, Number):
        return (0, 0)
    if name in ("schedule.largest", "bidding.from_hand"):
        return (kind.low, min(kind.high, largest_hand(ruleset, ruleset.least)))
    return (kind.low, kind.high)


def differing(
    names: tuple[str, ...], ruleset: Ruleset, values: Mapping[str, Option]
) -> dict[str, Option]:
    """Those of ``values`` that the game does not have already. Where a bid of
    zero gets points of its own, all of them are kept: without them it would
    have those of any other bid, which may have changed as well."""
    usual = ruleset.options
    own_zero = values.get(OWN_ZERO, usual[OWN_ZERO])
    return {
        name: values[name]
        for name in names
        if name in values
        and (own_zero or not is_of_zero(name))
        and (values[name] != usual[name] or (is_of_zero(name) and not usual[OWN_ZERO]))
    }


def _terms(ruleset: Ruleset, key: str, table: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    names = (f"points.{key}.{term}" for term in table[key])
    return tuple(name for name in names if name not in _SAME_AS_TRICKS or ruleset.options[name])
