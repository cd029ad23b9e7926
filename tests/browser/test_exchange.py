"""Two people in each other's rows change rows with one tap behind ⋯, with network and without."""

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Sit
from tests.browser.test_behind_menu import lose_network
from tests.kinds import thorough

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("is_away", [thorough(False), True])
def test_one_tap_exchanges_two_people_and_one_takes_it_back(scorer: Sit, is_away: bool) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2, entries=(0, 1, 0, 0, 1))
    before = anna.totals()
    swapped = {"Anna": before["Ben"], "Ben": before["Anna"], "Cleo": before["Cleo"]}
    if is_away:
        lose_network(anna)
    anna.page.get_by_role("link", name="More").tap()
    anna.page.get_by_role("link", name="Players").tap()
    anna.page.get_by_role("link", name="Rename Anna").tap()
    anna.page.get_by_role("button", name="Exchange Anna and Ben").tap()
    anna.page.locator("#pad").wait_for()
    anna.shows(swapped)
    expect(anna.page.locator("#undo")).to_contain_text("Anna and Ben exchanged")
    anna.undo()
    anna.shows(before)
    if is_away:
        anna.network(on=True)
