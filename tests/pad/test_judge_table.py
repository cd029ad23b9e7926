"""Misdeals, another hand or dealer, the length of the game, the variants."""

import pytest

from scorepad.pad import acts
from scorepad.pad.marks import Cell
from scorepad.pad.state import Flag
from scorepad.rules import Code
from tests.pad.scribe import Scribe


def hands(table: Scribe) -> list[int]:
    """Hand sizes of the whole game as it stands."""
    return [r.hand for r in table.pad.rounds] + [deal.hand for deal in table.pad.to_come]


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


def test_the_first_deal_comes_back_when_the_misdeal_is_undone(table: Scribe) -> None:
    table.bid(ben=1, cleo=1)
    table.write(acts.deal_again(table.round))
    table.undo()
    assert table.round.deal == 1
    assert table.round.boxes["cleo"].bid == 1


def test_a_round_can_be_dealt_again_more_than_once(table: Scribe) -> None:
    for deal in (2, 3):
        table.bid(ben=1)
        table.write(acts.deal_again(table.round))
        assert table.round.deal == deal


def test_a_misdeal_keeps_the_hand_and_the_dealer_that_were_written(table: Scribe) -> None:
    table.write(acts.this_round(table.round, hand=4, dealer="cleo"))
    table.write(acts.deal_again(table.round))
    assert (table.round.hand, table.round.dealer) == (4, "cleo")


def test_only_the_open_round_is_dealt_again(table: Scribe) -> None:
    table.play_rounds(1)
    assert table.code(acts.deal_again(table.done(1))) is Code.ROUND_NOT_OPEN
    assert table.code(((Cell(2, 0, "", "deal"), 3),)) is Code.DEAL_IS_OVER


# another hand or dealer for this round


def test_another_dealer_deals_and_the_deal_passes_on_from_there(table: Scribe) -> None:
    table.write(acts.this_round(table.round, dealer="cleo"))
    assert table.round.order == ("anna", "ben", "cleo")
    table.play_rounds(1)
    assert table.round.dealer == "anna"


def test_another_hand_holds_for_this_round_only(table: Scribe) -> None:
    table.play_rounds(2)
    table.write(acts.this_round(table.round, hand=5))
    assert table.round.hand == 5
    table.play_rounds(1)
    assert table.round.hand == 4
    assert hands(table) == [1, 2, 5, *range(4, 21)]


def test_another_hand_in_a_game_that_shrinks_holds_for_this_round_only() -> None:
    table = Scribe("quoicoupli", "anna ben cleo dora emil finn")
    table.write(acts.this_round(table.round, hand=3))
    table.play([0, 0, 0, 0, 0, 1], [3, 0, 0, 0, 0, 0])
    assert hands(table) == [3, 7, 6, 5, 4, 3, 2, 1, 1]


def test_a_hand_that_the_cards_do_not_allow_is_refused(table: Scribe) -> None:
    for hand in (0, 21):
        refusal = table.refusal(acts.this_round(table.round, hand=hand))
        assert refusal is not None
        assert refusal.code is Code.HAND_OUT_OF_RANGE
        assert refusal.facts == {"value": hand, "low": 1, "high": 20}
    table.write(acts.this_round(table.round, hand=20))


def test_quoicoupli_keeps_a_card_for_trump_whatever_the_hand() -> None:
    table = Scribe("quoicoupli", "anna ben cleo dora")
    assert table.code(acts.this_round(table.round, hand=13)) is Code.HAND_OUT_OF_RANGE


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


def test_hand_and_dealer_are_changed_in_the_open_round_only(table: Scribe) -> None:
    table.play_rounds(1)
    assert table.code(acts.this_round(table.done(1), hand=2)) is Code.ROUND_NOT_OPEN
    assert table.code(acts.this_round(table.done(1), dealer="ben")) is Code.ROUND_NOT_OPEN


def test_somebody_who_is_not_there_does_not_deal(table: Scribe) -> None:
    assert table.code(acts.this_round(table.round, dealer="zoe")) is Code.NOT_AT_THE_TABLE


def test_another_hand_moves_the_bid_that_is_forbidden() -> None:
    table = Scribe(options={"bidding.who": "last"}, hands=[4])
    table.bids(1, 1, 1)
    assert table.round.flags == ()
    table.write(acts.this_round(table.round, hand=3))
    assert table.round.flags == (Flag.LAST_BID,)


# longer, shorter, over, and on again


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


def test_a_game_ended_before_anything_was_done_has_no_winner(table: Scribe) -> None:
    table.write(acts.end(table.pad))
    assert table.pad.over
    assert table.pad.winners == ()
    assert table.pad.present == ("anna", "ben", "cleo")


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


# variants


def test_a_restriction_switched_on_for_the_whole_game_flags_old_rounds(table: Scribe) -> None:
    table.play([0, 0, 1], [0, 0, 1])
    table.play([0, 0, 1], [1, 0, 1])
    table.write(acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=True))
    assert [played.flags for played in table.pad.rounds] == [(Flag.LAST_BID,), (), ()]
    table.bid(anna=1, ben=1)
    assert table.round.forbidden == 1
    table.undo()
    table.undo()
    table.undo()
    assert table.done(1).flags == ()


def test_a_restriction_switched_on_for_the_rest_leaves_old_rounds_alone(table: Scribe) -> None:
    table.play([0, 0, 1], [0, 0, 1])
    table.write(acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=False))
    assert table.done(1).flags == ()
    table.bid(cleo=1, anna=1)
    assert table.round.forbidden == 0


def test_a_variant_set_for_the_whole_game_overrides_later_changes(table: Scribe) -> None:
    table.write(acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=False))
    table.play([0, 1, 1], [0, 0, 1])
    table.write(acts.change_rules(table.pad, {"bidding.who": "sole_leader"}, whole_game=False))
    table.write(acts.change_rules(table.pad, {"bidding.who": "nobody"}, whole_game=True))
    assert [played.ruleset.bidding.who for played in table.pad.rounds] == ["nobody", "nobody"]


@pytest.mark.parametrize("whole_game", [True, False])
def test_a_restriction_together_with_hidden_bids_is_refused(whole_game: bool) -> None:
    table = Scribe(options={"bidding.visibility": "secret"})
    table.play_rounds(1)
    cells = acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=whole_game)
    refusal = table.refusal(cells)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == (Code.BAN_NEEDS_OPEN_BIDS, {"who": "last"})


def test_a_restriction_for_the_whole_game_is_refused_where_a_later_round_hides_bids(
    table: Scribe,
) -> None:
    table.play_rounds(1)
    secret = {"bidding.visibility": "secret"}
    table.write(acts.change_rules(table.pad, secret, whole_game=False))
    cells = acts.change_rules(table.pad, {"bidding.who": "last"}, whole_game=True)
    assert table.code(cells) is Code.BAN_NEEDS_OPEN_BIDS


@pytest.mark.parametrize("turned", [False, True])
def test_options_that_only_go_together_are_changed_together_in_any_order(turned: bool) -> None:
    options = {"bidding.visibility": "secret", "bidding.who": "nobody"}
    if turned:
        options = dict(reversed(options.items()))
    table = Scribe("quoicoupli")
    table.write(acts.change_rules(table.pad, options, whole_game=False))
    bidding = table.pad.ruleset.bidding
    assert (bidding.who, bidding.visibility) == ("nobody", "secret")
    opened = Scribe("quoicoupli", options=options)
    assert opened.pad.ruleset.bidding == bidding


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bidding.who", "everybody"),
        ("bidding.who", ["last"]),
        ("bidding.zero_exempt", 1),
        ("bidding.from_hand", True),
        ("bidding.from_hand", 0),
        ("bidding.luck", "good"),
        ("trump.top_turned", {"choose": "none"}),
    ],
)
def test_an_option_that_does_not_exist_is_refused(table: Scribe, key: str, value: object) -> None:
    cells = acts.change_rules(table.pad, {key: value}, whole_game=False)  # type: ignore[dict-item]
    refusal = table.refusal(cells)
    assert refusal is not None
    assert refusal.code is Code.NO_SUCH_RULE
    assert refusal.facts["key"] == key


def test_another_trump_rule_reads_the_same_card_in_another_way(table: Scribe) -> None:
    table.write(acts.turn_trump(table.round, "Z"))
    assert table.round.trump.to_choose
    none = {"trump.top_turned": "none"}
    table.write(acts.change_rules(table.pad, none, whole_game=True))
    assert not table.round.trump.to_choose


def test_a_card_that_the_changed_rule_does_not_know_leaves_trump_unwritten(table: Scribe) -> None:
    table.write(acts.turn_trump(table.round, "ZR"))
    none = {"trump.top_turned": "none"}
    table.write(acts.change_rules(table.pad, none, whole_game=True))
    assert not table.round.trump.known
