"""Sheets and files of a hostile household, looked at as a reader or a spreadsheet does."""

import csv
import io
from collections.abc import Sequence
from typing import Any

import pypdf
from flask_babel import force_locale

from scorepad.paths import STATIC
from scorepad.rules.library import games
from scorepad.services.access import opened_game
from scorepad.sheets.any_sheet import blank_sheet_for, filled_sheet_for, html_of, lay_out_sheet
from scorepad.sheets.filled import SheetParts
from scorepad.sheets.paper import Orientation, Paper
from scorepad.sheets.pdf import PackagedFiles, pdf_of
from tests.tools.trust.household import Household

SIGNS = "=+-@\t\r\n＝＋－＠"
SEATS_ON_PAPER = 6
_SEPARATORS = ",;\t|"
_LINK = "http://pad.local/o/x"
_ACTS = ("/JavaScript", "/JS", "/Launch", "/SubmitForm", "/ImportData", "/GoToR", "/EmbeddedFile")


def asked_by_sheet(household: Household, game_id: str) -> list[str]:
    """Return what the sheet of a game, drawn with all that can be shown on it, has asked for
    or would do: nothing."""
    files = PackagedFiles(STATIC)
    now = opened_game(household.store, game_id, household.phone.device)
    with household.app.test_request_context("/"), force_locale("en"):
        shown = SheetParts(tricks=True, corrections=True, curve=True)
        sheet = filled_sheet_for(now, shown, _LINK)
        pdf = pdf_of(html_of(lay_out_sheet(sheet, Paper.A4, Orientation.PORTRAIT)), files)
    return [*files.refused, *_acts_in(pdf)]


def asked_by_blank_sheet(household: Household, names: Sequence[str]) -> list[str]:
    """Return what is asked for by the blank sheets that have these ``names`` on them, the block's
    first."""
    names = (*names, *[""] * (SEATS_ON_PAPER - len(names)))
    files, found = PackagedFiles(STATIC), []
    ruleset = games()["wizard_gigamic"].ruleset
    with household.app.test_request_context("/"), force_locale("en"):
        for classic in (True, False):
            sheet = blank_sheet_for(ruleset, names, classic=classic)
            laid_out = lay_out_sheet(sheet, Paper.A4, Orientation.LANDSCAPE)
            found += _acts_in(pdf_of(html_of(laid_out), files))
    return [*files.refused, *found]


def _acts_in(pdf: bytes) -> list[str]:
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    found = []
    for page in reader.pages:
        for each in page.get("/Annots") or ():
            action: Any = each.get_object().get("/A", {})
            address = str(action.get("/URI", ""))
            if action and not address.startswith(_LINK):
                found.append(f"{action}")
    return [*found, *(each for each in _ACTS if each.encode() in pdf)]


def formulas_in(text: str) -> list[str]:
    """Cells that a spreadsheet would work out, wherever it takes a cell to begin."""
    found = []
    for row in csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")):
        for cell in row:
            if cell.lstrip("-").isdecimal():
                continue
            begins = [cell]
            for separator in _SEPARATORS:
                begins += cell.split(separator)
            found += [cell for each in begins if each.lstrip('" ')[:1] in [*SIGNS]]
    return found
