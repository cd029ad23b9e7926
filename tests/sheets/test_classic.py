"""The block for any number of players."""

import pytest

from scorepad.rules.library import games
from scorepad.rules.options import with_options
from scorepad.sheets.blank import Corner, classic_block, has_classic_block

WITH_A_STAIR = ("wizard_fisher", "wizard_gigamic", "wizard_club")


@pytest.mark.parametrize("key", WITH_A_STAIR)
def test_a_column_ends_where_the_game_of_so_many_players_ends(key: str) -> None:
    block = classic_block(games()[key].ruleset)
    assert [column.until for column in block.columns] == [20, 20, 20, 15, 12, 10]
    assert [line.number for line in block.lines] == list(range(1, 21))


def test_the_corner_lies_below_the_fourth_column() -> None:
    block = classic_block(games()["wizard_fisher"].ruleset)
    assert block.corner == Corner(columns=3, after=15)


def test_names_fill_the_first_columns() -> None:
    block = classic_block(games()["wizard_fisher"].ruleset, ("Anna", "Ben"))
    assert [column.name for column in block.columns] == ["Anna", "Ben", "", "", "", ""]


def test_hands_that_shrink_have_no_such_block() -> None:
    assert not has_classic_block(games()["quoicoupli"].ruleset)
    assert all(has_classic_block(games()[key].ruleset) for key in WITH_A_STAIR)


def test_where_all_tables_play_as_long_there_is_no_corner() -> None:
    ruleset = with_options(games()["wizard_fisher"].ruleset, {"schedule.rounds": 8})
    assert has_classic_block(ruleset)
    assert classic_block(ruleset).corner is None
