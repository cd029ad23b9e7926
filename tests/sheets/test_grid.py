import pytest

from scorepad.sheets.grid import LINE_WIDTHS, Grid, GridLine, Weight

HEAVY = LINE_WIDTHS[Weight.HEAVY]


def grid(*rows: int, totals: tuple[float, ...] = ()) -> list[GridLine]:
    """Return the lines of boxes that are 10 by 5 millimetres, below names of 12."""
    lines = Grid(0, 12, 20, 10, (0.6, 0.4), 5, rows, totals).lines()
    return list(lines)


def across(lines: list[GridLine], weight: Weight) -> list[tuple[float, float]]:
    """Return the middle of each such line, and how long it is without its ends."""
    thick = LINE_WIDTHS[weight]
    found = [line for line in lines if line.across and line.weight is weight]
    return [
        (round(line.top + thick / 2, 3), round(line.length - thick, 3))
        for line in sorted(found, key=lambda line: line.top)
    ]


def test_every_row_is_closed_the_last_by_a_thick_line_and_totals_below() -> None:
    lines = grid(3, 3)
    assert across(lines, Weight.MEDIUM) == [(17, 20), (22, 20)]
    assert across(lines, Weight.HEAVY) == [(0, 20), (12, 20), (27, 20)]
    lines = grid(2, 2, totals=(8, 5))
    assert across(lines, Weight.HEAVY) == [(0, 20), (12, 20), (22, 20), (35, 20)]
    assert across(lines, Weight.MEDIUM) == [(17, 20), (30, 20)]


def test_a_stair_has_a_thick_line_below_each_step_and_none_where_no_box_is() -> None:
    lines = grid(3, 1, 0)
    assert across(lines, Weight.MEDIUM) == [(17, 10), (22, 10)]
    assert across(lines, Weight.HEAVY) == [(0, 30), (12, 30), (17, 10), (27, 10)]
    heights = [line.length for line in lines if not line.across and line.weight is Weight.HEAVY]
    assert heights == [27, 27, 17, 12]


def test_fields_are_divided_by_hairlines_as_long_as_their_rows_and_corners_are_full() -> None:
    hairs = [line for line in grid(3, 1) if line.weight is Weight.HAIR]
    assert [line.left + 0.1 for line in hairs] == pytest.approx([26, 36])
    assert [line.length for line in hairs] == [15, 5]
    lines = grid(2, 2)
    top = next(line for line in lines if line.across and line.weight is Weight.HEAVY)
    sides = [line for line in lines if not line.across and line.weight is Weight.HEAVY]
    assert top.left == pytest.approx(sides[0].left)
    assert top.left + top.length == pytest.approx(sides[-1].left + HEAVY)
