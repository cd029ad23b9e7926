"""How the filled sheet of a match is laid out, and what its template is given."""

from dataclasses import replace

from scorepad.play.match.tokens import TokenPicture, token_picture
from scorepad.sheets.drawing import Drawing
from scorepad.sheets.filled_match import FilledMatch
from scorepad.sheets.fitting import name_size
from scorepad.sheets.paper import Layout, Need, Orientation, Paper, lay_out
from scorepad.sheets.qr import qr_code

_HEAD, _NAMES, _FOOT, _CODE = 16.0, 28.5, 26.0, 25.0
_PICTURE, _UNIT, _LINE = 30.0, 0.25, 4.0
"""Millimetres of the picture of the tokens, of one of its units, of a footnote."""
_HIGHEST_ROW = 9.0
_OPEN_LINES = 5
"""Lines of a match that goes on, to be written in by hand."""


def lay_out_match(
    sheet: FilledMatch, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> Layout:
    """The match on one page: its rounds side by side, their duels below each other."""
    rows = _rows(sheet)
    foot = _FOOT + (_CODE if sheet.link else 0) + _LINE * len(sheet.corrections)
    foot += _PICTURE if _tokens(sheet) else 0
    need = Need(2 * max(len(sheet.lines), 2), max(rows, 1), 0, _HEAD + _NAMES, foot)
    layout = lay_out(paper, orientation, need)
    return replace(layout, row=min(layout.row, _HIGHEST_ROW))


def drawing_of_match(sheet: FilledMatch, layout: Layout) -> Drawing:
    """Return what ``sheets/filled_match.html`` and ``filled_match.css`` are given."""
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
            "unit": _UNIT,
            "code": qr_code(sheet.link) if sheet.link else None,
            "code_size": _CODE,
        },
    )


def _rows(sheet: FilledMatch) -> int:
    return max(sheet.longest, 0 if sheet.view.over else _OPEN_LINES)


def _tokens(sheet: FilledMatch) -> TokenPicture | None:
    return token_picture(sheet.pad) if sheet.shown.curve else None
