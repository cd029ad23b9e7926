"""What people have who come, go, and come back, and whether they win."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import Cell
from scorepad.rules import Code
from tests.pad.scribe import Scribe

FOUR = "anna ben cleo dora"
FIVE = "anna ben cleo dora emil"


@pytest.mark.parametrize(("start", "total"), [("zero", 0), ("lowest", -60)])
def test_a_newcomer_starts_at_zero_or_at_the_lowest_total(start: str, total: int) -> None:
    table = Scribe(players=FOUR)
    table.play([0, 1, 0, 0], [0, 0, 0, 1])
    table.play([0, 2, 0, 2], [0, 0, 2, 0])
    table.play([0, 3, 0, 0], [0, 0, 3, 0])
    assert min(table.totals()) == -60
    table.seat(FIVE, new="emil", start=start)
    assert table.round.boxes["emil"].before == total
    assert table.pad.totals["emil"] == total


def test_somebody_known_has_a_total_and_chooses_no_start(four: Scribe) -> None:
    four.seat("anna ben dora")
    cells = acts.seat(four.pad, FOUR.split(), keep_end=False)
    start = ((Cell(4, 0, "cleo", "start"), "lowest"),)
    assert four.code(cells + start) is Code.NOT_A_MARK


@pytest.mark.parametrize(
    ("start", "value", "code"),
    [
        (Cell(4, 0, "emil", "start"), "highest", Code.NOT_A_MARK),
        (Cell(4, 1, "emil", "start"), "lowest", Code.NOT_A_MARK),
        (Cell(5, 0, "emil", "start"), "lowest", Code.NOT_A_MARK),
        (Cell(4, 0, "finn", "start"), "lowest", Code.NOT_AT_THE_TABLE),
    ],
)
def test_a_start_is_written_with_the_seat_only(
    four: Scribe, start: Cell, value: str, code: Code
) -> None:
    seat = ((Cell(4, 0, "", "seating"), FIVE.split()), (Cell(0, 0, "emil", "name"), "Emil"))
    assert four.code((*seat, (start, value))) is code
    assert four.code(((start, value),)) is Code.NOT_AT_THE_TABLE
    four.write((*seat, (Cell(4, 0, "emil", "start"), "lowest")))


def end_of_a_game_that_cleo_left(leavers_win: bool) -> Scribe:
    table = Scribe(players=FOUR, rounds=2, options={"end.leavers_win": leavers_win})
    table.play([0, 0, 1, 0], [0, 0, 1, 0])
    table.seat("anna ben dora", keep_end=True)
    table.play([0, 0, 0], [2, 0, 0])
    return table


def test_leavers_are_listed_and_do_not_win() -> None:
    table = end_of_a_game_that_cleo_left(leavers_win=False)
    assert table.pad.over
    assert table.pad.away == ("cleo",)
    assert table.pad.totals["cleo"] == 30
    assert table.pad.winners == ("ben", "dora")
    table.write(acts.adjust(1, "cleo", 500, "far ahead"))
    assert table.pad.winners == ("ben", "dora")


def test_leavers_win_if_the_table_says_so() -> None:
    table = end_of_a_game_that_cleo_left(leavers_win=True)
    table.write(acts.adjust(1, "cleo", 500, "far ahead"))
    assert table.pad.winners == ("cleo",)
