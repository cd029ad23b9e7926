"""One tap is one entry, however busy the phone is when it hears of a finger that trembles."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scorer import Sit
from tests.kinds import thorough

NAMES = ("Anna", "Ben", "Cleo")
_BUSY = "() => { const end = performance.now() + 800; while (performance.now() < end); }"
_BUSY_ONCE = f"addEventListener('click', {_BUSY}, {{ once: true }})"


def click_twice(
    page: Page, target: Locator, apart: float, between: Callable[[], object] = lambda: None
) -> None:
    """Click a place twice, ``apart`` seconds by the time of the clicks themselves.

    The page is busy for 800 ms in between, and waits for ``between``, so that it hears of the
    second that much later.
    """
    box = target.bounding_box()
    assert box is not None
    mouse = page.context.new_cdp_session(page)
    at = time.time()
    page.evaluate(_BUSY_ONCE)
    for number in (1, 2):
        if number == 2:
            between()
        for kind in ("mousePressed", "mouseReleased"):
            mouse.send(
                "Input.dispatchMouseEvent",
                {
                    "type": kind,
                    "x": box["x"] + box["width"] / 2,
                    "y": box["y"] + box["height"] / 2,
                    "button": "left",
                    "clickCount": number,
                    "timestamp": at + (number - 1) * apart,
                },
            )
    mouse.detach()


def test_a_double_click_on_a_busy_phone_is_one_bid_and_undo_takes_back_one(scorer: Sit) -> None:
    anna = scorer()
    path = anna.open_game(NAMES)
    anna.is_kept()
    click_twice(anna.page, anna.page.locator("#key-0"), 0.002)
    anna.is_kept()
    assert [row[1] for row in anna.rows().values()] == ["", "0", ""]
    assert len(anna.marks(path)) == 2
    anna.page.wait_for_timeout(200)
    anna.key(1)
    click_twice(anna.page, anna.page.locator("#undo"), 0.003)
    anna.is_kept()
    assert len(anna.marks(path)) == 4


@pytest.mark.thorough
def test_two_clicks_that_are_meant_are_two_entries_however_late_they_are_heard(
    scorer: Sit,
) -> None:
    anna = scorer()
    path = anna.open_game(NAMES)
    anna.is_kept()
    click_twice(anna.page, anna.page.locator("#key-0"), 0.2)
    anna.is_kept()
    assert len(anna.marks(path)) == 3


@pytest.mark.parametrize(
    ("keys", "apart", "bids"),
    [
        thorough((0, 1, 0), 0.05, ["0", "0", "1"]),
        ((0, 1, 1), 0.05, ["", "0", "1"]),
        thorough((0, 1, 1), 0.2, ["1", "0", "1"]),
    ],
)
def test_fast_fingers_enter_what_they_mean_however_late_they_are_heard(
    keys: tuple[int, ...], apart: float, bids: list[str], scorer: Sit
) -> None:
    """Taps that follow upon each other are clicked by the script, so that no phone zooms."""
    anna = scorer()
    path = anna.open_game(NAMES, hands="3 3")
    anna.is_kept()
    touch = anna.page.context.new_cdp_session(anna.page)
    boxes = [anna.page.locator(f"#key-{key}").bounding_box() for key in keys]
    at = time.time()
    anna.page.evaluate(_BUSY_ONCE)
    for number, box in enumerate(boxes):
        assert box is not None
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        for kind, points in (("touchStart", [middle]), ("touchEnd", [])):
            touch.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": points, "timestamp": at + number * apart},
            )
    anna.is_kept()
    assert [row[1] for row in anna.rows().values()] == bids
    assert len(anna.marks(path)) == 1 + sum(map(bool, bids))


@pytest.mark.thorough
def test_a_button_that_comes_under_a_trembling_finger_is_not_meant(scorer: Sit) -> None:
    """A match is written by forms of htmx; the round is won, and the next one waits."""
    anna = scorer()
    path = anna.open_game(("Ann", "Bob"), game="wizards_cup")
    button = anna.page.locator("#pad button", has_text="Ann").first
    second = expect(anna.page.locator("#pad"))
    click_twice(anna.page, button, 0.003, lambda: second.to_contain_text("Who wins round 2"))
    anna.page.wait_for_timeout(300)
    assert len(anna.marks(path)) == 2
