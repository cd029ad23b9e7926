"""An evening on paper and as files."""

import csv
from io import BytesIO
from string import ascii_uppercase

import pypdfium2
import pytest
from PIL import Image

from scorepad.pad.people import person_ids
from scorepad.services.deleted_games import delete_game
from scorepad.services.groups import current_group_id
from scorepad.web import evening_sheets
from tests.web.evening import finished
from tests.web.phone import Phone
from tests.web.table import Open, Table


def of(game: Table, file: str = "paper") -> str:
    return f"/history/evenings/{game.id}/{file}"


def text_of(pdf: bytes) -> list[str]:
    """Return the text of each page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()


def sizes_of(pdf: bytes) -> list[tuple[int, int]]:
    """Return the width and the height of each page, in points."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [(round(page.get_width()), round(page.get_height())) for page in document]
    finally:
        document.close()


def test_an_evening_prints_on_one_page(phone: Phone, table: Open) -> None:
    first, _ = finished(table), finished(table)
    answer = phone.client.get(of(first, "evening.pdf"))
    assert answer.content_type == "application/pdf"
    (page,) = text_of(answer.data)
    for words in ("Evening of", "2 games together", "Anna", "Ben", "Wizard", "60"):
        assert words in page, words
    picture = phone.client.get(of(first, "evening.png"))
    assert Image.open(BytesIO(picture.data)).width > 1_000
    assert "2 games together" in phone.go(of(first)).text


def test_an_evening_of_many_games_goes_on_upon_more_pages(phone: Phone, table: Open) -> None:
    letters = ascii_uppercase[2:]
    games = [finished(table, "Anna", "Ben", f"{letter}oralie") for letter in letters]
    pages = text_of(phone.client.get(of(games[0], "evening.pdf")).data)
    assert len(pages) > 1
    together = "".join(pages)
    for letter in letters:
        # In the standings, and in the line of a game.
        assert together.count(f"{letter}oralie") >= 2, letter


def test_places_of_many_games_are_smaller_and_whole(phone: Phone, table: Open) -> None:
    games = [finished(table) for _ in range(17)]
    games.append(finished(table, game="oh_hell"))
    (page, *_) = text_of(phone.client.get(of(games[0], "evening.pdf")).data)
    assert " ".join("3" * 18) in page


def test_a_table_of_an_evening_adds_up(phone: Phone, table: Open) -> None:
    first = finished(table)
    finished(table, "Dora", "Anna", "=Ed")
    text = phone.client.get(of(first, "evening.csv")).get_data(as_text=True)
    head, *rows = csv.reader(text.removeprefix("\ufeff").splitlines())
    assert head[:5] == ["place", "player", "games", "won", "points"]
    assert head[8].startswith("1 wizard_gigamic 2026-09-21T")
    by_name = {row[1]: row for row in rows}
    assert by_name.keys() == {"Anna", "Ben", "Cleo", "Dora", "'=Ed"}
    for row in rows:
        totals = [int(cell) for cell in row[8:] if cell]
        assert int(row[4]) == sum(totals)
        assert int(row[2]) == len(totals)
    points = [int(row[4]) for row in rows]
    assert [int(row[0]) for row in rows] == [
        1 + sum(other > each for other in points) for each in points
    ]


def test_two_people_of_one_name_have_their_signs_at_the_end_in_the_table_and_on_paper(
    phone: Phone, table: Open
) -> None:
    first, second = finished(table), finished(table)
    people = person_ids(second.pad)
    with first.store.writing() as transaction:
        group_id = current_group_id(transaction, phone.device)
        transaction.people.change(group_id, people["b"], name="Anna", sign=2)
        transaction.people.change(group_id, people["a"], sign=5)
    text = phone.client.get(of(first, "evening.csv")).get_data(as_text=True)
    rows = csv.reader(text.removeprefix("\ufeff").splitlines())
    assert {row[1] for row in rows} == {"player", "Anna ▲", "Anna ○", "Cleo"}
    end = phone.go(f"{second.path}/end").text
    assert "Anna ▲" in end
    assert "Anna ○" in end
    assert "Cleo ■" not in end
    # Twice in the standings; the lines of both games have them as they were written.
    standings = phone.go(of(first)).html.split("evening-games")[0]
    assert standings.count('class="face') == 2


def test_the_sheets_of_all_games_are_one_file_which_says_how_far_it_is(
    phone: Phone, table: Open
) -> None:
    games = [finished(table), finished(table, "Dora", "Anna", "Ed", game="oh_hell")]
    phone.go(of(games[0])).follow("Sheets of all its games")
    for _ in range(len(games)):
        if "Go on drawing" not in phone.text:
            break
        phone.follow("Go on drawing")
    assert "2 of 2 sheets are drawn" in phone.text
    pages = text_of(phone.client.get(of(games[0], "sheets.pdf")).data)
    assert len(pages) == 2
    assert "Ben" in pages[0]
    assert "Dora" in pages[1]


def test_each_response_draws_a_sheet_however_long_the_drawn_ones_take_to_find(
    phone: Phone, table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_sheets, "_A_MOMENT", -1)
    games = [finished(table) for _ in range(3)]
    for drawn in range(1, 4):
        assert f"{drawn} of 3 sheets are drawn" in phone.go(of(games[0], "sheets")).text


def test_sheets_that_are_not_drawn_are_drawn_a_few_at_a_time_and_joined_once(
    phone: Phone, table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening_sheets, "_A_MOMENT", -1)
    games = [finished(table) for _ in range(2)]
    file = of(games[0], "sheets.pdf?paper=letter")
    assert phone.go(file).path == of(games[0], "sheets")
    assert "1 of 2 sheets are drawn" in phone.text
    phone.follow("Go on drawing").follow("PDF to print")
    assert phone.answer.content_type == "application/pdf"
    assert phone.client.get(file).data == phone.answer.data


def test_an_evening_and_its_sheets_print_on_the_paper_that_was_chosen(
    phone: Phone, table: Open
) -> None:
    first, _ = finished(table), finished(table)
    assert "Letter" in phone.go(of(first)).text
    chosen = of(first, "paper?paper=letter")
    page = phone.go(chosen).follow("PDF to print").answer.data
    phone.go(chosen).follow("Sheets of all its games")
    while "Go on drawing" in phone.text:
        phone.follow("Go on drawing")
    sheets = phone.follow("PDF to print").answer.data
    assert {*sizes_of(page), *sizes_of(sheets)} <= {(612, 792), (792, 612)}


@pytest.mark.parametrize("file", ["paper", "sheets", "sheets.pdf", "evening.pdf", "evening.csv"])
def test_a_game_that_is_deleted_while_its_evening_is_printed_leaves_a_clear_sentence(
    phone: Phone, table: Open, file: str
) -> None:
    first, second, third = (finished(table) for _ in range(3))
    phone.go(of(first, "sheets"))
    while "Go on drawing" in phone.text:
        phone.follow("Go on drawing")
    delete_game(first.store, second.id, phone.device, 1_790_000_000)
    assert phone.client.get(of(first, file)).status_code == 200
    delete_game(first.store, third.id, phone.device, 1_790_000_000)
    assert phone.go(of(first, file)).status == 404
    assert "This game belongs to no evening" in phone.text
