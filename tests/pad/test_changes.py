"""The change log, and what in it nobody may see yet."""

import pytest

from scorepad.pad import acts
from scorepad.pad.changes import CellChange, change_log
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.visibility import is_hidden
from tests.pad.scribe import Scribe

BEN = Cell(1, 1, "ben", "bid")


def hidden_table(visibility: str) -> Scribe:
    options = {"bidding.visibility": visibility, "bidding.entry": "players"}
    return Scribe("wizard_club", options=options)


def test_the_log_begins_with_the_opening(table: Scribe) -> None:
    (entry,) = change_log(table.pad)
    assert entry.mark == table.marks[0]
    assert CellChange(Cell(0, 0, "ben", "name"), None, "Ben") in entry.changes
    assert not entry.undone


def test_the_log_says_what_a_mark_wrote_over_what(table: Scribe) -> None:
    table.bid(ben=1)
    table.bid(ben=0)
    table.undo()
    _, first, second, undo = change_log(table.pad)
    assert first.changes == (CellChange(BEN, None, 1),)
    assert second.changes == (CellChange(BEN, 1, 0),)
    assert undo.changes == (CellChange(BEN, 0, 1),)
    assert [entry.undone for entry in (first, second, undo)] == [False, True, False]


def test_the_log_of_a_pair_holds_both_players() -> None:
    table = Scribe(hands=[3, 3])
    table.play([1, 1, 1], [1, 1, 1])
    table.correct_tricks(1, ben=0, cleo=2)
    changes = change_log(table.pad)[-1].changes
    assert [(c.cell.player, c.before, c.after) for c in changes] == [("ben", 1, 0), ("cleo", 1, 2)]


def test_the_first_deal_stays_readable_after_a_misdeal(table: Scribe) -> None:
    table.bid(ben=1, cleo=0)
    table.write(acts.deal_again(table.round))
    table.bid(ben=0)
    wrote = [(c.cell, c.after) for entry in change_log(table.pad)[1:] for c in entry.changes]
    assert wrote == [
        (Cell(1, 1, "ben", "bid"), 1),
        (Cell(1, 1, "cleo", "bid"), 0),
        (Cell(1, 0, "", "deal"), 2),
        (Cell(1, 2, "ben", "bid"), 0),
    ]


def test_an_undo_that_comes_after_another_mark_leaves_that_ones_value(table: Scribe) -> None:
    table.bid(ben=1)
    first = table.marks[-1]
    table.bid(ben=0)
    pad = fold([*table.marks, Mark("f" * 32, undoes=first.id)])
    assert change_log(pad)[-1].changes == (CellChange(BEN, 0, 0),)
    assert pad.written.round(1)[1, "ben", "bid"] == 0


def test_an_undo_that_comes_before_its_mark_leaves_nothing_to_change(table: Scribe) -> None:
    late = Mark("a" * 32, table.bid_of("ben", 1))
    pad = fold([*table.marks, Mark("f" * 32, undoes=late.id), late])
    assert [entry.changes for entry in change_log(pad)[1:]] == [(), ()]
    assert pad.current is not None
    assert pad.current.boxes["ben"].bid is None


def test_open_bids_are_hidden_from_nobody(table: Scribe) -> None:
    table.bid(ben=1)
    assert not is_hidden(table.pad, BEN)


@pytest.mark.parametrize("visibility", ["simultaneous", "secret"])
def test_bids_are_hidden_until_they_are_revealed(visibility: str) -> None:
    table = hidden_table(visibility)
    table.bid(ben=1)
    assert is_hidden(table.pad, BEN)
    table.bid(cleo=0, anna=0)
    assert is_hidden(table.pad, BEN) is (visibility == "secret")
    table.take(ben=1, cleo=0)
    assert not is_hidden(table.pad, BEN)


def test_only_bids_are_hidden() -> None:
    table = hidden_table("secret")
    table.bids(0, 1, 0)
    table.take(ben=1)
    assert not is_hidden(table.pad, Cell(1, 1, "ben", "tricks"))
    assert not is_hidden(table.pad, Cell(1, 0, "", "deal"))


def test_a_misdeal_keeps_the_bids_that_were_never_revealed() -> None:
    table = hidden_table("simultaneous")
    table.bid(ben=1)
    table.write(acts.deal_again(table.round))
    table.play([1, 0, 0], [1, 0, 0])
    assert is_hidden(table.pad, BEN)
    assert not is_hidden(table.pad, Cell(1, 2, "ben", "bid"))


def test_a_misdeal_after_the_reveal_hides_nothing() -> None:
    table = hidden_table("simultaneous")
    table.bids(0, 1, 0)
    table.write(acts.deal_again(table.round))
    assert not is_hidden(table.pad, BEN)


def test_a_misdeal_of_secret_bids_keeps_them_even_when_all_had_bid() -> None:
    table = hidden_table("secret")
    table.bids(0, 1, 0)
    table.write(acts.deal_again(table.round))
    table.play([1, 0, 0], [1, 0, 0])
    assert is_hidden(table.pad, BEN)


def test_a_game_that_ends_before_the_reveal_keeps_the_bids() -> None:
    table = hidden_table("secret")
    table.play([0, 1, 0], [0, 1, 0])
    table.bids(0, 1, 0)
    table.write(acts.end(table.pad))
    assert is_hidden(table.pad, BEN._replace(round=2))
    assert not is_hidden(table.pad, BEN)
    assert not is_hidden(table.pad, Cell(0, 0, "ben", "name"))


def test_a_secret_bid_that_was_undone_is_as_secret_as_one_that_stands() -> None:
    table = hidden_table("secret")
    table.bid(ben=1)
    table.undo()
    cells = [c.cell for entry in change_log(table.pad)[1:] for c in entry.changes]
    assert cells == [BEN, BEN]
    assert is_hidden(table.pad, BEN)
