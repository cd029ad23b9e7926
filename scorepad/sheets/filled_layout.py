"""The layout of a filled sheet: its lines, and the room for the curve and the notes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.paper import (
    LOWEST_READ_ROW,
    LOWEST_ROW,
    Layout,
    Need,
    Orientation,
    Paper,
    lay_out,
)
from scorepad.sheets.text import name_height
from scorepad.views.sheet import Note, SheetLine
from scorepad.views.totals_curve import height_for

HEAD, TOTALS, SIDE = 15.4, 13.5, 19.0
"""Millimetres: title and date, the rows of totals; round and cards."""

LABEL = 4.2
"""Millimetres above a name, in its box."""

UNIT = 0.25
"""Millimetres of a unit of the curve: its letters are 9 points high."""

CODE, CAPTION = 25.0, 4.0
"""Millimetres of the QR code, and of what stands below it."""

GAP = 4.0
"""Millimetres between the parts of a page."""

_KEY_LINE, _NOTE_LINE = 3.5, 3.5
_NOTE_LETTER, _NOTE_WORDS = 1.4, 42
_HIGHEST_ROW, _EASY_ROW = 10.0, 8.0
_LOWEST_CURVE, _HIGHEST_CURVE = 33.0, 78.0
_LOWEST_NAMES = 12.0
_NARROWEST = 14.0
_ENOUGH = 5.5
_CURVE_SHAPE = 4.0


class Place(StrEnum):
    """The places of the curve, the code and the notes."""

    BELOW = "below"
    BESIDE = "beside"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class FilledPage:
    """A page of a filled sheet: its lines, and the parts that stand on it.

    Those are the totals below the lines, the curve and the code, and some of the footnotes.
    """

    number: int
    lines: tuple[SheetLine, ...] = ()
    totals: bool = False
    extras: bool = False
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class FilledLayout:
    """A filled sheet on its paper, in millimetres. ``names`` is the height of
    the row of names, ``aside`` the width of what stands beside the lines,
    ``curve`` the width and height of the curve."""

    base: Layout
    names: float
    place: Place
    pages: tuple[FilledPage, ...]
    aside: float
    curve: tuple[float, float]

    @property
    def table(self) -> float:
        """The width of the lines."""
        return self.base.inner_width - (self.aside + GAP if self.aside else 0)


def lay_out_filled(
    sheet: FilledSheet, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> FilledLayout:
    """Return the layout of the sheet on as few pages as its lowest boxes allow.

    Of those layouts it is the one whose totals are large enough and the curve below them, and
    upright.
    """
    turned = {
        Orientation.PORTRAIT: (Orientation.PORTRAIT,),
        Orientation.LANDSCAPE: (Orientation.LANDSCAPE,),
        Orientation.AUTO: (Orientation.PORTRAIT, Orientation.LANDSCAPE),
    }[orientation]
    layouts = [layout for way in turned for layout in _ways(sheet, paper, way)]
    return max(layouts, key=lambda each: (-len(each.pages), min(each.base.comfort, _ENOUGH)))


def _ways(sheet: FilledSheet, paper: Paper, way: Orientation) -> Iterator[FilledLayout]:
    below = _below(sheet, paper, way)
    if below:
        yield below
    beside = _beside(sheet, paper, way)
    if beside:
        yield beside
    yield _apart(sheet, paper, way)


def _need(sheet: FilledSheet, width: float, foot: float, aside: float = 0) -> Need:
    beside = aside + GAP if aside else 0
    column = (width - beside - SIDE) / len(sheet.columns)
    return Need(
        len(sheet.columns),
        max(len(sheet.view.lines), 1),
        SIDE + beside,
        HEAD + _names(sheet, column),
        TOTALS + _key(sheet, width - beside) + foot,
        LOWEST_READ_ROW if sheet.view.over else LOWEST_ROW,
    )


def _below(sheet: FilledSheet, paper: Paper, way: Orientation) -> FilledLayout | None:
    width = _width(sheet, paper, way)
    notes = _notes_height(sheet.notes, width)
    least = _extras(sheet, _lowest_curve(sheet))
    need = _need(sheet, width, least + notes)
    layout = lay_out(paper, way, need)
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
        need.head - HEAD,
        Place.BELOW,
        (FilledPage(1, sheet.view.lines, True, True, sheet.notes),),
        0,
        _shape(sheet, width, curve),
    )


def _beside(sheet: FilledSheet, paper: Paper, way: Orientation) -> FilledLayout | None:
    width = _width(sheet, paper, way)
    aside = min(80.0, 0.31 * width)
    if not (sheet.has_curve or sheet.link or sheet.notes) or aside < 55:
        return None
    need = _need(sheet, width, 0, aside)
    layout = lay_out(paper, way, need)
    curve = max(_lowest_curve(sheet), 0.75 * aside) if sheet.has_curve else 0.0
    code = CODE + CAPTION + GAP if sheet.link else 0
    high = HEAD + curve + GAP + code + _notes_height(sheet.notes, aside)
    if len(layout.rows_on) > 1 or layout.column < _NARROWEST or high > layout.inner_height:
        return None
    return FilledLayout(
        replace(layout, row=min(layout.row, _HIGHEST_ROW)),
        need.head - HEAD,
        Place.BESIDE,
        (FilledPage(1, sheet.view.lines, True, True, sheet.notes),),
        aside,
        (aside, curve),
    )


def _apart(sheet: FilledSheet, paper: Paper, way: Orientation) -> FilledLayout:
    width = _width(sheet, paper, way)
    need = _need(sheet, width, 0)
    layout = lay_out(paper, way, need)
    pages, begin = [], 0
    for number, rows in enumerate(layout.rows_on, 1):
        lines = sheet.view.lines[begin : begin + rows]
        begin += rows
        pages.append(FilledPage(number, lines, totals=number == len(layout.rows_on)))
    row = min(layout.row, _HIGHEST_ROW)
    curve, notes, last = _lowest_curve(sheet), sheet.notes, layout.rows_on[-1]
    spare = layout.inner_height - need.head - need.foot - last * need.lowest
    spare -= _extras(sheet, curve) + _notes_height(notes, width)
    if spare >= 0:
        # On the last page there is room below the lines.
        pages[-1] = replace(pages[-1], extras=True, notes=notes)
        row = min(row, need.lowest + spare / last)
        if sheet.has_curve:
            curve = min(_HIGHEST_CURVE, curve + spare - last * (row - need.lowest))
    else:
        curve = max(curve, min(_HIGHEST_CURVE, 0.5 * width)) if sheet.has_curve else 0
        room = layout.inner_height - HEAD - GAP
        for number, part in enumerate(_on_pages(notes, width, room, _extras(sheet, curve))):
            pages.append(FilledPage(len(pages) + 1, extras=number == 0, notes=part))
    return FilledLayout(
        replace(layout, row=row),
        need.head - HEAD,
        Place.APART,
        tuple(pages),
        0,
        _shape(sheet, width, curve),
    )


def _shape(sheet: FilledSheet, width: float, curve: float) -> tuple[float, float]:
    room = width - (CODE + 2 * GAP if sheet.link else 0)
    return min(room, _CURVE_SHAPE * curve), curve


def _names(sheet: FilledSheet, column: float) -> float:
    highest = max(name_height(each.name, column - 2) for each in sheet.columns)
    return max(_LOWEST_NAMES, highest + LABEL)


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


def _width(sheet: FilledSheet, paper: Paper, way: Orientation) -> float:
    return lay_out(paper, way, Need(len(sheet.columns), 1, SIDE, 0, 0)).inner_width


def _lowest_curve(sheet: FilledSheet) -> float:
    return max(_LOWEST_CURVE, UNIT * height_for(len(sheet.columns))) if sheet.has_curve else 0


def _extras(sheet: FilledSheet, curve: float) -> float:
    high = max(curve, CODE + CAPTION if sheet.link else 0)
    return high + GAP if high else 0


def _notes_height(notes: Sequence[Note], width: float) -> float:
    letters = [_NOTE_WORDS + 1.6 * (len(note.name) + len(note.why)) for note in notes]
    lines = sum(-(-letter * _NOTE_LETTER // width) for letter in letters)
    return lines * _NOTE_LINE + GAP if notes else 0


def _key(sheet: FilledSheet, width: float) -> float:
    """Return the height of the key to the signs, as wide as its sentences usually are."""
    points = sheet.ruleset.points
    letters = [38 + 21 * sum(sheet.marks.values()), 80]
    if points.zero_made or points.zero_missed:
        letters.append(80)
    if sheet.variants or sheet.options:
        letters.append(16 + 26 * (len(sheet.options) + len(sheet.variants)))
    lines = sum(-(-letter * _NOTE_LETTER // width) for letter in letters)
    return _KEY_LINE * lines + 2
