"""The scorer reads the own hidden bid while its row is pressed, and at no other time."""

from playwright.sync_api import expect

from tests.browser.scorer import Sit
from tests.browser.test_secret_bids import KEPT, NAMES, bids_in_secret


def test_the_scorers_own_bid_is_read_while_its_row_is_pressed(scorer: Sit) -> None:
    paul = scorer()
    pad = paul.open_game(NAMES, game="wizard_fisher", dealer=2, hands="3 2", variants=[KEPT])
    paul.go(f"{pad}/own-phone")
    with paul.page.expect_navigation():
        paul.page.get_by_role("button", name=NAMES[0]).tap()
    paul.is_kept()
    paul.key(2)
    # Nothing is told while the phone goes round.
    for name, bid in zip(NAMES[1:], (1, 0), strict=True):
        bids_in_secret(paul, name, bid)
    paul.settle()
    page = paul.page
    row = page.locator("li.row", has_text=NAMES[0])
    box = row.locator(".box.bid")
    expect(box).to_have_text("•")
    place = box.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 10, place["y"] + 10)
    page.mouse.down()
    expect(box).to_have_attribute("data-own", "2")
    page.mouse.up()
    assert box.get_attribute("data-own") is None
    # It was no tap: no keys have come for that bid.
    assert "at=bid" not in page.url
    assert not page.locator("[data-own]").count()
    box.focus()
    page.keyboard.down(" ")
    expect(box).to_have_attribute("data-own", "2")
    page.keyboard.up(" ")
    assert box.get_attribute("data-own") is None
    # Another's row tells nothing, however long it is pressed.
    other = page.locator("li.row", has_text=NAMES[1]).locator(".box.bid").bounding_box()
    assert other is not None
    page.mouse.move(other["x"] + 10, other["y"] + 10)
    page.mouse.down()
    page.wait_for_timeout(600)
    assert not page.locator("[data-own]").count()
