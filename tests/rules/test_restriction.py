import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import forbidden_bid, games, leads_alone, winners, with_options
from scorepad.rules.ruleset import Bidding, Restricted

BIDS = json.loads((Path(__file__).parent / "data" / "bids.json").read_text("utf-8"))

NONE = {"bidding.who": "nobody"}
ALWAYS = {"bidding.who": "last"}
SOLE_LEADER = {"bidding.who": "sole_leader"}
CANADIAN = {"bidding.who": "sole_leader", "bidding.zero_exempt": True}


def bidding(options: dict[str, Any]) -> Bidding:
    return with_options(games()["wizard_fisher"].ruleset, options).bidding


def allowed(hand: int, forbidden: int | None) -> list[int]:
    return [bid for bid in range(hand + 1) if bid != forbidden]


@pytest.mark.parametrize("case", BIDS, ids=lambda case: f"{case['place']}, {case['hand']} cards")
def test_the_last_bids_that_the_rule_sheets_give(case: dict[str, Any]) -> None:
    rules = with_options(games()[case["game"]].ruleset, case["options"])
    forbidden = None
    if len(case["bids_before"]) == case["players"] - 1:
        forbidden = forbidden_bid(
            rules.bidding,
            hand=case["hand"],
            bids=sum(case["bids_before"]),
            blind=False,
            sole_leader=False,
        )
    assert forbidden == case["forbidden"]
    assert allowed(case["hand"], forbidden) == case["allowed"]


def test_with_eight_cards_a_bid_of_four_is_forbidden_though_the_sheet_prints_two() -> None:
    rules = games()["quoicoupli"].ruleset.bidding
    before = [1, 2, 0, 1, 0]
    eight = forbidden_bid(rules, hand=8, bids=sum(before), blind=False, sole_leader=False)
    six = forbidden_bid(rules, hand=6, bids=sum(before), blind=False, sole_leader=False)
    assert (eight, six) == (4, 2)


@pytest.mark.parametrize(
    ("options", "leads", "before", "expected"),
    [
        (NONE, True, 3, None),
        (NONE, False, 3, None),
        (ALWAYS, True, 3, 2),
        (ALWAYS, False, 3, 2),
        (ALWAYS, False, 5, 0),
        (SOLE_LEADER, True, 3, 2),
        (SOLE_LEADER, False, 3, None),
        (SOLE_LEADER, True, 5, 0),
        (CANADIAN, True, 3, 2),
        (CANADIAN, False, 3, None),
        (CANADIAN, True, 5, None),
    ],
)
def test_the_restrictions_that_have_names_with_five_cards(
    options: dict[str, Any], leads: bool, before: int, expected: int | None
) -> None:
    found = forbidden_bid(bidding(options), hand=5, bids=before, blind=False, sole_leader=leads)
    assert found == expected


def refused_one_by_one(
    rules: Bidding, hand: int, bids: int, blind: bool, sole_leader: bool
) -> set[int]:
    """Every bid from 0 to ``hand``, asked one after the other."""
    refused = set()
    for bid in range(hand + 1):
        even = bids + bid == hand
        bound = rules.who == "last" or (rules.who == "sole_leader" and sole_leader)
        large_enough = not hand < rules.from_hand
        if even and bound and large_enough:
            excused = (bid == 0 and rules.zero_exempt) or (blind and rules.blind_exempt)
            if not excused:
                refused.add(bid)
    return refused


@pytest.mark.parametrize("who", Restricted)
@pytest.mark.parametrize("zero_exempt", [False, True])
@pytest.mark.parametrize("from_hand", [1, 2, 3])
@pytest.mark.parametrize("blind_exempt", [False, True])
def test_every_combination_of_the_four_settings(
    who: Restricted, zero_exempt: bool, from_hand: int, blind_exempt: bool
) -> None:
    rules = replace(
        games()["quoicoupli"].ruleset.bidding,
        who=who,
        zero_exempt=zero_exempt,
        from_hand=from_hand,
        blind_exempt=blind_exempt,
    )
    for hand, before, blind, leads in product(range(1, 5), range(8), [False, True], [False, True]):
        found = forbidden_bid(rules, hand=hand, bids=before, blind=blind, sole_leader=leads)
        expected = refused_one_by_one(rules, hand, before, blind, leads)
        assert ({found} - {None}) == expected


@pytest.mark.parametrize(
    ("totals", "alone"),
    [
        ({"Anna": 30, "Ben": 20, "Cleo": 20}, True),
        ({"Anna": 30, "Ben": 30, "Cleo": 20}, False),
        ({"Anna": 20, "Ben": 30, "Cleo": 20}, False),
        ({"Anna": -10, "Ben": -20, "Cleo": -20}, True),
        ({"Anna": 0, "Ben": 0, "Cleo": 0}, False),
    ],
    ids=["ahead", "level", "behind", "ahead below zero", "before the first round"],
)
def test_who_leads_alone(totals: dict[str, int], alone: bool) -> None:
    assert leads_alone(totals, "Anna") is alone


@given(
    totals=st.dictionaries(
        st.sampled_from("abcdef"), st.integers(-5, 5).map(lambda tens: 10 * tens), min_size=2
    )
)
def test_who_leads_alone_would_win_alone(totals: dict[str, int]) -> None:
    assert all(leads_alone(totals, player) == (winners(totals) == (player,)) for player in totals)
