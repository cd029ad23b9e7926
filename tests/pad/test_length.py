"""A game made longer or shorter, ended early, and going on again."""

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from scorepad.rules import Code
from tests.pad.scribe import Scribe, hands


def test_a_running_game_is_shortened(table: Scribe) -> None:
    table.play_rounds(2)
    table.write(acts.length(table.pad, 4))
    assert hands(table) == [1, 2, 3, 4]
    table.play_rounds(2)
    assert table.pad.over
    assert not table.pad.ended_early


def test_a_running_game_is_lengthened_with_the_largest_hand_again(table: Scribe) -> None:
    table.write(acts.length(table.pad, 22))
    assert hands(table)[-3:] == [20, 20, 20]


def test_a_shrinking_game_is_shortened_at_its_beginning() -> None:
    table = Scribe("quoicoupli", "anna ben cleo dora")
    table.play([0] * 4, [12, 0, 0, 0])
    table.write(acts.length(table.pad, 5))
    assert hands(table) == [12, 3, 2, 1, 1]
    assert table.pad.to_come[-1].blind


def test_shortening_does_not_touch_a_round_that_has_been_bid_in() -> None:
    table = Scribe("quoicoupli", "anna ben cleo dora")
    table.bid(ben=9)
    table.write(acts.length(table.pad, 4))
    assert table.round.hand == 12
    assert hands(table) == [12, 2, 1, 1]


def test_a_length_that_was_set_again_replaces_the_one_before(table: Scribe) -> None:
    table.bid(ben=1)
    table.write(acts.length(table.pad, 4))
    table.write(acts.deal_again(table.round))
    table.write(acts.length(table.pad, 6))
    assert table.pad.number_of_rounds == 6


def test_a_length_set_after_people_changed_holds(table: Scribe) -> None:
    table.bid(ben=1)
    table.seat("anna ben cleo dora", new="dora")
    table.write(acts.length(table.pad, 6))
    assert table.pad.number_of_rounds == 6


@pytest.mark.parametrize(("rounds", "low"), [(1, 3), (2, 3), (61, 3), (0, 3)])
def test_a_game_is_no_shorter_than_the_rounds_begun(table: Scribe, rounds: int, low: int) -> None:
    table.play_rounds(2)
    refusal = table.refusal(acts.length(table.pad, rounds))
    assert refusal is not None
    assert refusal.code is Code.ROUNDS_OUT_OF_RANGE
    assert refusal.facts == {"value": rounds, "low": low, "high": 60}


def test_the_length_is_set_from_the_first_round_that_nobody_bid_in(table: Scribe) -> None:
    table.play_rounds(2)
    for number in (1, 2, 4):
        refusal = table.refusal(((Cell(number, 0, "", "rounds"), 9),))
        assert refusal is not None
        assert refusal.code is Code.ROUND_NOT_OPEN
        assert refusal.facts == {"round": number, "open": 3}
    table.write(((Cell(3, 0, "", "rounds"), 9),))


def test_a_game_shortened_to_the_round_in_play_ends_with_it(table: Scribe) -> None:
    table.bids(1, 0, 0)
    table.write(acts.length(table.pad, 1))
    table.take(ben=0, cleo=0)
    assert table.pad.over
    assert table.pad.winners == ("anna",)


def test_a_game_ended_early_counts_the_rounds_that_are_done(table: Scribe) -> None:
    table.play_rounds(2)
    table.bid(cleo=1)
    table.write(acts.end(table.pad))
    assert table.pad.over
    assert table.pad.ended_early
    assert table.pad.number_of_rounds == 2
    assert table.pad.winners == ("anna",)
    assert table.code(acts.enter(3, 1, "anna", "bid", 0)) is Code.GAME_IS_OVER
    assert table.code(acts.end(table.pad)) is Code.GAME_IS_OVER


def test_a_game_is_never_ended_before_a_round_is_done(table: Scribe) -> None:
    assert table.code(acts.end(table.pad)) is Code.NOTHING_TO_END
    pad = fold((*table.marks, Mark("e" * 32, acts.end(table.pad))))
    assert pad.current is not None
    assert pad.current.number == 1


def test_a_game_reopened_goes_on_where_it_was(table: Scribe) -> None:
    table.play_rounds(2)
    table.bid(anna=1)
    before = table.pad
    table.write(acts.end(table.pad))
    table.write(acts.reopen())
    assert table.pad.rounds == before.rounds
    assert table.pad.to_come == before.to_come


def test_a_game_ended_early_goes_on_when_its_length_is_set(table: Scribe) -> None:
    table.play_rounds(2)
    table.bid(anna=2)
    table.write(acts.end(table.pad))
    table.write(acts.length(table.pad, 4))
    assert (table.round.number, table.pad.number_of_rounds) == (3, 4)
    assert table.round.boxes["anna"].bid == 2


def test_a_game_at_its_natural_end_goes_on_for_one_more_round() -> None:
    table = Scribe(rounds=2)
    table.play_rounds(2)
    assert table.pad.over
    table.write(acts.length(table.pad, 3))
    assert (table.round.number, table.round.hand, table.round.dealer) == (3, 3, "cleo")
    assert table.pad.winners == ()
    table.play_rounds(1)
    assert table.pad.over


def test_a_whole_game_of_quoicoupli_goes_on_for_one_more_round() -> None:
    table = Scribe("quoicoupli", rounds=2)
    table.play([1, 0, 1], [1, 0, 0])
    table.play([1, 0, 1], [1, 0, 0])
    table.write(acts.length(table.pad, 3))
    assert (table.round.hand, table.round.blind) == (1, False)


def test_a_game_that_is_over_cannot_stay_as_long_as_it_was() -> None:
    table = Scribe(rounds=2)
    table.play_rounds(2)
    assert table.code(acts.length(table.pad, 2)) is Code.ROUNDS_OUT_OF_RANGE


def test_the_end_is_set_after_the_round_that_is_done(table: Scribe) -> None:
    table.play_rounds(1)
    assert table.code(((Cell(0, 0, "", "ended"), 3),)) is Code.ROUND_NOT_OPEN
    assert table.code(((Cell(0, 0, "", "ended"), True),)) is Code.ROUND_NOT_OPEN


# Of an evening that was kept on paper the totals may be all that is known.


def test_a_game_of_totals_alone_is_over_with_them_and_nothing_else(table: Scribe) -> None:
    totals = {"anna": 120, "ben": -30, "cleo": 120}
    table.write(acts.give_totals(totals, "paper"))
    table.write(acts.end(table.pad))
    assert table.pad.over
    assert table.pad.totals == totals
    assert table.pad.winners == ("anna", "cleo")
    assert all(box.bid is None and box.made is None for box in table.pad.rounds[0].boxes.values())
    table.write(acts.reopen())
    assert not table.pad.over


@pytest.mark.parametrize("value", [2, True])
def test_totals_alone_end_a_game_with_its_first_round(value: int, table: Scribe) -> None:
    table.write(acts.adjust(1, "anna", 50, "paper"))
    assert table.code(((Cell(0, 0, "", "ended"), value),)) is Code.NOTHING_TO_END


def test_a_round_that_was_bid_in_is_not_one_of_totals_alone(table: Scribe) -> None:
    table.write(acts.adjust(1, "anna", 50, "paper"))
    table.bid(anna=1)
    assert table.code(((Cell(0, 0, "", "ended"), 1),)) is Code.NOTHING_TO_END
    pad = fold((*table.marks, Mark("e" * 32, ((Cell(0, 0, "", "ended"), 1),))))
    assert not pad.over
