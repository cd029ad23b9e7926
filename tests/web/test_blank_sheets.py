import re
from dataclasses import replace
from html import unescape

import pytest
from flask import Flask

from scorepad.pad.match.acts import win_round
from scorepad.rules.library import all_games
from scorepad.sheets.pdf_cache import PdfCache, edition
from tests.web.phone import Phone
from tests.web.table import Open


@pytest.fixture
def pages(app: Flask) -> list[str]:
    """The pages that the press was given."""
    given: list[str] = []

    def make(html: str, _kind: object) -> bytes:
        given.append(html)
        return b"%PDF"

    app.extensions["scorepad"] = replace(app.extensions["scorepad"], sheets=PdfCache(make))
    return given


def test_a_sheet_is_three_taps_from_home(phone: Phone, pages: list[str]) -> None:
    page = phone.go("/").follow("Blank sheets").follow("Classic block").follow("PDF")
    assert page.status == 200
    assert "truth" in pages[0]
    page = phone.go("/").follow("Blank sheets")
    (five, *_) = [href for words, href in page.links if "quoicoupli" in href and "=5" in href]
    phone.go(five).follow("PDF")
    assert len(re.findall(r'<th scope="col" colspan="2" class="player">', pages[1])) == 5


def test_the_table_that_played_last_comes_first_with_its_names_and_rules(
    phone: Phone, table: Open, pages: list[str]
) -> None:
    assert "print" not in phone.go("/sheets").text
    table(("Zoe", "Yves", "Xenia"), game="oh_hell").begin()
    names = ("Anna", "Ben", "Cleo", "Dan")
    sunday = table(names, game="quoicoupli", options={"schedule.largest": 5}, house="Sunday")
    sunday.begin()
    phone.go("/sheets").follow("Sunday (Quoicoupli), 4 players: print").follow("PDF")
    for name in names:
        assert name in pages[0]
    rounds = len(re.findall(r'<th scope="row" class="number">', pages[0]))
    assert rounds == len(sunday.pad.to_come) + 1
    table(("Anna", "Ben"), game="wizards_cup").act(lambda _: win_round(1, ["b"]))
    assert "Wizards Cup, 2 players: print" in phone.go("/sheets").text


def test_the_table_that_played_last_keeps_its_length(
    phone: Phone, table: Open, pages: list[str]
) -> None:
    table(("Anna", "Ben", "Cleo"), rounds=7).begin()
    phone.go("/sheets").follow("Wizard (Gigamic), 3 players: print").follow("PDF")
    assert len(re.findall(r'<th scope="row" class="number">', pages[0])) == 7


@pytest.mark.parametrize(
    ("asked", "rounds"),
    [("players=3&rounds=5", 5), ("players=3&hands=1+3+2", 3), ("players=block&rounds=5", 20)],
)
def test_a_sheet_has_as_many_rounds_as_are_typed(
    asked: str, rounds: int, phone: Phone, pages: list[str]
) -> None:
    phone.go(f"/sheets/wizard_gigamic?{asked}").follow("PDF")
    assert len(re.findall(r'<th scope="row" class="number">', pages[0])) == rounds


def test_a_length_that_the_game_cannot_have_gets_a_sentence(phone: Phone) -> None:
    page = phone.go("/sheets/wizard_gigamic?players=3&rounds=many")
    assert page.status == 422
    assert "From 1 to 20 rounds, not many." in page.text
    assert 'value="many"' in page.html


@pytest.mark.parametrize("game", all_games())
def test_every_game_has_a_sheet_for_every_number_of_players(game: str, phone: Phone) -> None:
    ruleset = all_games()[game].ruleset
    for players in range(ruleset.least, ruleset.most + 1):
        page = phone.go(f"/sheets/{game}?players={players}")
        assert page.status == 200
        assert "sheet-page" in page.html


def test_names_variants_and_paper_are_printed(phone: Phone, pages: list[str]) -> None:
    page = phone.go("/sheets/quoicoupli?players=3")
    page.tap("Show the sheet", names="Anna, Ben", paper="a5", variant=["free_blind_round"])
    page.follow("PDF")
    for words in ("Anna", "Ben", "Variant: Free blind round", "148.0mm 210.0mm"):
        assert words in pages[0]


def test_a_sheet_with_names_is_private_and_one_without_is_kept_for_good_by_anybody(
    phone: Phone, pages: list[str]
) -> None:
    phone.go("/sheets/wizard_fisher?players=4")
    (pdf,) = (href for words, href in phone.links if words == "PDF to print")
    headers = phone.go(unescape(pdf)).answer.headers
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert f"v={edition()}" in pdf
    old = phone.go(re.sub("v=[0-9a-f]+", "v=0", unescape(pdf))).answer.headers
    assert "max-age" not in old["Cache-Control"]
    assert "Accept-Language" in old["Vary"]
    address = f"/sheets/wizard_fisher/sheet.pdf?players=4&names=Anna&lang=en&v={edition()}"
    assert "private" in phone.go(address).answer.headers["Cache-Control"]


def test_the_same_sheet_is_drawn_once_and_its_file_says_what_it_is(
    phone: Phone, other_phone: Phone, pages: list[str]
) -> None:
    for each in (phone, other_phone, phone):
        each.go("/sheets/wizard_fisher/sheet.pdf?players=4")
    assert len(pages) == 1
    phone.go("/sheets/wizard_fisher/sheet.pdf?players=4", headers={"Accept-Language": "de"})
    assert len(pages) == 2
    for query, name in (("players=4", "4"), ("players=block", "block")):
        headers = phone.go(f"/sheets/wizard_fisher/sheet.pdf?{query}").answer.headers
        assert f'filename="scorepad-wizard-fisher-{name}.pdf"' in headers["Content-Disposition"]


@pytest.mark.parametrize(
    ("names", "why"),
    [("Anna,anna", "two names must differ"), ("A,B,C,D,E", "5 names for 4 players")],
)
def test_names_that_cannot_be_are_said_and_stay(names: str, why: str, phone: Phone) -> None:
    page = phone.go(f"/sheets/wizard_fisher?players=4&names={names}")
    assert page.status == 422
    assert why in page.text
    assert f'value="{names}"' in page.html
    assert phone.go(f"/sheets/wizard_fisher/paper.css?players=4&names={names}").status in (404, 503)


@pytest.mark.parametrize(
    "query", ["players=99", "players=x", "paper=a0&orientation=up", "variant=no", "players=blocks"]
)
def test_what_nobody_can_read_is_the_usual(query: str, phone: Phone) -> None:
    assert phone.go(f"/sheets/wizard_fisher?{query}").status == 200


@pytest.mark.parametrize("address", ["/sheets/whist", "/sheets/whist/sheet.pdf"])
def test_a_game_that_is_not_there_has_no_sheet(address: str, phone: Phone) -> None:
    assert phone.go(address).status == 404


def _kept(phone: Phone) -> str:
    """The address of a blank sheet for four by house rules of Quoicoupli that the phone keeps."""
    phone.go("/house/new?game=quoicoupli").tap(
        "Keep",
        name="Sunday rules",
        **{"option.points.missed.base": "-7", "option.schedule.rounds": "4"},
    )
    sheets = [unescape(href) for _, href in phone.go("/sheets").links if "house=" in href]
    (four,) = (href for href in sheets if "players=4" in href.split("?")[1].split("&"))
    return four


def test_house_rules_of_the_phone_have_blank_sheets_that_nobody_else_sees(
    phone: Phone, pages: list[str], other_phone: Phone
) -> None:
    page = phone.go(_kept(phone))
    assert "Sunday rules" in page.text
    page.follow("PDF")
    assert "−7" in pages[0]
    assert len(re.findall(r'<th scope="row" class="number">', pages[0])) == 4
    assert "private" in phone.answer.headers["Cache-Control"]
    page = other_phone.go(_kept(phone))
    assert page.status == 200
    assert "Sunday rules" not in page.text


def test_house_rules_are_chosen_on_the_sheet_and_instead_of_variants(phone: Phone) -> None:
    house = re.search("house=([^&]+)", _kept(phone))[1]
    page = phone.go("/sheets/quoicoupli?players=3&variant=free_blind_round")
    assert "Free blind round" in page.text
    page.tap("Show the sheet", house=house)
    assert "Free blind round" not in page.text
    assert f'value="{house}" checked' in page.html
    page.tap("Show the sheet", house="")
    assert "Free blind round" in page.text


def test_house_rules_that_changed_are_drawn_anew(phone: Phone, pages: list[str]) -> None:
    house = _kept(phone)
    phone.go(house).follow("PDF")
    chosen = re.search("house=([^&]+)", house)[1]
    phone.go("/new").tap("Show the rules", game=f"house.{chosen}")
    phone.tap("Change these house rules").tap("Keep", **{"option.points.missed.base": "-9"})
    phone.go(house).follow("PDF")
    assert "−9" in pages[1]
