"""The layout of a blank sheet: its rows on their pages, and the grid over them."""

from typing import NamedTuple

from scorepad.sheets.blank import BlankSheet, RoundRow
from scorepad.sheets.drawing import LaidOut
from scorepad.sheets.grid import FIELDS, HAND, LABEL, NAME_PADDING, NAMES, NUMBER, TOKENS, Grid
from scorepad.sheets.paper import TOTAL_SHARE, Layout, Need, Orientation, Paper, lay_out
from scorepad.sheets.text import SIZES, name_sizes

HEAD, HEAD_OF_BLOCK = 12.0, 9.0
"""Millimetres of the title and the date; of the date alone, where the title has a corner."""

_KEY_LINE = 3.6
_TOTAL_AND_BID = (TOTAL_SHARE, 1 - TOTAL_SHARE)
_TOTAL_BID_AND_BONUS = (0.5, 0.25, 0.25)


class BlankPage(NamedTuple):
    """A page of a blank sheet, ``number`` of ``of``, with its rows."""

    number: int
    of: int
    rows: tuple[RoundRow, ...]

    @property
    def first(self) -> int:
        """The round of the first row."""
        return self.rows[0].number

    @property
    def last(self) -> int:
        """The round of the last row."""
        return self.rows[-1].number


def lay_out_blank(sheet: BlankSheet, paper: Paper, orientation: Orientation) -> LaidOut:
    """Lay out a blank sheet, in the orientation that leaves more room to write."""
    layout = lay_out(paper, orientation, _need(sheet))
    pages = _pages(sheet, layout)
    facts = {
        "sheet": sheet,
        "layout": layout,
        "tokens": TOKENS,
        "pages": pages,
        "head": _head(sheet),
        "names_height": NAMES,
        "sizes": SIZES,
        "name_sizes": name_sizes(
            (column.name for column in sheet.columns),
            layout.column - NAME_PADDING,
            NAMES - LABEL - FIELDS,
        ),
        "shares": _shares(sheet),
        "grids": {page.number: tuple(_grid(sheet, layout, page).lines()) for page in pages},
    }
    return LaidOut(layout, "blank", facts, len(pages))


def _need(sheet: BlankSheet) -> Need:
    key_lines = 0.5 if sheet.corner else 4 + len(sheet.options) // 3
    return Need(
        columns=len(sheet.columns),
        rows=len(sheet.rows),
        side=_side(sheet),
        head=_head(sheet) + NAMES,
        foot=key_lines * _KEY_LINE,
    )


def _pages(sheet: BlankSheet, layout: Layout) -> list[BlankPage]:
    pages, begin = [], 0
    for number, rows in enumerate(layout.rows_on, 1):
        pages.append(BlankPage(number, len(layout.rows_on), sheet.rows[begin : begin + rows]))
        begin += rows
    return pages


def _grid(sheet: BlankSheet, layout: Layout, page: BlankPage) -> Grid:
    return Grid(
        top=_head(sheet),
        names=NAMES,
        side=_side(sheet),
        column=layout.column,
        shares=_shares(sheet),
        row=layout.row,
        rows=[max(min(each.until, page.last) - page.first + 1, 0) for each in sheet.columns],
    )


def _shares(sheet: BlankSheet) -> tuple[float, ...]:
    return _TOTAL_BID_AND_BONUS if sheet.bonus else _TOTAL_AND_BID


def _head(sheet: BlankSheet) -> float:
    return HEAD_OF_BLOCK if sheet.corner else HEAD


def _side(sheet: BlankSheet) -> float:
    return NUMBER if sheet.classic else NUMBER + HAND
