"""What stands after undoing, and what a cell last saw."""

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.judge import judge, stale, stale_refusal
from scorepad.pad.marks import Cell, Mark
from scorepad.rules import Code
from tests.pad.scribe import Scribe


def test_undo_goes_back_to_the_first_act_and_no_further(table: Scribe) -> None:
    fresh = table.pad
    table.play_rounds(2)
    taken_back = [table.undo().id for _ in range(10)]
    assert taken_back == [mark.id for mark in reversed(table.marks[1:11])]
    assert table.pad.written.undoable is None
    assert (table.pad.rounds, table.pad.totals) == (fresh.rounds, fresh.totals)
    refusal = judge(table.pad, Mark("f" * 32, undoes=table.marks[0].id))
    assert refusal is not None
    assert refusal.code is Code.NOTHING_TO_UNDO


def test_undo_takes_back_whoever_wrote_the_newest_act(table: Scribe) -> None:
    table.bid(ben=1)
    theirs = Mark("f" * 32, table.bid_of("cleo", 1), by="another phone")
    table.marks.append(theirs)
    undoable = fold(table.marks).written.undoable
    assert undoable is not None
    assert undoable.by == "another phone"


def test_an_undone_act_is_never_undone_again(table: Scribe) -> None:
    table.bid(ben=1, cleo=1)
    first = table.undo()
    assert table.pad.written.undoable == table.marks[1]
    refusal = judge(table.pad, Mark("f" * 32, undoes=first.id))
    assert refusal is not None
    assert refusal.code is Code.NOT_THE_NEWEST


def test_an_undo_itself_cannot_be_undone(table: Scribe) -> None:
    table.bid(ben=1, cleo=1)
    table.undo()
    undo = table.marks[-1]
    refusal = judge(table.pad, Mark("f" * 32, undoes=undo.id))
    assert refusal is not None
    assert refusal.code is Code.NOT_THE_NEWEST


def test_only_the_newest_act_can_be_undone(table: Scribe) -> None:
    table.bid(ben=1, cleo=1)
    refusal = judge(table.pad, Mark("f" * 32, undoes=table.marks[1].id))
    assert refusal is not None
    assert refusal.code is Code.NOT_THE_NEWEST


def test_redo_is_just_writing_again(table: Scribe) -> None:
    table.bid(ben=1)
    table.undo()
    table.bid(ben=0)
    assert table.round.boxes["ben"].bid == 0
    assert table.undo() == table.marks[3]
    assert table.round.boxes["ben"].bid is None


def test_undoing_a_correction_brings_back_what_stood_before(table: Scribe) -> None:
    table.bid(ben=1)
    for value in (0, 1, 0):
        table.bid(ben=value)
    values = [table.round.boxes["ben"].bid]
    for _ in range(3):
        table.undo()
        values.append(table.round.boxes["ben"].bid)
    assert values == [0, 1, 0, 1]


def test_a_mark_is_stale_when_its_cell_was_written_meanwhile(table: Scribe) -> None:
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    assert not stale(table.pad, ours)
    table.bid(ben=0)
    assert stale(table.pad, ours)
    seen = table.pad.written.seen([Cell(1, 1, "ben", "bid")])
    assert seen == table.marks[-1].id
    assert not stale(table.pad, Mark("a" * 32, table.bid_of("ben", 1), seen=seen))


def test_other_cells_do_not_make_a_mark_stale(table: Scribe) -> None:
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    table.bid(cleo=0)
    table.write(acts.turn_trump(table.round, "R"))
    assert not stale(table.pad, ours)


def test_an_undo_makes_stale_whoever_had_seen_the_undone_mark(table: Scribe) -> None:
    table.bid(ben=0)
    ours = Mark("a" * 32, table.bid_of("ben", 1), seen=table.marks[-1].id)
    assert not stale(table.pad, ours)
    table.undo()
    assert stale(table.pad, ours)


def test_a_mark_that_writes_nothing_is_no_conflict_but_refused(table: Scribe) -> None:
    table.bids(1, 0, 0)
    table.write(acts.fill_rest(table.round))
    again = Mark("a" * 32, acts.fill_rest(table.round), seen=table.marks[3].id)
    assert not stale(table.pad, again)
    refusal = judge(table.pad, again)
    assert refusal is not None
    assert refusal.code is Code.NOT_A_MARK


def test_a_conflict_says_what_both_wrote(table: Scribe) -> None:
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    table.bid(ben=0)
    refusal = stale_refusal(table.pad, ours)
    assert refusal.code is Code.WRITTEN_MEANWHILE
    assert refusal.facts == {"player": "ben", "field": "bid", "ours": 1, "theirs": 0}
    table.undo()
    assert stale_refusal(table.pad, ours).facts["theirs"] is None


def test_of_several_cells_the_one_that_was_written_meanwhile_is_told(table: Scribe) -> None:
    table.bid(ben=1)
    seen = table.marks[-1].id
    ours = Mark("a" * 32, (*table.bid_of("ben", 0), *table.bid_of("cleo", 1)), seen=seen)
    table.bid(cleo=0)
    facts = stale_refusal(table.pad, ours).facts
    assert facts == {"player": "cleo", "field": "bid", "ours": 1, "theirs": 0}


def test_a_conflict_about_a_hidden_bid_says_no_number() -> None:
    options = {"bidding.visibility": "secret", "bidding.entry": "players"}
    table = Scribe("wizard_club", options=options)
    ours = Mark("a" * 32, table.bid_of("ben", 1))
    table.bid(ben=0)
    facts = stale_refusal(table.pad, ours).facts
    assert (facts["ours"], facts["theirs"]) == (None, None)


def test_a_mark_of_several_cells_is_stale_when_any_of_them_was_written() -> None:
    table = Scribe(hands=[3])
    table.bids(1, 1, 1)
    ours = Mark("a" * 32, acts.fill_rest(table.round))
    table.take(ben=1)
    assert stale(table.pad, ours)
