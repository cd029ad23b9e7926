"""Somebody sits down in the middle of a round, and two people change places."""

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
