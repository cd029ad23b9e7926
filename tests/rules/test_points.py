import json
from dataclasses import replace
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import Ruleset, games, score, tie_winners, winners
from scorepad.rules.formula import TERMS
from scorepad.rules.options import with_options
from scorepad.rules.points import most_bonus, score_round, scored_bonus, step_of
from scorepad.rules.ruleset import Bonus, BonusWhen, Example, Formula, Points
from tests.rules.sheets import DATA, SCORE_TABLES, WIZARDS

POINTS = json.loads((DATA / "points.json").read_text("utf-8"))
TRICKS_FROM_PAD = json.loads((DATA / "tricks_from_pad.json").read_text("utf-8"))
TABLES = json.loads((DATA / "tables.json").read_text("utf-8"))
WINNERS = json.loads((DATA / "winners.json").read_text("utf-8"))


def points_of(key: str) -> Points:
    return games()[key].ruleset.points


def of_round(points: Points, written: dict[str, list[int]]) -> list[int]:
    pairs = zip(written["bids"], written["tricks"], strict=True)
    return [score(points, bid, tricks, 25) for bid, tricks in pairs]


def running(points: Points, rounds: list[dict[str, list[int]]]) -> list[list[int]]:
    columns = zip(*(of_round(points, written) for written in rounds), strict=True)
    return [list(row) for row in zip(*(accumulate(column) for column in columns), strict=True)]


# What the rule sheets say


@pytest.mark.parametrize(
    "case", POINTS, ids=lambda case: f"{case['place']}, {case['bid']} bid, {case['tricks']} taken"
)
def test_the_points_that_the_rule_sheets_give(case: dict[str, Any]) -> None:
    assert score(points_of(case["game"]), case["bid"], case["tricks"], 25) == case["points"]


@pytest.mark.parametrize(
    ("key", "example"),
    [
        pytest.param(key, each, id=f"{key} {each.place} {each.bid} {each.tricks} {each.variant}")
        for key, game in games().items()
        for each in game.ruleset.examples
    ],
)
def test_the_worked_examples_in_every_games_own_file(key: str, example: Example) -> None:
    ruleset = games()[key].ruleset
    sets = {variant.key: dict(variant.sets) for variant in ruleset.variants}
    points = with_options(ruleset, sets.get(example.variant, {})).points
    hand = example.hand or 20
    cannonball = example.cannonball
    worked = score(points, example.bid, example.tricks, hand, cannonball=cannonball)
    assert worked == example.points


@pytest.mark.parametrize("key", games())
def test_every_game_shows_in_its_file_a_bid_that_was_made_and_one_that_was_missed(key: str) -> None:
    examples = games()[key].ruleset.examples
    assert {example.bid == example.tricks for example in examples} == {True, False}


@pytest.mark.parametrize("case", TABLES, ids=lambda case: case["place"])
def test_the_running_totals_that_the_rule_sheets_print(case: dict[str, Any]) -> None:
    assert running(points_of(case["game"]), case["rounds"]) == case["totals"]


@pytest.mark.parametrize(
    "case", TRICKS_FROM_PAD, ids=lambda case: f"{case['bid']} bid, {case['points']} points"
)
def test_the_tricks_can_be_told_from_the_printed_pad(case: dict[str, Any]) -> None:
    points = points_of(case["game"])
    possible = range(case["hand"] + 1)
    found = [
        tricks for tricks in possible if score(points, case["bid"], tricks, 25) == case["points"]
    ]
    assert found == case["tricks"]


@pytest.mark.parametrize("key", WIZARDS)
def test_wizard_takes_ten_points_for_each_trick_too_many_or_too_few(key: str) -> None:
    points = points_of(key)
    assert [score(points, 2, tricks, 25) for tricks in range(6)] == [-20, -10, 40, -10, -20, -30]
    assert [score(points, bid, bid, 25) for bid in (0, 1, 20)] == [20, 30, 220]
    assert score(points, 20, 0, 25) == score(points, 0, 20, 25) == -200


def test_quoicoupli_takes_ten_points_however_far_the_bid_was_missed() -> None:
    points = points_of("quoicoupli")
    assert [score(points, 2, tricks, 25) for tricks in range(6)] == [-10, -10, 40, -10, -10, -10]
    assert [score(points, bid, bid, 25) for bid in (0, 1, 25)] == [20, 30, 270]
    assert score(points, 25, 0, 25) == score(points, 0, 25, 25) == -10


def test_squares_count_as_in_german_bridge() -> None:
    points = Points(Formula(base=10, bid_squared=1), Formula(off_squared=-1))
    assert [score(points, 3, tricks, 7) for tricks in range(6)] == [-9, -4, -1, 19, -1, -4]
    taken = Points(Formula(trick_squared=1, base=10), Formula(hand=-1, bid=-2))
    assert [score(taken, 4, 4, 13), score(taken, 4, 5, 13)] == [26, -21]


# Score tables of others


@pytest.mark.parametrize("key", WIZARDS)
@pytest.mark.parametrize(
    "case", SCORE_TABLES["points"], ids=lambda case: f"{case['bid']} bid, {case['tricks']} taken"
)
def test_the_points_that_others_count(key: str, case: dict[str, int]) -> None:
    assert score(points_of(key), case["bid"], case["tricks"], 25) == case["points"]


# Who has won


def winning(totals: list[int]) -> list[int]:
    named = {str(seat): total for seat, total in enumerate(totals)}
    return [int(seat) for seat in winners(named)]


@pytest.mark.parametrize("case", WINNERS, ids=lambda case: case["place"])
def test_the_winners_that_the_rule_sheets_name(case: dict[str, Any]) -> None:
    assert winning(case["totals"]) == case["winners"]


@given(totals=st.lists(st.integers(-30, 30), min_size=1, max_size=10))
def test_nobody_has_more_than_a_winner_and_everybody_else_has_less(totals: list[int]) -> None:
    won = winning(totals)
    assert won
    for seat, total in enumerate(totals):
        others_below = all(other <= total for other in totals)
        assert (seat in won) is others_below


def test_of_those_who_are_level_the_one_who_made_most_bids_wins() -> None:
    totals = {"Anna": 50, "Ben": 50, "Cleo": 40, "Dora": 50}
    assert tie_winners(totals, {"Anna": 3, "Ben": 5, "Cleo": 9, "Dora": 5}) == ("Ben", "Dora")
    assert tie_winners(totals, {"Ben": 1}) == ("Ben",)
    assert tie_winners(totals, {}) == ("Anna", "Ben", "Dora")
    assert tie_winners({}, {}) == ()


# Bonuses


@pytest.mark.parametrize(
    ("off", "cannonball", "exact_alone", "rascal", "always"),
    [
        (0, False, 30, 30, 30),
        (1, False, 0, 15, 30),
        (2, False, 0, 0, 30),
        (0, True, 30, 30, 30),
        (1, True, 0, 0, 30),
    ],
)
def test_a_bonus_counts_by_how_far_the_bid_was_missed(
    off: int, cannonball: bool, exact_alone: int, rascal: int, always: int
) -> None:
    """Skull King, Points and Rascal scoring: half where the bid was missed by one, but not of all
    or nothing."""
    points = points_of("skull_king")
    halved = replace(points, near_half=True)
    anyway = replace(points, bonus=Bonus(BonusWhen.ALWAYS))
    no_game = replace(halved, bonus=Bonus(BonusWhen.NEVER))
    counted = [
        scored_bonus(each, 30, off, cannonball=cannonball)
        for each in (points, halved, anyway, no_game)
    ]
    assert counted == [exact_alone, rascal, always, 0]


@pytest.mark.parametrize(
    ("players", "hand", "most"),
    [
        # In the one trick of three: the Skull King takes two Pirates.
        (3, 1, 60),
        # Of four: he takes three.
        (4, 1, 90),
        # All that others bring, 90, and as many Pirates as lie beside him, of six.
        (4, 5, 90 + 90),
        (8, 8, 90 + 180),
    ],
)
def test_the_most_that_special_cards_bring_is_what_lies_in_the_tricks(
    players: int, hand: int, most: int
) -> None:
    bonus = points_of("skull_king").bonus
    assert most_bonus(bonus, players, hand) == most
    assert most_bonus(replace(bonus, step=40), players, hand) == most // 40 * 40
    assert most_bonus(replace(bonus, most=170), players, hand) == 170


# What totals are multiples of


@pytest.mark.parametrize(
    ("changed", "step"),
    [
        ({}, 20),
        ({"bonus": Bonus(BonusWhen.NEVER, step=5)}, 20),
        ({"bonus": Bonus(BonusWhen.MADE, step=5)}, 5),
        ({"zero_made": Formula(hand=15)}, 5),
        ({"missed": Formula(off=-8)}, 4),
        ({"cannonball": 15}, 5),
        ({"loot": 30}, 10),
        ({"wager": 20}, 10),
        ({"near_half": True}, 10),
        ({"near_half": True, "missed": Formula(off=-40)}, 10),
        ({"near_half": True, "bonus": Bonus(BonusWhen.MADE, step=10)}, 5),
        # Half of 15 is 7.
        ({"near_half": True, "made": Formula(base=15), "missed": Formula(off=-15)}, 1),
    ],
)
def test_all_points_are_multiples_of_what_every_part_is(changed: dict[str, Any], step: int) -> None:
    points = Points(made=Formula(base=20, trick=40), missed=Formula(off=-20))
    assert step_of(replace(points, **changed)) == step


def test_where_nothing_brings_points_there_is_no_step() -> None:
    assert step_of(Points(Formula(), Formula())) == 0


# Any game


@given(data=st.data())
def test_points_are_what_one_counts_trick_by_trick(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    points = data.draw(any_ruleset).points
    bid, tricks = data.draw(st.integers(0, 25)), data.draw(st.integers(0, 25))
    hand = data.draw(st.integers(25, 30))
    formula = points.made if bid == tricks else points.missed
    if bid == 0 and points.zero_made and points.zero_missed:
        formula = points.zero_made if tricks == 0 else points.zero_missed
    if points.near_half and abs(bid - tricks) == 1:
        halved = replace(points, near_half=False)
        assert score(points, bid, tricks, hand) == score(halved, bid, bid, hand) // 2
        return
    counted = formula.base
    for _ in range(tricks):
        counted += formula.trick + formula.trick_squared * tricks
    for _ in range(bid):
        counted += formula.bid + formula.bid_squared * bid
    for _ in range(min(bid, tricks), max(bid, tricks)):
        counted += formula.off + formula.off_squared * (max(bid, tricks) - min(bid, tricks))
    for _ in range(hand):
        counted += formula.hand
    assert score(points, bid, tricks, hand) == counted


@given(data=st.data())
def test_points_that_do_not_depend_on_the_hand_are_the_same_in_every_round(
    data: st.DataObject, any_ruleset: st.SearchStrategy[Ruleset]
) -> None:
    points = data.draw(any_ruleset).points
    bid, tricks = data.draw(st.integers(0, 25)), data.draw(st.integers(0, 25))
    few, many = (score(points, bid, tricks, hand) for hand in (25, 60))
    assert points.by_hand or few == many


def test_what_a_round_brings_to_everybody_is_the_sum_of_its_parts() -> None:
    """Skull King: wagers, a Loot, cannonballs and the bonus of special cards in one round of 4."""
    skull_king = games()["skull_king"].ruleset
    points = replace(skull_king.points, cannonball=15, near_half=False)
    bids, tricks = {"a": 2, "b": 0, "c": 1, "d": 3}, {"a": 2, "b": 0, "c": 2, "d": 0}
    scores = score_round(
        points,
        4,
        bids,
        tricks,
        cannonballs=["b", "d"],
        wagers={"a": 20, "c": 10},
        alliances=[("a", "b"), ("a", "c")],
        bonuses={"a": 30, "c": 10},
    )
    assert scores == {
        "a": (40 + 30 + 20 + points.loot, 30, 20 + points.loot),
        "b": (4 * 15 + points.loot, 0, points.loot),
        "c": (-10 - 10, 0, -10),
        "d": (0, 0, 0),
    }
    assert score_round(points, 4, {}, {}) == {}


@given(
    formula=st.builds(Formula, **{term: st.integers(-3, 3) for term in TERMS}),
    place=st.sampled_from(["made", "missed", "zero_made", "zero_missed"]),
)
def test_points_are_by_hand_where_the_same_bid_counts_otherwise_in_another_round(
    formula: Formula, place: str
) -> None:
    points = replace(Points(Formula(), Formula()), **{place: formula})
    counts = {
        hand: [score(points, bid, tricks, hand) for bid in range(4) for tricks in range(4)]
        for hand in (3, 4, 7)
    }
    assert points.by_hand == (counts[3] != counts[4] or counts[3] != counts[7])
