"""What a phone sends, read as marks, and marks as a phone reads them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.pad.mark_json import mark_json, mark_of, read_json, strict_json
from scorepad.pad.marks import Cell, Mark

ID, OTHER = "0" * 32, "f" * 32
BID = [1, 1, "ben", "bid", 2]
SENT = {"id": ID, "cells": [BID], "seen": OTHER}

ids = st.text("0123456789abcdef", min_size=32, max_size=32)
values = st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=3)
cells = st.tuples(
    st.builds(
        Cell, st.integers(0, 99), st.integers(0, 9), st.text(max_size=3), st.text(max_size=3)
    ),
    values | st.lists(values, max_size=3),
)
marks = st.builds(
    Mark, ids, st.lists(cells, max_size=3).map(tuple), st.none() | ids, st.none() | ids
)


@given(marks)
def test_a_mark_that_is_sent_comes_back_as_it_was(mark: Mark) -> None:
    sent = json.loads(json.dumps(mark_json(mark)))
    assert sent["id"] == mark.id
    assert mark_of(sent, "", 0) == mark


def test_a_mark_says_who_wrote_it_and_when() -> None:
    mark = mark_of(SENT, "0123", 7)
    assert mark == Mark(ID, ((Cell(*BID[:4]), 2),), OTHER, None, "0123", 7)
    assert mark_of({"id": ID, "undoes": OTHER}, "", 0) == Mark(ID, undoes=OTHER)


@pytest.mark.parametrize(
    "sent",
    [
        None,
        [],
        ID,
        {},
        {**SENT, "id": ID[1:]},
        {**SENT, "id": ID.replace("0", "A")},
        {**SENT, "id": 7},
        {**SENT, "seen": "x"},
        {**SENT, "undoes": "x"},
        {**SENT, "undoes": 0},
        {**SENT, "cells": None},
        {**SENT, "cells": {}},
        {**SENT, "cells": "01234"},
        {**SENT, "cells": [None]},
        {**SENT, "cells": ["01234"]},
        {**SENT, "cells": [BID[:4]]},
        {**SENT, "cells": [[*BID, 0]]},
        {**SENT, "cells": [BID, []]},
        {**SENT, "cells": [["1", *BID[1:]]]},
        {**SENT, "cells": [[True, *BID[1:]]]},
        {**SENT, "cells": [[1, 1.0, *BID[2:]]]},
        {**SENT, "cells": [[1, False, *BID[2:]]]},
        {**SENT, "cells": [[1, 1, None, "bid", 2]]},
        {**SENT, "cells": [[1, 1, "ben", 4, 2]]},
    ],
)
def test_what_has_another_shape_is_no_mark(sent: object) -> None:
    assert mark_of(sent, "", 0) is None


@pytest.mark.parametrize("text", ["", "{", "nul", "NaN", "-Infinity", "1e999", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_json(text)


def test_numbers_are_read_as_json_has_them() -> None:
    assert read_json(b"[1, 2.5, true]") == [1, 2.5, True]
    assert read_json('{"a": 1}', pairs=list) == [("a", 1)]


@pytest.mark.parametrize(
    "text",
    ["[]", "7", '"a"', "null", r'{"a": "\ud800"}', r'{"\udfff": 1}', r'{"a": [["\ud800"]]}'],
)
def test_an_object_that_not_every_library_reads_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        strict_json(text)


def test_an_object_may_hold_any_valid_text() -> None:
    sent = {"é": ["\U0001f0a1", "", None, True, 1.5, {"a": []}]}
    assert strict_json(json.dumps(sent)) == sent
    assert strict_json(json.dumps(sent, ensure_ascii=False).encode()) == sent


def test_an_object_is_no_deeper_than_eight() -> None:
    def nested(depth: int) -> str:
        return '{"a":' * depth + "1" + "}" * depth

    assert strict_json(nested(8))
    assert strict_json(nested(2), deepest=2)
    for text, deepest in ((nested(9), 8), (nested(3), 2)):
        with pytest.raises(ValueError):
            strict_json(text, deepest)
