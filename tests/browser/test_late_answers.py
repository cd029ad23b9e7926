"""An answer takes two seconds: what is tapped meanwhile is neither lost nor taken back."""

import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.browser.scorer import Scorer, Sit
from tests.browser.test_match import CUP, tokens

DELAY = 2


@contextmanager
def late(page: Page, *patterns: str) -> Iterator[list[Route]]:
    """Hold back every answer of the block until two seconds have passed."""
    waiting: list[Route] = []
    for pattern in patterns:
        page.route(pattern, lambda route: waiting.append(route))
    since = time.monotonic()
    yield waiting
    page.wait_for_timeout(max(0, 1000 * (since + DELAY - time.monotonic())))
    for pattern in patterns:
        page.unroute(pattern)
    for route in waiting:
        # The page itself gives up what a newer tap replaces.
        with suppress(Error):
            route.continue_()


def asked(waiting: Sequence[Route], page: Page) -> None:
    """Wait until the page has asked something."""
    end = time.monotonic() + 30
    while not waiting:
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def names_of(page: Page) -> list[str]:
    fields = page.locator("input[name=name]")
    return [text for text in fields.evaluate_all("all => all.map(one => one.value)") if text]


def chip(page: Page, name: str) -> Locator:
    return page.locator(f".known-names [data-name={name}]")


@pytest.fixture
def anna(scorer: Sit) -> Scorer:
    return scorer()


KNOWN = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Fritz")


@pytest.mark.thorough
def test_known_names_that_are_tapped_in_a_row_sit_down_and_keep_their_places(anna: Scorer) -> None:
    anna.open_game(KNOWN)
    anna.go("/new")
    anna.settle()
    page = anna.page
    places = (
        "all => all.map(one => { const { x, y } = one.getBoundingClientRect(); return [x, y]; })"
    )
    before = page.locator(".known-names .chip").evaluate_all(places)
    with late(page, "**/new"):
        for seat, name in enumerate(KNOWN[:5], 1):
            chip(page, name).tap()
            expect(chip(page, name)).to_have_attribute("aria-pressed", "true")
            expect(page.get_by_role("button", name=f"{name} seat {seat}")).to_be_visible()
            page.wait_for_timeout(400)
        chip(page, "Ben").tap()
        chip(page, "Fritz").tap()
        assert page.locator(".known-names .chip").evaluate_all(places) == before
    expect(page.locator("#said")).to_contain_text("5 players")
    assert names_of(page) == ["Anna", "Fritz", "Cleo", "Dan", "Emil"]
    page.locator("#start").tap()
    page.wait_for_url(f"{anna.address}/g/*")
    assert list(anna.rows()) == ["Anna", "Fritz", "Cleo", "Dan", "Emil"]


def test_a_new_game_keeps_all_that_is_tapped_while_another_game_is_drawn(anna: Scorer) -> None:
    anna.open_game(KNOWN)
    anna.go("/new")
    anna.settle()
    page = anna.page
    anna.unfold("games")
    with late(page, "**/new") as waiting:
        page.locator("label[for='game-quoicoupli']").tap()
        asked(waiting, page)
        for name in ("Cleo", "Anna", "Emil", "Dan"):
            chip(page, name).tap()
        page.locator("label:has(input[name=dealer][value='2'])").tap()
        page.locator("label[for='game-wizard_club']").tap()
    expect(page.locator("#said")).to_contain_text("Wizard (club) · 4 players")
    anna.answered()
    expect(page.locator("#game-wizard_club")).to_be_checked()
    expect(page.locator("input[name=dealer][value='2']")).to_be_checked()
    assert names_of(page) == ["Cleo", "Anna", "Emil", "Dan"]
    expect(page.get_by_role("button", name="Emil seat 3")).to_be_visible()


@pytest.mark.thorough
def test_a_game_that_is_tapped_stays_where_the_finger_was(scorer: Sit) -> None:
    anna = scorer(size={"width": 320, "height": 568})
    anna.go("/new?game=wizards_cup")
    anna.settle()
    anna.unfold("games")
    page = anna.page
    for game in ("wizard_gigamic", "quoicoupli", "wizards_cup"):
        line = page.locator(f"label[for='game-{game}']")
        line.evaluate("one => one.scrollIntoView({ block: 'center' })")
        at = line.bounding_box()
        with page.expect_response("**/new"):
            line.tap()
        name, *_ = line.locator("> span").inner_text().split("\n")
        expect(page.locator("#said")).to_contain_text(name)
        anna.answered()
        now = line.bounding_box()
        assert at is not None
        assert now is not None
        assert abs(now["y"] - at["y"]) < 2, game


@pytest.mark.thorough
def test_seats_are_moved_by_every_tap(anna: Scorer) -> None:
    path = anna.open_game(("Anna", "Ben", "Cleo", "Dan"))
    anna.go(f"{path}/players")
    page = anna.page
    with late(page, "**/players"):
        page.get_by_role("button", name="Dan changes places").tap()
        anna.read()
        page.get_by_role("button", name="Ben changes places").tap()
        page.get_by_role("button", name="Ben leaves").tap()
    seats = page.locator(".seats .who bdi")
    expect(seats).to_have_text(["Anna", "Dan", "Cleo"])


@pytest.mark.thorough
def test_a_link_and_cards_of_a_trick_are_all_taken(anna: Scorer) -> None:
    anna.go("/check?game=wizard_gigamic&n=3")
    page = anna.page
    page.locator("#trump-R").tap()
    page.locator("#key-B5").tap()
    expect(page.locator("#key-B5")).to_have_attribute("aria-disabled", "true")
    with late(page, "**/check/trick*") as waiting:
        page.locator("#undo").tap()
        asked(waiting, page)
        page.locator("#key-B3").tap()
        page.locator("#key-N").tap()
    expect(page.locator("#key-N .tapped, #key-B3.tapped")).to_have_count(0)
    page.locator("#key-B7").tap()
    expect(page.locator("#verdict")).to_contain_text("Player 3")
    with late(page, "**/check/trick*") as waiting:
        page.locator("#undo").tap()
        asked(waiting, page)
        anna.read()
        page.locator("#undo").tap()
    expect(page.locator("#key-N")).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator("#key-B3")).to_have_attribute("aria-disabled", "true")


@pytest.mark.thorough
def test_a_round_of_a_match_is_there_before_the_server_has_answered(anna: Scorer) -> None:
    anna.open_game(("Anna", "Ben"), game=CUP)
    page = anna.page
    with late(page, "**/marks") as waiting:
        page.locator(".who .key").first.tap()
        asked(waiting, page)
        assert tokens(anna) == [1, 0]
    anna.all_sent()
    assert tokens(anna) == [1, 0]


@pytest.mark.thorough
def test_the_verdict_of_a_duel_is_that_of_the_last_tap(anna: Scorer) -> None:
    anna.go("/duel")
    page = anna.page
    page.locator("label:has(#power-A)").tap()
    expect(page.locator("#verdict")).to_contain_text("wins")
    before = page.locator("#verdict").inner_text()
    with late(page, "**/duel?*") as waiting:
        page.locator("label:has(#power-B)").tap()
        asked(waiting, page)
        page.locator("label:has(#power-A)").tap()
    anna.answered()
    expect(page.locator("#power-A")).to_be_checked()
    assert page.locator("#verdict").inner_text() == before


@pytest.mark.thorough
@pytest.mark.parametrize("screen", ["history", "statistics"])
def test_a_filter_that_is_chosen_meanwhile_holds(screen: str, anna: Scorer) -> None:
    finished(anna, ("Anna", "Ben", "Cleo"), "wizard_gigamic")
    finished(anna, ("Anna", "Dan", "Emil"), "wizard_club")
    page = anna.page
    anna.go(f"/{screen}")
    expect(page.locator("option[value=wizard_club]")).to_have_count(1)
    lists = ".filter-panel summary" if screen == "statistics" else ".search .more summary"
    page.locator(lists).tap()
    with late(page, f"**/{screen}?*") as waiting:
        page.locator("select[name=game]").select_option("wizard_club")
        asked(waiting, page)
        page.locator("select[name=player]").select_option(label="Dan")
    page.wait_for_url("**player=*")
    anna.answered()
    expect(page.locator("#found")).to_contain_text("Dan")
    assert "game=wizard_club" in page.url
    expect(page.locator("select[name=game]")).to_have_value("wizard_club")
    assert page.locator("select[name=player] option:checked").inner_text() == "Dan"


def finished(person: Scorer, names: Sequence[str], game: str) -> None:
    played = (*[0] * len(names), 1, *[0] * (len(names) - 2))
    person.open_game(names, game=game, hands="1", entries=played)


@pytest.mark.thorough
def test_the_effect_of_house_rules_is_that_of_what_was_typed_last(anna: Scorer) -> None:
    anna.go("/house/new?game=wizard_gigamic")
    page = anna.page
    field = page.locator("[name='option.points.made.trick']")
    with late(page, "**/house/new") as waiting:
        field.fill("20")
        asked(waiting, page)
        field.fill("30")
    expect(page.locator("#effect")).to_contain_text("+80")
    anna.answered()
    expect(page.locator("#effect")).to_contain_text("+80")
    expect(field).to_have_value("30")


@pytest.mark.thorough
def test_what_is_said_of_a_paper_game_is_of_what_was_typed_last(anna: Scorer) -> None:
    path = anna.open_game(("Anna", "Ben", "Cleo"), hands="1 2 3")
    page = anna.page
    anna.go(f"{path}/table")
    page.get_by_role("link", name="From paper").tap()
    page.get_by_role("button", name="Bids and totals").tap()
    boxes = page.locator("tbody tr").first.locator("input")
    for place, text in enumerate(("1", "30", "0", "20", "0")):
        boxes.nth(place).fill(text)
    expect(page.locator("#said [name=shown]")).to_have_value(re.compile(r"total\.1\.\w+=20"))
    page.wait_for_timeout(600)
    with late(page, "**/from-paper*", "**/paper*") as waiting:
        boxes.nth(5).fill("31")
        asked(waiting, page)
        boxes.nth(5).fill("20")
    expect(page.locator("#said")).to_contain_text("1 round can be written.")
    anna.answered()
    expect(page.locator("#said")).to_contain_text("1 round can be written.")
    expect(boxes.nth(5)).to_have_value("20")


@pytest.mark.thorough
def test_a_viewer_goes_on_while_news_are_late(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    path = anna.open_game(("Anna", "Ben", "Cleo"))
    anna.let_in(ben, path)
    page = ben.page
    with late(page, "**/pad?since=*") as waiting:
        asked(waiting, page)
        page.get_by_role("link", name="Sheet").tap()
        page.wait_for_url(f"**{path}/sheet")
