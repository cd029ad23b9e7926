"""A game made longer or shorter, ended early, and going on again."""

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe


@pytest.mark.parametrize(("rounds", "low"), [(1, 3), (2, 3), (61, 3), (0, 3), ("9", 3)])
def test_a_game_is_no_shorter_than_the_rounds_begun(table: Scribe, rounds: int, low: int) -> None:
    table.play_rounds(2)
    assert table.refusal(acts.length(table.pad, rounds)) == Refusal(
        Code.ROUNDS_OUT_OF_RANGE, {"value": rounds, "low": low, "high": 60}
    )


def test_the_length_is_set_from_the_first_round_that_nobody_bid_in(table: Scribe) -> None:
    def refusal(number: int, value: Value, player: str = "") -> Refusal | None:
        return table.refusal(((Cell(number, 0, player, "rounds"), value),))

    table.play_rounds(2)
    assert refusal(4, None, "anna") == Refusal(Code.NOT_A_MARK, {"what": "rounds"})
    for wrong in ((1, 9), (2, 9), (4, 9), (2, None)):
        assert refusal(*wrong) == Refusal(Code.ROUND_NOT_OPEN, {"round": wrong[0], "open": 3})
    for value in (None, "schedule"):
        facts = {"value": value, "low": 3, "high": 60}
        assert refusal(3, value) == Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
    # What was set for a later round is taken back.
    assert refusal(4, None) is refusal(3, 9) is refusal(3, 60) is None


def test_a_game_that_goes_on_is_not_opened_again_by_another_length(table: Scribe) -> None:
    table.play_rounds(1)
    assert acts.length(table.pad, 5) == ((Cell(2, 0, "", "rounds"), 5),)
    table.write(acts.end(table.pad))
    assert {cell.field for cell, _ in acts.length(table.pad, 5)} == {"rounds", "ended"}


def test_a_game_ended_early_counts_the_rounds_that_are_done(table: Scribe) -> None:
    table.play_rounds(2)
    table.bid(cleo=1)
    assert not table.pad.ended_early
    table.write(acts.end(table.pad))
    assert table.pad.over
    assert not table.pad.totals_alone
    assert table.pad.ended_early
    assert table.pad.number_of_rounds == 2
    assert table.pad.winners == ("anna",)
    assert table.code(acts.enter(3, 1, "anna", "bid", 0)) is Code.GAME_IS_OVER
    assert table.code(acts.end(table.pad)) is Code.GAME_IS_OVER


def test_a_game_at_its_last_round_was_not_ended_early() -> None:
    table = Scribe(rounds=1)
    assert table.code(acts.length(table.pad, True)) is Code.NOT_A_MARK
    table.play_rounds(1)
    assert (table.pad.over, table.pad.ended_early) == (True, False)


def test_a_game_is_never_ended_before_a_round_is_done(table: Scribe) -> None:
    assert table.code(acts.end(table.pad)) is Code.NOTHING_TO_END
    pad = fold((*table.marks, Mark("e" * 32, acts.end(table.pad))))
    assert pad.current is not None
    assert pad.current.number == 1


def test_the_end_is_set_after_the_round_that_is_done(table: Scribe) -> None:
    table.play_rounds(1)
    assert table.code(((Cell(0, 0, "", "ended"), 3),)) is Code.ROUND_NOT_OPEN
    assert table.code(((Cell(0, 0, "", "ended"), True),)) is Code.NOT_A_MARK


# Of an evening that was kept on paper the totals may be all that is known.


def test_a_game_of_totals_alone_is_over_with_them_and_nothing_else(table: Scribe) -> None:
    totals = {"anna": 120, "ben": -30, "cleo": 120}
    table.write(acts.give_totals(totals, "paper"))
    table.write(acts.end(table.pad))
    assert table.pad.over
    assert table.pad.totals_alone
    assert table.pad.totals == totals
    assert table.pad.winners == ("anna", "cleo")
    assert all(box.bid is None and box.made is None for box in table.pad.rounds[0].boxes.values())
    table.write(acts.reopen())
    assert not table.pad.over
    assert not table.pad.totals_alone


@pytest.mark.parametrize(("value", "code"), [(2, Code.NOTHING_TO_END), (True, Code.NOT_A_MARK)])
def test_totals_alone_end_a_game_with_its_first_round(
    value: int, code: Code, table: Scribe
) -> None:
    table.write(acts.adjust(1, "anna", 50, "paper"))
    assert table.code(((Cell(0, 0, "", "ended"), value),)) is code


def test_a_round_that_was_bid_in_is_not_one_of_totals_alone(table: Scribe) -> None:
    table.write(acts.adjust(1, "anna", 50, "paper"))
    table.bid(anna=1)
    assert table.code(((Cell(0, 0, "", "ended"), 1),)) is Code.NOTHING_TO_END
    pad = fold((*table.marks, Mark("e" * 32, ((Cell(0, 0, "", "ended"), 1),))))
    assert not pad.over


def test_the_blind_round_that_was_played_does_not_come_again_in_a_longer_game() -> None:
    table = Scribe("quoicoupli", hands=[2])
    table.play([1, 1, 1], [1, 1, 0])
    assert table.round.blind
    table.play([0, 0, 0], [1, 0, 0])
    assert table.pad.over
    table.write(acts.length(table.pad, 4))
    deals = [table.round, *table.pad.to_come]
    assert [(deal.hand, deal.blind) for deal in deals] == [(2, False), (2, False)]
