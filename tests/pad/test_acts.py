"""Cells of acts that other tests reach only by chance, or through a screen."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.conflicts import as_text
from scorepad.pad.marks import HIDDEN, Cell, Mark
from scorepad.rules import Code, Refusal
from tests.pad.scribe import Scribe

SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
BID = Cell(1, 1, "anna", "bid")


# A misdeal, with those who came and went


def begin(table: Scribe) -> None:
    """The first bid of a round: who comes and goes now does so from the next one on."""
    table.write(acts.enter(table.round.number, 1, table.round.leader, "bid", 0))


def moved(table: Scribe) -> dict[Cell, object]:
    """What a misdeal brings forward, by its cells."""
    return dict(acts.bring_forward(table.pad))


def test_nothing_is_brought_forward_where_the_same_people_play_on(table: Scribe) -> None:
    assert acts.bring_forward(table.pad) == ()
    over = Scribe(rounds=1)
    over.play([0, 0, 0], [1, 0, 0])
    assert over.pad.over
    assert acts.bring_forward(over.pad) == ()


def test_who_was_to_come_plays_in_the_round_that_is_dealt_again() -> None:
    table = Scribe()
    begin(table)
    table.seat("anna ben cleo dora", new="dora", start="lowest")
    number = table.round.number
    assert table.round.seats == ("anna", "ben", "cleo")
    brought = moved(table)
    assert brought.pop(Cell(number, 0, "", "seating")) == ["anna", "ben", "cleo", "dora"]
    assert brought.pop(Cell(number + 1, 0, "", "seating")) is None
    assert brought.pop(Cell(number, 0, "dora", "start")) == "lowest"
    assert brought.pop(Cell(number, 0, "", "dealer")) == table.round.dealer
    assert {cell.field for cell in brought} == {"rounds"}
    table.write((*acts.deal_again(table.round), *acts.bring_forward(table.pad)))
    assert table.pad.totals["dora"] == 0
    assert table.round.seats == ("anna", "ben", "cleo", "dora")


@pytest.mark.parametrize(
    ("stay", "deals"),
    [("anna ben dora", "anna"), ("ben cleo dora", "ben"), ("cleo dora emil", "cleo")],
)
def test_where_the_dealer_has_left_the_next_on_the_left_deals_again(stay: str, deals: str) -> None:
    table = Scribe(players="anna ben cleo dora emil")
    begin(table)
    assert table.round.dealer == "anna"
    table.write(acts.seat(table.pad, stay.split(), keep_end=True))
    assert moved(table)[Cell(1, 0, "", "dealer")] == deals
    # All of them have sat down already.
    assert not any(cell.field == "start" for cell in moved(table))


# The Cloud


def test_a_bid_that_is_not_there_yet_is_raised_from_nothing(table: Scribe) -> None:
    assert acts.change_bid(table.round, "anna", 1)[0][1] == 1


# A choice between two values


@pytest.fixture
def apart() -> Scribe:
    """Two phones that were apart have written a bid of Anna."""
    table = Scribe()
    for place, value in enumerate((0, 1)):
        table.marks.append(Mark(f"{'ab'[place]}{0:031x}", ((BID, value),), late=True))
    assert [each.cell for each in table.pad.written.conflicts] == [BID]
    return table


def written_meanwhile(cells: Cells | Refusal) -> bool:
    """Return whether it is refused, as there is nothing to choose."""
    facts = {"player": "anna", "field": "bid", "ours": None, "theirs": None}
    return cells == Refusal(Code.WRITTEN_MEANWHILE, facts)


def test_one_of_the_values_is_chosen_and_nothing_else(apart: Scribe) -> None:
    for value in (0, 1):
        assert acts.choose_value(apart.pad, BID, as_text(value)) == ((BID, value),)
    refused = acts.choose_value(apart.pad, BID, "7")
    assert refused == Refusal(Code.NOT_A_MARK, {"what": "value"})


def test_of_several_conflicts_the_one_in_that_cell_is_meant(apart: Scribe) -> None:
    other = Cell(1, 1, "ben", "bid")
    for place, value in enumerate((2, 3)):
        apart.marks.append(Mark(f"{'cd'[place]}{0:031x}", ((other, value),), late=True))
    table = apart.phone("e")
    assert acts.choose_value(table.pad, other, "3") == ((other, 3),)


def test_what_somebody_else_has_just_chosen_may_be_chosen_too_and_nothing_else(
    apart: Scribe,
) -> None:
    table = apart.phone("e")
    table.write(((BID, 1),))
    assert acts.choose_value(table.pad, BID, "1") == ((BID, 1),)
    assert written_meanwhile(acts.choose_value(table.pad, BID, "0"))


def test_a_hidden_value_is_not_found_out_by_choosing_it() -> None:
    table = Scribe(options=SECRET)
    table.write(acts.enter(1, 1, "anna", "bid", 1))
    assert table.pad.shown.written.round(1)[1, "anna", "bid"] == HIDDEN
    for value in (0, 1, HIDDEN):
        assert written_meanwhile(acts.choose_value(table.pad, BID, as_text(value)))
