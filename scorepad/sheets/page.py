"""The HTML page of a sheet, for the printer and the screen alike."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from flask import render_template

from scorepad.sheets.blank import BlankSheet, Line
from scorepad.sheets.drawing import Drawing
from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.filled_layout import (
    CODE,
    HEAD,
    LABEL,
    SIDE,
    UNIT,
    FilledLayout,
    FilledPage,
    lay_out_filled,
)
from scorepad.sheets.grid import Grid, GridLine
from scorepad.sheets.match import BlankMatch, FilledMatch
from scorepad.sheets.paper import Layout, Need, Orientation, Paper, lay_out
from scorepad.sheets.qr import qr_code
from scorepad.sheets.text import ems, figure_size, name_size, shortened
from scorepad.views.match_sheet import TokenPicture, token_picture
from scorepad.views.totals_curve import Curve, curve

_HEAD, _NAMES, _FOOT, _CODE = 16.0, 28.5, 26.0, 25.0
_PICTURE, _LINE = 30.0, 4.0
"""Millimetres of the picture of the tokens, and of a footnote."""
_HIGHEST_ROW = 9.0
_OPEN_LINES = 5
"""Lines of a match that goes on, to be written in by hand."""


def lay_out_match(
    sheet: FilledMatch, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> Layout:
    """Lay out the match on one page: its rounds side by side, their duels below each other."""
    rows = _rows(sheet)
    foot = _FOOT + (_CODE if sheet.link else 0) + _LINE * len(sheet.corrections)
    foot += _PICTURE if _tokens(sheet) else 0
    need = Need(2 * max(len(sheet.lines), 2), max(rows, 1), 0, _HEAD + _NAMES, foot)
    layout = lay_out(paper, orientation, need)
    return replace(layout, row=min(layout.row, _HIGHEST_ROW))


def drawing_of_match(sheet: FilledMatch, layout: Layout) -> Drawing:
    """Return the facts for ``sheets/filled_match.html`` and ``filled_match.css``."""
    return Drawing(
        "filled_match",
        {
            "sheet": sheet,
            "layout": layout,
            "pages": [1],
            "head": _HEAD,
            "name_size": name_size,
            "rows": _rows(sheet),
            "tokens": _tokens(sheet),
            "code": qr_code(sheet.link) if sheet.link else None,
            "code_size": _CODE,
        },
    )


def _rows(sheet: FilledMatch) -> int:
    return max(sheet.longest, 0 if sheet.view.over else _OPEN_LINES)


def _tokens(sheet: FilledMatch) -> TokenPicture | None:
    return token_picture(sheet.pad) if sheet.parts.curve else None


_NARROW = 13.0
_LETTERS, _LEAD = 12, 24
"""The size of names beside the curve, and of what stands before them.

Both are in the units of its drawing.
"""

_LEAST_LABELS, _MOST_LABELS = 94, 0.3
"""The room for them: at least so many units, at most that part of the drawing."""

TOTAL_ROW, MADE_ROW = 8.5, 5.0
"""Millimetres of the two rows below the lines."""

BLANK_SHARES = (0.64, 0.36)
BLANK_SHARES_WITH_BONUS = (0.5, 0.25, 0.25)
"""How a box of a blank sheet is divided: the total, the bid and the bonus."""


def drawing_of_filled(sheet: FilledSheet, layout: FilledLayout) -> Drawing:
    """Return the facts for ``sheets/filled.html`` and ``filled.css``."""
    column = layout.base.column
    row = layout.base.row
    # Where three fields would be too narrow, the tricks stand below the bid.
    apart = sheet.parts.tricks and column >= _NARROW
    shares = (0.5, 0.25, 0.25) if apart else (0.62, 0.38)
    marks = sheet.marks
    total = figure_size(_characters(sheet), shares[0] * column - 1.9, row - 1.6)
    # A bid that the Cloud changed stands beside what it became.
    digits = 3.6 if marks["changed"] else 2.6
    return Drawing(
        "filled",
        {
            "sheet": sheet,
            "place": layout,
            "layout": layout.base,
            "pages": layout.pages,
            "head": HEAD,
            "names_height": layout.names,
            "name_room": layout.names - LABEL,
            "side": SIDE,
            "shares": shares,
            "tricks_apart": apart,
            "name_size": name_size,
            "total_size": total,
            "sum_size": figure_size(
                max((len(str(each.total)) for each in sheet.columns), default=1),
                shares[0] * column - 2.3,
                TOTAL_ROW - 1.5,
            ),
            "bid_size": min(
                11, total * 0.9, figure_size(digits, shares[-1] * column - 0.7, row / 2 + 0.6)
            ),
            "total_row": TOTAL_ROW,
            "made_row": MADE_ROW,
            "curve": _curve(sheet, layout) if sheet.has_curve else None,
            "code": qr_code(sheet.link) if sheet.link else None,
            "code_size": CODE,
            "grids": {page.number: _grid(sheet, layout, page, shares) for page in layout.pages},
        },
    )


def _grid(
    sheet: FilledSheet, layout: FilledLayout, page: FilledPage, shares: Sequence[float]
) -> tuple[GridLine, ...]:
    if not (page.lines or page.totals):
        return ()
    totals = (TOTAL_ROW, MADE_ROW) if sheet.view.lines else (TOTAL_ROW,)
    grid = Grid(
        top=HEAD,
        names=layout.names,
        side=SIDE,
        column=layout.base.column,
        shares=shares,
        row=layout.base.row,
        rows=[len(page.lines)] * len(sheet.columns),
        totals=totals if page.totals else (),
    )
    return tuple(grid.lines())


def _characters(sheet: FilledSheet) -> float:
    """Return the length of the longest total in characters.

    The smaller signs of its footnote and of the dealer are counted with it.
    """
    return max(
        (
            (len(str(box.total)) if box.total is not None else 0)
            + 0.55 * len(box.sign)
            + 0.6 * box.deals
            for line in sheet.view.lines
            for box in line.boxes
            if box is not None
        ),
        default=1,
    )


def _curve(sheet: FilledSheet, layout: FilledLayout) -> Curve | None:
    width, height = (int(each / UNIT) for each in layout.curve)
    longest = max(ems(column.name) for column in sheet.columns)
    most = max(_LEAST_LABELS, int(_MOST_LABELS * width))
    labels = min(max(_LEAST_LABELS, int(_LEAD + _LETTERS * longest) + 1), most)
    room = (labels - _LEAD) / _LETTERS
    drawn = curve(sheet.pad, sheet.players, width, height, sheet.signs, labels)
    if drawn is None:
        return None
    lines = (replace(line, label=shortened(line.name, room)) for line in drawn.lines)
    return replace(drawn, lines=tuple(lines))


NAMES_HEIGHT = 12.0
"""Millimetres of the row of names."""

_HEADING, _DATE_ALONE = 12.0, 9.0
_NUMBER, _HAND = 8.5, 10.5
_FOOT_LINE = 3.6
_MATCH_NAMES, _TIE_BREAK, _MATCH_FOOT = 22.5, 32.0, 10.0


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of one page, ``number`` of ``of``."""

    number: int
    of: int
    lines: tuple[Line, ...]

    @property
    def first(self) -> int:
        """The round of the first line."""
        return self.lines[0].number

    @property
    def last(self) -> int:
        """The round of the last line."""
        return self.lines[-1].number


def layout_of_blank(
    sheet: BlankSheet | BlankMatch, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> Layout:
    """Return the layout of a blank sheet on its paper."""
    layout = lay_out(paper, orientation, _need(sheet))
    if isinstance(sheet, BlankMatch) and len(layout.rows_on) > 1:
        # Duels fill the first page, so the tie-break gets a page of its own.
        alone = lay_out(paper, orientation, replace(_need(sheet), foot=_MATCH_FOOT))
        return replace(alone, rows_on=(sheet.duels, 0))
    return layout


def drawing_of_blank(sheet: BlankSheet | BlankMatch, layout: Layout) -> Drawing:
    """Return the facts for the templates of a blank sheet."""
    facts: dict[str, Any] = {
        "sheet": sheet,
        "layout": layout,
        "names_height": NAMES_HEIGHT,
        "name_size": name_size,
    }
    if isinstance(sheet, BlankMatch):
        parts = [("duels",), ("sums",)] if len(layout.rows_on) > 1 else [("duels", "sums")]
        return Drawing("match", {"pages": parts, "head": _HEADING, **facts})
    pages = _pages(sheet, layout)
    grids = {page.number: tuple(_blank_grid(sheet, layout, page).lines()) for page in pages}
    facts |= {"pages": pages, "head": _head(sheet), "shares": _shares(sheet), "grids": grids}
    return Drawing("blank", facts)


def _pages(sheet: BlankSheet, layout: Layout) -> list[Lines]:
    pages, begin = [], 0
    for number, rows in enumerate(layout.rows_on, 1):
        pages.append(Lines(number, len(layout.rows_on), sheet.lines[begin : begin + rows]))
        begin += rows
    return pages


def _blank_grid(sheet: BlankSheet, layout: Layout, page: Lines) -> Grid:
    return Grid(
        top=_head(sheet),
        names=NAMES_HEIGHT,
        side=_side(sheet),
        column=layout.column,
        shares=_shares(sheet),
        row=layout.row,
        rows=[max(min(each.until, page.last) - page.first + 1, 0) for each in sheet.columns],
    )


def _shares(sheet: BlankSheet) -> tuple[float, ...]:
    return BLANK_SHARES_WITH_BONUS if sheet.bonus else BLANK_SHARES


def _head(sheet: BlankSheet) -> float:
    return _DATE_ALONE if sheet.corner else _HEADING


def _side(sheet: BlankSheet) -> float:
    return _NUMBER if sheet.classic else _NUMBER + _HAND


def _need(sheet: BlankSheet | BlankMatch) -> Need:
    if isinstance(sheet, BlankMatch):
        foot = _TIE_BREAK + _MATCH_FOOT
        return Need(2 * sheet.rounds, sheet.duels, 0, _HEADING + _MATCH_NAMES, foot)
    lines = 0.5 if sheet.corner else 4 + len(sheet.options) // 3
    return Need(
        len(sheet.columns),
        len(sheet.lines),
        _side(sheet),
        _head(sheet) + NAMES_HEIGHT,
        lines * _FOOT_LINE,
    )


Sheet = BlankSheet | BlankMatch | FilledSheet | FilledMatch


def layout_of(
    sheet: Sheet, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> Layout | FilledLayout:
    """Return the layout of the sheet on its paper."""
    if isinstance(sheet, FilledSheet):
        return lay_out_filled(sheet, paper, orientation)
    if isinstance(sheet, FilledMatch):
        return lay_out_match(sheet, paper, orientation)
    return layout_of_blank(sheet, paper, orientation)


def drawing_of(sheet: Sheet, layout: Layout | FilledLayout) -> Drawing:
    """Return the facts for the templates that draw the sheet with a layout of its own."""
    if isinstance(layout, FilledLayout):
        assert isinstance(sheet, FilledSheet)
        return drawing_of_filled(sheet, layout)
    assert not isinstance(sheet, FilledSheet)
    if isinstance(sheet, FilledMatch):
        return drawing_of_match(sheet, layout)
    return drawing_of_blank(sheet, layout)


def page_of(sheet: Sheet, layout: Layout | FilledLayout) -> str:
    """Return the page for the printer.

    It needs an app's context, and speaks the language of that.
    """
    drawing = drawing_of(sheet, layout)
    return render_template(drawing.pages, printed=True, measures=drawing.measures, **drawing.facts)


def pages_in(layout: Layout | FilledLayout) -> int:
    """Return how many pages the sheet takes."""
    return len(layout.pages if isinstance(layout, FilledLayout) else layout.rows_on)


def paper_of(layout: Layout | FilledLayout) -> Layout:
    """Return the paper itself."""
    return layout.base if isinstance(layout, FilledLayout) else layout
