"""What phones wrote apart: both values on the pad, and one tap chooses."""

import json
from typing import Any

import pytest
from flask import Flask

from scorepad.pad.marks import Cell
from tests.web.evening import let_in, play_rounds
from tests.web.phone import Form, Phone
from tests.web.script import Script, bid, fates, new_id
from tests.web.table import SECRET, Open, Table


def apart(game: Table, *cells: list[Any], seen: str | None = None) -> Script:
    """Phones that were apart have written these cells, having ``seen`` that mark."""
    script = Script(game.phone, game)
    sight = {} if seen is None else {"seen": seen}
    marks = [{"id": new_id(), "cells": [cell], **sight} for cell in cells]
    assert fates(script.send(*marks, late=True)) == ["written"] * len(cells)
    return script


def choices(phone: Phone) -> list[Form]:
    return [form for form in phone.forms if form.action.endswith("/settle")]


def labels(phone: Phone) -> list[str]:
    return [label for form in choices(phone) for label in form.labels]


@pytest.fixture
def game(table: Open) -> Table:
    return table(dealer=2)


@pytest.fixture
def bids_apart(game: Table) -> Script:
    """Two phones wrote another first bid for Anna each."""
    return apart(game, [1, 1, "a", "bid", 0], [1, 1, "a", "bid", 1])


def test_both_values_are_on_the_pad_and_a_tap_chooses(
    phone: Phone, game: Table, bids_apart: Script
) -> None:
    assert "⚑ Two phones: Anna’s bid in round 1, now 1:" in phone.go(game.path).text
    assert labels(phone) == ["0", "1"]
    assert "Ben bids" in phone.text, "the keys are where they were"
    phone.tap("0")
    assert phone.path == game.path
    assert choices(phone) == []
    assert game.pad.rounds[0].boxes["a"].bid == 0


def test_a_choice_sent_twice_is_written_once(phone: Phone, game: Table, bids_apart: Script) -> None:
    form = choices(phone.go(game.path))[0]
    for _ in range(2):
        phone.send(form.action, {**form.fields.to_dict(), "value": "0"})
        assert phone.status == 200
    assert len(game.pad.written.marks) == 4


def test_whoever_chooses_after_somebody_else_has_is_told(
    app: Flask, phone: Phone, game: Table, bids_apart: Script
) -> None:
    other = let_in(game, Phone(app), "host")
    phone.go(game.path)
    other.go(game.path).tap("0")
    phone.tap("1")
    assert phone.status == 409
    assert "Somebody wrote here in the meantime." in phone.text
    assert game.pad.rounds[0].boxes["a"].bid == 0


@pytest.mark.parametrize("value", ["7", "", "zero", '"0"', "[0]"])
def test_only_what_was_written_can_be_chosen(
    phone: Phone, game: Table, value: str, bids_apart: Script
) -> None:
    form = choices(phone.go(game.path))[0]
    phone.send(form.action, {**form.fields.to_dict(), "value": value})
    assert phone.status == 422
    assert len(game.pad.written.conflicts) == 1


def test_a_value_that_a_rule_would_forbid_by_now_can_be_chosen(phone: Phone, game: Table) -> None:
    play_rounds(game, 1)
    before = game.pad.written.seen([Cell(1, 1, "a", "tricks")])
    apart(game, [1, 1, "a", "tricks", 1], [1, 1, "a", "tricks", 0], seen=before)
    assert "⚑ Two phones: Anna’s tricks in round 1, now 0:" in phone.go(game.path).text
    phone.tap("0")
    assert (phone.status, game.pad.written.conflicts) == (200, ())


def test_a_script_chooses_by_an_ordinary_live_mark(game: Table, bids_apart: Script) -> None:
    script = bids_apart
    seen = game.pad.written.marks[-1].id
    for value in (0, 1):
        assert fates(script.send(bid("a", value))) == ["stale"]
    assert fates(script.send(bid("a", 1, seen=seen))) == ["written"]
    assert game.pad.written.conflicts == ()


@pytest.mark.parametrize(
    ("cell", "values", "says", "said"),
    [
        (
            [1, 1, "", "trump"],
            ["R", None],
            "Two phones, round 1:",
            ["trump: red", "trump not known"],
        ),
        (
            [1, 1, "", "trick:1"],
            ["a", "b"],
            "Two phones, round 1:",
            ["trick 1: Anna", "trick 1: Ben"],
        ),
        ([1, 0, "", "dealer"], ["b", "c"], "Two phones, round 1:", ["Ben deals", "Cleo deals"]),
        ([1, 0, "", "hand"], [3, 2], "Two phones, round 1:", ["3 cards each", "2 cards each"]),
        (
            [1, 0, "", "seating"],
            [["b", "a", "c"], ["c", "b", "a"]],
            "Two phones, round 1:",
            ["Anna, Ben, Cleo", "Ben, Anna, Cleo", "Cleo, Ben, Anna"],
        ),
        (
            [1, 0, "", "rounds"],
            [3, "schedule"],
            "Two phones, round 1:",
            ["3 rounds in all", "as it was"],
        ),
        ([0, 0, "a", "name"], ["Ann", "Hanna"], "Two phones:", ["Anna", "Ann", "Hanna"]),
        (
            [1, 0, "a", "adjustment"],
            [[5, "x"], None],
            "Two phones, round 1:",
            ["Anna: +5 (x)", "Anna: +5 taken back (x)"],
        ),
        (
            [1, 1, "a", "changed"],
            [1, None],
            "Two phones: Anna’s bid after the Cloud, round 1, now –:",
            ["1", "–"],
        ),
        (
            [1, 1, "a", "bonus"],
            [10, 20],
            "Two phones: Anna’s bonus in round 1, now 20:",
            ["10", "20"],
        ),
        (
            [1, 0, "", "rule:bidding.who"],
            ["last", "nobody"],
            "Two phones, round 1:",
            ["Bids must not add up: the last to bid", "Bids must not add up: no restriction"],
        ),
    ],
    ids=lambda each: each[3] if isinstance(each, list) and len(each) == 4 else None,
)
def test_every_kind_of_value_is_said_and_chosen(
    phone: Phone, game: Table, cell: list[Any], values: list[Any], says: str, said: list[str]
) -> None:
    apart(game, *([*cell, value] for value in values))
    assert f"⚑ {says}" in phone.go(game.path).text
    assert labels(phone) == said
    first = choices(phone)[-2]
    phone.send(
        first.action,
        {**first.fields.to_dict(), "value": json.dumps(values[0], separators=(",", ":"))},
    )
    assert phone.status == 200
    number, *key = cell
    assert game.pad.written.conflicts == ()
    assert game.pad.written.round(number)[tuple(key)] == values[0]


def test_viewers_see_no_choice_and_may_make_none(
    app: Flask, game: Table, bids_apart: Script
) -> None:
    viewer = let_in(game, Phone(app))
    assert choices(viewer.go(game.path)) == []


def test_the_first_of_several_is_asked_and_then_the_next(phone: Phone, game: Table) -> None:
    apart(
        game,
        *([1, 1, player, "bid", value] for player in "ab" for value in (0, 1)),
    )
    assert "Anna’s bid in round 1, now 1:" in phone.go(game.path).text
    phone.tap("1")
    assert "Ben’s bid in round 1, now 1:" in phone.text


def test_a_deal_that_was_thrown_in_and_a_round_that_never_came_ask_nothing(
    phone: Phone, game: Table
) -> None:
    apart(
        game,
        [1, 1, "a", "bid", 0],
        [1, 1, "a", "bid", 1],
        [1, 0, "", "deal", 2],
        [9, 0, "", "hand", 3],
        [9, 0, "", "hand", 4],
    )
    assert len(game.pad.written.conflicts) == 2
    assert choices(phone.go(game.path)) == []


def test_secret_bids_are_asked_about_only_once_they_are_shown(phone: Phone, table: Open) -> None:
    game = table(dealer=2, options=SECRET)
    apart(
        game,
        [1, 1, "a", "bid", 0],
        [1, 1, "a", "bid", 1],
        [1, 1, "b", "bid", 0],
        [1, 1, "c", "bid", 0],
    )
    assert choices(phone.go(game.path)) == []
    for player, tricks in (("a", 1), ("b", 0)):
        game.enter(player, "tricks", tricks)
    assert labels(phone.go(game.path)) == ["0", "1"]


def test_the_sheet_and_the_log_say_that_phones_were_apart(phone: Phone, game: Table) -> None:
    apart(
        game,
        [1, 1, "a", "bid", 0],
        [1, 1, "a", "bid", 1],
        [1, 0, "", "hand", 2],
        [1, 0, "", "hand", 3],
    )
    phone.go(f"{game.path}/sheet")
    assert "Round 1 ⚑ two phones wrote different things for Anna" in phone.text
    assert "Round 1 ⚑ two phones wrote different things" in phone.text
    assert phone.go(f"{game.path}/log").text.count("without network") == 4
    game.enter("b", "bid", 0)
    assert phone.go(f"{game.path}/log").text.count("without network") == 4
