"""A game on paper: the page as it prints, and its files."""

import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
from flask import Flask

from scorepad.sheets.drawing import Failure, Kind, NoSheet
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.web.http.context import install
from tests.web.evening import let_in, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table


class Press:
    """Draws nothing; counts, and shows what it was given."""

    def __init__(self) -> None:
        self.pages: list[str] = []
        self.refuses: Failure | None = None

    def make(self, html: str, kind: Kind) -> bytes:
        if self.refuses:
            raise NoSheet(self.refuses, seconds=10)
        self.pages.append(html)
        return kind.encode() + html.encode()


@pytest.fixture
def press(app: Flask) -> Press:
    made = Press()
    app.extensions["scorepad"] = replace(app.extensions["scorepad"], sheets=PdfCache(made.make))
    return made


@pytest.fixture
def on_lan(app: Flask) -> None:
    """The server can be reached by other phones."""
    app.extensions["scorepad"] = replace(
        app.extensions["scorepad"], addresses=lambda: ["192.168.1.20"]
    )


def test_a_file_is_drawn_once_until_something_is_written_and_not_for_who_has_it(
    press: Press, phone: Phone, game: Table
) -> None:
    play_rounds(game, 2)
    for _ in range(3):
        assert phone.go(f"{game.path}/sheet.pdf").status == 200
    assert len(press.pages) == 1
    play_rounds(game, 1)
    phone.go(f"{game.path}/sheet.pdf")
    assert len(press.pages) == 2
    first = phone.go(f"{game.path}/sheet.pdf").answer.headers
    etag = first["ETag"]
    press.pages.clear()
    again = phone.go(f"{game.path}/sheet.pdf", headers={"If-None-Match": etag})
    assert (again.status, again.html, again.answer.headers["ETag"]) == (304, "", etag)
    for name in ("Content-Security-Policy", "Cache-Control"):
        assert again.answer.headers[name] == first[name]
    assert press.pages == []


@pytest.mark.parametrize("kind", ["pdf", "png"])
def test_after_an_older_copy_was_brought_back_as_many_other_marks_are_another_file(
    kind: str, press: Press, phone: Phone, table: Open, tmp_path: Path
) -> None:
    game, copy = table(dealer=2), tmp_path / "copy.db"
    game.store.copy(copy, replace=False)
    game.enter("a", "bid", 0)
    known = phone.go(f"{game.path}/sheet.{kind}")
    has, etag = known.html, known.answer.headers["ETag"]
    game.store.restore(copy, tmp_path / "replaced.db")
    game.enter("a", "bid", 1)
    again = phone.go(f"{game.path}/sheet.{kind}", headers={"If-None-Match": etag})
    assert again.status == 200
    assert again.answer.headers["ETag"] != etag
    assert again.html != has, "the bid that was written after the copy"


def test_a_game_that_is_moved_to_another_day_is_another_file(
    press: Press, phone: Phone, game: Table
) -> None:
    etag = phone.go(f"{game.path}/sheet.pdf").answer.headers["ETag"]
    with game.store.writing(game.id) as transaction:
        transaction.games.begin_at(game.id, 1_700_000_000)
    again = phone.go(f"{game.path}/sheet.pdf", headers={"If-None-Match": etag})
    assert again.status == 200
    assert "2023" in again.html


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("", "fr"),
        ("", "en-GB"),
        ("?tricks=1", "en"),
        ("?paper=a5", "en"),
        ("?curve=0", "en"),
        ("?qr=0", "en"),
    ],
)
def test_every_option_and_language_is_a_file_of_its_own(
    query: str, language: str, press: Press, on_lan: None, phone: Phone, game: Table
) -> None:
    first = phone.go(f"{game.path}/sheet.pdf").answer.headers["ETag"]
    other = phone.go(f"{game.path}/sheet.pdf{query}", headers={"Accept-Language": language})
    assert other.answer.headers["ETag"] != first


def test_a_sheet_is_in_the_language_that_its_address_asks_for(
    press: Press, phone: Phone, game: Table
) -> None:
    phone.client.set_cookie("language", "de")
    for path in (f"{game.path}/paper", "/sheets/wizard_fisher"):
        assert '<html lang="fr"' in phone.go(f"{path}?lang=fr").html
        assert '<html lang="de"' in phone.go(f"{path}?lang=xx").html
    play_rounds(game, 1)
    printed = phone.go(f"{game.path}/sheet.pdf?lang=fr").answer.headers["ETag"]
    assert printed != phone.go(f"{game.path}/sheet.pdf").answer.headers["ETag"]
    french, german = press.pages
    assert ("Manche" in french, "Runde" in german) == (True, True)


def test_a_file_is_private_called_by_its_day_and_without_a_code_that_no_phone_could_use(
    press: Press, phone: Phone, table: Open
) -> None:
    headers = phone.go(f"{table().path}/sheet.png").answer.headers
    assert headers["Content-Type"] == "image/png"
    assert "private" in headers["Cache-Control"]
    assert re.fullmatch(
        r'inline; filename="scorepad-20\d\d-\d\d-\d\d\.png"', headers["Content-Disposition"]
    )
    phone.go(f"{table().path}/sheet.pdf")
    assert 'class="code"' not in press.pages[0]


def test_the_code_leads_to_the_link_for_looking(
    press: Press, on_lan: None, phone: Phone, game: Table
) -> None:
    codes = {}
    for role in ("view", "host"):
        links = phone.go(f"{game.path}/links?role={role}").html
        codes[role] = re.search(r'<path d="([^"]*)" fill="#000"/>', links)[1]
    phone.go(f"{game.path}/sheet.pdf")
    assert codes["view"] in press.pages[-1]
    assert codes["host"] not in press.pages[-1]


def test_there_is_no_code_where_it_is_not_wanted_or_may_not_be_handed_on(
    press: Press, on_lan: None, phone: Phone, other_phone: Phone, game: Table
) -> None:
    phone.go(f"{game.path}/sheet.pdf?qr=0")
    let_in(game, other_phone).go(f"{game.path}/sheet.pdf")
    assert len(press.pages) == 2
    assert not [html for html in press.pages if 'class="code"' in html]


def test_the_preview_has_no_style_of_its_own_and_its_options_hold_for_the_files(
    phone: Phone, game: Table
) -> None:
    play_rounds(game, 2)
    html = phone.go(f"{game.path}/paper").html
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?! src=)", html)
    (style,) = re.findall(r'href="([^"]*paper\.css\?paper=[^"]*)"', html)
    answer = phone.go(style.replace("&amp;", "&")).answer
    assert answer.content_type == "text/css; charset=utf-8"
    assert "@media print {\n@page { size: 210.0mm 297.0mm" in answer.text
    assert "vw)" in answer.text.partition("@media print")[0]
    page = phone.go(f"{game.path}/paper").tap("Show the sheet", tricks=["0", "1"], paper="a5")
    (pdf,) = (href for words, href in page.links if words == "PDF to print")
    assert "tricks=1" in pdf
    assert "paper=a5" in pdf
    assert "curve=1" in pdf
    assert page.status == 200


def test_the_sheet_and_the_end_lead_to_paper_with_tricks_and_curve_to_choose(
    phone: Phone, table: Open, game: Table
) -> None:
    html = phone.go(f"{table().path}/paper").html
    switches = re.findall(r'role="switch" name="(\w+)"', html)
    assert switches[:3] == ["tricks", "corrections", "curve"]
    assert "The curve" in html
    assert "The tokens round by round" not in html
    assert phone.go(f"{game.path}/sheet").follow("Print or share").status == 200
    assert phone.go(f"{game.path}/end").follow("Print").status == 200


@pytest.mark.parametrize(
    ("failure", "status", "words"),
    [
        (Failure.NO_PANGO, 501, "apt install"),
        (Failure.BUSY, 503, "again in a minute"),
        (Failure.TOO_LONG, 503, "longer than 10 seconds"),
    ],
)
def test_what_cannot_be_drawn_is_said_with_what_to_do(
    failure: Failure, status: int, words: str, press: Press, phone: Phone, game: Table
) -> None:
    press.refuses = failure
    page = phone.go(f"{game.path}/sheet.pdf?tricks=1")
    assert page.status == status
    assert words in page.text
    assert "printed by your browser" in page.text
    assert page.follow("Back to the sheet").status == 200


def test_without_pango_the_preview_says_what_to_install_and_prints_all_the_same(
    phone: Phone, table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.web.sheet_files.pango_is_there", lambda: False)
    page = phone.go(f"{table().path}/paper")
    assert "apt install" in page.text
    assert "sheet-page" in page.html
    assert not [words for words, _ in page.links if words == "PDF"]


def test_a_match_is_printed_too(press: Press, phone: Phone, table: Open) -> None:
    game = table(("Anna", "Ben"), game="wizards_cup")
    assert phone.go(f"{game.path}/paper").status == 200
    phone.go(f"{game.path}/sheet.pdf")
    assert "Anna" in press.pages[0]


@pytest.mark.thorough
def test_a_real_file_is_drawn_in_a_child_and_can_be_read(
    app: Flask, phone: Phone, game: Table
) -> None:
    services = replace(app.extensions["scorepad"], sheets=PdfCache())
    install(app, services)
    play_rounds(game, 2)
    answer = phone.go(f"{game.path}/sheet.pdf").answer
    services.sheets.close()
    assert answer.status_code == 200
    read = pypdf.PdfReader(BytesIO(answer.data))
    assert "Cleo" in read.pages[0].extract_text()


def test_letters_that_no_font_has_are_named_and_the_screen_is_offered(
    phone: Phone, table: Open
) -> None:
    nowhere = "\U0001fbff"
    game = table(("Anna", f"Ben {nowhere}", "Cleo"))
    page = phone.go(f"{game.path}/paper")
    assert f"No font here has these: {nowhere}." in page.text
    assert page.follow("Print the sheet on the screen").path == f"{game.path}/sheet"
    blank = phone.go(f"/sheets/quoicoupli?players=3&names=Anna,{nowhere},Zoé")
    assert f"No font here has these: {nowhere}." in blank.text
    assert "No font" not in phone.go("/sheets/quoicoupli?players=3&names=Anna,Łukasz,Юлия").text
