"""The change log, and what in it nobody may see yet."""

from scorepad.pad import acts
from scorepad.pad.changes import CellChange, change_log, earlier_values, undoable_entry
from scorepad.pad.fold import fold
from scorepad.pad.marks import Cell, Mark
from tests.pad.scribe import Scribe

BEN = Cell(1, 1, "ben", "bid")


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
    again = Mark("b" * 32, table.bid_of("ben", 0))
    pad = fold([*table.marks, Mark("f" * 32, undoes=late.id), late])
    assert [entry.changes for entry in change_log(pad)[1:]] == [(), ()]
    pad_after = fold([*pad.written.marks, again])
    assert change_log(pad_after)[-1].changes == (CellChange(BEN, None, 0),)
    assert pad.current is not None
    assert pad.current.boxes["ben"].bid is None


def test_the_earlier_value_of_a_cell_is_the_last_other_one() -> None:
    table = Scribe(hands=[3, 3])
    table.bid(ben=1)
    assert earlier_values(table.pad.written) == {}
    table.bid(ben=0)
    assert earlier_values(table.pad.written) == {BEN: 1}
    table.bid(ben=2)
    assert earlier_values(table.pad.written) == {BEN: 0}
    table.bid(ben=0)
    assert earlier_values(table.pad.written) == {BEN: 2}
    table.undo()
    assert earlier_values(table.pad.written) == {BEN: 0}


def test_a_value_that_was_written_again_after_its_undo_is_no_correction(table: Scribe) -> None:
    table.bid(ben=1)
    table.undo()
    table.bid(ben=0)
    assert earlier_values(table.pad.written) == {}


def test_what_was_emptied_and_filled_again_was_never_another_value(table: Scribe) -> None:
    cell = Cell(1, 1, "", "trump")
    first, second, *_ = [suit.code for suit in table.round.ruleset.deck.suits]
    for turned in (first, None, first):
        table.write(acts.turn_trump(table.round, turned))
    assert earlier_values(table.pad.written) == {}
    table.write(acts.turn_trump(table.round, second))
    assert earlier_values(table.pad.written) == {cell: first}


def test_what_one_undo_would_take_back_is_what_the_log_says_of_it() -> None:
    table = Scribe(hands=[3, 3])
    assert undoable_entry(table.pad) is None
    table.play([1, 1, 1], [1, 1, 1])
    table.correct_tricks(1, ben=0, cleo=2)
    table.bid(ben=1, cleo=2)
    table.bid(ben=0)
    while table.pad.written.undoable is not None:
        entry = undoable_entry(table.pad)
        assert entry is not None
        assert entry == change_log(table.pad)[table.marks.index(entry.mark)]
        assert entry.mark == table.undo()
