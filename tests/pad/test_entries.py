"""What is filled next, with which keys, and what goes together."""

import pytest

from scorepad.pad import acts
from scorepad.pad.entries import all_made, choices, rest_won_nothing, who_else
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe


def codes(table: Scribe, player: str, field: str) -> list[str | None]:
    return [why and why.code for _, why in choices(table.round, player, field)]


def test_a_bid_that_is_corrected_has_every_key_open() -> None:
    table = Scribe(options={"bidding.who": "last"}, hands=[4])
    table.bids(3, 1, 1)
    assert codes(table, "anna", "bid") == [None] * 5


def test_results_wait_for_every_bid_and_say_whose_is_missing(table: Scribe) -> None:
    table.bid(ben=0)
    assert codes(table, "ben", "tricks") == [Code.BIDS_MISSING] * 2
    refusal = table.refusal(table.tricks_of("ben", 0))
    assert refusal is not None
    assert refusal.facts == {"player": "cleo"}


def test_nobody_takes_more_tricks_than_are_left() -> None:
    table = Scribe(hands=[5])
    table.bids(1, 1, 1)
    table.take(ben=2)
    assert codes(table, "cleo", "tricks") == [None] * 4 + [Code.TOO_MANY_TRICKS] * 2
    assert codes(table, "ben", "tricks") == [None] * 6, "ben's own two are his to change"
    refusal = table.refusal(table.tricks_of("cleo", 4))
    assert refusal is not None
    assert refusal.facts == {"value": 4, "left": 3}


@pytest.mark.parametrize("value", [-1, 3, 99, True, "1", None, 1.0, [1]])
@pytest.mark.parametrize("field", ["bid", "tricks"])
def test_a_value_that_is_no_number_of_the_hand_is_refused(field: str, value: object) -> None:
    table = Scribe(hands=[2])
    if field == "tricks":
        table.bids(0, 0, 0)
    refusal = table.refusal(acts.enter(1, 1, "ben", field, value))  # type: ignore[arg-type]
    if type(value) is int:
        assert refusal == Refusal(Code.OUT_OF_RANGE, {"value": value, "low": 0, "high": 2})
    else:
        assert refusal == Refusal(Code.NOT_A_MARK, {"what": field})


def test_all_made_fills_only_what_is_empty_as_one_act() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[5, 5])
    table.bids(1, 2, 1, 1)
    table.take(cleo=1)
    assert all_made(table.round) == ("anna", "ben", "dora")
    mark = table.write(acts.fill_rest(table.round))
    assert [cell.player for cell, _ in mark.cells] == ["anna", "ben", "dora"]
    assert table.totals(1) == [30, 40, 30, 30]
    table.undo()
    assert table.round.number == 1
    assert table.round.boxes["cleo"].tricks == 1
    assert table.round.boxes["dora"].tricks is None


def test_where_no_trick_is_left_the_rest_won_nothing_at_one_tap() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[3])
    table.bids(1, 1, 1, 1)
    table.take(dora=2)
    assert rest_won_nothing(table.round) == ()
    table.take(anna=1)
    assert all_made(table.round) == ()
    assert rest_won_nothing(table.round) == ("ben", "cleo")
    table.write(acts.fill_rest(table.round))
    assert table.totals() == [30, -10, -10, -10]


def test_the_rest_is_not_nothing_before_a_trick_is_won_or_while_the_bomb_may_have_fallen() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[1], options={"play.bomb": True})
    table.bids(1, 1, 0, 0)
    assert rest_won_nothing(table.round) == ()


@pytest.mark.parametrize("bids", [(0, 0, 0), (1, 1, 1)])
def test_all_made_is_not_offered_where_the_bids_do_not_allow_it(bids: tuple[int, ...]) -> None:
    table = Scribe(hands=[2])
    table.bids(*bids)
    assert all_made(table.round) == ()
    assert table.code(acts.fill_rest(table.round)) is Code.NOT_A_MARK


def test_all_made_is_not_offered_while_bids_are_open_or_the_round_is_done(table: Scribe) -> None:
    table.bid(ben=1, cleo=0)
    assert all_made(table.round) == ()
    table.bid(anna=0)
    assert all_made(table.round) == ("anna", "ben", "cleo")
    table.write(acts.fill_rest(table.round))
    assert all_made(table.done(1)) == ()


def test_what_was_counted_or_is_hidden_decides_what_one_tap_fills() -> None:
    table = Scribe(hands=[3])
    table.bids(2, 1, 0)
    table.give("anna")
    assert all_made(table.round) == ("anna", "ben", "cleo")
    table.give("cleo")
    assert all_made(table.round) == (), "cleo has one too many"
    secret = {"bidding.visibility": "secret", "bidding.entry": "players"}
    table = Scribe("wizard_club", "anna ben cleo dora", hands=[1], options=secret)
    table.bids(0, 0, 0, 0)
    table.take(dora=1)
    assert (all_made(table.round), rest_won_nothing(table.round)) == ((), ())
    table = Scribe(hands=[3], options={"play.bomb": True})
    table.bids(1, 1, 1)
    table.take(ben=2, cleo=1)
    assert rest_won_nothing(table.round) == (), "the last result is typed like any other"


def test_a_corrected_result_names_who_may_change_with_it() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[5, 5])
    table.play([1, 1, 1, 1], [2, 2, 1, 0])
    assert who_else(table.done(1), "anna", 0) == (("ben", 4), ("cleo", 3), ("dora", 2))
    assert who_else(table.done(1), "anna", 3) == (("ben", 1), ("cleo", 0))
    assert who_else(table.done(1), "anna", 5) == ()
    assert who_else(table.done(1), "dora", 1) == (("anna", 1), ("ben", 1), ("cleo", 0))
    table.play([1, 1, 1, 1], [5, 0, 0, 0])
    assert who_else(table.done(2), "anna", 0) == (("ben", 5), ("cleo", 5), ("dora", 5))
