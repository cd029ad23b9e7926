"""A phone reads a long game as the server does, and in proportion to its marks as well."""

import json
from pathlib import Path
from random import Random

from scorepad.pad.judge import MOST_MARKS, RESERVED, _has_no_room
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark
from tests.client.cases import case_of, look_of
from tests.client.comparison import compare
from tests.client.scripted import answers, app_without_games, script_with
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


def test_a_phone_finds_room_in_a_full_game_where_the_server_does(tmp_path: Path) -> None:
    script = tmp_path / "script.js"
    script.write_text(script_with(app_without_games(tmp_path), "en", ["pad/judge_table"]))
    bid, end = [1, 1, "anna", "bid", 1], [0, 0, "", "ended", 3]
    lengths = [MOST_MARKS - 1, MOST_MARKS, MOST_MARKS + RESERVED - 1, MOST_MARKS + RESERVED]
    asked = [
        ("pad/judge_table", "hasNoRoom", [{"marks": [{}] * length}, [cell]])
        for cell in (bid, end)
        for length in lengths
    ]
    theirs = [
        _has_no_room(length, 0, Mark("f" * 32, ((Cell(*cell[:4]), cell[4]),)))
        for cell in (bid, end)
        for length in lengths
    ]
    assert theirs == [False, True, True, True, False, False, False, True]
    assert answers(script, asked) == theirs
