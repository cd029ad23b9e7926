"""A mark and its content as JSON."""

import json

from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.marks import Cell, Mark

TEXT = st.text(max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=5,
)
CELLS = st.builds(Cell, st.integers(0, 60), st.integers(0, 9), TEXT, TEXT)
MARKS = st.builds(
    Mark,
    id=st.text("0123456789abcdef", min_size=32, max_size=32),
    cells=st.lists(st.tuples(CELLS, VALUES), max_size=4).map(tuple),
    seen=st.none() | TEXT,
    undoes=st.none() | TEXT,
    by=TEXT,
    at=st.integers(0, 2**40),
    late=st.booleans(),
)


@given(MARKS)
def test_a_mark_comes_back_from_its_json(mark: Mark) -> None:
    body = json.loads(json.dumps(mark.body()))
    assert Mark.from_body(mark.id, body, by=mark.by, at=mark.at) == mark


@given(MARKS, MARKS)
def test_marks_with_equal_bodies_write_the_same(one: Mark, other: Mark) -> None:
    same = (one.cells, one.seen, one.undoes) == (other.cells, other.seen, other.undoes)
    assert (one.body() == other.body()) is (same and one.late == other.late)


def test_a_mark_that_comes_again_late_is_the_same_act() -> None:
    cells = ((Cell(1, 1, "ben", "bid"), 1),)
    live = Mark("a", cells, seen="b")
    assert live.says_what(Mark("a", cells, seen="b", late=True))
    for other in (
        Mark("a", ((Cell(1, 1, "ben", "bid"), 2),), seen="b"),
        Mark("a", ((Cell(1, 1, "ben", "bid"), True),), seen="b"),
        Mark("a", cells),
        Mark("a", undoes="b"),
    ):
        assert not live.says_what(other)
