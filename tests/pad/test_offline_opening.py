"""The mark that opens a game elsewhere: only what this program would write itself is taken."""

import json
from dataclasses import replace
from typing import Any

import pytest

from scorepad.pad.mark_json import mark_json, mark_of, strict_json
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.offline_opening import refuse_opening
from scorepad.pad.opening import HOUSE, PERSON, Opening, opening_cells
from scorepad.pad.reveals import ASKED
from scorepad.rules import Code, duel_games, games
from tests.pad.scribe import code_of
from tests.unjudged import on_offer

PLAYERS = [("anna", "Anna"), ("ben", "Ben"), ("cleo", "Cleo")]
TRICKS = Opening("wizard_gigamic", PLAYERS)
CUP = Opening("wizards_cup", PLAYERS[:2])
RULESET = Cell(0, 0, "", "ruleset")
SEATING, DEALER = Cell(1, 0, "", "seating"), Cell(1, 0, "", "dealer")
ROUNDS, HANDS = Cell(1, 0, "", "rounds"), Cell(1, 0, "", "hands")
BEN, BENS_PERSON = Cell(0, 0, "ben", "name"), Cell(0, 0, "ben", PERSON)


def mark(opening: Opening) -> Mark:
    return Mark("0" * 32, opening_cells(opening))


def code(opening: Opening, changes: dict[Cell, Any]) -> Code | None:
    """The refusal of the opening with these values instead; ``...`` stands for none at all."""
    cells = dict(opening_cells(opening)) | changes
    written = tuple((cell, value) for cell, value in cells.items() if value is not ...)
    return code_of(refuse_opening(Mark("0" * 32, written)))


@pytest.mark.parametrize(
    "opening",
    [
        *(Opening(game, [*PLAYERS, ("dan", "Dan")]) for game in games()),
        replace(TRICKS, dealer=2),
        replace(TRICKS, rounds=4),
        replace(TRICKS, hands=[1, 2, 3]),
        replace(TRICKS, options={"bidding.who": "last", "play.bomb": True, "bidding.from_hand": 2}),
        replace(TRICKS, house="Ours", reveal=True),
        replace(TRICKS, persons={"ben": "benjamin"}),
        replace(TRICKS, persons={"anna": "a", "ben": "b", "cleo": "c"}),
    ],
)
def test_every_opening_that_this_program_writes_is_taken(opening: Opening) -> None:
    assert refuse_opening(mark(opening)) is None


@pytest.mark.parametrize("game", [*games(), *duel_games()])
def test_every_opening_can_be_read_as_phones_send_it(game: str) -> None:
    """The rules of some games lie deeper in lists than those of others."""
    sent = mark(Opening(game, PLAYERS[: 2 if game in duel_games() else 3]))
    body = json.dumps({"game_id": "g" * 22, "mark": mark_json(sent)})
    assert mark_of(strict_json(body)["mark"], "", 0) == sent


def test_what_a_phone_of_the_version_before_has_begun_is_taken_by_its_rules() -> None:
    with on_offer():
        cells = opening_cells(Opening("skull_king", PLAYERS))
    assert dict(cells)[RULESET] != dict(opening_cells(Opening("skull_king", PLAYERS)))[RULESET]
    assert refuse_opening(Mark("0" * 32, cells)) is None


def test_a_match_is_taken_as_it_is_written() -> None:
    assert refuse_opening(mark(CUP)) is None
    assert refuse_opening(mark(replace(CUP, persons={"ben": "benjamin"}))) is None


@pytest.mark.parametrize(
    "change", [{"id": "x"}, {"id": "F" * 32}, {"seen": "0" * 32}, {"undoes": "0" * 32}]
)
def test_an_opening_comes_first_and_undoes_nothing(change: dict[str, Any]) -> None:
    assert code_of(refuse_opening(replace(mark(TRICKS), **change))) is Code.NOT_A_MARK
    assert code_of(refuse_opening(replace(mark(CUP), **change))) is Code.NOT_A_MARK


@pytest.mark.parametrize("data", [..., None, "wizard_gigamic", {}, {"key": "wizard_gigamic"}])
@pytest.mark.parametrize("opening", [TRICKS, CUP])
def test_rules_that_cannot_be_read_are_no_game(opening: Opening, data: Any) -> None:
    assert code(opening, {RULESET: data}) is Code.NO_SUCH_GAME


def test_rules_that_the_library_has_no_words_for_are_no_game() -> None:
    data = dict(games()[TRICKS.game].data)
    players = {**data["players"], "most": data["players"]["most"] - 1}
    variants = [*data["variants"], {"key": "news", "sets": {"play.bomb": True}}]
    for changed in ({"key": "nobody_s"}, {"players": players}, {"variants": variants}):
        assert code(TRICKS, {RULESET: {**data, **changed}}) is Code.NO_SUCH_GAME
    cup = dict(mark(CUP).cells)[RULESET]
    assert isinstance(cup, dict)
    for changed in ({"key": "nobody_s"}, {"tokens": 3}, {"tokens": "two"}):
        assert code(CUP, {RULESET: {**cup, **changed}}) is Code.NO_SUCH_GAME


def test_rules_of_an_older_library_are_taken() -> None:
    data = dict(games()[TRICKS.game].data)
    assert data["variants"]
    assert code(TRICKS, {RULESET: {**data, "variants": data["variants"][1:]}}) is None


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({ROUNDS: ""}, Code.NOT_A_MARK),
        ({SEATING: ...}, Code.NOT_A_MARK),
        ({SEATING: "anna"}, Code.NOT_A_MARK),
        ({SEATING: ["anna", "ben", 7]}, Code.NOT_A_MARK),
        ({SEATING: ["anna", "ben", "a b"]}, Code.NOT_A_MARK),
        ({SEATING: []}, Code.NOT_A_MARK),
        ({SEATING: ["anna", "ben", ["cleo"]]}, Code.NOT_A_MARK),
        ({SEATING: ["anna", "ben", "anna"]}, Code.NOT_A_MARK),
        ({SEATING: ["anna", "ben", "zoe"]}, Code.NOT_A_MARK),
        ({SEATING: ["anna", "ben"]}, Code.NUMBER_OF_PLAYERS),
        ({DEALER: ...}, Code.NOT_A_MARK),
        ({DEALER: "zoe"}, Code.NOT_A_MARK),
        ({DEALER: None}, Code.NOT_A_MARK),
        ({BEN: ...}, Code.NOT_A_MARK),
        ({BEN: 7}, Code.NOT_A_MARK),
        ({BEN: ""}, Code.NAME_EMPTY),
        ({BEN: "B\u202een"}, Code.NAME_HAS_CONTROLS),
        ({BEN: " Ben"}, Code.NOT_A_MARK),
        ({BENS_PERSON: ""}, Code.NOT_A_MARK),
        ({BENS_PERSON: None}, Code.NOT_A_MARK),
        ({Cell(0, 0, "zoe", PERSON): "z"}, Code.NOT_A_MARK),
        ({Cell(0, 0, "zoe", "name"): "Zoe"}, Code.NOT_A_MARK),
        ({ROUNDS: "4"}, Code.NOT_A_MARK),
        ({ROUNDS: True}, Code.NOT_A_MARK),
        ({ROUNDS: 0}, Code.ROUNDS_OUT_OF_RANGE),
        ({ROUNDS: 99}, Code.ROUNDS_OUT_OF_RANGE),
        ({HANDS: [1, 99]}, Code.HAND_OUT_OF_RANGE),
        ({HANDS: 3}, Code.NOT_A_MARK),
        ({HANDS: [1, "2"]}, Code.NOT_A_MARK),
        ({HANDS: [1, True]}, Code.NOT_A_MARK),
        ({HANDS: []}, Code.NOT_A_MARK),
        ({HOUSE: 7}, Code.NOT_A_MARK),
        ({HOUSE: "x" * 100}, Code.NOT_A_MARK),
        ({HOUSE: " Ours"}, Code.NOT_A_MARK),
        ({ASKED: False}, Code.NOT_A_MARK),
        ({Cell(1, 0, "", "rule:nonsense"): True}, Code.NO_SUCH_RULE),
        ({Cell(1, 0, "", "rule:bidding.who"): "me"}, Code.NO_SUCH_RULE),
        ({Cell(1, 0, "", "rule:play.bomb"): [True]}, Code.NOT_A_MARK),
        ({Cell(1, 0, "", "mood"): 1}, Code.NOT_A_MARK),
        ({Cell(1, 1, "anna", "bid"): 1}, Code.NOT_A_MARK),
    ],
)
def test_what_this_program_would_not_write_is_refused(changes: dict[Cell, Any], why: Code) -> None:
    assert code(TRICKS, changes) is why


@pytest.mark.parametrize("name", ["Anna", "ANNA", "\u3164", "\ufe0f"])
@pytest.mark.parametrize("opening", [TRICKS, CUP])
def test_a_name_that_a_form_would_refuse_strands_no_game(opening: Opening, name: str) -> None:
    """A phone with an older script may have taken it, and the evening has been played."""
    player = opening.players[1][0]
    assert code(opening, {Cell(0, 0, player, "name"): name}) is None


def test_a_match_has_nothing_of_a_game_of_bids() -> None:
    assert code(CUP, {SEATING: ["anna", "ben", "cleo"], Cell(0, 0, "cleo", "name"): "Cleo"}) is (
        Code.NUMBER_OF_PLAYERS
    )
    assert code(CUP, {DEALER: "anna"}) is Code.NOT_A_MARK
    assert code(CUP, {Cell(1, 0, "", "rule:play.bomb"): True}) is Code.NO_SUCH_RULE


def test_no_cell_is_written_twice() -> None:
    cells = opening_cells(TRICKS)
    assert code_of(refuse_opening(Mark("0" * 32, (*cells, cells[-1])))) is Code.NOT_A_MARK


def test_what_is_wrong_with_a_first_mark_is_called_by_its_part() -> None:
    opening = mark(TRICKS)
    seat = (Cell(1, 1, "anna", "bid"), 1)
    parts = {
        "id": [replace(opening, id="x"), replace(opening, seen="0" * 32)],
        "cells": [
            replace(opening, cells=(*opening.cells, seat)),
            replace(opening, cells=tuple(each for each in opening.cells if each[0] != SEATING)),
        ],
    }
    for part, marks in parts.items():
        for each in marks:
            refusal = refuse_opening(each)
            assert refusal is not None
            assert (refusal.code, refusal.facts) == (Code.NOT_A_MARK, {"what": part})
