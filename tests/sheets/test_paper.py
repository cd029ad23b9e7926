import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.sheets.paper import LOWEST_ROW, Need, Orientation, Paper, lay_out

BLOCK = Need(columns=6, rows=20, side=8.5, head=21, foot=2)


def need(columns: int, rows: int) -> Need:
    return Need(columns, rows, side=19, head=24, foot=14)


@pytest.mark.parametrize("paper", Paper)
def test_the_block_of_twenty_rounds_fits_on_one_page_of_every_paper(paper: Paper) -> None:
    layout = lay_out(paper, Orientation.AUTO, BLOCK)
    assert layout.rows_on == (20,)
    assert layout.row >= LOWEST_ROW
    assert not layout.landscape


@pytest.mark.parametrize(
    ("columns", "rows", "landscape"),
    [(2, 26, False), (3, 20, False), (4, 15, False), (10, 6, True), (8, 7, True)],
)
def test_many_rounds_are_portrait_and_many_players_landscape(
    columns: int, rows: int, landscape: bool
) -> None:
    assert lay_out(Paper.A4, Orientation.AUTO, need(columns, rows)).landscape is landscape


def test_rows_that_would_be_too_low_go_to_a_second_page_and_fewer_pages_come_first() -> None:
    layout = lay_out(Paper.A5, Orientation.AUTO, need(2, 26))
    assert layout.rows_on == (13, 13)
    assert lay_out(Paper.A4, Orientation.AUTO, need(2, 26)).rows_on == (26,)
    assert len(lay_out(Paper.A5, Orientation.LANDSCAPE, need(6, 20)).rows_on) == 2
    assert len(lay_out(Paper.A5, Orientation.AUTO, need(6, 20)).rows_on) == 1


def test_two_sheets_on_a_page_are_each_as_large_as_alone() -> None:
    two = lay_out(Paper.A5_2UP, Orientation.PORTRAIT, BLOCK)
    one = lay_out(Paper.A5, Orientation.PORTRAIT, BLOCK)
    assert (two.copies, one.copies) == (2, 1)
    assert two.row == one.row
    assert abs(two.column - one.column) < 0.1


@given(st.sampled_from(Paper), st.sampled_from(Orientation), st.integers(2, 10), st.integers(1, 60))
def test_every_row_is_on_a_page_and_no_box_is_too_low(
    paper: Paper, orientation: Orientation, columns: int, rows: int
) -> None:
    wanted = need(columns, rows)
    layout = lay_out(paper, orientation, wanted)
    assert sum(layout.rows_on) == rows
    assert min(layout.rows_on) >= 1
    assert layout.row >= LOWEST_ROW
    assert (
        wanted.head + max(layout.rows_on) * layout.row + wanted.foot <= layout.inner_height + 1e-6
    )
    assert wanted.side + columns * layout.column == pytest.approx(layout.inner_width)
