import json
from typing import Any

import pytest

from scorepad.rules import Deal, Game, Ruleset, deals, deals_to_come, games, undealt, with_options
from scorepad.rules.ruleset import with_every_card
from scorepad.rules.schedule import largest_hand, largest_of_any
from tests.rules.sheets import DATA, SCORE_TABLES, WIZARDS

SCHEDULES = json.loads((DATA / "schedule.json").read_text("utf-8"))
UNDEALT = json.loads((DATA / "undealt.json").read_text("utf-8"))


def ruleset(key: str) -> Ruleset:
    return games()[key].ruleset


def hands(dealt: tuple[Deal, ...]) -> list[int]:
    return [deal.hand for deal in dealt]


def down_to_one(first: int) -> list[int]:
    return list(range(first, 0, -1))


# What the rule sheets say


@pytest.mark.parametrize("case", SCHEDULES, ids=lambda case: f"{case['place']}, {case['players']}")
def test_the_schedules_that_the_rule_sheets_give(case: dict[str, Any]) -> None:
    rules, players = ruleset(case["game"]), case["players"]
    schedule = deals(rules, players)
    assert hands(schedule) == case["hands"]
    numbered = list(enumerate(schedule, 1))
    assert [n for n, deal in numbered if deal.blind] == case["blind_rounds"]
    without_trump = [n for n, deal in numbered if undealt(rules, players, deal.hand) == 0]
    assert without_trump == case["no_trump_rounds"]


@pytest.mark.parametrize("case", UNDEALT, ids=lambda case: f"{case['players']} x {case['hand']}")
def test_the_undealt_cards_that_the_rule_sheets_give(case: dict[str, Any]) -> None:
    assert undealt(ruleset(case["game"]), case["players"], case["hand"]) == case["undealt"]


@pytest.mark.parametrize("key", games())
def test_most_cards_are_dealt_where_all_are_in_the_deck_and_count_as_dealt(key: str) -> None:
    rules = ruleset(key)
    every = with_options(with_every_card(rules), {"schedule.whole_deck": True})
    for players in range(rules.least, rules.most + 1):
        assert largest_hand(every, players) == largest_of_any(rules, players)


@pytest.mark.parametrize("key", WIZARDS)
@pytest.mark.parametrize(
    ("players", "rounds", "left_before_last"), [(3, 20, 3), (4, 15, 4), (5, 12, 5), (6, 10, 6)]
)
def test_wizard_deals_one_card_more_each_round_until_none_is_left(
    key: str, players: int, rounds: int, left_before_last: int
) -> None:
    rules = ruleset(key)
    schedule = deals(rules, players)
    assert hands(schedule) == list(range(1, rounds + 1))
    assert not any(deal.blind for deal in schedule)
    assert undealt(rules, players, schedule[-2].hand) == left_before_last
    assert undealt(rules, players, schedule[-1].hand) == 0


@pytest.mark.parametrize(
    ("players", "first", "left", "rounds"),
    [
        (2, 25, 2, 26),
        (3, 17, 1, 18),
        (4, 12, 4, 13),
        (5, 10, 2, 11),
        (6, 8, 4, 9),
        (7, 7, 3, 8),
        (8, 6, 4, 7),
        (9, 5, 7, 6),
        (10, 5, 2, 6),
    ],
)
def test_quoicoupli_deals_down_to_one_card_and_one_more_that_is_blind(
    players: int, first: int, left: int, rounds: int
) -> None:
    rules = ruleset("quoicoupli")
    schedule = deals(rules, players)
    assert len(schedule) == rounds
    assert hands(schedule) == [*down_to_one(first), 1]
    assert [deal.blind for deal in schedule] == [False] * first + [True]
    assert undealt(rules, players, first) == left
    assert all(undealt(rules, players, deal.hand) > 0 for deal in schedule)


@pytest.mark.parametrize("key", WIZARDS)
def test_rounds_for_each_number_of_players_as_others_count_them(key: str) -> None:
    table = SCORE_TABLES["rounds"]
    rules = ruleset(key)
    for players, rounds in table["rounds"].items():
        assert rules.least <= int(players) <= rules.most
        assert len(deals(rules, int(players))) == rounds
    assert not any(rules.least <= players <= rules.most for players in table["refused"])


@pytest.mark.parametrize(
    ("key", "players", "played", "expected"),
    [
        ("oh_hell", 6, 3, [5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("oh_hell", 4, 10, [2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("oh_hell", 7, 12, [7]),
        ("oh_hell", 7, 13, []),
        ("oh_hell", 7, 19, []),
    ],
)
def test_hands_that_go_both_ways_follow_from_the_rounds_played(
    key: str, players: int, played: int, expected: list[int]
) -> None:
    assert hands(deals_to_come(ruleset(key), players, dealt=played, last=8)) == expected


@pytest.mark.parametrize(
    ("players", "played", "expected"),
    [
        (3, 5, list(range(6, 21))),
        (5, 9, [10, 11, 12]),
        (4, 14, [15]),
        (5, 12, []),
        (5, 14, []),
    ],
)
def test_growing_hands_go_on_growing_when_people_come_and_go(
    players: int, played: int, expected: list[int]
) -> None:
    to_come = deals_to_come(ruleset("wizard_fisher"), players, dealt=played, last=played)
    assert hands(to_come) == expected


# People come and go


@pytest.mark.parametrize(
    ("players", "last", "expected"),
    [
        (4, 5, [4, 3, 2, 1, 1]),
        (10, 25, [5, 4, 3, 2, 1, 1]),
        (10, 6, [5, 4, 3, 2, 1, 1]),
        (10, 5, [4, 3, 2, 1, 1]),
        (2, 1, [1]),
    ],
)
def test_shrinking_hands_go_on_shrinking_when_people_come_and_go(
    players: int, last: int, expected: list[int]
) -> None:
    to_come = deals_to_come(ruleset("quoicoupli"), players, dealt=3, last=last)
    assert hands(to_come) == expected
    assert to_come[-1].blind


def test_nothing_comes_after_the_blind_round() -> None:
    assert deals_to_come(ruleset("quoicoupli"), 6, dealt=9, last=1, extras_played=1) == ()
    # Not even where people have left, and the others could have larger hands.
    growing = with_options(ruleset("quoicoupli"), {"schedule.course": "up"})
    assert deals_to_come(growing, 3, dealt=9, last=8, extras_played=1) == ()


# Shorter, longer, or the table's own list


def test_a_game_lengthened_after_its_blind_round_has_no_second_one() -> None:
    to_come = deals_to_come(ruleset("quoicoupli"), 6, dealt=9, last=1, extras_played=1, rounds=11)
    assert to_come == (Deal(1), Deal(1))


def test_the_blind_round_is_no_place_in_hands_that_shrink_and_grow() -> None:
    both_ways = with_options(ruleset("quoicoupli"), {"schedule.course": "down_up"})
    to_come = deals_to_come(both_ways, 6, dealt=9, last=1, extras_played=1, rounds=11)
    assert to_come == (Deal(4), Deal(5))


@pytest.mark.parametrize(
    ("played", "rounds", "expected"),
    [
        (0, None, [3, 1, 20, 5]),
        (1, None, [1, 20, 5]),
        (4, None, []),
        (6, None, []),
        (0, 2, [3, 1]),
        (2, 7, [20, 5, 5, 5, 5]),
    ],
)
def test_the_tables_own_list_of_hands(played: int, rounds: int | None, expected: list[int]) -> None:
    to_come = deals_to_come(
        ruleset("wizard_fisher"), 3, dealt=played, last=3, rounds=rounds, hands=[3, 1, 20, 5]
    )
    assert hands(to_come) == expected


def test_a_game_of_so_many_rounds_keeps_its_extra_deals_and_never_goes_back() -> None:
    short = deals_to_come(ruleset("quoicoupli"), 6, rounds=3)
    assert short == (Deal(2), Deal(1), Deal(1, blind=True))
    assert deals_to_come(ruleset("wizard_fisher"), 3, dealt=6, last=6, rounds=4) == ()


def test_the_extra_deals_follow_the_tables_own_list() -> None:
    to_come = deals_to_come(ruleset("quoicoupli"), 6, hands=[3, 5])
    assert to_come == (Deal(3), Deal(5), Deal(1, blind=True))


def test_a_made_up_game_is_scheduled_by_its_file_alone(short_lift: Game) -> None:
    assert deals(short_lift.ruleset, 5) == (
        *(Deal(hand) for hand in (1, 2, 3, 4, 5, 6)),
        Deal(1, blind=False),
        Deal(1, blind=True),
    )
    assert undealt(short_lift.ruleset, 5, 6) == 3
