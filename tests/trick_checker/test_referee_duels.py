"""The referee's answers about duels, as programs ask for them."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorepad.rules import Code, Refused, duel_games
from scorepad.trick_checker.case import FaultCode, Faulty, Given
from scorepad.trick_checker.referee_duels import KINDS

CUP = duel_games()["wizards_cup"].ruleset
CASES = json.loads((Path(__file__).parent.parent / "rules/data/duels.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['kind']} {case['in']}")
def test_every_known_case_is_answered_as_the_sheet_says(case: dict[str, Any]) -> None:
    answer = KINDS[case["kind"]](CUP, Given(case["in"]))
    assert answer == case["expect"]
    assert json.loads(json.dumps(answer)) == case["expect"]


def test_nothing_known_is_left_out() -> None:
    assert {case["kind"] for case in CASES} == set(KINDS)


def cards(value: Any) -> list[list[Any]]:
    return [["Void", 3]] * 4 + [["Void", value]]


@pytest.mark.parametrize(
    ("kind", "case", "code"),
    [
        ("element", {"a": "Fire"}, FaultCode.KEY_MISSING),
        ("element", {"a": "Fire", "b": 3}, FaultCode.NOT_A_TEXT),
        ("power_order", {"va": 2}, FaultCode.KEY_MISSING),
        ("power_order", {"va": 2, "vb": "3"}, FaultCode.NOT_A_NUMBER),
        ("power_order", {"va": 2, "vb": 100}, FaultCode.OUT_OF_RANGE),
        ("power_order", {"va": 2, "vb": 3, "same_name": "no"}, FaultCode.NOT_ONE_OF),
        ("duel", {"a": ["Fire", 1, 0]}, FaultCode.KEY_MISSING),
        ("duel", {"a": ["Fire", 1, 0], "b": "Fire"}, FaultCode.NOT_A_LIST),
        ("duel", {"a": ["Fire", 1, 0], "b": ["Fire"]}, FaultCode.WRONG_LENGTH),
        ("duel", {"a": ["Fire", 1, 0], "b": [1, "Fire", 0]}, FaultCode.NOT_A_TEXT),
        ("duel", {"a": ["Fire", 1, 0], "b": ["Fire", 1, -1]}, FaultCode.OUT_OF_RANGE),
        ("duel", {"a": ["Fire", 1], "b": ["Fire", 1], "power": "C"}, FaultCode.NOT_ONE_OF),
        ("cup_round", {"a": cards(1), "b": "Void"}, FaultCode.NOT_A_LIST),
        ("cup_round", {"a": cards(1), "b": cards(-1)}, FaultCode.OUT_OF_RANGE),
        ("cup_round", {"a": cards(1), "b": [["Void", 1, 1]] * 5}, FaultCode.WRONG_LENGTH),
        ("cup_match", {}, FaultCode.KEY_MISSING),
        ("cup_match", {"rounds": "AAB"}, FaultCode.NOT_A_LIST),
        ("cup_match", {"rounds": ["A", "C"]}, FaultCode.NOT_ONE_OF),
        ("cup_match", {"rounds": ["both", "both"], "sums": [3]}, FaultCode.WRONG_LENGTH),
        ("cup_match", {"rounds": ["A"], "sums": [3, "4"]}, FaultCode.NOT_A_NUMBER),
    ],
)
def test_what_cannot_be_read_is_named(kind: str, case: dict[str, Any], code: FaultCode) -> None:
    with pytest.raises(Faulty) as faulty:
        KINDS[kind](CUP, Given(case))
    assert faulty.value.fault.code is code


@pytest.mark.parametrize(
    ("kind", "case", "code"),
    [
        ("element", {"a": "Fire", "b": "fire"}, Code.NO_SUCH_ELEMENT),
        ("cup_round", {"a": cards(1), "b": cards(1)[:4]}, Code.PILE_SIZE),
        ("cup_match", {"rounds": ["A", "A", "B"]}, Code.ROUND_AFTER_THE_END),
        ("cup_match", {"rounds": ["both", "both", "A"]}, Code.ROUND_AFTER_THE_END),
    ],
)
def test_nonsense_is_refused(kind: str, case: dict[str, Any], code: Code) -> None:
    with pytest.raises(Refused) as refused:
        KINDS[kind](CUP, Given(case))
    assert refused.value.refusal.code is code


def test_a_wrong_number_is_named_with_its_place() -> None:
    with pytest.raises(Faulty) as faulty:
        KINDS["duel"](CUP, Given({"a": ["Fire", 1, 0], "b": ["Void", 2, -1]}))
    assert faulty.value.fault.key == "b[2]"
