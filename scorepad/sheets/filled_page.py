"""What the templates of a filled sheet are given."""

from dataclasses import replace

from scorepad.play.curve import Curve, curve
from scorepad.sheets.drawing import Drawing
from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.filled_layout import CODE, HEAD, LABEL, SIDE, UNIT, FilledLayout
from scorepad.sheets.fitting import ems, figure_size, name_size, shortened
from scorepad.sheets.qr import qr_code

_NARROW, _BONUS = 13.0, 2.2
_LETTERS, _LEAD = 12, 24
"""The size of names beside the curve, and what stands before them, in the units of its drawing."""

_LEAST_LABELS, _MOST_LABELS = 94, 0.3
"""The room for them: at least so many units, at most that part of the drawing."""

TOTAL_ROW, MADE_ROW = 8.5, 5.0
"""Millimetres of the two rows below the lines."""


def drawing_of_filled(sheet: FilledSheet, layout: FilledLayout) -> Drawing:
    """Return what ``sheets/filled.html`` and ``filled.css`` are given."""
    column = layout.base.column
    row = layout.base.row
    # Where three fields would be too narrow, the tricks stand below the bid.
    apart = sheet.shown.tricks and column >= _NARROW
    shares = (0.5, 0.25, 0.25) if apart else (0.62, 0.38)
    marks = sheet.marks
    below = _BONUS if marks["bonus"] else 0
    total = figure_size(_characters(sheet), shares[0] * column - 1.4, row - 1.6 - below)
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
                shares[0] * column - 1.8,
                TOTAL_ROW - 1.5,
            ),
            "bid_size": min(
                11, total * 0.9, figure_size(digits, shares[-1] * column - 0.7, row / 2 + 0.6)
            ),
            "total_row": TOTAL_ROW,
            "made_row": MADE_ROW,
            "curve": _curve(sheet, layout) if sheet.has_curve else None,
            "unit": UNIT,
            "code": qr_code(sheet.link) if sheet.link else None,
            "code_size": CODE,
        },
    )


def _characters(sheet: FilledSheet) -> float:
    """The longest total, with the smaller signs of its footnote and of the dealer."""
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
    longest = max(ems(each.name) for each in sheet.columns)
    most = max(_LEAST_LABELS, int(_MOST_LABELS * width))
    labels = min(max(_LEAST_LABELS, int(_LEAD + _LETTERS * longest) + 1), most)
    room = (labels - _LEAD) / _LETTERS
    drawn = curve(sheet.pad, sheet.players, width, height, sheet.looks, labels)
    if drawn is None:
        return None
    lines = (replace(each, label=shortened(each.name, room)) for each in drawn.lines)
    return replace(drawn, lines=tuple(lines))
