"""The bids in large figures over the pad, as the scorer announces them."""

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Sit

NAMES = ("Anna", "Ben", "Cleo")


def test_one_tap_shows_all_bids_at_once_without_network_and_another_goes_back(
    scorer: Sit,
) -> None:
    anna = scorer()
    anna.open_game(NAMES, hands="3 3")
    for bid in (1, 0, 1):
        anna.key(bid)
    anna.settle()
    anna.page.wait_for_function("() => document.querySelector('link[data-screens=bids]')?.sheet")
    anna.network(on=False)
    anna.page.click("a.sum")
    dialog = anna.page.locator("dialog.announced")
    expect(dialog.locator("li")).to_have_text(["Anna 1", "Ben 1", "Cleo 0"])
    expect(dialog).to_contain_text("Bids: 1 too few")
    sizes = dialog.locator("li b").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 40
    dialog.get_by_role("button", name="Back to the pad").click()
    expect(dialog).to_have_count(0)


@pytest.mark.thorough
def test_the_bids_are_read_aloud_where_that_is_wished_for(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, hands="3 3")
    anna.page.evaluate(
        """() => {
          window.said = [];
          window.speechSynthesis.speak = (one) => window.said.push(one.text);
          document.cookie = "looks=aloud; path=/";
        }"""
    )
    for bid in (1, 0, 1):
        anna.key(bid)
    anna.settle()
    anna.page.evaluate("window.said = []")
    anna.page.click("a.sum")
    anna.page.wait_for_selector("dialog.announced")
    (said,) = anna.page.evaluate("window.said")
    assert said.startswith("Anna 1. Ben 1. Cleo 0")
