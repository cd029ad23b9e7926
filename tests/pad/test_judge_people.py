"""People who leave, sit out, come back, join, or change seats."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import Cell, Value
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe

FOUR = "anna ben cleo dora"
FIVE = "anna ben cleo dora emil"


# when seats can change


def test_a_round_that_was_bid_in_keeps_its_seats(four: Scribe) -> None:
    four.bid(anna=1)
    assert four.code(((Cell(4, 0, "", "seating"), ["anna", "ben", "dora"]),)) is (
        Code.ROUND_HAS_BEGUN
    )


def test_nobody_joins_a_game_that_is_over() -> None:
    table = Scribe(rounds=1)
    table.play_rounds(1)
    cells = acts.seat(table.pad, FOUR.split(), keep_end=False, newcomers={"dora": "Dora"})
    assert table.code(cells) is Code.GAME_IS_OVER


def test_somebody_without_a_name_cannot_sit_down(four: Scribe) -> None:
    cells = acts.seat(four.pad, FIVE.split(), keep_end=False)
    assert four.code(cells) is Code.NOT_AT_THE_TABLE


@pytest.mark.parametrize("seat", [["anna"], {"anna": 1}, 3, None])
def test_a_seat_holds_a_players_id_and_nothing_else(four: Scribe, seat: object) -> None:
    cells = ((Cell(4, 0, "", "seating"), ["anna", "ben", seat]),)
    assert four.code(cells) is Code.NOT_AT_THE_TABLE


# names


def test_two_newcomers_need_two_names(four: Scribe) -> None:
    newcomers = {"e": "Emil", "f": " emil"}
    cells = acts.seat(four.pad, ["anna", "ben", "e", "f"], keep_end=False, newcomers=newcomers)
    assert four.code(cells) is Code.NAME_TAKEN


def test_a_newcomer_cannot_take_a_leavers_name(four: Scribe) -> None:
    four.seat("anna ben dora")
    cells = acts.seat(
        four.pad, ["anna", "ben", "dora", "c"], keep_end=False, newcomers={"c": "CLEO"}
    )
    assert four.code(cells) is Code.NAME_TAKEN


def test_a_rename_is_judged_like_any_name(table: Scribe) -> None:
    assert table.code(acts.rename("ben", "ANNA")) is Code.NAME_TAKEN
    assert table.code(acts.rename("ben", " ")) is Code.NAME_EMPTY
    assert table.code(acts.rename("zoe", "Zoe")) is Code.NOT_AT_THE_TABLE
    table.write(acts.rename("ben", "BEN"))


def test_a_game_whose_hands_shrink_takes_more_people_though_its_length_is_fixed() -> None:
    table = Scribe("quoicoupli", "anna ben cleo dora", rounds=12)
    seats: list[Value] = ["anna", "ben", "cleo", "dora", "emil", "finn", "gina", "hans"]
    names = tuple((Cell(0, 0, str(each), "name"), str(each).capitalize()) for each in seats[4:])
    table.write((*names, (Cell(1, 0, "", "seating"), seats)))
    assert table.round.hand == 6


def test_seats_with_a_length_that_is_over_say_that_length(table: Scribe) -> None:
    table.play_rounds(2)
    seats: list[Value] = ["anna", "cleo", "ben"]
    refusal = table.refusal(((Cell(3, 0, "", "seating"), seats), (Cell(3, 0, "", "rounds"), 2)))
    facts = {"players": 3, "rounds": 2, "round": 3}
    assert refusal == Refusal(Code.GAME_WOULD_BE_OVER, facts)


def test_seats_from_another_round_than_the_open_one_or_the_next_say_which_is_open() -> None:
    four = Scribe(players=FOUR)
    seats = Cell(3, 0, "", "seating")
    refusal = four.refusal(((seats, ["dora", "cleo", "ben", "anna"]),))
    assert refusal == Refusal(Code.ROUND_NOT_OPEN, {"round": 3, "open": 1})
    four.write(acts.deal_again(four.round))
    assert four.code(((seats, ["dora", "cleo", "ben", "anna"]),)) is Code.DEAL_IS_OVER


def test_a_round_that_is_dealt_again_in_the_same_mark_takes_other_seats(four: Scribe) -> None:
    four.bid(anna=1)
    seats = ((Cell(4, 0, "", "seating"), ["anna", "ben", "dora"]),)
    assert four.code(seats) is Code.ROUND_HAS_BEGUN
    assert four.refusal((*acts.deal_again(four.round), *seats)) is None
    four.write(acts.deal_again(four.round))
    assert four.refusal(seats) is None
    four.bid(anna=1)
    assert four.code(seats) is Code.ROUND_HAS_BEGUN


def test_an_exchange_is_one_in_whatever_order_its_cells_are_written(table: Scribe) -> None:
    cells = acts.exchange(table.pad, "anna", "ben")
    assert table.refusal(cells) is None
    assert table.refusal(cells[::-1]) is None


def test_the_length_is_changed_from_no_round_before_the_open_one_though_that_is_dealt_again(
    table: Scribe,
) -> None:
    table.play_rounds(1)
    table.write(acts.deal_again(table.round))
    refusal = table.refusal(((Cell(1, 0, "", "rounds"), 7),))
    assert refusal == Refusal(Code.ROUND_NOT_OPEN, {"round": 1, "open": 2})
