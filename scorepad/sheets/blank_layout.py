"""The layout of a blank sheet: its rows on their pages, and the grid over them."""

from typing import NamedTuple

from scorepad.sheets.blank import BlankSheet, RoundRow
from scorepad.sheets.drawing import LaidOut
from scorepad.sheets.grid import (
    BOMBS,
    CARD_LINE,
    FIELDS,
    HAND,
    LABEL,
    NAME_PADDING,
    NAMES,
    NUMBER,
    TOKENS,
    Grid,
)
from scorepad.sheets.paper import TOTAL_SHARE, Layout, Need, Orientation, Paper, lay_out
from scorepad.sheets.text import SIZES, name_sizes

HEAD, HEAD_OF_BLOCK = 12.0, 9.0
"""Millimetres of the title and the date; of the date alone, where the title has a corner."""

_KEY_LINE = 3.6
_ABOVE_CARDS = 1.6
_SHARES = {2: (TOTAL_SHARE, 1 - TOTAL_SHARE), 3: (0.5, 0.25, 0.25), 4: (0.4, 0.2, 0.2, 0.2)}
"""The parts of a box that its fields take, by their number; the total is the first."""


class BlankPage(NamedTuple):
    """A page of a blank sheet, ``number`` of ``of``, with its rows.

    On the last page of all there may be none: the back, with what the special ``cards`` do.
    """

    number: int
    of: int
    rows: tuple[RoundRow, ...]
    cards: bool = False

    @property
    def first(self) -> int:
        """The round of the first row."""
        return self.rows[0].number

    @property
    def last(self) -> int:
        """The round of the last row."""
        return self.rows[-1].number


def lay_out_blank(sheet: BlankSheet, paper: Paper, orientation: Orientation) -> LaidOut:
    """Lay out a blank sheet, in the orientation that leaves more room to write.

    What special cards do stands below the rounds, or on the back, where that would take a page
    more.
    """
    layout = lay_out(paper, orientation, _need(sheet, cards=False))
    below = lay_out(paper, orientation, _need(sheet, cards=True))
    fits = len(below.rows_on) == len(layout.rows_on)
    if fits:
        layout = below
    pages = _pages(sheet, layout, back=bool(sheet.cards) and not fits)
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
        "grids": {
            page.number: tuple(_grid(sheet, layout, page).lines()) for page in pages if page.rows
        },
    }
    return LaidOut(layout, "blank", facts, len(pages))


def _need(sheet: BlankSheet, *, cards: bool) -> Need:
    more = bool(sheet.changes or sheet.bombs) + len(sheet.variants) // 3
    key_lines = 0.5 if sheet.corner else 4 + len(sheet.options) // 3 + more
    high = len(sheet.cards) * CARD_LINE + _ABOVE_CARDS if cards and sheet.cards else 0
    return Need(
        columns=len(sheet.columns),
        rows=len(sheet.rows),
        side=_side(sheet),
        head=_head(sheet) + NAMES,
        foot=key_lines * _KEY_LINE + high,
    )


def _pages(sheet: BlankSheet, layout: Layout, *, back: bool) -> list[BlankPage]:
    pages, begin, of = [], 0, len(layout.rows_on) + back
    for number, rows in enumerate(layout.rows_on, 1):
        part = sheet.rows[begin : begin + rows]
        pages.append(BlankPage(number, of, part, bool(sheet.cards) and not back))
        begin += rows
    return [*pages, BlankPage(of, of, (), cards=True)] if back else pages


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
    return _SHARES[2 + sheet.changes + sheet.bonus]


def _head(sheet: BlankSheet) -> float:
    return HEAD_OF_BLOCK if sheet.corner else HEAD


def _side(sheet: BlankSheet) -> float:
    return NUMBER + (0 if sheet.classic else HAND) + (BOMBS if sheet.bombs else 0)
