"""A phone reads a long game as the server does, and in proportion to its marks as well."""

import json
from pathlib import Path
from random import Random

from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from tests.client.cases import case_of, look_of
from tests.client.comparison import compare
from tests.node import run_node
from tests.pad.long_games import SHAPES

STEPS = Path(__file__).with_name("steps.mjs")


def steps_of(games: list[list[Mark]]) -> list[int]:
    """Return how much work each of the games is for the phone's script."""
    lines = "\n".join(json.dumps([mark_json(mark) for mark in marks]) for marks in games)
    return [int(line) for line in run_node(STEPS, given=lines).split()]


def test_twice_the_marks_are_twice_the_work() -> None:
    steps = steps_of([make(size) for make in SHAPES.values() for size in (1_000, 2_000)])
    growth = {name: steps[2 * at + 1] / steps[2 * at] for at, name in enumerate(SHAPES)}
    assert {name: times for name, times in growth.items() if times > 2.2} == {}
    assert min(steps) > 1_000, "every mark is counted"


def test_every_shape_of_a_long_game_is_the_same_on_a_phone() -> None:
    games = {name: make(240) for name, make in SHAPES.items()}
    lines = [
        json.dumps(case_of(name, marks, [look_of(marks, Random(1))]))
        for name, marks in games.items()
    ]
    compared = compare(iter(lines))
    assert (compared.cases, compared.different) == (len(games), 0), compared.said
