"""A game has room for far more than an evening, and no more than that."""

from dataclasses import replace

import pytest

from scorepad.pad import kinds
from scorepad.pad.import_check import read_whole
from scorepad.pad.kinds import judge_mark, judge_shape, read_pad
from scorepad.pad.mark_schema import MarkIndex
from scorepad.rules.refusal import Code, Refusal
from tests.pad.scribe import Scribe

EVENING = Scribe(players="anna ben cleo dora emil finn", hands=[*range(1, 11)] * 2)
EVENING.play_rounds(20)
MARKS = EVENING.marks
FULL = Refusal(Code.GAME_FULL)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that hold 100 marks."""
    monkeypatch.setattr(kinds, "MOST_MARKS", 100)


def test_the_last_mark_that_has_room_is_written_and_none_after_it() -> None:
    assert judge_mark(read_pad(MARKS[:99]), MARKS[99]) is None
    assert judge_mark(read_pad(MARKS[:100]), MARKS[100]) == FULL


def test_a_late_mark_finds_no_room_either() -> None:
    opened = read_pad(MARKS[:1])
    late = replace(MARKS[50], id="f" * 32)
    assert judge_shape(opened, MarkIndex(MARKS[:99]), late) is None
    assert judge_shape(opened, MarkIndex(MARKS[:100]), late) == FULL


def test_cells_fill_a_game_as_marks_do(monkeypatch: pytest.MonkeyPatch) -> None:
    written = sum(len(mark.cells) for mark in MARKS[:50])
    monkeypatch.setattr(kinds, "MOST_CELLS_A_GAME", written)
    assert judge_mark(read_pad(MARKS[:49]), MARKS[49]) is None
    assert judge_mark(read_pad(MARKS[:50]), MARKS[50]) == FULL
    opened = read_pad(MARKS[:1])
    assert judge_shape(opened, MarkIndex(MARKS[:49]), MARKS[49]) is None
    assert judge_shape(opened, MarkIndex(MARKS[:50]), MARKS[50]) == FULL


def test_a_game_from_a_file_that_is_longer_is_refused_at_the_first_mark_too_many() -> None:
    assert read_whole(MARKS) == (100, FULL)
