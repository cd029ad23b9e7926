"""The pad as phones may see it: equal for all games that differ in hidden bids alone."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.import_check import marks_to_export
from scorepad.pad.judge import refuse_shape
from scorepad.pad.marks import HIDDEN, Cell, Mark, MarkIndex
from scorepad.pad.state import Pad
from scorepad.pad.visibility import is_hidden
from tests.pad.late_marks import late_marks
from tests.pad.scribe import Scribe

SECRET = {"bidding.visibility": "secret", "bidding.entry": "players"}
TOGETHER = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}
SPECIAL = {"play.bomb": True, "play.cloud": True}


def test_a_pad_of_open_bids_is_shown_as_it_is() -> None:
    table = Scribe("wizard_gigamic")
    table.play_rounds(2)
    assert table.pad.shown is table.pad


def test_a_hidden_bid_has_no_number_but_stands() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    table.bid(ben=3)
    cell = Cell(1, 1, "ben", "bid")
    shown = table.pad.shown
    assert shown.current is shown.rounds[0]
    box = shown.rounds[0].boxes["ben"]
    assert (box.bid, box.wanted, box.bid_hidden, box.has_bid) == (None, None, True, True)
    assert shown.written.round(1)[cell[1:]] == HIDDEN
    assert shown.written.marks[-1].cells == ((cell, HIDDEN),)
    assert shown.written.undoable == shown.written.marks[-1]
    assert shown.shown is shown
    empty = shown.rounds[0].boxes["anna"]
    assert (empty.bid_hidden, empty.has_bid) == (False, False)


def test_what_is_hidden_in_one_round_leaves_all_else_as_it_is() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    table.bids(1, 2, 0)
    table.write(acts.reveal(table.round))
    table.take(ben=2, cleo=0)
    table.write(acts.turn_trump(table.round, "R"))
    cells = [Cell(2, 1, "cleo", "bid"), Cell(2, 1, "", "trump")]
    for ids in "ab":
        late = [Mark(f"{ids}{at:031x}", ((cell, ids),), late=True) for at, cell in enumerate(cells)]
        table = table.phone("c", [replace(late[0], cells=((cells[0], ord(ids) % 3),)), late[1]])
    pad, shown = table.pad, table.pad.shown
    assert shown.rounds[0] == pad.rounds[0]
    assert shown.current is shown.rounds[1]
    assert {each.cell for each in pad.written.conflicts} == set(cells)
    assert [each.cell for each in shown.written.conflicts] == cells[1:]
    standing = shown.written.round(2)
    differ = {cell for cell, value in pad.written.round(2).items() if standing[cell] != value}
    assert differ == {cells[0][1:]}


def test_once_revealed_a_bid_is_shown() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4], reveal=True)
    table.bids(1, 2, 0)
    table.write(acts.reveal(table.round))
    assert table.pad.shown is table.pad


def with_other_secrets(pad: Pad, numbers: list[int]) -> list[Mark]:
    """Return the marks of ``pad`` with other numbers where a hidden one stands."""
    others = iter(numbers)
    return [
        replace(
            mark,
            cells=tuple(
                (cell, next(others) if said == HIDDEN and value is not None else value)
                for (cell, value), (_, said) in zip(mark.cells, shown.cells, strict=True)
            ),
        )
        for mark, shown in zip(pad.written.marks, pad.shown.written.marks, strict=True)
    ]


@settings(max_examples=80)
@given(
    st.sampled_from([SECRET, TOGETHER, SECRET | SPECIAL]),
    st.booleans(),
    late_marks(20),
    st.lists(st.integers(0, 5), min_size=200, max_size=200),
)
def test_games_that_differ_in_hidden_bids_look_the_same(
    options: dict[str, str], reveal: bool, marks: list[Mark], numbers: list[int]
) -> None:
    table = Scribe("wizard_club", "anna ben cleo dora", options=options, reveal=reveal)
    table.bid(ben=1, cleo=0)
    known, written = MarkIndex(table.marks), []
    for mark in marks:
        if refuse_shape(table.pad, known, mark) is None:
            known.add(mark)
            written.append(mark)
    pad = fold([*table.marks, *written])
    other = fold(with_other_secrets(pad, numbers))
    assert other.shown == pad.shown
    assert marks_to_export(other) == marks_to_export(pad)


def test_only_bids_are_hidden() -> None:
    table = Scribe("wizard_fisher", options=SECRET, hands=[5, 4], reveal=True)
    table.bid(ben=3)
    assert is_hidden(table.pad, Cell(1, 1, "ben", "bid")) is True
    assert is_hidden(table.pad, Cell(1, 1, "ben", "changed")) is True
    assert is_hidden(table.pad, Cell(1, 1, "ben", "tricks")) is False
    assert is_hidden(table.pad, Cell(1, 0, "ben", "adjustment")) is False


# games that were begun before there were reveals


@pytest.mark.parametrize(
    ("options", "bids", "hidden"),
    [
        (TOGETHER, {"ben": 3}, True),
        (TOGETHER, {"ben": 3, "cleo": 1, "anna": 0}, False),
        (SECRET, {"ben": 3}, True),
        (SECRET, {"ben": 3, "cleo": 1, "anna": 0}, True),
        ({}, {"ben": 3}, False),
    ],
)
def test_a_deal_thrown_in_before_its_bids_were_seen_keeps_them(
    options: dict[str, str], bids: dict[str, int], hidden: bool
) -> None:
    table = Scribe("wizard_fisher", options=options, hands=[5, 4])
    table.bid(**bids)
    table.write(acts.deal_again(table.round))
    assert is_hidden(table.pad, Cell(1, 1, "ben", "bid")) is hidden


def test_a_bid_for_a_round_to_come_is_hidden_by_the_rules_of_now() -> None:
    for options, hidden in ((TOGETHER, True), (SECRET, True), ({}, False)):
        table = Scribe("wizard_fisher", options=options, hands=[5, 4])
        assert is_hidden(table.pad, Cell(2, 1, "ben", "bid")) is hidden


def test_what_is_hidden_follows_the_rules_of_its_round() -> None:
    table = Scribe("wizard_fisher", options={}, hands=[5, 4])
    table.play_rounds(1)
    table.write(acts.change_rules(table.pad, TOGETHER, whole_game=False))
    table.bid(cleo=2)
    table.write(acts.deal_again(table.round))
    assert is_hidden(table.pad, Cell(2, 1, "cleo", "bid"))
    assert is_hidden(table.pad, Cell(1, 1, "ben", "bid")) is False
    assert is_hidden(table.pad, Cell(1, 2, "ben", "bid")) is False


def test_a_bid_that_was_thrown_in_stays_hidden_when_all_bids_are_open_later() -> None:
    table = Scribe("wizard_fisher", options=TOGETHER, hands=[5, 4])
    table.bid(ben=3)
    table.write(acts.deal_again(table.round))
    table.play([1, 1, 1], [2, 2, 1])
    table.write(acts.change_rules(table.pad, {"bidding.entry": "scorer"}, whole_game=False))
    cell = Cell(1, 1, "ben", "bid")
    assert is_hidden(table.pad, cell)
    assert table.pad.shown.written.round(1)[cell[1:]] == HIDDEN
