"""Tricks counted one by one: the results fill themselves in."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.entries import all_made, choices
from scorepad.pad.marks import Cell
from scorepad.pad.state import Flag
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe


@pytest.fixture
def three() -> Scribe:
    """Anna, Ben and Cleo have bid one each for three tricks; Ben leads."""
    table = Scribe(hands=[3, 3])
    table.bids(1, 1, 1)
    return table


def test_the_taker_of_a_trick_can_be_corrected_while_counting_and_after(three: Scribe) -> None:
    three.give("anna", "ben")
    three.write(acts.give_trick(three.round, "cleo", 1))
    assert three.round.takers == ("cleo", "ben")
    three.give("anna")
    three.write(acts.give_trick(three.done(1), "ben", 3))
    assert [box.tricks for box in three.done(1).boxes.values()] == [0, 2, 1]


def test_a_trick_can_be_given_when_all_have_bid_and_not_before(table: Scribe) -> None:
    assert table.code(acts.give_trick(table.round, "anna")) is Code.BIDS_MISSING


def test_tricks_are_given_in_their_order(three: Scribe) -> None:
    assert three.refusal(acts.give_trick(three.round, "anna", 2)) == Refusal(
        Code.TRICK_NOT_NEXT, {"trick": 2, "next": 1}
    )


def test_there_are_no_more_tricks_than_cards(three: Scribe) -> None:
    three.give("anna", "anna")
    assert three.refusal(acts.give_trick(three.round, "anna", 4)) == Refusal(
        Code.TOO_MANY_TRICKS, {"value": 4, "left": 0}
    )


def test_only_somebody_at_the_table_takes_a_trick(three: Scribe) -> None:
    assert three.code(acts.give_trick(three.round, "zoe")) is Code.NOT_AT_THE_TABLE
    assert three.code(acts.give_trick(three.round, "")) is Code.NO_SUCH_CARD_HERE


@pytest.mark.parametrize(
    "cell", [Cell(1, 1, "anna", "trick:1"), Cell(1, 1, "", "trick:x"), Cell(1, 1, "", "trick:01")]
)
def test_what_names_no_trick_of_the_round_is_no_mark(three: Scribe, cell: Cell) -> None:
    assert three.code(((cell, "anna"),)) is Code.NOT_A_MARK


@pytest.mark.parametrize("value", [None, 1, True, ["anna"]])
def test_a_trick_is_taken_by_a_person(three: Scribe, value: object) -> None:
    cells: Cells = ((Cell(1, 1, "", "trick:1"), value),)  # type: ignore[assignment]
    assert three.code(cells) is Code.NOT_A_MARK


def test_tricks_of_a_deal_that_was_thrown_in_are_not_counted(three: Scribe) -> None:
    three.give("anna")
    three.write(acts.deal_again(three.round))
    assert three.round.takers == ()
    assert three.code(((Cell(1, 1, "", "trick:2"), "anna"),)) is Code.DEAL_IS_OVER


def test_a_round_that_is_done_gets_no_further_trick(three: Scribe) -> None:
    three.take(ben=1, cleo=1)
    assert three.code(acts.give_trick(three.done(1), "anna")) is Code.ROUND_NOT_OPEN


def test_a_result_that_was_typed_stands_beside_the_count(three: Scribe) -> None:
    three.give("anna")
    three.take(ben=1)
    three.give("ben")
    assert [box.tricks for box in three.round.boxes.values()] == [None, 1, None]
    three.give("anna")
    assert [box.tricks for box in three.done(1).boxes.values()] == [2, 1, 0]
    assert [box.counted for box in three.done(1).boxes.values()] == [True, False, True]


def test_nobody_types_more_than_the_count_leaves(three: Scribe) -> None:
    three.give("anna", "anna")
    codes = [why and why.code for _, why in choices(three.round, "ben", "tricks")]
    assert codes == [None, None, Code.TOO_MANY_TRICKS, Code.TOO_MANY_TRICKS]
    assert three.code(three.tricks_of("ben", 2)) is Code.TOO_MANY_TRICKS
    codes = [why and why.code for _, why in choices(three.round, "anna", "tricks")]
    assert codes == [None, None, None, None], "a result typed over the count is a correction"


def test_a_trick_is_refused_when_the_results_that_were_typed_leave_none() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[3])
    table.bids(1, 1, 1, 1)
    table.take(anna=2, ben=1)
    assert table.refusal(acts.give_trick(table.round, "cleo")) == Refusal(
        Code.TOO_MANY_TRICKS, {"value": 1, "left": 0}
    )
    table.give("anna")
    assert table.round.takers == ("anna",)


def test_the_last_trick_waits_until_the_results_that_were_typed_add_up_with_it() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[3])
    table.bids(1, 1, 1, 1)
    table.take(anna=0)
    table.give("anna", "anna")
    assert table.code(acts.give_trick(table.round, "ben")) is Code.TRICKS_DO_NOT_ADD_UP
    table.take(anna=2)
    table.give("ben")
    assert [box.tricks for box in table.done(1).boxes.values()] == [2, 1, 0, 0]


def test_a_gap_that_two_phones_left_is_flagged_and_closed_first(three: Scribe) -> None:
    three.give("anna")
    one, other = three.phone("a"), three.phone("b")
    one.undo()
    other.give("ben")
    both = one.phone("c", other.marks[len(three.marks) :])
    assert both.round.takers == (None, "ben")
    assert both.round.flags == (Flag.COUNT,)
    assert (both.round.next_trick, both.round.next_leader) == (1, "ben")
    both.give("cleo")
    assert both.round.flags == ()
    both.give("anna")
    assert [box.tricks for box in both.done(1).boxes.values()] == [1, 1, 1]


def test_tricks_beyond_a_hand_that_another_phone_made_smaller_are_flagged(three: Scribe) -> None:
    one, other = three.phone("a"), three.phone("b")
    one.write(acts.this_round(one.round, hand=1))
    other.give("anna", "ben")
    both = one.phone("c", other.marks[len(three.marks) :])
    assert both.done(1).takers == ("anna",)
    assert both.done(1).flags == (Flag.COUNT,)
    assert both.totals(1) == [30, -10, -10]


def test_a_taker_who_has_left_the_table_leaves_a_gap() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[2])
    one, other = table.phone("a"), table.phone("b")
    one.seat("anna ben cleo")
    other.bids(0, 0, 0, 0)
    other.give("dora")
    both = one.phone("c", other.marks[len(table.marks) :])
    assert both.round.takers == (None,)
    assert both.round.flags == (Flag.COUNT,)


def test_results_typed_on_another_phone_that_do_not_add_up_with_the_count_are_flagged() -> None:
    table = Scribe(players="anna ben cleo dora", hands=[2, 2])
    table.bids(0, 0, 0, 0)
    one, other = table.phone("a"), table.phone("b")
    one.take(anna=2)
    other.give("ben", "ben")
    both = one.phone("c", other.marks[len(table.marks) :])
    assert both.round.number == 1
    assert both.round.flags == (Flag.TRICKS,)
    both.take(anna=0)
    assert [box.tricks for box in both.done(1).boxes.values()] == [0, 2, 0, 0]


def test_counting_never_shows_a_secret_bid() -> None:
    options = {"bidding.visibility": "secret", "bidding.entry": "players"}
    table = Scribe("wizard_club", options=options)
    table.bids(1, 0, 0)
    assert table.round.hidden
    assert all_made(table.round) == ()
    table.give("anna")
    assert not table.done(1).hidden


@pytest.fixture
def with_bomb() -> Scribe:
    """Anna, Ben and Cleo have bid one each for three tricks, of which the Bomb may take one."""
    table = Scribe(hands=[3, 3], options={"play.bomb": True})
    table.bids(1, 1, 1)
    return table


def bombed(table: Scribe, leader: int | None) -> Cells:
    round_ = table.round
    return acts.count_trick(round_, "", round_.next_trick, 0, leader=leader)


def test_who_leads_after_a_trick_of_nobodys_is_known_where_it_was_said(with_bomb: Scribe) -> None:
    with_bomb.give("cleo")
    assert with_bomb.round.next_leader == "cleo"
    with_bomb.write(bombed(with_bomb, None))
    assert with_bomb.round.next_leader is None
    with_bomb.undo()
    with_bomb.write(bombed(with_bomb, 0))
    assert with_bomb.round.next_leader == "anna"
    # A correction gives the trick to somebody, who then leads.
    with_bomb.write(acts.give_trick(with_bomb.round, "ben", 2))
    assert with_bomb.round.next_leader == "ben"


def test_a_leader_is_said_only_of_the_trick_after_one_that_nobody_took(with_bomb: Scribe) -> None:
    with_bomb.give("cleo")

    def leads(trick: int, player: str = "ben") -> Cells:
        return acts.enter(1, 1, "", f"leader:{trick}", player)

    not_next = Refusal(Code.TRICK_NOT_NEXT, {"trick": 2, "next": 2})
    assert with_bomb.refusal(leads(2)) == not_next
    with_bomb.write(bombed(with_bomb, None))
    assert with_bomb.code(leads(3, "zoe")) is Code.NOT_AT_THE_TABLE
    assert with_bomb.code(leads(4)) is Code.TRICK_NOT_NEXT
    assert with_bomb.code(leads(1)) is Code.NOT_A_MARK
    with_bomb.write(leads(3))
    assert with_bomb.round.next_leader == "ben"
    with_bomb.undo()
    with_bomb.undo()
    with_bomb.give("cleo")
    # After the last one nobody leads.
    assert [cell.field for cell, _ in bombed(with_bomb, 1)] == ["trick:3"]
    last = (*bombed(with_bomb, None), *leads(4))
    assert with_bomb.refusal(last) == Refusal(Code.TRICK_NOT_NEXT, {"trick": 4, "next": 3})
    assert with_bomb.write(bombed(with_bomb, 1))
