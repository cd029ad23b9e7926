"""Rounds drawn at random under any rules about points, and what each brings to its players."""

import json
from collections.abc import Iterator
from random import Random

from scorepad.rules.option_table import OPTIONS, Option
from scorepad.rules.options import with_options
from scorepad.rules.points import most_bonus, score_round
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.refusal import Refused
from scorepad.rules.ruleset import Ruleset
from tests.client.random_rules import any_rules
from tests.rules.drawn import Data

SEATS = "abcd"
_SMALL = {
    "points.own_zero": (False, True),
    "points.near_half": (False, True),
    "points.cannonball": (0, 15),
    "points.loot": (0, 20),
    "points.bonus": ("never", "made", "always"),
    "points.bonus_step": (1, 10, 30),
    "points.bonus_most": (0, 0, 60),
}
_OF_TERMS = [name for name in OPTIONS if name.startswith("points.") and name.count(".") == 2]


def point_lines(number: int, seed: str) -> Iterator[str]:
    """So many rounds, with the points of every player, and the largest bonus of one."""
    for place in range(number):
        name = f"{seed}.{place}"
        yield _line_of(name, Random(name))


def _line_of(name: str, random: Random) -> str:
    data, options, ruleset = _rules(random)
    points = ruleset.points
    players, hand = random.randint(2, len(SEATS)), random.randint(1, 4)
    seats = SEATS[:players]
    bids, tricks = ({seat: random.choice((0, 0, 1, 1, 2, 3)) for seat in seats} for _ in range(2))
    shots = [seat for seat in seats if random.random() < 0.2]
    wagers = {seat: random.choice((0, 10, 20)) for seat in seats if random.random() < 0.4}
    # Whoever has left, or the player: neither is an ally.
    allies = {seat: random.choice((*seats, "z")) for seat in seats if random.random() < 0.4}
    bonuses = {seat: random.randint(0, 60) for seat in seats if random.random() < 0.6}
    scores = score_round(
        points,
        hand,
        bids,
        tricks,
        cannonballs=shots,
        wagers=wagers,
        alliances=[(one, ally) for one, ally in allies.items() if ally in seats and ally != one],
        bonuses=bonuses,
    )
    alone = score_round(points, hand, bids, tricks, cannonballs=shots)
    return json.dumps(
        {
            "name": name,
            "round": {"hand": hand, "seats": [*seats], "players": players},
            "data": data,
            "options": options,
            "bids": [*bids.values()],
            "tricks": [*tricks.values()],
            "shots": [seat in shots for seat in seats],
            "beside": [[each.get(seat) for seat in seats] for each in (wagers, allies, bonuses)],
            "answer": {
                "scores": [list(score) for score in scores.values()],
                "alone": [list(score) for score in alone.values()],
                "most": most_bonus(points.bonus, players, hand),
            },
        }
    )


def _rules(random: Random) -> tuple[Data, dict[str, Option], Ruleset]:
    """Rules that can be played with, whose bonus often follows from cards."""
    while True:
        data, options = any_rules(random)
        cards = [
            {"points": random.choice((10, 20, 30)), "count": random.randint(1, 5), **one_trick}
            for one_trick in random.choices(({}, {"one_trick": True}), k=random.randint(0, 3))
        ]
        if cards:
            bonus = {"when": "made", "step": random.choice((1, 10, 20)), "most": 0, "cards": cards}
            data = data | {"points": data["points"] | {"bonus": bonus}}
        options |= {name: random.choice(_SMALL[name]) for name in random.sample([*_SMALL], 3)}
        options |= {name: random.randint(-9, 9) for name in random.sample(_OF_TERMS, 5)}
        try:
            return data, options, with_options(remembered_ruleset(data), options)
        except Refused:
            continue
