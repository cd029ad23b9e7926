"""The referee's answers about duels, as programs ask for them."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorepad.play.referee_duel import KINDS
from scorepad.rules import Code, Refused, duel_games

CUP = duel_games()["wizards_cup"].ruleset
CASES = json.loads((Path(__file__).parent.parent / "rules/data/duels.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['kind']} {case['in']}")
def test_every_known_case_is_answered_as_the_sheet_says(case: dict[str, Any]) -> None:
    answer = KINDS[case["kind"]](CUP, case["in"])
    assert answer == case["expect"]
    assert json.loads(json.dumps(answer)) == case["expect"]


def test_nothing_known_is_left_out() -> None:
    assert {case["kind"] for case in CASES} == set(KINDS)


def cards(value: Any) -> list[list[Any]]:
    return [["Void", 3]] * 4 + [["Void", value]]


@pytest.mark.parametrize(
    ("kind", "case", "code"),
    [
        ("element", {"a": "Fire"}, Code.NOT_A_CASE),
        ("element", {"a": "Fire", "b": 3}, Code.NOT_A_CASE),
        ("element", {"a": "Fire", "b": "fire"}, Code.NO_SUCH_ELEMENT),
        ("power_order", {"va": 2}, Code.NOT_A_CASE),
        ("power_order", {"va": 2, "vb": "3"}, Code.OUT_OF_RANGE),
        ("power_order", {"va": 2, "vb": 2.5}, Code.OUT_OF_RANGE),
        ("power_order", {"va": 2, "vb": 3, "same_name": "no"}, Code.NOT_A_CASE),
        ("duel", {"a": ["Fire", 1, 0]}, Code.NOT_A_CASE),
        ("duel", {"a": ["Fire", 1, 0], "b": "Fire"}, Code.NOT_A_CASE),
        ("duel", {"a": ["Fire", 1, 0], "b": [1, "Fire", 0]}, Code.NOT_A_CASE),
        ("duel", {"a": ["Fire", 1, 0], "b": ["Fire", None, 0]}, Code.OUT_OF_RANGE),
        ("duel", {"a": ["Fire", 1, 0], "b": ["Fire", 1, 0], "power": "C"}, Code.NOT_A_CASE),
        ("duel", {"a": ["Fire", 1, 0], "b": ["Fire", 1, 0], "power": []}, Code.NOT_A_CASE),
        ("cup_round", {"a": cards(1), "b": "Void"}, Code.NOT_A_CASE),
        ("cup_round", {"a": cards(1), "b": cards(1)[:4]}, Code.PILE_SIZE),
        ("cup_round", {"a": cards(1), "b": cards(-1)}, Code.OUT_OF_RANGE),
        ("cup_match", {}, Code.NOT_A_CASE),
        ("cup_match", {"rounds": "AAB"}, Code.NOT_A_CASE),
        ("cup_match", {"rounds": ["A", "C"]}, Code.NOT_A_CASE),
        ("cup_match", {"rounds": ["A", "A", "B"]}, Code.ROUND_AFTER_THE_END),
        ("cup_match", {"rounds": ["both", "both", "A"]}, Code.ROUND_AFTER_THE_END),
        ("cup_match", {"rounds": ["both", "both"], "sums": [3]}, Code.NOT_A_CASE),
        ("cup_match", {"rounds": ["both", "both"], "sums": [3, -1]}, Code.OUT_OF_RANGE),
        ("cup_match", {"rounds": ["A"], "sums": [3, "4"]}, Code.OUT_OF_RANGE),
    ],
)
def test_nonsense_is_refused(kind: str, case: dict[str, Any], code: Code) -> None:
    with pytest.raises(Refused) as refused:
        KINDS[kind](CUP, case)
    assert refused.value.refusal.code is code
