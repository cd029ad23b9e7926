"""Options drawn at random for rules of the library and of nobody's: what a table plays by then and
which bid it forbids, or why nobody can play so."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from scorepad.rules.legality import forbidden_bid
from scorepad.rules.option_table import Option, values_of
from scorepad.rules.options import try_options
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.refusal import Code
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.schedule import largest_of_any
from tests.client.plain_view import plain_view
from tests.client.random_rules import any_options, any_rules
from tests.rules.drawn import Data

_NOT_ALLOWED: dict[str, tuple[Any, ...]] = {
    "bidding.who": ("", "everybody", 0),
    "play.bomb": (0, 1, "yes", None),
    "points.loot": (-1, 0, 1000, 1001, 2.5, True, "3"),
    "schedule.step": (-11, -10, 10, 11),
    "trump.order": ("HH", 7, None, True),
    "play.gone": (True,),
    "toString": (True,),
    "points.made.": (1,),
}
"""Values at the ends of what options allow, and beyond, and options that there are not."""

_SEEN = {"own_cards": "seen", "always_seen": True}
_BONUS_OF_CARDS = {"when": "made", "step": 10, "most": 0, "cards": [{"points": 10, "count": 2}]}


def rule_lines(number: int, seed: str) -> Iterator[str]:
    """So many rules with options, and every value that no option has."""
    random = Random(seed)
    for name, values in _NOT_ALLOWED.items():
        for value in values:
            yield _line_of(f"{name} {value!r}", any_rules(random)[0], {name: value})
    for place in range(number):
        name = f"{seed}.{place}"
        random = Random(name)
        data, options = any_rules(random)
        if random.random() < 0.2:
            data = data | {"bidding": data["bidding"] | _SEEN, "variants": []}
        if random.random() < 0.2:
            data = data | {"points": data["points"] | {"bonus": _BONUS_OF_CARDS}, "variants": []}
        if random.random() < 0.2:
            options |= any_options(random, 4)
        options |= _deciding(remembered_ruleset(data), random)
        yield _line_of(name, data, options)


def _deciding(ruleset: Ruleset, random: Random) -> dict[str, Option]:
    """Return some of the options that decide whether anybody can play, most of them at the limit
    of what can be played."""
    suits = ["-" if suit == "" else suit for suit in ruleset.trump.suits] or ["H"]
    largest = largest_of_any(ruleset, ruleset.least)
    step = random.choice((1, 10, 20))
    values: dict[str, tuple[Option, ...]] = {
        "bidding.who": ("nobody", "nobody", "last", "sole_leader"),
        "bidding.visibility": ("open", "open", "simultaneous", "secret"),
        "bidding.own_cards": ("seen", "seen", "forehead"),
        "trump.source": ("turned", "none", "cycle", "fixed"),
        "trump.order": (
            "",
            *("".join(random.sample(suits, len(suits))) for _ in range(3)),
            *("".join(suits[1:]), "".join(suits[:1] * 2), "?" + "".join(suits[1:])),
        ),
        "schedule.largest": (0, 1, min(largest, 60), min(largest + 1, 60)),
        "points.bonus": ("never", "made", "always"),
        "points.bonus_most": (0, 0, step, step - 1, step + 1),
    }
    chosen = random.sample([*values], random.randint(1, 4))
    options = {name: random.choice(values[name]) for name in chosen}
    if "points.bonus_most" in options:
        options["points.bonus_step"] = step
    return options


def _line_of(name: str, data: Data, options: dict[str, Any]) -> str:
    played = try_options(remembered_ruleset(data), options)
    rounds = [_any_round(random) for random in [Random(name)] for _ in range(4)]
    answer: dict[str, Any] = {"rules": None, "refused": None, "forbidden": None}
    if isinstance(played, Ruleset):
        answer["rules"] = values_of(played)
        answer["forbidden"] = [_forbidden(played, **each) for each in rounds]
    elif played.code is not Code.NO_SUCH_RULE:
        # A phone reads forms that have no others.
        answer["refused"] = plain_view(played)
    asked = {"name": name, "data": data, "options": options, "rounds": rounds}
    return json.dumps(asked | {"played": answer})


def _any_round(random: Random) -> dict[str, Any]:
    """Return what a round's last bidder finds; what is not said is not so."""
    bids = [random.randint(0, 2) for _ in range(random.randint(2, 4))]
    said = {name: True for name in ("blind", "leads") if random.random() < 0.5}
    return {"hand": random.randint(1, 5), "bids": bids, **said}


def _forbidden(
    ruleset: Ruleset, *, hand: int, bids: list[int], blind: bool = False, leads: bool = False
) -> int | None:
    return forbidden_bid(ruleset.bidding, hand=hand, bids=sum(bids), blind=blind, sole_leader=leads)
