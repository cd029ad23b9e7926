"""The screens on a phone show what the server's show: the same marks, the same values."""

import json
import secrets
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from scorepad.pad.plain import plain_mark
from scorepad.play.news import marks_since
from scorepad.play.pad.light import At
from tests.phone.looks import case_of, line_of
from tests.phone.plain_view import plain_view
from tests.phone.run import compare
from tests.phone.test_shared_cases import HARD, marks_of

GAMES = 100
PROGRAM = Path(__file__).with_name("compare_views.mjs")
SHOW = Path(__file__).with_name("show.mjs")

Json = dict[str, Any]
Cells = list[list[Any]]


def moments(name: str, marks: Sequence[Mark], step: int) -> str:
    return case_of(name, marks, range(len(marks), 0, -step), Random(name))


def kept_by_players(visibility: str) -> Cells:
    rules = {"entry": "players", "visibility": visibility, "who": "nobody"}
    return [[1, 0, "", f"rule:bidding.{name}", word] for name, word in rules.items()]


def played(number: int, players: str, bids: str, results: str = "") -> list[Cells]:
    """A round of one card of which everybody's bid is typed, then everybody's tricks."""
    fields = {"bid": bids, "tricks": results or len(bids) * " "}
    return [
        [[number, 0, "", "hand", 1]],
        *(
            [[number, 1, player, field, int(value)]]
            for field, values in fields.items()
            for player, value in zip(players.split(), values, strict=True)
            if value != " "
        ),
    ]


def at_once(marks: list[Cells]) -> Cells:
    return [cell for cells in marks for cell in cells]


def spots() -> Iterator[Json]:
    """What hardly ever happens in a game drawn at random."""
    abc = "a b c"
    level = [("a", 10), ("b", -20), ("c", -20)]
    thrown_in = [*played(1, abc, "101"), [[1, 0, "", "deal", 2]], [[1, 1, "a", "bid", 0]]]
    for visibility in ("secret", "simultaneous", "open"):
        yield {
            "name": f"a deal that was thrown in, its bids {visibility}",
            "opening": [*kept_by_players(visibility), [1, 0, "", "rule:play.bomb", True]],
            "marks": [*thrown_in, [[1, 2, "a", "bid", 1]], 7, [[9, 1, "a", "bid", 0]]],
        }
    cloud = [[1, 0, "", "rule:play.cloud", True], [1, 0, "", "rule:play.bomb", True]]
    yield {
        "name": "secret bids that the Cloud changes, twice",
        "opening": [*kept_by_players("secret"), *cloud],
        "marks": [
            *played(1, abc, "101"),
            *([[1, 1, player, "changed", 1]] for player in "ab"),
            [[1, 1, "", "bomb", True]],
            *played(1, abc, "101", "000")[4:],
            [[1, 1, "c", "changed", 1]],
            [[2, 1, "b", "bid", 1]],
            [[1, 1, "a", "tricks", None], [1, 1, "b", "tricks", None]],
        ],
    }
    yield {
        "name": "level at the top, and most bids made decide",
        "opening": [[1, 0, "", "hands", [1, 1]], [1, 0, "", "rule:end.tie", "most_made"]],
        "marks": [
            *played(1, abc, "000", "100"),
            *played(2, abc, "011", "010"),
            [[2, 0, "a", "adjustment", [40, "level"]]],
        ],
    }
    yield {
        "name": "nobody has a point",
        "marks": [
            *played(1, abc, "000", "100"),
            [[1, 0, player, "adjustment", [points, "level"]] for player, points in level],
        ],
    }
    first, second = "a b c d e f", "a g h i j k"
    joining = [[2, 0, player, "start", "lowest"] for player in second.split()[1:]]
    late = [
        [number, 0, player, "adjustment", [-number, "late"]]
        for number in range(1, 6)
        for player in dict.fromkeys([*first.split(), *second.split()])
    ]
    yield {
        "name": "more people than looks, and more notes than letters",
        "players": first,
        "opening": [[1, 0, "", "hands", [1] * 6]],
        "marks": [
            [[2, 0, "", "seating", second.split()], *joining],
            at_once(played(1, first, "000000", "100000")),
            at_once(played(2, second, "000000", "010000")),
            [[3, 0, "", "seating", first.split()]],
            at_once(played(3, first, "100000", "100000")),
            late,
            at_once(played(4, first, "010000", "000001")),
        ],
    }


SPOTS = list(spots())
OPEN = At()


def shown(marks: Sequence[Json], at: At = OPEN) -> Json:
    """The screens that the phone's modules make of marks."""
    node = shutil.which("node")
    assert node is not None, "Node is missing; .ci/setup test installs it"
    asked = json.dumps({"marks": list(marks), "at": plain_view(at)})
    run = subprocess.run(
        [node, str(SHOW)], input=asked, capture_output=True, encoding="utf-8", check=True
    )
    found: Json = json.loads(run.stdout)
    return found


def secret_round(upto: int | None = None) -> list[Mark]:
    """A round of secret bids that everybody made, then two bids of the next."""
    opening = [[1, 0, "", "hands", [1, 2, 3]], *kept_by_players("secret")]
    marks = [*played(1, "a b c", "010", "010"), *played(2, "a b c", "110")[1:3]]
    return marks_of(
        {"game": "wizard_gigamic", "players": "a b c", "opening": opening, "marks": marks}
    )[:upto]


def from_the_server(marks: list[Mark]) -> list[Json]:
    return list(marks_since(fold(marks), 0))


def test_thousands_of_looks_at_random_games_are_the_same_on_a_phone() -> None:
    seed = secrets.token_hex(4)
    compared = compare((line_of(f"{seed}.{number}") for number in range(GAMES)), PROGRAM)
    assert compared.different == 0, f"seed {seed}\n{compared.said}"
    assert compared.cases == GAMES
    assert compared.looks > 20 * GAMES


def test_every_hard_spot_looks_the_same_on_a_phone() -> None:
    usual = {"game": "wizard_gigamic", "players": "a b c"}
    cases = [(case, 5) for case in HARD] + [(usual | case, 1) for case in SPOTS]
    lines = (moments(case["name"], marks_of(case), step) for case, step in cases)
    compared = compare(lines, PROGRAM)
    assert compared.different == 0, compared.said
    assert compared.cases == len(cases)


def test_a_difference_is_seen_and_its_place_is_named() -> None:
    case = json.loads(line_of("any"))
    case["moments"][0]["sheet"]["columns"][1]["name"] += "?"
    compared = compare(iter([json.dumps(case)]), PROGRAM)
    assert compared.different == 1
    assert "sheet.columns.1.name" in compared.said


def test_while_a_bid_is_secret_a_phone_shows_that_it_stands_and_asks_for_results() -> None:
    pad = shown(from_the_server(secret_round(6)))["pad"]
    assert (pad["phase"], pad["hidden"], pad["waits"], pad["bids"]) == ("tricks", True, False, 0)
    assert [(row["bid"], row["bid_hidden"]) for row in pad["rows"]] == [(None, True)] * 3
    assert pad["light"]["field"] == "tricks"
    assert not any(key["ringed"] for key in pad["light"]["keys"])


def test_a_round_that_ends_without_network_waits_for_bids_that_were_typed_elsewhere() -> None:
    marks = secret_round()
    begun = from_the_server(marks[:6])
    looks = shown([*begun, *(plain_mark(mark) for mark in marks[6:])])
    pad, sheet, end = looks["pad"], looks["sheet"], looks["end"]
    assert (pad["waits"], pad["number"], pad["phase"]) == (True, 2, "bids")
    assert [pad[key] for key in ("light", "hand_to", "question", "bomb", "cloud")] == [None] * 5
    assert [(row["total"], row["change"]) for row in pad["rows"]] == [(None, None)] * 3
    boxes = sheet["lines"][0]["boxes"]
    assert [(box["bid_hidden"], box["bid"], box["off"]) for box in boxes] == [
        (True, None, None)
    ] * 3
    assert [column["total"] for column in sheet["columns"]] == [None] * 3
    assert (end["over"], end["ranking"], end["curve"], end["winners"]) == (False, [], None, [])


def test_a_finished_round_whose_bids_are_not_known_shows_neither_points_nor_flags() -> None:
    marks = secret_round()
    begun = from_the_server(marks[:6])
    pad = shown([*begun, *(plain_mark(mark) for mark in marks[6:])], At(round=1))["pad"]
    assert (pad["phase"], pad["hidden"], pad["flags"]) == ("done", False, [])
    unknown = ("bid", "total", "change", "made", "needs", "revealed")
    assert {row[key] for row in pad["rows"] for key in unknown} == {None}
    assert not any(row["bonus_lost"] for row in pad["rows"])


def test_nothing_waits_any_more_when_the_bids_have_come() -> None:
    marks = secret_round()
    looks = shown(from_the_server(marks))
    assert looks["pad"]["waits"] is False
    assert looks["end"]["ranking"][0]["total"] == 30


@pytest.mark.parametrize("upto", [3, 4, 5])
def test_undo_names_whose_secret_bid_it_takes_back_and_not_which(upto: int) -> None:
    undo = shown(from_the_server(secret_round(upto)))["pad"]["undo"]
    assert [(each["field"], each["hidden"], each["after"]) for each in undo["details"]] == [
        ("bid", True, None)
    ]


def test_what_the_phone_has_no_words_for_comes_with_its_sentence() -> None:
    opening, *_ = marks = secret_round(1)
    renamed = {"id": "f" * 32, "cells": [[0, 0, "a", "name", "Anna"]], "said": "a → Anna"}
    assert shown([plain_mark(opening), renamed])["pad"]["undo"]["said"] == "a → Anna"
    assert shown([plain_mark(mark) for mark in marks])["pad"]["undo"] is None
