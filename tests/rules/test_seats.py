import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import bidding_order, deals, games, next_dealer

SEATS = json.loads((Path(__file__).parent / "data" / "seats.json").read_text("utf-8"))

tables = st.lists(st.sampled_from("abcdefghij"), min_size=2, max_size=10, unique=True)


@pytest.mark.parametrize("case", SEATS, ids=lambda case: case["place"])
def test_the_seats_that_the_rule_sheets_show(case: dict[str, Any]) -> None:
    seats = [str(seat) for seat in range(case["players"])]
    dealer = seats[case["first_dealer"]]
    for _ in range(1, case["round"]):
        dealer = next_dealer(seats, seats, dealer)
    order = bidding_order(seats, dealer)
    assert int(dealer) == case["dealer"]
    assert [int(seat) for seat in order] == case["bidding_order"]
    assert int(order[0]) == case["leader"]
    assert int(order[-1]) == case["last_bidder"]


@given(seats=tables, data=st.data())
def test_everybody_bids_once_clockwise_and_the_dealer_last(
    seats: list[str], data: st.DataObject
) -> None:
    dealer = data.draw(st.sampled_from(seats))
    order = bidding_order(seats, dealer)
    assert sorted(order) == sorted(seats)
    assert order[-1] == dealer
    left_of = {seat: seats[(place + 1) % len(seats)] for place, seat in enumerate(seats)}
    assert all(order[place] == left_of[order[place - 1]] for place in range(len(order)))


@given(seats=tables, data=st.data())
def test_who_led_in_this_round_deals_the_next(seats: list[str], data: st.DataObject) -> None:
    dealer = data.draw(st.sampled_from(seats))
    assert next_dealer(seats, seats, dealer) == bidding_order(seats, dealer)[0]


@pytest.mark.parametrize(
    ("before", "now", "dealer", "expected"),
    [
        ("abcd", "acd", "b", "c"),
        ("abcd", "ad", "b", "d"),
        ("abcd", "ab", "d", "a"),
        ("abcd", "acd", "a", "c"),
        ("abc", "abcd", "c", "d"),
        ("abc", "abxc", "b", "x"),
        ("abc", "axbc", "a", "x"),
        ("abcd", "axcd", "b", "c"),
        ("abcd", "adcb", "a", "d"),
        ("abcd", "dbca", "d", "b"),
        ("ab", "xyz", "a", "x"),
    ],
    ids=[
        "the dealer left",
        "the dealer and the player after left",
        "the last in the row left",
        "the next dealer left",
        "somebody new sits at the end",
        "somebody new sits left of the dealer",
        "somebody new sits between",
        "somebody new sits where the dealer was",
        "the others changed places",
        "all changed places",
        "nobody is left of those who were there",
    ],
)
def test_the_next_dealer_when_people_come_go_or_change_places(
    before: str, now: str, dealer: str, expected: str
) -> None:
    assert next_dealer(list(before), list(now), dealer) == expected


@given(before=tables, now=tables, data=st.data())
def test_the_next_dealer_is_always_somebody_at_the_table(
    before: list[str], now: list[str], data: st.DataObject
) -> None:
    dealer = data.draw(st.sampled_from(before))
    after = next_dealer(before, now, dealer)
    assert after in now
    assert after != dealer


@pytest.mark.parametrize("key", sorted(games()))
def test_who_never_leads_a_round_because_there_are_more_players_than_rounds(key: str) -> None:
    rules = games()[key].ruleset
    never = {}
    for players in range(rules.least, rules.most + 1):
        seats = [str(seat) for seat in range(players)]
        dealer, leaders = seats[0], set()
        for _ in deals(rules, players):
            leaders.add(bidding_order(seats, dealer)[0])
            dealer = next_dealer(seats, seats, dealer)
        if len(leaders) < players:
            never[players] = players - len(leaders)
    assert never == ({8: 1, 9: 3, 10: 4} if key == "quoicoupli" else {})
