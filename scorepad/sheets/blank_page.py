"""How blank sheets are laid out, and what their templates are given."""

from dataclasses import dataclass, replace

from scorepad.sheets.blank import BlankSheet, Line
from scorepad.sheets.blank_duel import BlankMatch
from scorepad.sheets.drawing import Drawing
from scorepad.sheets.fitting import name_size
from scorepad.sheets.paper import Layout, Need, Orientation, Paper, lay_out

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
    """Return how the sheet is laid out on its paper."""
    layout = lay_out(paper, orientation, _need(sheet))
    if isinstance(sheet, BlankMatch) and len(layout.rows_on) > 1:
        # The tie-break goes to a page of its own, and duels have the first.
        alone = lay_out(paper, orientation, replace(_need(sheet), foot=_MATCH_FOOT))
        return replace(alone, rows_on=(sheet.duels, 0))
    return layout


def drawing_of_blank(sheet: BlankSheet | BlankMatch, layout: Layout) -> Drawing:
    """Return what the templates of a blank sheet are given."""
    facts = {
        "sheet": sheet,
        "layout": layout,
        "names_height": NAMES_HEIGHT,
        "name_size": name_size,
    }
    if isinstance(sheet, BlankMatch):
        parts = [("duels",), ("sums",)] if len(layout.rows_on) > 1 else [("duels", "sums")]
        return Drawing("match", {"pages": parts, "head": _HEADING, **facts})
    head = _DATE_ALONE if sheet.corner else _HEADING
    pages = _pages(sheet, layout)
    return Drawing("blank", {"pages": pages, "head": head, "side": _side(sheet), **facts})


def _pages(sheet: BlankSheet, layout: Layout) -> list[Lines]:
    pages, begin = [], 0
    for number, rows in enumerate(layout.rows_on, 1):
        pages.append(Lines(number, len(layout.rows_on), sheet.lines[begin : begin + rows]))
        begin += rows
    return pages


def _side(sheet: BlankSheet) -> float:
    return _NUMBER if sheet.classic else _NUMBER + _HAND


def _need(sheet: BlankSheet | BlankMatch) -> Need:
    if isinstance(sheet, BlankMatch):
        foot = _TIE_BREAK + _MATCH_FOOT
        return Need(2 * sheet.rounds, sheet.duels, 0, _HEADING + _MATCH_NAMES, foot)
    head = _DATE_ALONE if sheet.corner else _HEADING
    lines = 0.5 if sheet.corner else 4 + len(sheet.options) // 3
    return Need(
        len(sheet.columns), len(sheet.lines), _side(sheet), head + NAMES_HEIGHT, lines * _FOOT_LINE
    )
