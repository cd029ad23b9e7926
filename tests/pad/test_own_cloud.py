"""Whoever took the Cloud changes the own bid on the own phone, and nobody else's."""

import pytest

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.marks import Cell, Mark, Value
from scorepad.pad.visibility import is_hidden, shown_to
from scorepad.pad.writers import HOST, Writer, refuse_writer
from scorepad.rules.refusal import Code
from tests.pad.scribe import Scribe, code_of
from tests.pad.test_writers import DEVICES, PHONES, SECRET, SITTINGS


def table_of(**options: str) -> Scribe:
    return Scribe("wizard_jubilee", hands=[3, 3], options=options, reveal=True)


def to(player: str, value: int, number: int = 1) -> Cells:
    return ((Cell(number, 1, player, "changed"), value),)


def asked(table: Scribe, writer: Writer, cells: Cells) -> Code | None:
    return code_of(refuse_writer(table.pad, writer, Mark("f" * 32, cells)))


def test_it_is_the_own_bid_from_the_first_trick_to_the_next_bid() -> None:
    table = table_of()
    table.bid(ben=1)
    assert asked(table, PHONES["ben"], to("ben", 2)) is Code.ENTRY_CLOSED
    table.bid(cleo=1)
    table.bid(anna=0)
    assert asked(table, PHONES["ben"], to("ben", 2)) is None
    assert asked(table, PHONES["anna"], to("ben", 2)) is Code.NOT_OWN_SEAT
    table.take(ben=2, cleo=1, anna=0)
    assert table.round.number == 2
    assert asked(table, PHONES["ben"], to("ben", 2)) is None
    table.write(to("ben", 2))
    assert table.done(1).boxes["ben"].points == 40
    table.bid(cleo=0)
    assert asked(table, PHONES["cleo"], to("cleo", 0)) is Code.ENTRY_CLOSED, "the next has begun"
    assert asked(table, PHONES["ben"], to("ben", 2)) is None, "who has not bid may still say it"


def test_a_table_without_the_cloud_takes_no_change() -> None:
    table = Scribe("wizard_fisher", hands=[3, 3])
    table.bids(1, 1, 0)
    assert asked(table, PHONES["ben"], to("ben", 2)) is Code.ENTRY_CLOSED


def test_after_the_last_round_it_is_still_said() -> None:
    table = Scribe("wizard_jubilee", hands=[2])
    table.bids(1, 1, 0)
    table.take(ben=2, cleo=0, anna=0)
    assert table.pad.over
    assert asked(table, PHONES["ben"], to("ben", 2)) is None


@pytest.mark.parametrize("value", [0, 1, 2, 3])
def test_a_secret_bid_tells_nothing_when_it_changes(value: int) -> None:
    table = table_of(**SECRET)
    for player, bid in {"ben": 1, "cleo": 1, "anna": 0}.items():
        table.by = DEVICES[player]
        table.bid(**{player: bid})
    table.by = DEVICES["ben"]
    cells = to("ben", value)
    assert table.refusal(cells) is None, "no refusal tells a hidden bid"
    table.write(cells)
    assert is_hidden(table.pad, cells[0][0])
    for player, sitting in SITTINGS.items():
        box = shown_to(table.pad, sitting).rounds[0].boxes["ben"]
        seen = (1, value) if player == "ben" else (None, None)
        assert (box.bid, box.changed) == seen
    shown = table.pad.shown
    assert shown.rounds[0].boxes["ben"].changed is None
    assert value not in [each for mark in shown.written.marks[-1:] for _, each in mark.cells]


def test_taking_a_trick_is_asked_of_the_own_phone_too() -> None:
    table = table_of()
    table.bids(1, 1, 0)
    table.take(ben=0, cleo=1)
    assert table.code(acts.change_bid(table.round, "ben", 1)) is Code.CLOUD_WITHOUT_TRICK


@pytest.mark.parametrize(
    ("field", "value"), [("bomb", True), ("bomb", 2), ("trump", "WR"), ("chooser", "ben")]
)
def test_what_lies_before_all_is_the_scorers_to_write(field: str, value: Value) -> None:
    cells: Cells = ((Cell(1, 1, "", field), value),)
    table = table_of()
    for bids in ((), (1, 1, 0)):
        for player in bids and ("ben", "cleo", "anna"):
            table.bid(**{player: bids[0]})
        for phone in PHONES.values():
            assert asked(table, phone, cells) is Code.NOT_OWN_SEAT
        assert asked(table, HOST, cells) is None


def test_a_secret_bid_and_its_change_are_seen_when_the_round_is_done() -> None:
    table = table_of(**SECRET)
    table.bids(1, 1, 0)
    table.write(to("ben", 2))
    shown = table.pad.shown.rounds[0].boxes["ben"]
    assert (shown.bid, shown.changed, shown.wanted) == (None, None, None)
    table.take(ben=2, cleo=1, anna=0)
    assert table.pad.shown.rounds[0].boxes["ben"].changed is None
    table.write(acts.reveal(table.round))
    shown = table.pad.shown.rounds[0].boxes["ben"]
    assert (shown.bid, shown.changed, shown.wanted, shown.points) == (1, 2, 2, 40)
    hidden = [cell for mark in table.marks for cell, _ in mark.cells if is_hidden(table.pad, cell)]
    assert hidden == []


def test_bomb_and_turned_card_tell_no_bid_and_are_never_hidden() -> None:
    table = table_of(**SECRET)
    table.bids(1, 1, 0)
    table.write(acts.turn_trump(table.round, "WR", "cleo"))
    table.write(acts.bomb_fell(table.round, True))
    shown = table.pad.shown.rounds[0]
    assert (shown.trump.suit, shown.chooser, shown.sums) == ("R", "cleo", (2,))
