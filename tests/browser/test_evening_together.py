"""Two games of a family on one evening, seen from the phone that kept the score."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import evening
from tests.browser.scorer import Scorer, Sit

NAMES = ("Anna", "Ben", "Cleo")


def play_to_the_end(anna: Scorer) -> str:
    """Play a short game, and go on from its pad to its end."""
    pad = anna.open_game(NAMES, hands="1 2")
    for played in evening(NAMES, (1, 2)):
        anna.play(played)
    anna.page.locator("a[href$='/end']").first.tap()
    anna.page.wait_for_url(re.compile(f"{pad}/end"))
    expect(anna.page.locator("#end")).to_be_visible()
    return pad


def test_the_second_game_of_an_evening_adds_up_without_a_tap(scorer: Sit) -> None:
    anna = scorer()
    page, of_evening = anna.page, anna.page.locator("#of-evening")
    first = play_to_the_end(anna)
    anna.all_sent()
    expect(of_evening).to_be_empty()
    second = play_to_the_end(anna)
    expect(of_evening).to_contain_text("2 games together")
    once = dict.fromkeys(NAMES, 0)
    for played in evening(NAMES, (1, 2)):
        once = played.totals
    for name in NAMES:
        line = of_evening.locator("li", has_text=name)
        expect(line.locator(".total")).to_have_text(str(2 * once[name]).replace("-", "−"))
    assert anna.overflow()[0] == 0
    # Without network it stays as it was said last.
    anna.network(on=False)
    page.locator("a[href$='/sheet']").first.tap()
    page.wait_for_url(re.compile(f"{second}/sheet"))
    page.go_back()
    expect(of_evening).to_contain_text("2 games together")
    anna.network(on=True)

    anna.go("/history")
    page.get_by_role("link", name="Evenings").tap()
    page.wait_for_url(re.compile("/history/evenings$"))
    page.locator(".past").tap()
    page.wait_for_url(re.compile(r"/history/evenings/[\w-]+$"))
    expect(page.locator(".game .past")).to_have_count(2)
    assert anna.overflow()[0] == 0
    page.get_by_role("link", name="Another evening").first.tap()
    page.get_by_role("button", name="Leave out of all evenings").tap()
    expect(page.locator(".done")).to_be_visible()
    assert anna.overflow()[0] == 0
    anna.go(f"{second}/end")
    expect(of_evening).to_be_empty()
    page.go_back()
    # The page that came before it has the same address.
    with page.expect_navigation():
        page.get_by_role("button", name="Back to the evening").tap()
    anna.go(f"{first}/end")
    expect(of_evening).to_contain_text("2 games together")


@pytest.mark.thorough
def test_an_evening_is_printed_with_all_its_sheets(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page
    entries = [number for played in evening(NAMES, (1, 2)) for number in played.taps]
    for _ in range(2):
        pad = anna.begin_game(NAMES, hands="1 2", entries=entries)
    anna.go(f"{pad}/end")
    page.get_by_role("link", name="Evening of").tap()
    page.wait_for_url(re.compile(r"/history/evenings/[\w-]+$"))
    page.get_by_role("link", name="Print and share").tap()
    page.wait_for_url(re.compile("/paper$"))
    expect(page.locator(".printed-sheet")).to_contain_text("2 games together")
    page.get_by_role("link", name="Sheets of all its games").tap()
    page.wait_for_url(re.compile(r"/sheets\?paper=a4$"))
    expect(page.locator("#sheets")).to_contain_text("2 of 2 sheets are drawn")
    assert pad
