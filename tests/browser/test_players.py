"""Somebody sits down in the middle of a round, and two people change places."""

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def open_players(scorer: Scorer, path: str) -> None:
    scorer.go(f"{path}/players")


def test_who_comes_in_the_middle_of_a_round_is_dealt_in_and_back_loses_nothing(
    scorer: Sit,
) -> None:
    anna = scorer()
    page = anna.page
    path = anna.open_game(NAMES)
    anna.key(0)
    anna.key(1)
    anna.all_sent()
    open_players(anna, path)
    page.get_by_label("Name", exact=True).fill("Pat")
    page.locator(".one-line button[value=join]").tap()
    now = page.locator("button[value^='now.']")
    expect(now).to_contain_text("Dealt again: without the bids of Ben, Cleo")
    # Somebody wants to see the pad once more before that.
    page.locator(".top .up").tap()
    page.wait_for_url("**/table")
    open_players(anna, path)
    expect(page.locator(".seats .who").nth(4)).to_contain_text("Pat")
    expect(now).to_be_in_viewport()
    now.tap()
    expect(page.locator("#undo")).to_contain_text("Pat joins")
    expect(page.locator(".said")).to_contain_text("Dealt again: without the bids of Ben, Cleo")
    expect(page.locator("li.row")).to_have_count(5)
    open_players(anna, path)
    expect(page.locator("button[value=reset]")).to_have_count(0)
    anna.go(path)
    page.locator("#undo").tap()
    expect(page.locator("li.row")).to_have_count(4)
    expect(page.locator(".said")).to_contain_text("Dan")


def test_whoever_joins_is_seen_above_the_bar_and_a_change_that_is_to_come_is_said(
    scorer: Sit,
) -> None:
    anna = scorer(size={"width": 360, "height": 640})
    page = anna.page
    path = anna.open_game(NAMES)
    anna.key(0)
    anna.all_sent()
    open_players(anna, path)
    expect(page.locator("main")).not_to_contain_text("You sit like that")
    page.get_by_label("Name", exact=True).fill("Pat")
    page.locator(".one-line button[value=join]").tap()
    newcomer = page.locator(".seats [data-focus]")
    expect(newcomer).to_contain_text("Pat")
    expect(newcomer).to_be_focused()
    lowest = "each => each.getBoundingClientRect().bottom"
    highest = "each => each.getBoundingClientRect().top"
    top = page.locator(".submit-bar").evaluate(highest)
    assert newcomer.evaluate(lowest) <= top + 1
    # Ben plays this round, and leaves after it.
    page.get_by_role("button", name="Leave it as it was").tap()
    expect(newcomer).to_have_count(0)
    page.get_by_role("button", name="Ben leaves").tap()
    page.locator("button[value^='next.']").first.tap()
    expect(page.locator("li.row")).to_have_count(4)
    open_players(anna, path)
    expect(page.locator(".seats .who bdi")).to_have_text(["Anna", "Cleo", "Dan"])
    expect(page.locator("main")).to_contain_text("You sit like that from the next round on.")
    chip = page.get_by_role("button", name="Ben sits down").locator("span").first
    assert chip.evaluate("each => each.getClientRects().length") == 1


@pytest.mark.thorough
def test_two_people_change_places_by_keyboard_alone(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page
    open_players(anna, anna.open_game(NAMES))
    page.get_by_role("button", name="Anna changes places").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").last).to_contain_text("who changes places with Anna")
    expect(page.get_by_role("button", name="Anna changes places")).to_be_focused()
    other = page.get_by_role("button", name="Cleo changes places with Anna")
    other.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".seats .who bdi")).to_have_text(["Cleo", "Ben", "Anna", "Dan"])
    page.get_by_role("button", name="Leave it as it was").press("Enter")
    expect(page.locator(".seats .who bdi")).to_have_text(list(NAMES))


@pytest.mark.thorough
def test_somebody_who_is_not_at_the_table_stands_in_one_line_on_their_key(scorer: Sit) -> None:
    anna = scorer()
    open_players(anna, anna.open_game(NAMES))
    anna.page.get_by_role("button", name="Dan leaves").tap()
    key = anna.page.get_by_role("button", name="Dan sits down")
    other = anna.page.get_by_role("button", name="Cleo leaves")
    heights = [one.evaluate("one => one.offsetHeight") for one in (key, other)]
    assert heights[0] == heights[1]
