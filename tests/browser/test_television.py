"""The television of a room follows all its tables."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Sit
from tests.browser.test_comforts import NO_LOCK

NAMES = ("Anna", "Ben", "Cleo")
_SCROLLS = "[root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]".replace(
    "root", "document.documentElement"
)
_A_TURN = 13_000
"""Milliseconds after which a page of tables that turns by itself has turned."""
_SIZES = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"


@pytest.mark.thorough
def test_tables_are_side_by_side_until_the_link_is_revoked(scorer: Sit) -> None:
    anna, television = scorer(), scorer(size={"width": 1280, "height": 720})
    # Seven tables are two pages, of four and three.
    for _ in range(6):
        anna.open_game(("Dora", "Ed", "Fay"), entries=(1,))
    # Tables are in the order of the seconds in which their games began: this is the last one.
    anna.page.wait_for_timeout(1100)
    pad = anna.open_game(NAMES, entries=(0, 1, 1, 0))
    anna.go("/group/links")
    anna.page.get_by_role("button", name="Make a link").tap()
    television.page.clock.install()
    television.page.add_init_script(NO_LOCK)
    television.go(urlsplit(anna.page.locator("#link").input_value()).path)
    page, tables = television.page, television.page.locator(".table:visible")
    expect(tables).to_have_count(4)
    # Nobody has tapped, and the screen stays lit.
    television.until("() => document.querySelector('video.wake-video')?.currentTime > 0.1")
    assert min(tables.locator(".name, b").evaluate_all(_SIZES)) >= 26
    assert page.evaluate(_SCROLLS) == [0, 0]
    page.keyboard.press("Alt+ArrowRight")
    assert page.locator("#turned").text_content() == "Page 1 of 2", "that key is the browser's"
    page.keyboard.press(" ")
    expect(page.get_by_text("Turn by itself")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Page 2 of 2")).to_be_visible()
    expect(tables).to_have_count(3)
    anna.go(pad)
    anna.key(1)
    # It comes on the page that is seen, which stays where it was stopped.
    expect(tables.last).to_contain_text("Round 2 of")
    expect(tables.last.locator(".leads").first).to_be_visible()
    # Of two turns one would be seen.
    for _ in range(2):
        page.clock.fast_forward(_A_TURN)
        assert page.locator("#turned").text_content() == "Page 2 of 2"
    page.keyboard.press(" ")
    page.clock.fast_forward(_A_TURN)
    expect(page.get_by_text("Page 1 of 2")).to_be_visible()
    anna.go("/group/links")
    anna.page.get_by_text("Revoke this link…").tap()
    anna.page.get_by_role("button", name="Revoke the link").tap()
    # What it waits for is answered after up to six seconds, and revoking wakes nothing.
    revoked = page.get_by_role("alert").first
    expect(revoked).to_contain_text("The group has revoked this link.", timeout=15_000)
    expect(tables).to_have_count(0)
    # The browser says so as well.
    television.console[:] = [line for line in television.console if "410" not in line]
