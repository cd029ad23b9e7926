"""A late mark of a match is refused only where nobody could ever read it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.fold import read_pad
from scorepad.pad.import_check import read_whole
from scorepad.pad.judge import refuse_shape
from scorepad.pad.marks import Cell, Mark, MarkIndex
from scorepad.pad.match.state import Match
from scorepad.pad.opening import Opening, opening_cells
from scorepad.rules import Code
from tests.pad.duellists import Duellists
from tests.pad.scribe import code_of as code_named
from tests.pad.test_marks import VALUES
from tests.pad.test_match_of_two_phones import sound

ID = "f" * 32
ELEMENTS = [each.code for each in Duellists().match.ruleset.elements]


def code_of(cell: tuple[int, int, str, str], value: Any, **more: Any) -> Code | None:
    table = Duellists()
    mark = Mark(ID, ((Cell(*cell), value),), **more)
    return code_named(refuse_shape(table.match, MarkIndex(table.marks), mark))


def duel(*, power: str | None = None, **more: Any) -> dict[str, Any]:
    sides = [[ELEMENTS[0], 3, 0], [ELEMENTS[1], 2, 1]]
    return {"sides": sides, **({"power": power} if power else {}), **more}


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ((1, 0, "", "won"), ["a"]),
        ((3, 0, "", "won"), ["b", "a"]),
        ((2, 0, "a", "sum"), 0),
        ((2, 0, "a", "sum"), 594),
        ((0, 0, "b", "name"), "Anna"),
        ((0, 0, "b", "person"), "benjamin"),
        ((0, 0, "b", "person"), None),
        ((1, 0, "", "duel:1"), None),
        ((1, 0, "", "duel:1"), duel()),
        ((1, 0, "", "duel:2"), duel(power="A")),
        ((1, 0, "", "duel:2"), duel(power="both", counts=True)),
        ((1, 0, "", "duel:18"), duel()),
        ((2, 0, "a", "pending"), True),
        ((2, 0, "a", "permanent"), [3, "lower value wins"]),
        ((2, 0, "a", "permanent"), [18, "lower value wins"]),
        ((0, 0, "", "ended"), 1),
        ((0, 0, "", "ended"), 3),
        ((0, 0, "", "ended"), None),
    ],
)
def test_what_can_be_read_is_taken_whatever_the_rules_say(
    cell: tuple[int, int, str, str], value: Any
) -> None:
    assert code_of(cell, value) is None


@pytest.mark.parametrize(
    ("cell", "value", "code"),
    [
        ((1, 0, "", "won"), [], Code.NOT_A_MARK),
        ((1, 0, "", "won"), ["a", "a"], Code.NOT_A_MARK),
        ((1, 0, "", "won"), ["a", "z"], Code.NOT_A_MARK),
        ((1, 0, "", "won"), "a", Code.NOT_A_MARK),
        ((1, 0, "", "won"), None, Code.NOT_A_MARK),
        ((1, 1, "", "won"), ["a"], Code.NOT_A_MARK),
        ((0, 0, "", "won"), ["a"], Code.NOT_A_MARK),
        ((4, 0, "", "won"), ["a"], Code.NOT_A_MARK),
        ((1, 0, "a", "won"), ["a"], Code.NOT_A_MARK),
        ((1, 0, "z", "sum"), 1, Code.NOT_AT_THE_TABLE),
        ((1, 0, "a", "sum"), -1, Code.OUT_OF_RANGE),
        ((1, 0, "a", "sum"), 10**6, Code.OUT_OF_RANGE),
        ((1, 0, "a", "sum"), True, Code.NOT_A_MARK),
        ((1, 0, "a", "sum"), "1", Code.NOT_A_MARK),
        ((1, 0, "a", "sum"), 595, Code.OUT_OF_RANGE),
        ((0, 0, "a", "sum"), 1, Code.NOT_A_MARK),
        ((1, 0, "", "sum"), 1, Code.NOT_A_MARK),
        ((1, 0, "a", "name"), "Anna", Code.NOT_A_MARK),
        ((0, 0, "b", "person"), "a b", Code.NOT_A_MARK),
        ((0, 0, "b", "person"), 7, Code.NOT_A_MARK),
        ((0, 0, "", "person"), "benjamin", Code.NOT_A_MARK),
        ((1, 0, "b", "person"), "benjamin", Code.NOT_A_MARK),
        ((0, 0, "b", "mood"), "benjamin", Code.NOT_A_MARK),
        ((1, 0, "b", "mood"), [1, "lower value wins"], Code.NOT_A_MARK),
        ((1, 0, "", "1"), None, Code.NOT_A_MARK),
        ((0, 1, "b", "name"), "Anna", Code.NOT_A_MARK),
        ((0, 0, "a", "name"), " Anna", Code.NOT_A_MARK),
        ((0, 0, "a", "name"), "", Code.NAME_EMPTY),
        ((0, 0, "", "name"), "Anna", Code.NOT_A_MARK),
        ((1, 0, "", "duel:0"), None, Code.NOT_A_MARK),
        ((1, 0, "", "duel:99"), None, Code.NOT_A_MARK),
        ((1, 0, "", "duel:1"), duel(more=[[[[]]]]), Code.NOT_A_MARK),
        ((1, 0, "", "duel:1"), duel(power="C"), Code.NOT_A_MARK),
        ((1, 0, "", "duel:1"), {"sides": [["?", 1, 0], ["?", 1, 0]]}, Code.NO_SUCH_ELEMENT),
        ((1, 0, "", "duel:1"), {"sides": []}, Code.NOT_A_MARK),
        ((1, 0, "", "duel:1"), 7, Code.NOT_A_MARK),
        ((1, 0, "", "duel:1"), duel(counts=False), Code.NOT_A_MARK),
        ((1, 0, "", "duel:19"), duel(), Code.NOT_A_MARK),
        ((0, 0, "", "duel:1"), duel(), Code.NOT_A_MARK),
        ((1, 0, "a", "duel:1"), duel(), Code.NOT_A_MARK),
        ((0, 0, "a", "pending"), True, Code.NOT_A_MARK),
        ((0, 0, "a", "permanent"), [1, "x"], Code.NOT_A_MARK),
        ((1, 0, "", "permanent"), [1, "x"], Code.NOT_A_MARK),
        ((0, 0, "", "ended"), 4, Code.NOT_A_MARK),
        ((1, 0, "a", "pending"), False, Code.NOT_A_MARK),
        ((1, 0, "", "pending"), True, Code.NOT_A_MARK),
        ((1, 0, "a", "permanent"), [1, ""], Code.NOT_A_MARK),
        ((1, 0, "a", "permanent"), [19, "x"], Code.NOT_A_MARK),
        ((0, 0, "", "ended"), 0, Code.NOT_A_MARK),
        ((0, 0, "", "ended"), True, Code.NOT_A_MARK),
        ((1, 0, "", "ended"), 1, Code.NOT_A_MARK),
        ((1, 1, "a", "bid"), 1, Code.NOT_A_MARK),
        ((1, 0, "", "seating"), ["b", "a"], Code.NOT_A_MARK),
        ((0, 0, "", "ruleset"), {}, Code.NOT_A_MARK),
    ],
)
def test_what_nobody_could_ever_read_is_refused(
    cell: tuple[int, int, str, str], value: Any, code: Code
) -> None:
    assert code_of(cell, value) is code


def test_a_whole_match_from_elsewhere_is_read() -> None:
    opening = opening_cells(Opening("wizards_cup", [("anna-abcd", "Anna"), ("ben-abcde", "Ben")]))
    won: Any = ((Cell(1, 0, "", "won"), ["ben-abcde"]),)
    match = read_whole([Mark("0" * 32, opening), Mark("1" * 32, won)])
    assert isinstance(match, Match)
    assert match.totals == {"anna-abcd": 0, "ben-abcde": 1}


def test_an_undo_names_a_mark_of_the_match() -> None:
    table = Duellists("a")
    known = MarkIndex(table.marks)
    assert refuse_shape(table.match, known, Mark(ID, undoes=table.marks[1].id)) is None
    refusal = refuse_shape(table.match, known, Mark(ID, undoes="e" * 32))
    assert refusal is not None
    assert refusal.code is Code.NOT_A_MARK


CELLS = st.tuples(
    st.integers(0, 4),
    st.integers(0, 1),
    st.sampled_from(["", "a", "b", "z"]),
    st.sampled_from(
        ["won", "sum", "name", "duel:1", "duel:x", "bid", "pending", "permanent", "ended"]
    ),
)
LIKELY = st.sampled_from(
    [["a"], ["b"], ["a", "b"], 0, 1, 3, "Anna", None, True, [1, "x"], duel(), duel(power="none")]
)


@given(st.lists(st.tuples(CELLS, LIKELY | VALUES), max_size=12))
def test_late_marks_of_a_match_in_any_order_make_a_sound_match(
    written: list[tuple[tuple[int, int, str, str], Any]],
) -> None:
    table = Duellists()
    known, marks = MarkIndex(table.marks), list(table.marks)
    for place, (cell, value) in enumerate(written):
        mark = Mark(f"{place:x}".rjust(32, "1"), ((Cell(*cell), value),), late=True)
        if refuse_shape(table.match, known, mark) is None:
            known.add(mark)
            marks.append(mark)
    match = read_pad(marks)
    assert isinstance(match, Match)
    sound(match)


def test_a_sum_that_no_pile_can_have_is_refused_with_both_limits() -> None:
    table = Duellists()
    mark = Mark(ID, ((Cell(2, 0, "a", "sum"), 595),))
    refusal = refuse_shape(table.match, MarkIndex(table.marks), mark)
    assert refusal is not None
    assert refusal.facts == {"value": 595, "low": 0, "high": 594}
