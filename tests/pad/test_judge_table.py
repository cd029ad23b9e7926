"""Misdeals, another hand or dealer, the length of the game, the variants."""

import pytest

from scorepad.pad import acts
from scorepad.pad.judge import refuse_shape
from scorepad.pad.judge_table import judge_dealt
from scorepad.pad.marks import Cell, Mark, MarkIndex
from scorepad.rules import Code, Refusal
from scorepad.rules.option_table import MOST_ROUNDS
from tests.pad.scribe import Scribe, code_of

# a round dealt again


def test_a_misdeal_is_dealt_again_by_the_same_dealer(table: Scribe) -> None:
    table.play_rounds(1)
    table.bid(cleo=1, anna=2, ben=0)
    table.write(acts.turn_trump(table.round, "R"))
    table.take(cleo=1)
    dealer = table.round.dealer
    table.write(acts.deal_again(table.round))
    assert (table.round.number, table.round.deal, table.round.dealer) == (2, 2, dealer)
    assert all(box.bid is box.tricks is None for box in table.round.boxes.values())
    assert not table.round.trump.known
    table.play([0, 0, 2], [0, 0, 2])
    assert table.round.dealer == "cleo"


def test_only_the_open_round_is_dealt_again(table: Scribe) -> None:
    table.play_rounds(1)
    assert table.code(acts.deal_again(table.done(1))) is Code.ROUND_NOT_OPEN
    assert table.code(((Cell(2, 0, "", "deal"), 3),)) is Code.DEAL_IS_OVER


# another hand or dealer for this round


def test_a_hand_that_the_cards_do_not_allow_is_refused(table: Scribe) -> None:
    for hand in (0, 21):
        assert table.refusal(((Cell(1, 0, "", "hand"), hand),)) == Refusal(
            Code.HAND_OUT_OF_RANGE, {"value": hand, "low": 1, "high": 20}
        )
    for odd in (True, "3", None):
        assert table.code(((Cell(1, 0, "", "hand"), odd),)) is Code.NOT_A_MARK
    table.write(acts.this_round(table.round, hand=20))


def test_a_hand_is_no_smaller_than_what_was_bid_and_taken_in_it() -> None:
    table = Scribe(hands=[7])
    table.bids(5, 1, 1)
    refusal = table.refusal(acts.this_round(table.round, hand=4))
    assert refusal is not None
    assert refusal.facts["low"] == 5
    table.take(ben=6)
    refusal = table.refusal(acts.this_round(table.round, hand=5))
    assert refusal is not None
    assert refusal.facts["low"] == 6
    table.write(acts.this_round(table.round, hand=6))
    assert table.round.tricks_left == 0


def test_the_hand_is_changed_in_the_open_round_only(table: Scribe) -> None:
    table.play_rounds(1)
    assert table.code(acts.this_round(table.done(1), hand=2)) is Code.ROUND_NOT_OPEN


def test_an_old_dealer_is_corrected_and_the_deal_goes_on_from_there(table: Scribe) -> None:
    table.play_rounds(2)
    before = [played.dealer for played in table.pad.rounds]
    assert before == ["anna", "ben", "cleo"]
    table.write(acts.this_round(table.done(1), dealer="cleo"))
    assert [played.dealer for played in table.pad.rounds] == ["cleo", "anna", "ben"]
    table.undo()
    assert [played.dealer for played in table.pad.rounds] == before


def test_nobody_deals_a_round_that_has_not_begun(table: Scribe) -> None:
    cells = ((Cell(2, 0, "", "dealer"), "ben"),)
    assert table.code(cells) is Code.ROUND_NOT_OPEN


def test_somebody_who_is_not_there_does_not_deal(table: Scribe) -> None:
    assert table.code(acts.this_round(table.round, dealer="zoe")) is Code.NOT_AT_THE_TABLE


def test_the_dealer_of_a_round_is_one_who_sat_in_it_or_comes_with_its_seats(four: Scribe) -> None:
    four.seat("anna ben cleo")
    assert four.refusal(((Cell(1, 0, "", "dealer"), "dora"),)) is None
    assert four.code(((Cell(4, 0, "", "dealer"), "dora"),)) is Code.NOT_AT_THE_TABLE
    joining = acts.seat(
        four.pad, ["anna", "ben", "emil"], keep_end=False, newcomers={"emil": "Emil"}
    )
    assert four.refusal((*joining, (Cell(4, 0, "", "dealer"), "emil"))) is None
    assert four.code((*joining, (Cell(4, 0, "", "dealer"), "cleo"))) is Code.NOT_AT_THE_TABLE


def test_a_round_that_was_dealt_keeps_a_dealer(table: Scribe) -> None:
    table.play_rounds(1)
    assert table.code(((Cell(2, 0, "", "dealer"), None),)) is Code.NOT_A_MARK
    assert table.refusal(((Cell(3, 0, "", "dealer"), None),)) is None


# the length


def test_a_game_that_is_over_goes_on_for_a_round_at_least() -> None:
    table = Scribe(rounds=2)
    table.play_rounds(2)
    low_and_high = {"low": 3, "high": MOST_ROUNDS}
    for length in (1, 2):
        refusal = table.refusal(((Cell(3, 0, "", "rounds"), length),))
        assert refusal == Refusal(Code.ROUNDS_OUT_OF_RANGE, {"value": length, **low_and_high})
    assert table.refusal(((Cell(3, 0, "", "rounds"), 3),)) is None


# points by hand


@pytest.mark.parametrize(
    "value", [[5, 5], [5, None], ["5", "why"], [5], [1001, "why"], [5, " why"]]
)
def test_points_by_hand_are_a_number_and_a_reason_also_when_they_come_late(
    table: Scribe, value: list[object]
) -> None:
    late = Mark("a" * 32, ((Cell(1, 0, "ben", "adjustment"), value),), late=True)
    assert code_of(refuse_shape(table.pad, MarkIndex(table.marks), late)) is Code.NOT_A_MARK


# what is only written down


@pytest.mark.parametrize(
    ("cell", "refusal"),
    [
        (Cell(0, 0, "", "x"), None),
        (Cell(0, 0, "zoe", "x"), None),
        (Cell(3, 0, "", "x"), Refusal(Code.ROUND_NOT_OPEN, {"round": 3, "open": 2})),
        (Cell(2, 0, "", "x"), None),
        (Cell(2, 2, "ben", "x"), None),
        (Cell(2, 1, "ben", "x"), Refusal(Code.DEAL_IS_OVER, {"round": 2})),
        (Cell(1, 1, "ben", "x"), None),
        (Cell(2, 0, "zoe", "x"), Refusal(Code.NOT_AT_THE_TABLE, {"player": "zoe"})),
    ],
)
def test_a_plain_field_asks_for_a_round_and_a_deal_and_somebody_who_sits_there(
    table: Scribe, cell: Cell, refusal: Refusal | None
) -> None:
    table.play_rounds(1)
    table.write(acts.deal_again(table.round))
    assert judge_dealt(table.pad, cell, True, {}) == refusal


# other rules


def test_rules_of_the_first_round_count_in_the_rounds_after(table: Scribe) -> None:
    table.write(((Cell(1, 0, "", "rule:bidding.visibility"), "simultaneous"),))
    assert table.code(((Cell(2, 0, "", "rule:bidding.who"), "last"),)) is Code.BAN_NEEDS_OPEN_BIDS


def test_rules_of_a_later_round_allow_nothing_in_those_before(table: Scribe) -> None:
    table.write(((Cell(1, 0, "", "rule:bidding.visibility"), "simultaneous"),))
    table.write(((Cell(2, 0, "", "rule:bidding.visibility"), "open"),))
    assert table.code(((Cell(1, 0, "", "rule:bidding.who"), "last"),)) is Code.BAN_NEEDS_OPEN_BIDS


def test_rules_planned_for_later_do_not_count_in_the_rounds_before(table: Scribe) -> None:
    together = (
        (Cell(2, 0, "", "rule:bidding.visibility"), "simultaneous"),
        (Cell(2, 0, "", "rule:bidding.who"), "nobody"),
    )
    table.write(together)
    ban = ((Cell(1, 0, "", "rule:bidding.who"), "last"),)
    assert table.refusal(ban) is None
    table.write(ban)
    assert table.code(((Cell(2, 0, "", "rule:bidding.who"), "last"),)) is Code.BAN_NEEDS_OPEN_BIDS
