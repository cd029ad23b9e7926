"""Bids, tricks and flags of one round."""

from dataclasses import replace

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.state import Flag, Phase
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe

LAST = {"bidding.who": "last"}
SOLE = {"bidding.who": "sole_leader"}


def test_tricks_may_be_typed_in_any_order() -> None:
    table = Scribe(hands=[5, 5])
    table.bids(1, 2, 3)
    table.take(anna=1, cleo=3)
    assert [box.tricks for box in table.done(1).boxes.values()] == [1, 1, 3]


def test_the_last_bidder_alone_may_not_even_the_sum() -> None:
    table = Scribe(options=LAST, hands=[4])
    table.bid(ben=1, cleo=0)
    assert table.round.forbidden == 3
    assert table.refusal(table.bid_of("anna", 3)) == Refusal(
        Code.BID_FORBIDDEN, {"player": "anna", "value": 3, "bids": 1, "hand": 4}
    )
    assert table.refusal(table.bid_of("cleo", 3)) is None


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


def test_a_fresh_pad_waits_for_the_first_bid_of_round_one(table: Scribe) -> None:
    played = table.round
    assert (played.number, played.hand, played.dealer, played.leader) == (1, 1, "anna", "ben")
    assert played.phase is Phase.BIDS
    assert table.pad.number_of_rounds == 20
    assert table.totals() == [0, 0, 0]
    assert table.pad.winners == ()


def test_results_before_the_bids_are_no_wrong_sum_and_nothing_follows_from_them() -> None:
    table = Scribe(hands=[3])
    early = [((Cell(1, 1, player, "tricks"), 2),) for player in ("anna", "ben", "cleo")]
    marks = [Mark(f"{at}" * 32, cells, late=True) for at, cells in enumerate(early, 1)]
    two = fold([*table.marks, *marks[:2]])
    assert [box.tricks for box in two.rounds[0].boxes.values()] == [2, 2, None]
    one = fold([*table.marks, replace(marks[0], cells=((early[0][0][0], 0),)), marks[1]])
    assert one.rounds[0].boxes["cleo"].inferred is False
    assert one.rounds[0].boxes["cleo"].tricks is None
    three = fold([*table.marks, *marks])
    assert three.rounds[0].phase is Phase.BIDS
    assert three.rounds[0].flags == ()


def test_nothing_was_changed_after_a_reveal_that_was_not() -> None:
    assert Scribe().round.changed_after_reveal == {}
