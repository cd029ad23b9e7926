"""Games whose hands run otherwise than the sheet's, from the start or from a round on."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell
from scorepad.rules import Code, Refusal
from scorepad.rules.ruleset import Option
from tests.pad.scribe import Scribe


def hands(table: Scribe) -> list[int]:
    return [each.hand for each in (*table.pad.rounds, *table.pad.to_come)]


def changed(table: Scribe, options: dict[str, Option], *, whole_game: bool = False) -> Cells:
    return acts.change_rules(table.pad, options, whole_game=whole_game)


def test_a_schedule_changed_between_rounds_holds_for_those_to_come(table: Scribe) -> None:
    table.play_rounds(3)
    table.write(changed(table, {"schedule.largest": 5}))
    assert hands(table) == [1, 2, 3, 4, 5]
    table.play_rounds(1)
    table.write(changed(table, {"schedule.course": "down", "schedule.rounds": 8}))
    assert hands(table) == [1, 2, 3, 4, 4, 3, 2, 1]
    table.undo()
    assert hands(table) == [1, 2, 3, 4, 5]


def test_another_option_leaves_hands_that_the_table_has_set_alone() -> None:
    table = Scribe(hands=[3, 1, 2])
    table.write(changed(table, {"bidding.who": "last"}))
    assert hands(table) == [3, 1, 2]


def test_a_hand_that_was_bid_for_stays_as_it_was_dealt(table: Scribe) -> None:
    table.play_rounds(2)
    table.bid(cleo=1)
    assert table.refusal(changed(table, {"schedule.course": "down"})) == Refusal(
        Code.HAND_IS_DEALT, {"round": 3, "hand": 3}
    )
    table.write(changed(table, {"schedule.course": "up_down"}))


@pytest.mark.parametrize("options", [{"schedule.course": "down"}, {"schedule.largest": 1}])
def test_the_hands_of_a_whole_game_are_not_changed_behind_its_back(
    table: Scribe, options: dict[str, Option]
) -> None:
    table.play_rounds(3)
    assert table.code(changed(table, options, whole_game=True)) in (
        Code.HAND_IS_DEALT,
        Code.GAME_WOULD_BE_OVER,
    )


def test_a_schedule_that_is_shorter_than_what_was_played_is_refused(table: Scribe) -> None:
    table.play_rounds(4)
    assert table.refusal(changed(table, {"schedule.largest": 3})) == Refusal(
        Code.GAME_WOULD_BE_OVER, {"players": 3, "rounds": 4, "round": 5}
    )


def test_a_hand_changed_by_hand_does_not_stop_a_change_of_the_schedule(table: Scribe) -> None:
    table.write(acts.this_round(table.round, hand=4))
    table.bid(ben=0)
    table.write(changed(table, {"schedule.course": "down"}))
    assert hands(table) == [4, *range(19, 0, -1)]


def test_seats_taken_back_in_the_open_round_beside_another_schedule_are_refused(
    table: Scribe,
) -> None:
    table.play_rounds(1)
    largest = (Cell(2, 0, "", "rule:schedule.largest"), 7)
    assert table.code((largest, (Cell(2, 0, "", "seating"), None))) is Code.NOT_A_MARK
