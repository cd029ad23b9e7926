"""A game that was kept on paper is brought in, on a phone."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Sit

# Bids and totals of three people; in round 2 everybody is one off.
ROUNDS = {
    1: [(1, 30), (0, 20), (0, 20)],
    2: [(1, 20), (1, 10), (1, 10)],
    3: [(3, 70), (0, 30), (0, 30)],
}


def test_a_paper_game_is_typed_checked_and_written(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(("Anna", "Ben", "Cleo"), hands="1 2 3")
    page = anna.page
    anna.go(f"{path}/table")
    page.get_by_role("link", name="From paper").tap()
    page.get_by_role("button", name="Bids and totals").tap()
    page.wait_for_url("**kind=totals*")
    # What is typed before the script has come is read with what is typed next.
    anna.settle()
    said = page.locator("#said")
    for number, line in ROUNDS.items():
        row = page.locator("tbody tr").nth(number - 1)
        for place, (bid, total) in enumerate(line):
            cell = row.locator("td").nth(place)
            cell.locator("input").nth(0).fill(str(bid))
            cell.locator("input").nth(1).fill(str(total))
        if number == 2:
            expect(said).to_contain_text("Round 2: how many tricks did Anna take?")
            said.locator("label", has_text="2").tap()
            expect(said).to_contain_text("2 rounds can be written.")
    expect(said).to_contain_text("3 rounds can be written.")
    last = page.locator("tbody tr").nth(2).locator("td").nth(2).locator("input").nth(1)
    expect(last).to_be_focused()
    row.locator("input").nth(4).press("Enter")
    expect(last).to_be_focused()
    last.fill("31")
    expect(said).to_contain_text("No number of tricks makes these totals.")
    expect(last).to_have_attribute("aria-invalid", "true")
    expect(page.locator("[aria-invalid]")).to_have_count(2)
    said.get_by_role("button", name="Cleo: 1 less from here on 31 → 30").tap()
    expect(said).to_contain_text("3 rounds can be written.")
    expect(last).to_have_value("31")
    anna.settle()
    said.get_by_role("button", name="Take back").tap()
    expect(last).to_have_attribute("aria-invalid", "true")
    anna.settle()
    last.tap()
    page.keyboard.type("30")
    expect(last).to_have_value("30")
    expect(page.locator("[aria-invalid]")).to_have_count(0)
    expect(said).to_contain_text("Anna 70 · Ben 30 · Cleo 30")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.get_by_role("button", name="Write on the pad").tap()
    page.wait_for_url("**/sheet")
    expect(page.locator("main")).to_contain_text("70")
    anna.go(f"{path}/end")
    expect(page.locator("main")).to_contain_text("Anna")


@pytest.mark.thorough
def test_check_brings_the_wrong_line_and_its_sentence_into_view(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(("Anna", "Ben", "Cleo"))
    anna.go(f"{path}/from-paper")
    page = anna.page
    for number in range(1, 21):
        line = page.locator(f"#line-{number} input")
        for place, text in enumerate(("0", "0", "0", "0", "0", str(number))):
            line.nth(place).fill(text)
    page.locator("#line-2 input").nth(5).fill("7")
    page.get_by_role("button", name="Check").last.tap()
    page.wait_for_url("**said=1#line-2")
    expect(page.locator("#line-2")).to_be_in_viewport(ratio=1)
    expect(page.locator("#wrong-line")).to_contain_text("Cleo, round 2: A number from 0 to 2")
    expect(page.locator("#wrong-line")).to_be_in_viewport(ratio=1)
    expect(page.locator("[aria-invalid]")).to_have_count(2)
    # Where nothing is wrong, the sum and the way on are seen.
    page.locator("#line-2 input").nth(5).fill("2")
    page.get_by_role("button", name="Check").last.tap()
    page.wait_for_url("**said=1#onward")
    expect(page.get_by_role("button", name="Write on the pad")).to_be_in_viewport(ratio=1)
    expect(page.locator("#said p")).to_contain_text("20 rounds can be written.")
    expect(page.locator("#said p")).to_be_in_viewport(ratio=1)


@pytest.mark.soak
def test_four_columns_fit_a_small_phone_and_are_alike(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(("Jean-Baptiste", "Ben", "Maximilienne", "Di"), hands="1 2 10")
    anna.go(f"{path}/from-paper")
    grid = anna.page.locator(".paper-grid")
    assert grid.evaluate("grid => grid.scrollWidth <= grid.clientWidth")
    widths = grid.locator("tbody tr:first-child input").evaluate_all(
        "boxes => boxes.map(box => Math.round(box.getBoundingClientRect().width))"
    )
    assert len(widths) == 8
    assert max(widths) - min(widths) <= 1
    assert min(widths) > 44


@pytest.mark.thorough
def test_a_taken_game_comes_in_by_a_file(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(("Anna", "Ben", "Cleo"), hands="1")
    page = anna.page
    anna.go(f"{path}/files")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Everything").tap()
    file = taken.value.path()
    assert taken.value.suggested_filename.endswith(".json")
    anna.go("/files")
    page.get_by_label("File", exact=True).set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": file.read_bytes()}
    )
    page.get_by_role("button", name="Import").tap()
    expect(page.get_by_role("status")).to_contain_text("This game was here already.")


@pytest.mark.thorough
@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_today_is_that_of_the_phone(scorer: Sit, zone: str) -> None:
    """The two are a day apart, at least: one of them has another day than the server."""
    anna = scorer(zone=zone)
    anna.go("/")
    path = anna.open_game(("Anna", "Ben", "Cleo"), hands="1 2 3")
    days = [f"{datetime.now(ZoneInfo(zone)):%Y-%m-%d}"]
    anna.go(f"{path}/from-paper")
    # Another one may have begun.
    days.append(f"{datetime.now(ZoneInfo(zone)):%Y-%m-%d}")
    expect(anna.page.locator("#day")).to_have_attribute("max", re.compile("|".join(days)))


@pytest.mark.soak
def test_a_total_below_zero_is_typed_with_a_keyboard_for_numbers(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(("Anna", "Ben", "Cleo"), hands="1 2 3")
    anna.go(f"{path}/from-paper?kind=totals")
    anna.settle()
    page = anna.page
    boxes = page.locator("#line-1 input")
    key = page.locator(".sign-key")
    for box in (boxes.nth(1), boxes.nth(3)):
        box.tap()
        expect(box).to_have_attribute("inputmode", "numeric")
        page.keyboard.type("10")
        key.tap()
        expect(box).to_be_focused()
        expect(box).to_have_value("-10")
    anna.read()
    key.tap()
    expect(boxes.nth(3)).to_have_value("10")
    # A bid is never below zero.
    boxes.nth(0).tap()
    expect(key).to_have_count(0)
    page.keyboard.type("1")
    # It is kept, and what the line still lacks is no reproach.
    expect(page.locator("#said [name=shown]")).to_have_value(re.compile(r"bid\.1\.\w+=1"))
    expect(page.locator("#wrong-line")).to_have_count(0)
    anna.go("/")
    anna.go(f"{path}/from-paper")
    expect(page.locator("#line-1 input").nth(1)).to_have_value("-10")
    # Whoever comes back finds the table, not the instructions.
    expect(page.locator("#about-paper")).not_to_have_attribute("open", "")
    expect(page.locator("#about-paper .now")).to_have_text("Bids and totals")
    expect(page.locator("#line-1")).to_be_in_viewport(ratio=1)
