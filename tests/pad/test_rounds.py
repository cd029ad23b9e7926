"""Bids, tricks and flags of one round."""

import pytest

from scorepad.pad import acts
from scorepad.pad.state import Flag, Phase
from scorepad.rules import Code
from tests.pad.scribe import Scribe

LAST = {"bidding.who": "last"}
SOLE = {"bidding.who": "sole_leader"}


def test_a_fresh_pad_waits_for_the_first_bid_of_round_one(table: Scribe) -> None:
    played = table.round
    assert (played.number, played.hand, played.dealer, played.leader) == (1, 1, "anna", "ben")
    assert played.phase is Phase.BIDS
    assert table.pad.number_of_rounds == 20
    assert table.totals() == [0, 0, 0]
    assert table.pad.winners == ()


def test_the_first_dealer_is_whom_the_table_chose() -> None:
    assert Scribe(dealer=2).round.dealer == "cleo"


def test_after_the_last_bid_tricks_are_typed(table: Scribe) -> None:
    table.bid(ben=1, cleo=1)
    assert table.round.phase is Phase.BIDS
    table.bid(anna=0)
    assert table.round.phase is Phase.TRICKS
    assert table.round.bids == 2


def test_bids_may_be_typed_in_any_order(table: Scribe) -> None:
    table.bid(anna=0, cleo=1, ben=1)
    assert table.round.phase is Phase.TRICKS
    assert [box.bid for box in table.round.boxes.values()] == [0, 1, 1]


def test_tricks_may_be_typed_in_any_order() -> None:
    table = Scribe(hands=[5, 5])
    table.bids(1, 2, 3)
    table.take(anna=1, cleo=3)
    assert [box.tricks for box in table.done(1).boxes.values()] == [1, 1, 3]


def test_the_last_result_follows_from_the_others(table: Scribe) -> None:
    table.bids(0, 1, 1)
    table.take(ben=0)
    assert table.round.boxes["cleo"].tricks is None
    table.take(anna=0)
    box = table.done(1).boxes["cleo"]
    assert (box.tricks, box.inferred, box.points) == (1, True, 30)
    assert table.round.number == 2


def test_an_inferred_result_vanishes_with_its_cause(table: Scribe) -> None:
    table.bids(0, 1, 1)
    table.take(ben=0, anna=0)
    table.undo()
    assert table.round.number == 1
    assert table.round.boxes["cleo"].tricks is None
    assert table.round.tricks_left == 1


def test_no_result_is_inferred_before_everybody_has_bid(table: Scribe) -> None:
    table.bid(ben=0, cleo=0)
    assert all(box.tricks is None for box in table.round.boxes.values())


def test_made_is_unknown_until_both_numbers_stand(table: Scribe) -> None:
    table.bids(0, 1, 1)
    assert table.round.boxes["ben"].made is None
    table.take(ben=0, anna=0)
    assert [box.made for box in table.done(1).boxes.values()] == [True, False, True]


def test_a_total_runs_on_from_the_one_before(table: Scribe) -> None:
    table.play([0, 1, 1], [0, 0, 1])
    table.play([2, 0, 0], [1, 0, 1])
    boxes = table.done(2).boxes
    assert [(box.before, box.points, box.total) for box in boxes.values()] == [
        (20, -10, 10),
        (-10, 20, 10),
        (30, -10, 20),
    ]


@pytest.mark.parametrize("options", [{}, LAST, SOLE])
def test_no_flag_where_nothing_was_broken(options: dict[str, str]) -> None:
    table = Scribe(options=options)
    table.play([0, 1, 1], [0, 0, 1])
    table.play([2, 0, 1], [2, 0, 0])
    assert table.done(1).flags == table.done(2).flags == ()


def test_the_last_bidder_may_not_even_the_sum() -> None:
    table = Scribe(options=LAST)
    table.bid(ben=1, cleo=0)
    assert table.round.forbidden == 0
    refusal = table.refusal(table.bid_of("anna", 0))
    assert refusal is not None
    assert refusal.code is Code.BID_FORBIDDEN
    assert refusal.facts == {"player": "anna", "value": 0, "bids": 1, "hand": 1}


def test_nothing_is_forbidden_where_the_bids_exceed_the_tricks() -> None:
    table = Scribe(options=LAST)
    table.bid(ben=1, cleo=1)
    assert table.round.forbidden is None
    table.bid(anna=0)


def test_a_corrected_bid_is_always_written_and_flagged() -> None:
    table = Scribe(options=LAST)
    table.bids(1, 1, 0)
    table.correct_bid(1, "anna", 0)
    assert table.round.flags == (Flag.LAST_BID,)
    table.correct_bid(1, "cleo", 1)
    assert table.round.flags == ()


def test_the_dealer_typed_first_binds_nobody_and_an_even_sum_is_flagged() -> None:
    table = Scribe(options=LAST)
    table.bid(anna=1, ben=0)
    assert table.round.forbidden is None
    table.bid(cleo=0)
    assert table.round.forbidden == 1
    assert table.round.flags == (Flag.LAST_BID,)


def test_a_flag_stays_when_the_round_is_done() -> None:
    table = Scribe(options=LAST)
    table.bid(anna=1, ben=0, cleo=0)
    table.take(anna=1, ben=0)
    assert table.done(1).phase is Phase.DONE
    assert table.done(1).flags == (Flag.LAST_BID,)


def test_only_a_dealer_who_leads_alone_is_bound_by_the_optional_rule() -> None:
    table = Scribe("wizard_fisher", dealer=1, options=SOLE)
    table.play([0, 0, 0], [1, 0, 0])
    assert table.totals() == [-10, 20, 20]
    table.bid(anna=1, ben=1)
    assert table.round.dealer == "cleo"
    assert table.round.forbidden is None, "level with ben"
    table.bid(cleo=0)
    table.take(anna=1, ben=1)
    assert table.totals() == [20, 50, 40]
    table.bid(ben=1, cleo=1)
    assert table.round.forbidden is None, "anna does not lead"
    table.bid(anna=1)
    table.take(ben=1, cleo=2)
    table.bid(cleo=1, anna=1)
    assert table.totals() == [10, 80, 30]
    assert table.round.forbidden == 2, "ben leads alone and deals"


def test_the_optional_rule_is_off_in_round_one() -> None:
    table = Scribe("wizard_fisher", options=SOLE)
    table.write(acts.adjust(1, "anna", 50, "a head start"))
    table.bid(ben=0, cleo=0)
    assert table.round.forbidden is None


def test_a_changed_total_flags_the_bid_of_a_dealer_who_then_led_alone() -> None:
    table = Scribe("wizard_fisher", options=SOLE)
    table.play([0, 1, 0], [1, 0, 0])
    table.play([1, 0, 1], [1, 0, 1])
    assert table.totals(1) == [-10, -10, 20]
    assert table.done(2).flags == ()
    table.correct_tricks(1, anna=0, ben=1)
    assert table.totals(1) == [20, 30, 20]
    assert table.done(2).flags == (Flag.LAST_BID,)
    table.undo()
    assert table.done(2).flags == ()


def test_a_typed_adjustment_can_make_somebody_the_sole_leader() -> None:
    table = Scribe("wizard_fisher", dealer=2, options=SOLE)
    table.play([0, 0, 0], [0, 0, 1])
    assert table.round.dealer == "anna"
    table.bid(ben=1, cleo=0)
    assert table.round.forbidden is None, "level with ben"
    table.bid(anna=1)
    assert table.round.flags == ()
    table.write(acts.adjust(2, "ben", -10, "spilt wine"))
    assert table.round.flags == (Flag.LAST_BID,)


def test_the_restriction_holds_in_the_blind_round_unless_the_table_exempts_it() -> None:
    bound = Scribe("quoicoupli", rounds=1)
    assert bound.round.blind
    bound.bid(ben=0, cleo=0)
    assert bound.round.forbidden == 1
    free = Scribe("quoicoupli", rounds=1, options={"bidding.blind_exempt": True})
    free.bid(ben=0, cleo=0)
    assert free.round.forbidden is None


def test_zero_and_small_hands_can_be_exempt() -> None:
    options = {"bidding.who": "last", "bidding.zero_exempt": True, "bidding.from_hand": 2}
    table = Scribe(options=options)
    table.bid(ben=0, cleo=0)
    assert table.round.forbidden is None, "a hand of one"
    table.bid(anna=1)
    table.take(ben=0, cleo=0)
    table.bid(cleo=1, anna=1)
    assert table.round.forbidden is None, "zero would even it"
    table.correct_bid(2, "anna", 0)
    assert table.round.forbidden == 1
