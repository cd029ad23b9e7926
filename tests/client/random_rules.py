"""Rulesets and options drawn at random: of the shelf, or of nobody's."""

from random import Random
from typing import Any

from scorepad.rules import RulesetError, games
from scorepad.rules.option_table import (
    MOST_ROUNDS,
    OPTIONS,
    OWN_ZERO,
    TERMS,
    Choices,
    Option,
    Switch,
)
from scorepad.rules.options import with_options
from scorepad.rules.reading import read_ruleset, remembered_ruleset
from scorepad.rules.refusal import Refused

Data = dict[str, Any]

_SUITS = ("diamond", "triangle", "circle", "star", "heart", "spade", "club")
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
    of the shelf, by its variants or the house's."""
    if random.random() < 0.25:
        data = _own_data(random)
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
    low, high = _SMALL.get(name, (-5, 30))
    return random.randint(low, high)


def _own_data(random: Random) -> Data:
    while True:
        data = _drawn(random)
        try:
            read_ruleset(data, "drawn")
        except RulesetError:
            continue
        return data


def _drawn(random: Random) -> Data:
    """Data in the shape of the files; each key that may be missing sometimes is."""
    suits = random.sample(_SUITS, random.randint(1, 7))
    codes = "abcdefg"[: len(suits)]
    ranks = [str(rank) for rank in range(random.randint(3, 15))]
    roles = random.sample(["top", "bottom", "other"], random.randint(0, 3))
    specials = [
        {"code": code, "count": random.randint(1, 4), "role": role}
        for code, role in zip("XYZ", roles, strict=False)
    ]
    size = len(suits) * len(ranks) + sum(int(str(card["count"])) for card in specials)
    keep = random.randint(0, min(size - 2, 12))
    most = random.randint(2, max(2, min(10, size - keep)))
    least = random.randint(2, most)
    points: Data = {key: _formula(random) for key in ("made", "missed")}
    points |= {
        key: _formula(random) for key in ("zero_made", "zero_missed") if random.random() < 0.3
    }
    if random.random() < 0.5:
        points["bonus"] = {
            "when": random.choice(["never", "made", "always"]),
            **_sometimes(random, "step", random.randint(1, 30)),
            **_sometimes(random, "most", random.randint(30, 200)),
        }
    cards = size - keep
    largest: int | Data = random.randint(1, max(1, cards // least))
    if random.random() < 0.5:
        numbers = [n for n in range(least, most + 1) if random.random() < 0.7]
        largest = {str(n): random.randint(1, max(1, cards // n)) for n in numbers}
    return {
        "key": "drawn",
        "sheet": "Drawn",
        "edition": "drawn",
        **_sometimes(random, "kind", "tricks"),
        "players": {"least": least, "most": most},
        "deck": {
            "ranks": ranks,
            "suits": [
                {"code": code, "colour": "black", "shape": shape}
                for code, shape in zip(codes, suits, strict=True)
            ],
            "specials": specials,
        },
        "schedule": {
            "kind": random.choice(["up", "down", "up_down", "down_up"]),
            "keep": keep,
            **_sometimes(random, "rounds", random.randint(1, min(MOST_ROUNDS, 16))),
            **_sometimes(random, "largest", largest),
            **_sometimes(
                random,
                "extra",
                [{"hand": 1, "blind": random.random() < 0.5} for _ in range(random.randint(0, 3))],
            ),
        },
        "trump": {
            **_trump(random, codes),
            "top_turned": random.choice(["choose", "none"]),
            "bottom_turned": random.choice(["choose", "none"]),
        },
        "bidding": {
            "who": random.choice(["nobody", "last", "sole_leader"]),
            "zero_exempt": random.random() < 0.5,
            "from_hand": random.randint(1, min(size, 4)),
            "blind_exempt": random.random() < 0.5,
            "visibility": random.choice(["open", "open", "simultaneous", "secret"]),
            "own_cards": random.choice(["seen", "forehead"]),
            "entry": random.choice(["scorer", "players"]),
        },
        "points": points,
        "end": {
            "leavers_win": random.random() < 0.5,
            **_sometimes(random, "tie", random.choice(["shared", "most_made"])),
        },
        **_sometimes(random, "play", _play(random, other="other" in roles)),
    }


def _sometimes(random: Random, key: str, value: Any) -> Data:
    return {key: value} if random.random() < 0.6 else {}


def _formula(random: Random) -> Data:
    return {term: random.randint(-30, 30) for term in random.sample(TERMS, random.randint(0, 4))}


def _play(random: Random, *, other: bool) -> Data:
    return {
        **({"judged": False} if other else {}),
        **_sometimes(random, "top_lead", random.choice(["free", "next_card"])),
        **_sometimes(random, "bomb", random.random() < 0.5),
        **_sometimes(random, "cloud", random.random() < 0.5),
    }


def _trump(random: Random, codes: str) -> Data:
    source = random.choice(["turned", "turned", "none", "cycle", "fixed"])
    cycle = random.choices([*codes, ""], k=random.randint(1, 6))
    match source:
        case "fixed":
            return {"source": source, "suits": [random.choice(codes)]}
        case "cycle":
            return {"source": source, "suits": cycle}
        case _:
            return {**_sometimes(random, "source", source), **_sometimes(random, "suits", cycle)}
