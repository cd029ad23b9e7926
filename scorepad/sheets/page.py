"""A sheet as a page of HTML: the same for the printer and for the screen."""

from flask import render_template

from scorepad.sheets.blank import BlankSheet
from scorepad.sheets.blank_duel import BlankMatch
from scorepad.sheets.blank_page import drawing_of_blank, layout_of_blank
from scorepad.sheets.drawing import Drawing
from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.filled_layout import FilledLayout, lay_out_filled
from scorepad.sheets.filled_match import FilledMatch
from scorepad.sheets.filled_match_page import drawing_of_match, lay_out_match
from scorepad.sheets.filled_page import drawing_of_filled
from scorepad.sheets.paper import Layout, Orientation, Paper

Sheet = BlankSheet | BlankMatch | FilledSheet | FilledMatch


def layout_of(
    sheet: Sheet, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> Layout | FilledLayout:
    """Return how the sheet is laid out on its paper."""
    if isinstance(sheet, FilledSheet):
        return lay_out_filled(sheet, paper, orientation)
    if isinstance(sheet, FilledMatch):
        return lay_out_match(sheet, paper, orientation)
    return layout_of_blank(sheet, paper, orientation)


def drawing_of(sheet: Sheet, layout: Layout | FilledLayout) -> Drawing:
    """Return what the templates are given to draw the sheet with a layout of its own."""
    if isinstance(layout, FilledLayout):
        assert isinstance(sheet, FilledSheet)
        return drawing_of_filled(sheet, layout)
    assert not isinstance(sheet, FilledSheet)
    if isinstance(sheet, FilledMatch):
        return drawing_of_match(sheet, layout)
    return drawing_of_blank(sheet, layout)


def page_of(sheet: Sheet, layout: Layout | FilledLayout) -> str:
    """The page for the printer; needs an app's context, and speaks the language of that."""
    drawing = drawing_of(sheet, layout)
    return render_template(drawing.pages, printed=True, measures=drawing.measures, **drawing.facts)


def pages_in(layout: Layout | FilledLayout) -> int:
    """Return how many pages the sheet takes."""
    return len(layout.pages if isinstance(layout, FilledLayout) else layout.rows_on)


def paper_of(layout: Layout | FilledLayout) -> Layout:
    """The paper itself."""
    return layout.base if isinstance(layout, FilledLayout) else layout
