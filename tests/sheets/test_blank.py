"""What a blank sheet says before anybody plays."""

from dataclasses import replace
from itertools import pairwise

import pytest

from scorepad.rules.library import games
from scorepad.rules.options import with_options
from scorepad.rules.ruleset import Ruleset, TrumpSource
from scorepad.rules.schedule import deals
from scorepad.sheets.blank import BlankSheet, Corner, blank_sheet, classic_block, has_classic_block

TABLES = [
    (key, players)
    for key, game in games().items()
    for players in range(game.ruleset.least, game.ruleset.most + 1)
]


def rules(key: str) -> Ruleset:
    return games()[key].ruleset


def sheet(key: str, players: int, **asked: object) -> BlankSheet:
    return blank_sheet(rules(key), [""] * players, **asked)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_there_is_a_line_for_every_round_with_its_hand(key: str, players: int) -> None:
    lines = sheet(key, players).rows
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    assert [(line.hand, line.blind) for line in lines] == [
        (deal.hand, deal.blind) for deal in deals(rules(key), players)
    ]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_deal_goes_round_from_the_first_column(key: str, players: int) -> None:
    dealers = [line.dealer for line in sheet(key, players).rows]
    assert dealers[0] == 1
    assert all(after == before % players + 1 for before, after in pairwise(dealers))


def test_another_player_may_deal_first_and_dealers_may_be_left_open() -> None:
    assert [line.dealer for line in sheet("wizard_fisher", 4, first_dealer=3).rows][:4] == [
        3,
        4,
        1,
        2,
    ]
    assert {line.dealer for line in sheet("wizard_fisher", 4, first_dealer=0).rows} == {None}


def test_with_two_players_the_long_game_has_26_rounds_the_last_one_blind() -> None:
    lines = sheet("quoicoupli", 2).rows
    assert len(lines) == 26
    assert [line.number for line in lines if line.blind] == [26]
    assert not any(line.no_trump for line in lines)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_only_the_round_that_deals_all_cards_has_no_trump(players: int) -> None:
    lines = sheet("wizard_gigamic", players).rows
    assert [line.number for line in lines if line.no_trump] == [60 // players]


def test_trump_that_no_card_decides_is_printed() -> None:
    usual = rules("wizard_club")
    suit = usual.deck.suits[0].code
    trump = replace(usual.trump, source=TrumpSource.FIXED, suits=(suit,))
    fixed = blank_sheet(replace(usual, trump=trump), ["", "", ""])
    assert {line.trump.suit for line in fixed.rows} == {suit}


def test_a_shorter_game_and_a_list_of_hands_are_kept() -> None:
    assert len(sheet("wizard_fisher", 4, rounds=10).rows) == 10
    assert [line.hand for line in sheet("wizard_fisher", 4, hands=[1, 5, 2]).rows] == [1, 5, 2]


def test_house_rules_are_said_where_there_are_any_but_not_points_and_hands() -> None:
    usual = rules("wizard_gigamic")
    played = with_options(usual, {"bidding.who": "last", "bidding.zero_exempt": True})
    printed = blank_sheet(played, ["", "", ""], usual=usual)
    assert printed.variants == ("plus_or_minus_one",)
    assert printed.options == (("bidding.zero_exempt", True),)
    played = with_options(usual, {"points.made.base": 25, "schedule.rounds": 8})
    printed = blank_sheet(played, ["", "", ""], usual=usual)
    assert printed.options == ()
    assert len(printed.rows) == 8
    printed = blank_sheet(rules("wizard_club"), ["", "", ""], usual=rules("wizard_club"))
    assert (printed.variants, printed.options) == ((), ())


def test_a_round_has_a_mark_for_each_bomb_that_can_fall_and_a_box_room_for_a_changed_bid() -> None:
    jubilee, gigamic = rules("wizard_jubilee"), rules("wizard_gigamic")
    with_both = {"play.bomb": True, "play.cloud": True}
    for ruleset, options, bombs, changes in [
        (jubilee, {}, 2, True),
        (jubilee, {"play.edition": "25"}, 1, True),
        (jubilee, {"play.bomb": False}, 0, True),
        (jubilee, {"play.cloud": False, "play.witch": False}, 1, False),
        (gigamic, {}, 0, False),
        (gigamic, with_both, 1, True),
    ]:
        printed = blank_sheet(with_options(ruleset, options), ["", "", ""])
        assert (printed.bombs, printed.changes) == (bombs, changes)


def test_the_cards_of_an_edition_are_told_and_those_that_only_lose_or_stay_in_the_box_are_not() -> (
    None
):
    def told(key: str, **options: object) -> str:
        played = {f"play.{name}": value for name, value in options.items()}
        printed = blank_sheet(with_options(rules(key), played), ["", "", ""])
        return "".join(card.code for card in printed.cards)

    assert told("wizard_jubilee") == "DFXWJCSHV"
    assert told("wizard_jubilee", edition="25") == "DFXWJCS"
    assert told("wizard_jubilee", edition="20") == "DFXWJC"
    assert told("wizard_jubilee", edition="20", dragon=False, cloud=False) == "XWJ"
    assert told("wizard_gigamic", bomb=True, cloud=True) == ""
    assert told("skull_king", kraken=True, whale=True, loot=True) == "RW"


def test_names_stand_in_their_columns() -> None:
    columns = blank_sheet(rules("wizard_club"), ["Anna", "", "Cleo"]).columns
    assert [(column.number, column.name) for column in columns] == [
        (1, "Anna"),
        (2, ""),
        (3, "Cleo"),
    ]


WITH_A_STAIR = ("wizard_fisher", "wizard_gigamic", "wizard_club")


@pytest.mark.parametrize("key", WITH_A_STAIR)
def test_a_column_ends_where_the_game_of_so_many_players_ends(key: str) -> None:
    block = classic_block(games()[key].ruleset)
    assert [column.until for column in block.columns] == [20, 20, 20, 15, 12, 10]
    assert [line.number for line in block.rows] == list(range(1, 21))


def test_hands_that_shrink_have_no_classic_block_and_games_of_one_length_no_corner() -> None:
    assert not has_classic_block(games()["quoicoupli"].ruleset)
    assert all(has_classic_block(games()[key].ruleset) for key in WITH_A_STAIR)
    ruleset = with_options(games()["wizard_fisher"].ruleset, {"schedule.rounds": 8})
    assert has_classic_block(ruleset)
    assert classic_block(ruleset).corner is None
    block = classic_block(games()["wizard_fisher"].ruleset)
    assert block.corner == Corner(columns=3, after=15)
    block = classic_block(games()["wizard_fisher"].ruleset, ("Anna", "Ben"))
    assert [column.name for column in block.columns] == ["Anna", "Ben", "", "", "", ""]


def test_a_corner_of_one_column_is_too_narrow_for_words() -> None:
    block = classic_block(games()["wizard_championship"].ruleset)
    assert [column.until for column in block.columns] == [15, 15, 15, 15, 12]
    assert block.corner is None
