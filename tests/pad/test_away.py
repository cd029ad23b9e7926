"""What people have who come, go, and come back, and whether they win."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import Cell
from scorepad.rules import Code
from tests.pad.scribe import Scribe

FOUR = "anna ben cleo dora"
FIVE = "anna ben cleo dora emil"


def test_a_leaver_makes_no_points_while_away_and_comes_back_to_the_old_total(
    four: Scribe,
) -> None:
    assert four.totals() == [30, 20, 10, 60]
    four.seat("anna ben dora")
    four.play_rounds(2)
    assert four.pad.totals["cleo"] == 10
    four.seat(FOUR)
    assert four.pad.away == ()
    assert four.round.boxes["cleo"].before == 10
    four.play([0, 0, 6, 0], [0, 0, 6, 0])
    assert four.pad.totals["cleo"] == 90


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


def test_the_lowest_total_is_that_of_those_who_sit_at_the_table(four: Scribe) -> None:
    four.seat("anna ben dora")
    four.play_rounds(1)
    four.seat("anna ben dora emil", new="emil", start="lowest")
    assert four.pad.totals["cleo"] == 10
    assert four.round.boxes["emil"].before == min(four.pad.totals[p] for p in ("anna", "ben"))


def test_the_lowest_total_follows_a_correction(four: Scribe) -> None:
    four.seat(FIVE, new="emil", start="lowest")
    assert four.round.boxes["emil"].before == 10
    four.correct_tricks(3, cleo=1, dora=2)
    assert four.totals(3) == [30, 20, 30, 20]
    assert four.round.boxes["emil"].before == 20


def test_a_newcomer_who_was_announced_and_came_later_starts_as_said_last(four: Scribe) -> None:
    four.bid(anna=0)
    four.seat(FIVE, new="emil", start="lowest")
    four.seat(FOUR)
    four.bids(0, 0, 0, 0)
    four.write(acts.correct_tricks(four.round, {"anna": 0, "ben": 4, "cleo": 0, "dora": 0}))
    assert "emil" not in four.pad.totals
    four.seat(FIVE, start="lowest")
    assert four.round.boxes["emil"].before == min(four.totals(4)) == -20


def test_somebody_known_has_a_total_and_chooses_no_start(four: Scribe) -> None:
    four.seat("anna ben dora")
    cells = acts.seat(four.pad, FOUR.split(), keep_end=False)
    start = ((Cell(4, 0, "cleo", "start"), "lowest"),)
    assert four.code(cells + start) is Code.NOT_A_MARK


@pytest.mark.parametrize(
    ("start", "value"),
    [
        (Cell(4, 0, "emil", "start"), "highest"),
        (Cell(4, 1, "emil", "start"), "lowest"),
        (Cell(5, 0, "emil", "start"), "lowest"),
        (Cell(4, 0, "finn", "start"), "lowest"),
    ],
)
def test_a_start_is_written_with_the_seat_only(four: Scribe, start: Cell, value: str) -> None:
    seat = (
        (Cell(4, 0, "", "seating"), FIVE.split()),
        (Cell(0, 0, "emil", "name"), "Emil"),
    )
    assert four.code((*seat, (start, value))) is Code.NOT_A_MARK
    assert four.code(((start, value),)) is Code.NOT_A_MARK
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


def test_the_table_may_let_leavers_win_when_the_game_is_over() -> None:
    table = end_of_a_game_that_cleo_left(leavers_win=False)
    table.write(acts.adjust(1, "cleo", 500, "far ahead"))
    table.write(acts.change_rules(table.pad, {"end.leavers_win": True}, whole_game=True))
    assert table.pad.winners == ("cleo",)


def test_seats_announced_for_a_round_that_is_never_played_change_no_winner() -> None:
    table = Scribe(hands=[1, 1, 1])
    table.bids(1, 1, 1)
    table.seat("anna ben dora", new="dora")
    table.take(ben=0, anna=0)
    assert table.pad.present == ("anna", "ben", "dora")
    table.write(acts.end(table.pad))
    assert table.pad.present == ("anna", "ben", "cleo")
    assert table.pad.away == ()
    assert table.pad.winners == ("cleo",)
    table.write(acts.reopen())
    assert table.round.seats == ("anna", "ben", "dora")
