"""The page that a link opens, on a guest's phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints
from tests.browser.scorer import Sit
from tests.kinds import thorough

NAMES = ["Anna", "Ben", "Cleo"]
SMALL = {"width": 320, "height": 568}


@pytest.mark.parametrize(
    "scripts", [pytest.param(True, id="script"), thorough(False, id="plain forms")]
)
def test_a_guest_joins_by_two_taps_and_back_leads_to_no_second_question(
    scorer: Sit, *, scripts: bool
) -> None:
    anna, ben = scorer(), scorer(scripts=scripts)
    pad = anna.open_game(NAMES, "wizard_fisher", dealer=2)
    ben.go(anna.link(pad, "player"))
    expect(ben.page.locator("h1")).to_have_text("Join a game")
    ben.page.get_by_role("button", name="Join").tap()
    ben.page.get_by_role("button", name="Ben").tap()
    expect(ben.page.locator("#pad.own")).to_be_visible()
    ben.page.go_back()
    ben.page.go_back()
    expect(ben.page.locator("h1")).not_to_have_text("Join a game")


@pytest.mark.soak
def test_the_smallest_phone_shows_every_kind_of_it(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES, "wizard_fisher", dealer=2)
    links = [anna.link(pad, role) for role in ("view", "player", "host")]
    anna.go("/group")
    links.append((anna.page.locator("#link").text_content() or "").removeprefix(anna.address))
    for language in ("en", "fr", "de"):
        ben = scorer(size=SMALL, language=language)
        for link in links:
            ben.go(link)
            assert ben.overflow() == (0, 0), language
            # Other words change nothing of colours.
            assert complaints(ben, ("light", "dark") if language == "en" else ()) == []


@pytest.mark.thorough
def test_without_network_the_page_stays_and_says_so(scorer: Sit) -> None:
    anna, ben = scorer(), scorer(kept=True)
    pad = anna.open_game(NAMES, dealer=2)
    ben.go("/")
    ben.settle()
    ben.go(anna.link(pad, "view"))
    ben.network(on=False)
    away, watch = ben.page.locator("#away"), ben.page.get_by_role("button", name="Watch")
    expect(away).to_be_visible()
    with ben.page.expect_response(lambda answer: answer.status == 204):
        watch.tap()
    expect(ben.page.locator("h1")).to_have_text("Watch a game")
    ben.network(on=True)
    expect(away).to_be_hidden()
    # Nobody taps twice so fast, and the page takes it for one tap.
    ben.page.wait_for_timeout(150)
    watch.tap()
    expect(ben.page.locator("#pad")).to_be_visible()
