"""Rulesets of nobody's, drawn at random in the shape of the games' files."""

from random import Random
from typing import Any

from scorepad.rules import RulesetError
from scorepad.rules.formula import TERMS
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.rules.reading import read_ruleset

Data = dict[str, Any]

_SUITS = ("diamond", "triangle", "circle", "star", "heart", "spade", "club")


def drawn_data(random: Random) -> Data:
    """Return the data of a ruleset that can be read."""
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
        **_sometimes(random, "places", {random.choice(["deal", "trump", "follow"]): "A heading"}),
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
        **_sometimes(random, "kraken", random.random() < 0.5),
        **_sometimes(random, "whale", random.random() < 0.5),
        **_sometimes(random, "third_hand", random.random() < 0.5),
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
