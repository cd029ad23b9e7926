"""The columns of a spreadsheet in which each field of a mark is seen, and comes back."""

import csv
from collections.abc import Sequence
from io import StringIO

import pytest

from scorepad.pad.acts import Cells
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.plain_fields import plain_fields
from scorepad.services.import_export.columns import OWN_COLUMNS, heading, kinds_of_columns, lines
from scorepad.services.import_export.files import rebuilt
from scorepad.services.import_export.rows import read_rows
from tests.client.test_judged_fields import match_samples, samples
from tests.pad.plain import PLAIN, largest_value, with_plain_fields
from tests.pad.scribe import Scribe

WHEN = 1_790_000_000
FILE = "scorepad/services/import_export/columns.py"
LATER = ("start", "sum", "total", "trick:", "leader:")
"""What is seen in a column only once a round is done, or more is written."""

SAMPLES = {**match_samples(), **samples()}


def as_text(marks: Sequence[Mark]) -> str:
    return heading() + lines("G" * 22, WHEN, read_pad(marks))


def columns_that_change(marks: Sequence[Mark], cells: Cells) -> set[str]:
    before, after = (
        list(csv.DictReader(StringIO(as_text(each).removeprefix("\ufeff"))))
        for each in (marks, [*marks, Mark("f" * 32, cells)])
    )
    return {
        column
        # An end has fewer lines, and a round that is done is followed by others.
        for one, other in zip(before, after, strict=False)
        for column in one
        if one[column] != other[column]
    }


def test_every_field_has_columns_or_needs_none_of_its_own() -> None:
    fields = {**FIELDS, **MATCH_FIELDS}
    missing = fields.keys() - plain_fields().keys() - OWN_COLUMNS.keys()
    assert not missing, f"OWN_COLUMNS in {FILE} lacks {sorted(missing)}"
    assert OWN_COLUMNS.keys() <= fields.keys(), FILE
    named = {column for columns in OWN_COLUMNS.values() for column in columns}
    assert named <= kinds_of_columns().keys(), FILE


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in plain_fields()])
def test_what_is_written_in_a_field_is_seen_in_its_columns_alone(name: str) -> None:
    changed = columns_that_change(*SAMPLES[name]().taken)
    changed -= {"points", "total", "over"} - {*OWN_COLUMNS[name]}
    if name in ("captures", "chooser", "seating"):
        # It is written together with others.
        assert changed >= set(OWN_COLUMNS[name][:1])
    elif name in LATER:
        assert changed <= set(OWN_COLUMNS[name])
    else:
        assert changed == set(OWN_COLUMNS[name])


def test_fields_that_need_nothing_of_their_own_come_back_from_a_file() -> None:
    with with_plain_fields():
        table = Scribe()
        for name, field in PLAIN.items():
            table.write(((field.place.cell(name, 1, 1, "ben"), largest_value(field)),))
        table.play_rounds(2)
        table.write(((PLAIN["remark"].place.cell("remark", 1, 1, ""), "=1+1"),))
        table.write(((PLAIN["drinks"].place.cell("drinks", 2, 1, "cleo"), 0),))
        text = as_text(table.marks).removeprefix("\ufeff")
        of_rounds = [(row["motto"], row["remark"]) for row in csv.DictReader(StringIO(text))]
        assert of_rounds[2:4] == [("x" * 30, "'=1+1"), ("x" * 30, "")]
        (rows,) = read_rows(StringIO(text, newline=""), WHEN)
        again = rebuilt(rows, now=WHEN)
        assert again.pad.written.rounds[2][0, "cleo", "drinks"] == 0
        for name, field in PLAIN.items():
            cell = field.place.cell(name, 1, 1, "ben")
            stands = table.pad.written.round(cell.round)[cell[1:]]
            assert again.pad.written.round(cell.round)[cell[1:]] == stands, name
        assert as_text(again.marks) == as_text(table.marks)
