"""The screens on a phone show what the server's show: the same marks, the same values."""

import json
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from scorepad.pad.fold import fold
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.views.active_cell import PadQuery
from tests.client.comparison import GAMES, VIEW_PROGRAM, compare
from tests.client.hard_spots import HALVES, HARD, hard_looks, marks_of
from tests.client.looks import line_of, plain_place
from tests.client.rare_spots import kept_by_players, played
from tests.client.scripted import answers, app_without_games, script_with
from tests.kinds import thorough
from tests.node import run_node

SHOW = Path(__file__).with_name("show.mjs")
OPEN = PadQuery()

Json = dict[str, Any]


def shown(marks: Sequence[Json], at: PadQuery = OPEN) -> Json:
    """The screens that the phone's modules make of marks."""
    asked = json.dumps({"marks": list(marks), "at": plain_place(at)})
    found: Json = json.loads(run_node(SHOW, given=asked))
    return found


def secret_round(upto: int | None = None) -> list[Mark]:
    """A round of secret bids that everybody made, then two bids of the next."""
    opening = [[1, 0, "", "hands", [1, 2, 3]], *kept_by_players("secret")]
    marks = [*played(1, "a b c", "010", "010"), *played(2, "a b c", "110")[1:3]]
    return marks_of(
        {"game": "wizard_gigamic", "players": "a b c", "opening": opening, "marks": marks}
    )[:upto]


def from_the_server(marks: list[Mark]) -> list[Json]:
    return [mark_json(mark) for mark in fold(marks).shown.written.marks]


def test_thousands_of_looks_at_random_games_are_the_same_on_a_phone() -> None:
    number, seed = GAMES // 4, secrets.token_hex(4)
    compared = compare((line_of(f"{seed}.{place}") for place in range(number)), VIEW_PROGRAM)
    assert compared.different == 0, f"seed {seed}\n{compared.said}"
    assert compared.cases == number
    assert compared.looks > 20 * number


# Each spot at its end, and after every second mark; make test-all has the others.
@pytest.mark.parametrize("part", [HALVES[0], thorough(HALVES[1])])
def test_every_hard_spot_looks_the_same_on_a_phone(part: slice) -> None:
    compared = compare(hard_looks(part), VIEW_PROGRAM)
    assert compared.different == 0, compared.said
    assert compared.cases > len(HARD)


def test_a_difference_is_seen_and_its_place_is_named() -> None:
    case = json.loads(line_of("any"))
    case["moments"][0]["sheet"]["columns"][1]["name"] += "?"
    compared = compare(iter([json.dumps(case)]), VIEW_PROGRAM)
    assert compared.different == 1
    assert "sheet.columns.1.name" in compared.said


def test_while_a_bid_is_secret_a_phone_shows_that_it_stands_and_asks_for_results() -> None:
    pad = shown(from_the_server(secret_round(6)))["pad"]
    assert (pad["round"]["phase"], pad["waits"]) == ("tricks", False)
    assert (pad["bids"]["hidden"], pad["bids"]["total"]) == (True, 0)
    assert [(row["bid"], row["bid_hidden"]) for row in pad["rows"]] == [(None, True)] * 3
    assert pad["active"]["field"] == "tricks"
    assert not any(key["ringed"] for key in pad["active"]["keys"])


def test_a_round_that_ends_without_network_waits_for_bids_that_were_typed_elsewhere() -> None:
    marks = secret_round()
    begun = from_the_server(marks[:6])
    looks = shown([*begun, *(mark_json(mark) for mark in marks[6:])])
    pad, sheet, end = looks["pad"], looks["sheet"], looks["end"]
    assert (pad["waits"], pad["round"]["number"], pad["round"]["phase"]) == (True, 2, "bids")
    asked = ("active", "hand_over", "correction", "bomb", "cloud")
    assert [pad[key] for key in asked] == [None] * 5
    assert [(row["total"], row["change"]) for row in pad["rows"]] == [(None, None)] * 3
    boxes = sheet["lines"][0]["boxes"]
    assert [(box["bid_hidden"], box["bid"], box["off"]) for box in boxes] == [
        (True, None, None)
    ] * 3
    assert [column["total"] for column in sheet["columns"]] == [None] * 3
    assert (end["over"], end["ranking"], end["curve"], end["winners"]) == (False, [], None, [])


def test_a_phone_that_waits_for_bids_asks_for_no_bomb_and_names_nobody_who_has_left() -> None:
    opening = [*kept_by_players("secret"), [1, 0, "", "rule:play.bomb", True]]
    written = [
        *played(1, "a b c d", "0100", "0100"),
        [[2, 0, "", "seating", ["a", "b", "c"]]],
        *played(2, "a b c", "110"),
    ]
    marks = marks_of(
        {"game": "wizard_gigamic", "players": "a b c d", "opening": opening, "marks": written}
    )
    typed_elsewhere = [*from_the_server(marks[:6]), *map(mark_json, marks[6:])]
    for has, waits in ((from_the_server(marks), False), (typed_elsewhere, True)):
        pad = shown(has)["pad"]
        assert (pad["round"]["phase"], pad["waits"]) == ("tricks", waits)
        assert (pad["bomb"] is None) == (pad["away"] == []) == waits


def test_a_finished_round_whose_bids_are_not_known_shows_neither_points_nor_flags() -> None:
    marks = secret_round()
    begun = from_the_server(marks[:6])
    pad = shown([*begun, *(mark_json(mark) for mark in marks[6:])], PadQuery(round=1))["pad"]
    assert (pad["round"]["phase"], pad["bids"]["hidden"]) == ("done", False)
    assert pad["round"]["flags"] == []
    unknown = ("bid", "total", "change", "made", "needs", "revealed")
    assert {row[key] for row in pad["rows"] for key in unknown} == {None}
    assert not any(row["bonus_lost"] for row in pad["rows"])


def test_screens_that_wait_for_bids_say_so_and_print_nothing_that_is_unknown(
    tmp_path: Path,
) -> None:
    marks = secret_round()
    begun = from_the_server(marks[:6])
    looks = shown([*begun, *(mark_json(mark) for mark in marks[6:])])
    script = tmp_path / "pad.js"
    script.write_text(
        script_with(app_without_games(tmp_path), "en", ["markup/pad", "markup/later"]), "utf-8"
    )
    values = {"refusal": None, "names": {}, "rematch": None, "csrf": "token"}
    asked = [
        ("markup/pad", "render", [name, {"view": view, **values}]) for name, view in looks.items()
    ]
    pad, *others = answers(script, asked)
    assert "The bids are shown when the network is back." in pad
    assert not re.search("Bids: |Bids and tricks", pad)
    for screen in (pad, *others):
        assert not re.search(r"NaN|undefined|>null|\[object", screen)


def test_nothing_waits_any_more_when_the_bids_have_come() -> None:
    marks = secret_round()
    looks = shown(from_the_server(marks))
    assert looks["pad"]["waits"] is False
    assert looks["end"]["ranking"][0]["total"] == 30


@pytest.mark.parametrize("upto", [3, 4, 5])
def test_undo_names_whose_secret_bid_it_takes_back_and_not_which(upto: int) -> None:
    undo = shown(from_the_server(secret_round(upto)))["pad"]["undo"]
    assert [(each["field"], each["hidden"], each["after"]) for each in undo["line"]["details"]] == [
        ("bid", True, None)
    ]


def test_undo_does_not_tell_a_bid_that_has_not_come_and_was_changed_without_network() -> None:
    *marks, _, _ = secret_round()
    begun = from_the_server(marks[:6])
    changed = {"id": "f" * 32, "cells": [[1, 1, "b", "bid", 0]]}
    pad = shown([*begun, *(mark_json(mark) for mark in marks[6:]), changed])["pad"]
    details = pad["undo"]["line"]["details"]
    assert [(each["field"], each["hidden"], each["before"]) for each in details] == [
        ("bid", True, None)
    ]


def test_what_the_phone_has_no_words_for_comes_with_its_sentence() -> None:
    opening, *_ = marks = secret_round(1)
    renamed = {"id": "f" * 32, "cells": [[0, 0, "a", "name", "Anna"]], "said": "a → Anna"}
    assert shown([mark_json(opening), renamed])["pad"]["undo"]["line"]["said"] == "a → Anna"
    assert shown([mark_json(mark) for mark in marks])["pad"]["undo"] is None
