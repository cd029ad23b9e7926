"""A game has room for far more than an evening, and no more than that."""

from dataclasses import replace

import pytest

from scorepad.pad import acts
from scorepad.pad import judge as judge_of_marks
from scorepad.pad.fold import read_pad
from scorepad.pad.import_check import read_whole
from scorepad.pad.judge import judge, judge_late, refuse_shape
from scorepad.pad.marks import Mark, MarkIndex
from scorepad.rules.refusal import Code, Refusal
from tests.pad.scribe import Scribe

EVENING = Scribe(players="anna ben cleo dora emil finn", hands=[*range(1, 11)] * 2)
EVENING.play_rounds(10)
MARKS = EVENING.marks
FULL = Refusal(Code.GAME_FULL)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that hold 100 marks."""
    monkeypatch.setattr(judge_of_marks, "MOST_MARKS", 100)


def test_the_last_mark_that_has_room_is_written_and_none_after_it() -> None:
    assert judge(read_pad(MARKS[:99]), MARKS[99]) is None
    assert judge(read_pad(MARKS[:100]), MARKS[100]) == FULL


def test_a_late_mark_finds_no_room_either() -> None:
    opened = read_pad(MARKS[:1])
    late = replace(MARKS[50], id="f" * 32)
    assert refuse_shape(opened, MarkIndex(MARKS[:99]), late) is None
    assert refuse_shape(opened, MarkIndex(MARKS[:100]), late) == FULL


def test_cells_fill_a_game_as_marks_do(monkeypatch: pytest.MonkeyPatch) -> None:
    written = sum(len(mark.cells) for mark in MARKS[:50])
    monkeypatch.setattr(judge_of_marks, "MOST_CELLS_A_GAME", written)
    assert judge(read_pad(MARKS[:49]), MARKS[49]) is None
    assert judge(read_pad(MARKS[:50]), MARKS[50]) == FULL
    opened = read_pad(MARKS[:1])
    assert refuse_shape(opened, MarkIndex(MARKS[:49]), MARKS[49]) is None
    assert refuse_shape(opened, MarkIndex(MARKS[:50]), MARKS[50]) == FULL


def test_a_game_from_a_file_that_is_longer_is_refused_at_the_first_mark_too_many() -> None:
    assert read_whole(MARKS) == (100, FULL)


def test_a_full_game_still_takes_an_undo_and_its_end() -> None:
    full = read_pad(MARKS[:100])
    undo = Mark("f" * 32, undoes=MARKS[99].id)
    end = Mark("e" * 32, acts.end(full))
    assert judge(full, MARKS[100]) == FULL
    assert judge_late(full, MarkIndex(MARKS[:100]), replace(MARKS[100], late=True)).refusal == FULL
    for last in (undo, end):
        assert judge(full, last) is None
        assert judge_late(full, MarkIndex(MARKS[:100]), replace(last, late=True)).refusal is None
        assert not isinstance(read_whole([*MARKS[:100], last]), tuple)


def test_the_room_for_an_undo_has_an_end_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge_of_marks, "RESERVED", 1)
    undo = Mark("f" * 32, undoes=MARKS[99].id)
    after = Mark("e" * 32, undoes=MARKS[98].id)
    assert read_whole([*MARKS[:100], undo, after]) == (101, FULL)


def test_a_game_filled_with_cells_takes_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    written = sum(len(mark.cells) for mark in MARKS[:50])
    monkeypatch.setattr(judge_of_marks, "MOST_CELLS_A_GAME", written)
    pad = read_pad(MARKS[:50])
    assert judge(pad, MARKS[50]) == FULL
    assert judge(pad, Mark("e" * 32, acts.end(pad))) is None
