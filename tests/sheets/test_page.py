"""The page of a sheet, for the printer and for a browser."""

import re

import pytest
from flask import Flask
from flask_babel import force_locale
from fontTools.ttLib import TTFont

from scorepad.paths import STATIC
from scorepad.rules.library import duel_games, games
from scorepad.sheets.any_sheet import html_of, lay_out_sheet
from scorepad.sheets.blank import BlankSheet, blank_sheet, classic_block
from scorepad.sheets.match import BlankMatchSheet, blank_match
from scorepad.sheets.paper import Orientation, Paper
from scorepad.sheets.text import SIZES, ems, name_size, name_sizes
from scorepad.web.sheet_files import screen_style, style_on_screen
from tests.sheets.filled import LONG_NAMES

(DUEL,) = duel_games().values()
SHEETS = {
    "the block": classic_block(games()["wizard_fisher"].ruleset),
    "a sheet": blank_sheet(games()["quoicoupli"].ruleset, ["Anna", "", ""]),
    "a match": blank_match(DUEL.ruleset),
}


@pytest.fixture(params=SHEETS)
def sheet(request: pytest.FixtureRequest) -> BlankSheet | BlankMatchSheet:
    return SHEETS[request.param]


def test_the_page_of_the_printer_brings_its_measures_and_nothing_from_elsewhere(
    sheet: BlankSheet | BlankMatchSheet, app: Flask
) -> None:
    with app.app_context(), force_locale("en"):
        html = html_of(lay_out_sheet(sheet, Paper.A4))
    assert html.count("<style>") == 1
    assert not re.search(r"\sstyle=|<script|<link|javascript:|://", html)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_page_says_its_language_and_title(lang: str, app: Flask) -> None:
    sheet = SHEETS["a sheet"]
    with app.app_context(), force_locale(lang):
        html = html_of(lay_out_sheet(sheet, Paper.A4))
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
    laid_out = lay_out_sheet(sheet, paper, Orientation(orientation))
    with app.app_context(), force_locale("en"):
        html = html_of(laid_out)
    assert html.count('<div class="sheet-page ') == pages
    assert html.count('class="tie-break"') == 1
    assert html.index('class="tie-break"') > html.rindex('class="duels"')


@pytest.mark.parametrize("name", ["Anna", "Maximiliane Müller", "W" * 32, "山田太郎", "i" * 32])
def test_a_smaller_box_never_has_a_larger_name(name: str) -> None:
    sizes = [name_size(name, width, 8) for width in (60, 45, 30, 22, 15, 10)]
    assert sizes == sorted(sizes, reverse=True)
    assert set(sizes) <= set(SIZES)


def test_names_are_as_large_as_can_be_and_combining_marks_take_no_width() -> None:
    assert name_size("Anna", 28, 8) == SIZES[0]
    assert name_size("W" * 32, 9, 8) == SIZES[-1]
    assert name_size("", 9, 8) == SIZES[0]
    assert name_size("a\u0301" * 8, 20, 8) == name_size("a" * 8, 20, 8)


def test_names_side_by_side_have_one_size_down_to_the_smallest_that_is_easily_read() -> None:
    assert name_sizes(["Jo", "Maximiliane"], 20, 8) == {"Jo": 8, "Maximiliane": 8}
    assert set(name_sizes(["Jo", "Ben", "Anna-Katharina"], 40, 8).values()) == {13}
    assert name_sizes(["Jo", "W" * 32], 20, 8) == {"Jo": 8, "W" * 32: 5}
    assert name_sizes([], 20, 8) == {}


@pytest.mark.parametrize("name", [*LONG_NAMES, "Wilhelmina", "Lilli"])
def test_names_are_estimated_about_as_wide_as_the_font_draws_them(name: str) -> None:
    font = TTFont(STATIC / "fonts" / "source-serif-4-latin-700.woff2")
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    drawn = sum(widths[glyphs[ord(char)]][0] for char in name) / font["head"].unitsPerEm
    assert drawn <= ems(name) <= 1.25 * drawn


def on_screen(style: str, measures: str = "") -> str:
    return screen_style(style, measures, 210).partition("@media print")[0]


def test_lengths_shrink_with_the_window_and_nothing_else_is_changed() -> None:
    assert "width: min(210mm, 96vw)" in on_screen(".a { width: 210mm }")
    assert "min(10pt, 1.6127vw)" in on_screen(".a { font: 10pt serif }")
    assert "max(-.2mm, -0.0914vw)" in on_screen(".a { margin: -.2mm }")
    style = ".size-9-5 { color: #0005mm; width: 30%; line-height: 1.2 } .mm { flex: 1 }"
    assert style in on_screen(style)


def test_page_rules_are_not_sent_to_the_screen() -> None:
    css = screen_style("@font-face { src: x }\n.a { left: 1mm }", "@page { size: 1mm }", 210)
    screen, _, paper = css.partition("@media print")
    assert "@font-face" not in css
    assert "@page" not in screen
    assert "@page { size: 1mm }" in paper


def test_every_length_of_our_own_stylesheet_is_covered() -> None:
    css = style_on_screen("", 210).partition("@media print")[0]
    bare = re.sub(r"(min|max)\([^)]*\)", "", css)
    assert re.findall(r"\d(?:mm|pt)\b", bare) == []
    assert (STATIC / "css" / "paper.css").read_text("utf-8").count("{") > 50
