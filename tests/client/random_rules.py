"""Rulesets and options drawn at random: of the library, or of nobody's."""

from random import Random

from scorepad.rules import RulesetError, games
from scorepad.rules.option_table import OPTIONS, OWN_ZERO, Choices, Option, Order, Switch
from scorepad.rules.options import with_options
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.refusal import Refused
from tests.rules.drawn import Data, drawn_data

_BONUS = ("points.bonus", "points.bonus_step", "points.bonus_most")
_SMALL = {
    "bidding.from_hand": (1, 4),
    "schedule.largest": (0, 8),
    "schedule.rounds": (0, 14),
    "points.bonus_step": (1, 40),
    "points.bonus_most": (1, 200),
}


def any_rules(random: Random) -> tuple[Data, dict[str, Option]]:
    """The data of a ruleset, and options that can be played with it: most are
    of the library, by its variants or the house's."""
    if random.random() < 0.25:
        data = drawn_data(random)
    else:
        data = dict(random.choice(list(games().values())).data)
    options: dict[str, Option] = {}
    variants = data.get("variants", [])
    for variant in random.sample(variants, random.randint(0, len(variants))):
        options |= variant["sets"]
    if random.random() < 0.5:
        options |= any_options(random, 6)
    return data, options if playable(data, options) else {}


def any_options(random: Random, most: int) -> dict[str, Option]:
    """Up to ``most`` options, whether or not they can stand together."""
    names = [name for name in OPTIONS if not name.startswith("points.")]
    names = names * 2 + random.sample(list(OPTIONS), 12) + [OWN_ZERO, *_BONUS]
    chosen = random.sample(names, random.randint(1, most))
    return {name: _value(name, random) for name in chosen}


def playable(data: Data, options: dict[str, Option]) -> bool:
    """Return whether a table may open a game by these rules."""
    try:
        with_options(remembered_ruleset(data), options)
    except (RulesetError, Refused):
        return False
    return True


def _value(name: str, random: Random) -> Option:
    kind = OPTIONS[name]
    if isinstance(kind, Choices):
        return random.choice([str(word) for word in kind.kind])
    if isinstance(kind, Switch):
        return random.random() < 0.5
    if isinstance(kind, Order):
        return random.choice(["", "DSHC-", "".join(random.sample("HDCS-", 5)), "HH", "HD"])
    low, high = _SMALL.get(name, (-5, 30))
    return random.randint(low, high)
