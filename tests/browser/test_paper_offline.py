"""A game from paper is typed in where there is no network, or where that goes away beneath it."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit
from tests.browser.test_offline_shell import NAMES, fetch_behind, is_shell, keeps_the_app, tap

NOTHING_WAITS = "() => !localStorage.getItem('paper')"
# The first page loads itself anew once it has sent something.
IS_LOADED_ANEW = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"
SOMETHING_WAITS = "() => localStorage.getItem('paper')"
# Bids and tricks of three people.
ROUNDS = {1: ((1, 1), (0, 0), (0, 0)), 2: ((2, 2), (0, 0), (1, 0))}


def phone(scorer: Sit) -> Scorer:
    """A phone that keeps the app, and what only few screens need."""
    anna = keeps_the_app(scorer)
    fetch_behind(anna)
    return anna


def fill(anna: Scorer, number: int) -> None:
    for place, (bid, tricks) in enumerate(ROUNDS[number]):
        boxes = anna.page.locator(f"#line-{number} td").nth(place).locator("input")
        boxes.nth(0).fill(str(bid))
        boxes.nth(1).fill(str(tricks))


def typed(anna: Scorer, number: int) -> list[str]:
    boxes = anna.page.locator(f"#line-{number} input")
    values: list[str] = boxes.evaluate_all("all => all.map((one) => one.value)")
    return values


@pytest.mark.thorough
def test_a_paper_game_is_begun_and_typed_without_network_and_is_a_draft_when_that_is_back(
    scorer: Sit,
) -> None:
    anna = phone(scorer)
    page = anna.page
    anna.network(on=False)
    anna.go("/new?paper=1")
    anna.fill_names(*NAMES)
    tap(anna, "button[value=start]")
    page.locator(".paper-grid").wait_for()
    assert is_shell(anna)
    path = urlsplit(page.url).path
    assert path.endswith("/from-paper")
    assert "Without network nothing is checked." in page.inner_text("main")
    fill(anna, 1)
    expect(page.locator("#kept")).to_have_text("Kept on this phone until the network is back.")
    page.reload()
    page.locator(".paper-grid").wait_for()
    assert typed(anna, 1) == ["1", "1", "0", "0", "0", "0"]
    # Another kind of paper has the same bids.
    anna.unfold("about-paper")
    tap(anna, "button[value=totals]")
    assert typed(anna, 1) == ["1", "", "0", "", "0", ""]
    anna.unfold("about-paper")
    tap(anna, "button[value=tricks]")
    fill(anna, 2)
    anna.go("/")
    running = page.locator("a.running")
    expect(running).to_contain_text("being typed in from paper")
    running.tap()
    page.locator(".paper-grid").wait_for()
    assert typed(anna, 2) == ["2", "2", "0", "0", "1", "0"]
    anna.network(on=True)
    expect(page.locator("#kept")).to_have_text(
        "The network is back, and the server has all of this."
    )
    assert page.evaluate(NOTHING_WAITS)
    tap(anna, "#check-paper")
    page.locator("button[value=write]").wait_for()
    assert not is_shell(anna)
    assert typed(anna, 2) == ["2", "2", "0", "0", "1", "0"]
    expect(page.locator("#said")).to_contain_text("2 rounds can be written.")
    page.locator("button[value=write]").tap()
    page.wait_for_url("**" + path.removesuffix("/from-paper"))
    assert "Round 3" in page.title()
    anna.go("/")
    assert page.evaluate(NOTHING_WAITS)


@pytest.mark.thorough
def test_what_is_typed_where_the_network_goes_away_beneath_it_is_sent_from_the_first_page(
    scorer: Sit,
) -> None:
    anna = phone(scorer)
    page = anna.page
    path = anna.open_game(NAMES)
    anna.is_kept()
    anna.go(f"{path}/from-paper")
    fill(anna, 1)
    page.wait_for_function(NOTHING_WAITS)
    anna.network(on=False)
    expect(page.locator("#away")).to_contain_text("The network is away.")
    fill(anna, 2)
    page.wait_for_function(SOMETHING_WAITS)
    page.reload()
    page.locator(".paper-grid").wait_for()
    assert is_shell(anna)
    assert typed(anna, 1) == ["1", "1", "0", "0", "0", "0"]
    assert typed(anna, 2) == ["2", "2", "0", "0", "1", "0"]
    page.goto("about:blank")
    anna.network(on=True)
    anna.go("/")
    page.wait_for_function(IS_LOADED_ANEW)
    assert page.evaluate(NOTHING_WAITS)
    page.locator("a.running .typed-in").wait_for()
    anna.go(f"{path}/from-paper")
    assert typed(anna, 2) == ["2", "2", "0", "0", "1", "0"]


@pytest.mark.thorough
def test_what_waits_is_put_into_the_page_that_the_server_draws(scorer: Sit) -> None:
    anna, ben = phone(scorer), scorer()
    page = anna.page
    path = anna.open_game(NAMES)
    anna.is_kept()
    anna.let_in(ben, path, "host")
    anna.go(f"{path}/from-paper")
    anna.network(on=False)
    fill(anna, 2)
    ben.go(f"{path}/from-paper")
    fill(ben, 1)
    expect(ben.page.locator("#said")).to_contain_text("1 round can be written.")
    page.goto("about:blank")
    anna.network(on=True)
    page.goto(f"{anna.address}{path}/from-paper")
    assert typed(anna, 1) == ["1", "1", "0", "0", "0", "0"]
    expect(page.locator("#said")).to_contain_text("2 rounds can be written.")
    page.wait_for_function(NOTHING_WAITS)
    anna.has_sent()
