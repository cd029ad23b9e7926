"""The page of a sheet, for the printer and for a browser."""

import re

import pytest
from flask import Flask
from flask_babel import force_locale

from scorepad.rules.library import duel_games, games
from scorepad.sheets.blank import BlankSheet, blank_sheet, classic_block
from scorepad.sheets.match import BlankMatch, blank_match
from scorepad.sheets.page import layout_of, page_of
from scorepad.sheets.paper import Orientation, Paper

(DUEL,) = duel_games().values()
SHEETS = {
    "the block": classic_block(games()["wizard_fisher"].ruleset),
    "a sheet": blank_sheet(games()["quoicoupli"].ruleset, ["Anna", "", ""]),
    "a match": blank_match(DUEL.ruleset),
}


@pytest.fixture(params=SHEETS)
def sheet(request: pytest.FixtureRequest) -> BlankSheet | BlankMatch:
    return SHEETS[request.param]


def test_the_page_of_the_printer_brings_its_measures_and_nothing_from_elsewhere(
    sheet: BlankSheet | BlankMatch, app: Flask
) -> None:
    with app.app_context(), force_locale("en"):
        html = page_of(sheet, layout_of(sheet, Paper.A4))
    assert html.count("<style>") == 1
    assert not re.search(r"\sstyle=|<script|<link|javascript:|://", html)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_page_says_its_language_and_title(lang: str, app: Flask) -> None:
    sheet = SHEETS["a sheet"]
    with app.app_context(), force_locale(lang):
        html = page_of(sheet, layout_of(sheet, Paper.A4))
    assert f'<html lang="{lang}">' in html
    players = {"en": "3 players", "fr": "3 joueurs", "de": "3 Spieler"}[lang]
    assert f"<title>Quoicoupli · {players}</title>" in html


@pytest.mark.parametrize(
    ("paper", "orientation", "pages"),
    [(Paper.A5, Orientation.LANDSCAPE, 2), (Paper.A5, Orientation.AUTO, 1), (Paper.A4, "auto", 1)],
)
def test_the_tie_break_of_a_match_moves_to_a_second_page_where_it_has_to(
    paper: Paper, orientation: Orientation, pages: int, app: Flask
) -> None:
    sheet = SHEETS["a match"]
    layout = layout_of(sheet, paper, Orientation(orientation))
    with app.app_context(), force_locale("en"):
        html = page_of(sheet, layout)
    assert html.count('<div class="sheet-page ') == pages
    assert html.count('class="sums"') == 1
    assert html.index('class="sums"') > html.rindex('class="duels"')
