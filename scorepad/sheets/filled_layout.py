"""The layout of a filled sheet: its lines, and the room for the curve and the notes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.grid import (
    CAPTION,
    CODE,
    FIELDS,
    FILLED_HEAD,
    GAP,
    HAND,
    LABEL,
    MADE_ROW,
    NAME_PADDING,
    NAMES,
    NOTE_LINE,
    NUMBER,
    TOTAL_ROW,
    UNIT,
)
from scorepad.sheets.paper import (
    LOWEST_READ_ROW,
    LOWEST_ROW,
    Layout,
    Need,
    Orientation,
    Paper,
    fill_pages,
    lay_out,
)
from scorepad.sheets.text import name_height
from scorepad.views.sheet import Note, SheetLine
from scorepad.views.totals_curve import height_for

SIDE = NUMBER + HAND
"""Millimetres left of the boxes: the round and its cards."""

_EASY_ROW = 8.0
"""The height of rows, in millimetres, from which more room goes to the curve first."""

_HIGHEST_ROW = 10.0
_LOWEST_CURVE, _HIGHEST_CURVE = 33.0, 78.0
_CURVE_SHAPE = 4.0
"""The widest curve: its width as a multiple of its height."""

_ENOUGH = 5.5
"""The writing height, in millimetres, beyond which larger boxes are no better."""

_ASIDE, _NARROWEST_ASIDE, _WIDEST_ASIDE = 0.31, 55.0, 80.0
"""The column beside the table: its part of the width, and its limits in millimetres."""

_LOWEST_CURVE_ASIDE, _HIGHEST_CURVE_ASIDE = 0.75, 1.25
"""The height of a curve beside the table, as a part of its width."""

_CURVE_ALONE = 0.5
"""The height of a curve on a page of its own, as a part of the page's width."""

_NARROWEST_BOX = 14.0
"""The width of a box, in millimetres, below which nothing may stand beside the table."""

_LETTER = 1.4
"""The width of a letter of the key and the notes, in millimetres."""

_NOTE_LETTERS = 42
"""The letters of a note beside its names and reasons."""

_CAPTURE_LETTERS = 30
"""The letters of one thing that a bonus was won with."""


class CurvePosition(StrEnum):
    """The position of the curve, the code and the notes: the best one first."""

    BELOW = "below"
    BESIDE = "beside"
    LAST_PAGE = "last_page"


@dataclass(frozen=True, slots=True)
class FilledPage:
    """A page of a filled sheet.

    It has some of the ``lines`` and of the ``notes``, perhaps the ``totals`` below the lines, and
    the ``extras``: the curve and the code.
    """

    number: int
    lines: tuple[SheetLine, ...] = ()
    totals: bool = False
    extras: bool = False
    notes: tuple[Note, ...] = ()


class FilledLayout(NamedTuple):
    """A filled sheet on its paper, in millimetres. ``names`` is the height of
    the row of names, ``aside`` the width of what stands beside the lines,
    ``curve`` the width and height of the curve."""

    base: Layout
    names: float
    curve_position: CurvePosition
    pages: tuple[FilledPage, ...]
    aside: float
    curve: tuple[float, float]

    @property
    def table(self) -> float:
        """The width of the lines."""
        return self.base.inner_width - (self.aside + GAP if self.aside else 0)


def filled_layout(sheet: FilledSheet, paper: Paper, orientation: Orientation) -> FilledLayout:
    """Return the layout of the sheet on as few pages as its lowest boxes allow.

    Among equals, large totals come first, then portrait, then the curve below the table.
    """
    positions = list(CurvePosition)
    return max(
        (layout for each in orientation.candidates for layout in _layouts(sheet, paper, each)),
        key=lambda each: (
            -len(each.pages),
            min(each.base.writing_height, _ENOUGH),
            not each.base.landscape,
            -positions.index(each.curve_position),
        ),
    )


def _layouts(sheet: FilledSheet, paper: Paper, orientation: Orientation) -> Iterator[FilledLayout]:
    below = _below(sheet, paper, orientation)
    if below:
        yield below
    beside = _beside(sheet, paper, orientation)
    if beside:
        yield beside
    yield _on_last_page(sheet, paper, orientation)


def _only_page(sheet: FilledSheet) -> FilledPage:
    return FilledPage(1, sheet.view.lines, totals=True, extras=True, notes=sheet.notes)


def _need(sheet: FilledSheet, width: float, foot: float, aside: float = 0) -> Need:
    beside = aside + GAP if aside else 0
    column = (width - beside - SIDE) / len(sheet.columns)
    return Need(
        len(sheet.columns),
        max(len(sheet.view.lines), 1),
        SIDE + beside,
        FILLED_HEAD + _names(sheet, column),
        TOTAL_ROW + MADE_ROW + _key(sheet, width - beside) + foot,
        LOWEST_READ_ROW if sheet.view.over else LOWEST_ROW,
    )


def _below(sheet: FilledSheet, paper: Paper, orientation: Orientation) -> FilledLayout | None:
    width = _width(sheet, paper, orientation)
    notes = _notes_height(sheet.notes, width)
    least = _extras(sheet, _lowest_curve(sheet))
    need = _need(sheet, width, least + notes)
    layout = lay_out(paper, orientation, need)
    if len(layout.rows_on) > 1 or layout.row < need.lowest:
        return None
    # What is left goes to easy lines first, then to the curve, then to lines again.
    spare = layout.inner_height - need.head - need.foot - need.rows * need.lowest
    row = need.lowest + min(_EASY_ROW - need.lowest, spare / need.rows)
    spare -= need.rows * (row - need.lowest)
    curve = min(_HIGHEST_CURVE, _lowest_curve(sheet) + spare) if sheet.has_curve else 0
    spare -= curve - _lowest_curve(sheet)
    row = min(_HIGHEST_ROW, row + spare / need.rows)
    return FilledLayout(
        replace(layout, row=row),
        need.head - FILLED_HEAD,
        CurvePosition.BELOW,
        (_only_page(sheet),),
        0,
        _shape(sheet, width, curve),
    )


def _beside(sheet: FilledSheet, paper: Paper, orientation: Orientation) -> FilledLayout | None:
    width = _width(sheet, paper, orientation)
    aside = min(_WIDEST_ASIDE, _ASIDE * width)
    if not (sheet.has_curve or sheet.link or sheet.notes) or aside < _NARROWEST_ASIDE:
        return None
    need = _need(sheet, width, 0, aside)
    layout = lay_out(paper, orientation, need)
    lowest = max(_lowest_curve(sheet), _LOWEST_CURVE_ASIDE * aside) if sheet.has_curve else 0.0
    code = CODE + CAPTION + GAP if sheet.link else 0
    others = FILLED_HEAD + GAP + code + _notes_height(sheet.notes, aside)
    free = layout.inner_height - others
    if len(layout.rows_on) > 1 or layout.column < _NARROWEST_BOX or lowest > free:
        return None
    curve = min(free, max(lowest, _HIGHEST_CURVE_ASIDE * aside)) if sheet.has_curve else 0.0
    return FilledLayout(
        replace(layout, row=min(layout.row, _HIGHEST_ROW)),
        need.head - FILLED_HEAD,
        CurvePosition.BESIDE,
        (_only_page(sheet),),
        aside,
        (aside, curve),
    )


def _on_last_page(sheet: FilledSheet, paper: Paper, orientation: Orientation) -> FilledLayout:
    width = _width(sheet, paper, orientation)
    need = _need(sheet, width, 0)
    layout = lay_out(paper, orientation, need)
    room = layout.inner_height - need.head
    curve, notes = _lowest_curve(sheet), sheet.notes
    below = need.foot + _extras(sheet, curve) + _notes_height(notes, width)
    pages_of_rows = len(layout.rows_on)
    rows_on, row = fill_pages(need.rows, pages_of_rows, room, room - below, _HIGHEST_ROW)
    together = row >= need.lowest
    if not together:
        rows_on, row = fill_pages(need.rows, pages_of_rows, room, room - need.foot, _HIGHEST_ROW)
    pages, begin = [], 0
    for number, rows in enumerate(rows_on, 1):
        lines = sheet.view.lines[begin : begin + rows]
        begin += rows
        pages.append(FilledPage(number, lines, totals=number == len(rows_on)))
    if together:
        pages[-1] = replace(pages[-1], extras=True, notes=notes)
        if sheet.has_curve:
            curve = min(_HIGHEST_CURVE, curve + room - below - rows_on[-1] * row)
    else:
        curve = max(curve, min(_HIGHEST_CURVE, _CURVE_ALONE * width)) if sheet.has_curve else 0
        room = layout.inner_height - FILLED_HEAD - GAP
        for number, part in enumerate(_on_pages(notes, width, room, _extras(sheet, curve))):
            pages.append(FilledPage(len(pages) + 1, extras=number == 0, notes=part))
    return FilledLayout(
        replace(layout, row=row, rows_on=rows_on),
        need.head - FILLED_HEAD,
        CurvePosition.LAST_PAGE,
        tuple(pages),
        0,
        _shape(sheet, width, curve),
    )


def _shape(sheet: FilledSheet, width: float, curve: float) -> tuple[float, float]:
    room = width - (CODE + 2 * GAP if sheet.link else 0)
    return min(room, _CURVE_SHAPE * curve), curve


def _names(sheet: FilledSheet, column: float) -> float:
    highest = max(name_height(each.name, column - NAME_PADDING) for each in sheet.columns)
    return max(NAMES, highest + LABEL + FIELDS)


def _on_pages(
    notes: Sequence[Note], width: float, room: float, extras: float
) -> Iterator[tuple[Note, ...]]:
    """Yield the notes of each page; ``extras`` takes room on the first."""
    part: list[Note] = []
    taken = extras + GAP
    for note in notes:
        high = _notes_height((note,), width) - GAP
        if taken + high > room:
            yield tuple(part)
            part, taken = [], GAP
        part.append(note)
        taken += high
    if part or extras:
        yield tuple(part)


def _width(sheet: FilledSheet, paper: Paper, orientation: Orientation) -> float:
    return lay_out(paper, orientation, Need(len(sheet.columns), 1, SIDE, 0, 0)).inner_width


def _lowest_curve(sheet: FilledSheet) -> float:
    return max(_LOWEST_CURVE, UNIT * height_for(len(sheet.columns))) if sheet.has_curve else 0


def _extras(sheet: FilledSheet, curve: float) -> float:
    high = max(curve, CODE + CAPTION if sheet.link else 0)
    return high + GAP if high else 0


def _notes_height(notes: Sequence[Note], width: float) -> float:
    letters = [
        _NOTE_LETTERS
        + 1.6 * (len(note.name) + len(note.why) + len(str(note.value or "")))
        + _CAPTURE_LETTERS * len(note.captures)
        for note in notes
    ]
    lines = sum(-(-letter * _LETTER // width) for letter in letters)
    return lines * NOTE_LINE + GAP if notes else 0


def _key(sheet: FilledSheet, width: float) -> float:
    """Return the height of the key to the signs, as wide as its sentences usually are."""
    points = sheet.ruleset.points
    letters = [38 + 21 * sum(sheet.symbols_used.values()) + 12 * len(sheet.suits), 80]
    letters[0] += 16 * len(sheet.turned)
    if points.zero_made or points.zero_missed:
        letters.append(80)
    if sheet.variants or sheet.options:
        letters.append(16 + 26 * (len(sheet.options) + len(sheet.variants)))
    lines = sum(-(-letter * _LETTER // width) for letter in letters)
    return NOTE_LINE * lines + 2
