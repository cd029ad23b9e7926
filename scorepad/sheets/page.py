"""The HTML page of a sheet, for the printer and the screen alike."""

from flask import render_template

from scorepad.sheets.blank import BlankSheet
from scorepad.sheets.blank_layout import lay_out_blank
from scorepad.sheets.drawing import LaidOut
from scorepad.sheets.filled import FilledSheet
from scorepad.sheets.filled_drawing import lay_out_filled
from scorepad.sheets.match import BlankMatchSheet, FilledMatchSheet
from scorepad.sheets.match_layout import lay_out_blank_match, lay_out_match
from scorepad.sheets.paper import Orientation, Paper

Sheet = BlankSheet | BlankMatchSheet | FilledSheet | FilledMatchSheet


def lay_out_sheet(
    sheet: Sheet, paper: Paper, orientation: Orientation = Orientation.AUTO
) -> LaidOut:
    """Lay out the sheet on its paper."""
    match sheet:
        case BlankSheet():
            return lay_out_blank(sheet, paper, orientation)
        case BlankMatchSheet():
            return lay_out_blank_match(sheet, paper, orientation)
        case FilledSheet():
            return lay_out_filled(sheet, paper, orientation)
        case FilledMatchSheet():
            return lay_out_match(sheet, paper, orientation)


def html_of(laid_out: LaidOut) -> str:
    """Return the HTML document for the printer.

    Needs an app context, whose locale it uses.
    """
    drawing = laid_out.drawing
    return render_template(
        drawing.html_template, printed=True, css_template=drawing.css_template, **drawing.facts
    )
