"""The layouts of a match, blank and filled: rounds side by side, duels below each other."""

from dataclasses import replace
from typing import Any

from scorepad.sheets.blank_layout import HEAD
from scorepad.sheets.drawing import Drawing, LaidOut
from scorepad.sheets.grid import CAPTION, CODE, FILLED_HEAD, GAP, NOTE_LINE, TOKENS, UNIT
from scorepad.sheets.match import BlankMatchSheet, FilledMatchSheet
from scorepad.sheets.paper import LOWEST_READ_ROW, Layout, Need, Orientation, Paper, lay_out
from scorepad.sheets.qr import qr_code
from scorepad.sheets.text import SIZES, name_size
from scorepad.views.match_sheet import token_picture

_HIGHEST_BLANK_ROW, _HIGHEST_ROW = 16.0, 9.0
_BLANK_NAMES, _NAMES = 22.5, 28.5
"""Millimetres of a round beside its duels: title, names and headings; filled, who won it too."""

_TIE_BREAK = 32.0
_BLANK_KEY, _KEY = 10.0, 26.0
_OPEN_ROWS = 5
"""Rows of a round that goes on, to be written in by hand."""


def lay_out_blank_match(sheet: BlankMatchSheet, paper: Paper, orientation: Orientation) -> LaidOut:
    """Lay out a blank match; where duels fill the page, the tie-break has one of its own."""
    need = Need(2 * sheet.rounds, sheet.duels, 0, HEAD + _BLANK_NAMES, _TIE_BREAK + _BLANK_KEY)
    layout = lay_out(paper, orientation, need)
    pages: list[tuple[str, ...]] = [("duels", "tie-break")]
    if len(layout.rows_on) > 1:
        pages = [("duels",), ("tie-break",)]
        layout = lay_out(paper, orientation, replace(need, foot=_BLANK_KEY))
    layout = replace(layout, row=min(layout.row, _HIGHEST_BLANK_ROW))
    facts = {**_facts(sheet, layout), "pages": pages, "head": HEAD}
    return LaidOut(layout, Drawing("blank_match", facts), len(pages))


def lay_out_match(sheet: FilledMatchSheet, paper: Paper, orientation: Orientation) -> LaidOut:
    """Lay out a match on one page, with rows as high as they can be there."""
    rows = max(sheet.longest, 0 if sheet.view.over else _OPEN_ROWS)
    tokens = token_picture(sheet.pad) if sheet.parts.curve else None
    code = CODE + CAPTION if sheet.link else 0
    extras = max(code, UNIT * tokens.height if tokens else 0)
    need = Need(
        columns=2 * max(len(sheet.lines), 2),
        rows=max(rows, 1),
        side=0,
        head=FILLED_HEAD + _NAMES,
        foot=_KEY + (extras + GAP if extras else 0) + NOTE_LINE * len(sheet.corrections),
        lowest=LOWEST_READ_ROW,
    )
    layout = lay_out(paper, orientation, need)
    row = (layout.inner_height - need.head - need.foot) / need.rows
    layout = replace(layout, row=min(row, _HIGHEST_ROW), rows_on=(need.rows,))
    facts = {
        **_facts(sheet, layout),
        "pages": [1],
        "head": FILLED_HEAD,
        "rows": rows,
        "tokens_drawn": tokens,
        "unit": UNIT,
        "code": qr_code(sheet.link) if sheet.link else None,
        "code_size": CODE,
    }
    return LaidOut(layout, Drawing("filled_match", facts), 1)


def _facts(sheet: BlankMatchSheet | FilledMatchSheet, layout: Layout) -> dict[str, Any]:
    return {
        "sheet": sheet,
        "layout": layout,
        "tokens": TOKENS,
        "name_sizes": SIZES,
        "name_size": name_size,
    }
