"""More than one phone at the table."""

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.scorer import Scorer

Sit = Callable[..., Scorer]
NAMES = ("Anna", "Ben", "Cleo")


def code(scorer: Scorer, pad: str, role: str) -> str:
    """The path of a link as the screen for other phones shows it."""
    scorer.go(f"{pad}/links?role={role}")
    return urlsplit(scorer.page.locator("#link").input_value()).path


def test_another_phone_takes_over(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    anna.key(0)
    ben.go(code(anna, pad, "host"))
    assert urlsplit(ben.page.url).path == pad
    ben.key(1)
    anna.wait_until_sent(pad, 3)
    anna.go(pad)
    assert [row[1] for row in anna.rows().values()] == ["0", "1", ""]


def test_a_phone_that_may_look_cannot_write(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    anna.key(1)
    anna.wait_until_sent(pad, 2)
    ben.go(code(anna, pad, "view"))
    assert ben.rows()["Anna"] == ["0", "1", ""]
    assert ben.page.locator("#pad button").count() == 0


def test_two_phones_that_tap_the_same_bid_see_both_and_one_tap_chooses(scorer: Sit) -> None:
    anna, ben = scorer(), scorer()
    pad = anna.open_game(NAMES, dealer=2)
    ben.go(code(anna, pad, "host"))
    anna.go(pad)
    anna.key(1)
    ben.key(0)
    meantime = "Anna: somebody wrote 1 in the meantime, you tapped 0."
    expect(ben.page.locator(".say")).to_contain_text(meantime)
    ben.key(0)
    assert ben.rows()["Anna"] == ["0", "0", ""]
    ben.console.clear()
