"""A game is read in a time in proportion to its marks, whatever they are."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.pad.conflicts import MOST_ASKED, find_conflicts
from scorepad.pad.fold import fold, read_pad
from scorepad.pad.judge import refuse_shape
from scorepad.pad.marks import Cell, Mark, MarkIndex
from tests.pad import conflicts_oracle
from tests.pad.late_marks import late_marks
from tests.pad.long_games import SHAPES, one_cell
from tests.pad.scribe import Scribe
from tests.pad.steps import steps_of

GAMES = ["wizard_gigamic", "quoicoupli", "oh_hell", "skull_king", "wizard_fisher"]
FEW_CELLS = [Cell(1, 1, "anna", "bid"), Cell(1, 1, "ben", "bid"), Cell(1, 1, "", "trump")]


@pytest.mark.parametrize("shape", SHAPES)
def test_twice_the_marks_are_twice_the_work(shape: str) -> None:
    fewer, more = (SHAPES[shape](size) for size in (300, 600))
    fold(more)  # What is remembered of rules is remembered.
    growth = steps_of(partial(fold, more)) / steps_of(partial(fold, fewer))
    assert growth <= 2.2


def test_a_quadratic_reading_would_be_noticed() -> None:
    fewer, more = SHAPES["chain"](150), SHAPES["chain"](300)
    steps = [steps_of(partial(conflicts_oracle.find_conflicts, marks)) for marks in (fewer, more)]
    assert steps[1] / steps[0] > 3


@pytest.mark.parametrize("shape", SHAPES)
def test_a_long_game_has_the_conflicts_that_it_had(shape: str) -> None:
    marks = SHAPES[shape](240)
    assert find_conflicts(marks) == conflicts_oracle.find_conflicts(marks)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_phone_could_send_every_long_game(shape: str) -> None:
    marks = SHAPES[shape](240)
    known, opened = MarkIndex(marks[:1]), read_pad(marks[:1])
    for mark in marks[1:]:
        assert refuse_shape(opened, known, mark) is None
        known.add(mark)


@settings(max_examples=100)
@given(st.sampled_from(GAMES), late_marks(40), st.randoms(use_true_random=False))
def test_whatever_phones_send_late_has_the_conflicts_that_it_had(
    game: str, late: list[Mark], order
) -> None:
    table = Scribe(game, "anna ben cleo dora", options={"play.bomb": True, "play.cloud": True})
    table.play_rounds(1)
    known, marks = MarkIndex(table.marks), list(table.marks)
    for mark in late:
        if refuse_shape(table.pad, known, mark) is None:
            known.add(mark)
            marks.append(mark)
    assert find_conflicts(marks) == conflicts_oracle.find_conflicts(marks)
    order.shuffle(marks)
    assert find_conflicts(marks) == conflicts_oracle.find_conflicts(marks)


_ACTS = st.lists(
    st.tuples(
        st.lists(
            st.tuples(st.sampled_from(FEW_CELLS), st.none() | st.integers(0, 2)),
            max_size=3,
            unique_by=lambda written: written[0],
        ),
        st.none() | st.integers(1, 12),
        st.integers(0, 5),
        st.booleans() | st.just(True),
    ),
    max_size=40,
)


@settings(max_examples=250)
@given(_ACTS)
def test_marks_that_name_any_other_have_the_conflicts_that_they_had(acts) -> None:
    """``seen`` and ``undoes`` name marks some places before, themselves, and later ones."""
    marks = list(Scribe().marks)
    for cells, back, kind, late in acts:
        named = None if back is None else f"0{max(len(marks) - back + 1, 0):031x}"
        undoes = named if kind == 0 or not cells else None
        id = f"0{len(marks):031x}"
        marks.append(
            Mark(id, undoes=undoes, late=late)
            if undoes
            else Mark(id, tuple(cells), seen=named, late=late)
        )
    assert find_conflicts(marks) == conflicts_oracle.find_conflicts(marks)


def test_the_newest_values_of_a_cell_are_asked_about_and_the_log_keeps_all() -> None:
    pad = fold(one_cell(100))
    (conflict,) = pad.written.conflicts
    assert [place for _, place in conflict.values] == list(range(101 - MOST_ASKED, 101))
    assert len(pad.written.marks) == 101


def test_what_was_taken_back_again_was_touched_last_by_the_last_undo() -> None:
    table = Scribe()
    (cell, value) = (FEW_CELLS[0], 1)
    act = Mark("a" * 32, ((cell, value),), late=True)
    undos = [Mark(f"b{place:031x}", undoes=act.id, late=True) for place in range(3)]
    over = Mark("c" * 32, ((cell, 2),), late=True)
    for marks in ([act, *undos, over], [act, over, *undos], [*undos, act, over]):
        whole = [*table.marks, *marks]
        assert fold(whole).written.seen([cell]) == marks[-1].id
