"""The drawing of a filled sheet: the sizes of its figures, its grid and its curve."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from scorepad.sheets.drawing import LaidOut
from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.filled_layout import SIDE, FilledLayout, FilledPage, filled_layout
from scorepad.sheets.grid import (
    FIELDS,
    FILLED_HEAD,
    LABEL,
    MADE_ROW,
    NAME_PADDING,
    TOKENS,
    TOTAL_ROW,
    UNIT,
    Grid,
    GridLine,
)
from scorepad.sheets.paper import Orientation, Paper
from scorepad.sheets.qr import qr_code
from scorepad.sheets.text import SIZES, ems, figure_size, name_size, name_sizes, shortened
from scorepad.views.totals_curve import Curve, curve

TOTAL_AND_BID = (0.62, 0.38)
_TOTAL_BID_AND_TRICKS = (0.5, 0.25, 0.25)
_POINTS_LETTER = 1.15
"""The width of a letter of points beside a total, in millimetres."""

_NARROW = 13.0
"""The width of a box, in millimetres, below which the tricks stand below the bid."""

_LETTERS, _LEAD = 12, 24
"""The size of names beside the curve, and the width of what leads to them, in its units."""

_LEAST_LABELS, _MOST_LABELS = 94, 0.37
"""The room for both: at least so many units, at most that part of the drawing."""


def lay_out_filled(sheet: FilledSheet, paper: Paper, orientation: Orientation) -> LaidOut:
    """Lay out a filled sheet, with the parts that are wanted on it."""
    layout = filled_layout(sheet, paper, orientation)
    apart = sheet.parts.tricks and layout.base.column >= _NARROW
    shares = _TOTAL_BID_AND_TRICKS if apart else TOTAL_AND_BID
    facts = {
        "sheet": sheet,
        "filled_layout": layout,
        "layout": layout.base,
        "tokens": TOKENS,
        "pages": layout.pages,
        "head": FILLED_HEAD,
        "names_height": layout.names,
        "name_room": layout.names - LABEL - FIELDS,
        "sizes": SIZES,
        "name_size": name_size,
        "name_sizes": name_sizes(
            (column.name for column in sheet.columns),
            layout.base.column - NAME_PADDING,
            layout.names - LABEL - FIELDS,
        ),
        "shares": shares,
        "tricks_apart": apart,
        **_figure_sizes(sheet, layout, shares),
        "curve": _curve(sheet, layout) if sheet.has_curve else None,
        "code": qr_code(sheet.link) if sheet.link else None,
        "grids": {page.number: _grid(sheet, layout, page, shares) for page in layout.pages},
    }
    return LaidOut(layout.base, "filled", facts, len(layout.pages))


def _figure_sizes(
    sheet: FilledSheet, layout: FilledLayout, shares: Sequence[float]
) -> dict[str, float]:
    """Return the sizes of totals, of their sums and of bids, in points."""
    column, row = layout.base.column, layout.base.row
    room = shares[0] * column - 1.9
    total = figure_size(_characters(sheet), room, row - 1.6)
    # A bonus stands in the lower left, and no figure on it.
    for characters, beside in _beside_totals(sheet):
        total = min(total, figure_size(characters, room - beside, row - 1.6))
    longest = max((len(str(each.total)) for each in sheet.columns), default=1)
    bid = figure_size(2.6, shares[-1] * column - 0.7, row / 2 + 0.6)
    # A bid that the Cloud changed stands beside what it became, perhaps in a ring.
    digits = max(
        (
            len(str(box.bid)) + len(str(box.changed)) + 1.6
            for line in sheet.view.lines
            for box in line.boxes
            if box is not None and box.changed is not None
        ),
        default=1,
    )
    changed = figure_size(digits, shares[-1] * column - 0.7, row / 2 + 0.6)
    bid = min(11, total * 0.9, bid)
    return {
        "changed_size": min(bid, changed),
        "total_size": total,
        "grand_total_size": figure_size(longest, shares[0] * column - 2.3, TOTAL_ROW - 1.5),
        "bid_size": bid,
    }


def _grid(
    sheet: FilledSheet, layout: FilledLayout, page: FilledPage, shares: Sequence[float]
) -> tuple[GridLine, ...]:
    if not (page.lines or page.totals):
        return ()
    totals = (TOTAL_ROW, MADE_ROW) if sheet.view.lines else (TOTAL_ROW,)
    grid = Grid(
        top=FILLED_HEAD,
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

    The smaller letter of its footnote and the dealer's dot are counted with it.
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


def _beside_totals(sheet: FilledSheet) -> Iterator[tuple[float, float]]:
    """Yield the figures of each total with points beside it, and how wide these are."""
    for line in sheet.view.lines:
        for box in line.boxes:
            if box is not None and box.total is not None and (box.wager_points or box.bonus):
                letters = sum(
                    len(str(each)) + 1.2 for each in (box.wager_points, box.bonus) if each
                )
                letters += bool(box.wager_points)
                yield len(str(box.total)) + 0.55 * len(box.sign), letters * _POINTS_LETTER


def _curve(sheet: FilledSheet, layout: FilledLayout) -> Curve | None:
    width, height = (int(each / UNIT) for each in layout.curve)
    longest = max(ems(column.name) for column in sheet.columns)
    most = max(_LEAST_LABELS, int(_MOST_LABELS * width))
    labels = min(max(_LEAST_LABELS, int(_LEAD + _LETTERS * longest) + 1), most)
    room = (labels - _LEAD) / _LETTERS
    drawn = curve(sheet.pad, sheet.players, width, height, sheet.player_signs, labels)
    if drawn is None:
        return None
    lines = (replace(line, label=shortened(line.name, room)) for line in drawn.lines)
    return replace(drawn, lines=tuple(lines))
