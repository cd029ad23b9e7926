"""The script on a phone reads a pad as the server does: the same marks, the same state."""

import json
import secrets
from random import Random
from typing import Any

import pytest

from scorepad.pad.fold import fold
from scorepad.pad.state import Box, Round
from scorepad.rules import games
from scorepad.rules.option_table import OPTIONS
from tests.client.cases import line_of
from tests.client.comparison import GAMES, compare, random_lines
from tests.client.hard_spots import HARD, hard_lines, marks_of
from tests.client.pad_json import pad_json
from tests.client.random_rules import any_rules
from tests.kinds import soak

MORE = soak(5000)


@pytest.mark.parametrize("number", [GAMES, MORE])
def test_random_games_are_the_same_on_a_phone(number: int) -> None:
    seed = secrets.token_hex(4)
    ends: list[bool] = []
    compared = compare(random_lines(number, seed, ends))
    how = f"python -m tests.tools.phone.cases --seed {seed}"
    assert compared.different == 0, f"{how}\n{compared.said}"
    assert compared.cases == number
    assert sum(ends) > number / 2, "most games are played to their end"


def test_every_hard_spot_is_the_same_on_a_phone_after_every_mark() -> None:
    compared = compare(hard_lines())
    assert compared.different == 0, compared.said
    assert compared.cases == len(HARD)


@pytest.mark.parametrize("case", HARD, ids=lambda case: case["name"])
def test_a_hard_spot_is_what_people_expect(case: dict[str, Any]) -> None:
    state = pad_json(fold(marks_of(case)))
    for path, expected in case["state"].items():
        found: Any = state
        for key in path.split("/"):
            found = found[int(key) if isinstance(found, list) else key]
        assert found == expected, path


def test_a_difference_is_seen_and_its_place_is_named() -> None:
    case = json.loads(line_of("any")[0])
    case["looks"][0]["state"]["rounds"][0]["boxes"][1]["total"] += 1
    compared = compare(iter([line_of("another")[0], json.dumps(case)]))
    assert (compared.cases, compared.different) == (2, 1)
    assert "state.rounds.0.boxes.1.total" in compared.said


def test_whatever_a_round_and_its_boxes_hold_is_compared() -> None:
    round_ = pad_json(fold(marks_of(HARD[0])))["rounds"][0]
    # A phone has the rules by their options, and only what may be shown.
    assert {*Round._fields} - round_.keys() == {"ruleset"}
    assert {*Box._fields} - round_["boxes"][0].keys() == {"bid_hidden"}


def test_every_game_every_variant_and_every_option_is_among_the_random_games() -> None:
    drawn = [any_rules(Random(number)) for number in range(4000)]
    played = [(data["key"], set(options.items())) for data, options in drawn]
    assert {key for key, _ in played} == games().keys() | {"drawn"}
    assert {name for _, options in played for name, _ in options} == OPTIONS.keys()
    for key, game in games().items():
        for variant in game.ruleset.variants:
            assert any(key == other and set(variant.sets) <= options for other, options in played)
