"""Wrong taps, and how few taps mend them."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.scorer import Scorer, Sit

NAMES = ("Anna", "Ben", "Cleo")


def two_rounds(scorer: Scorer) -> str:
    """Round 1: bids 0 1 0, tricks 0 1 0. Round 2: bids 1 1 1, tricks 2 0 0."""
    # Ben leads round 2.
    return scorer.open_game(NAMES, dealer=2, entries=(0, 1, 0, 0, 1, 1, 1, 1, 0, 0))


def test_one_tap_takes_back_one_tap_as_far_back_as_the_first(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2)
    seen = []
    for value in (0, 1, 0, 0, 1, 2):
        seen.append(anna.rows())
        anna.key(value)
    for rows in reversed(seen):
        anna.undo()
        assert anna.rows() == rows
    assert anna.page.locator("#undo").count() == 0


def box_of_round_1(scorer: Scorer) -> None:
    """Tap Anna's box in the sheet's first line."""
    scorer.page.get_by_role("link", name="Sheet").tap()
    scorer.page.locator("tbody tr").first.locator("td").first.locator("a.box").tap()
    scorer.page.locator(".keys").wait_for()


def back_on_the_sheet(scorer: Scorer, pad: str) -> None:
    """Wait for the sheet, and go on to the pad from there."""
    scorer.page.wait_for_url("**/sheet")
    scorer.page.locator("#sheet").wait_for()
    scorer.page.locator(".top .up").tap()
    scorer.page.wait_for_url(f"**{pad}")
    scorer.page.locator("#pad").wait_for()


def test_an_old_result_is_three_taps_from_its_correction_and_one_is_back_on_the_sheet(
    scorer: Sit,
) -> None:
    anna = scorer()
    pad = two_rounds(anna)
    box_of_round_1(anna)
    assert anna.says() == "Anna: 0 tricks are written. How many were there? Dealer Back"
    assert anna.page.locator(".key.ring").inner_text() == "0", "what stands, and is changed"
    assert "correcting" in str(anna.page.locator("#pad").get_attribute("class"))
    anna.key(1)
    assert "Whose tricks change with it?" in anna.says()
    anna.page.locator("button:has-text('Ben')").tap()
    back_on_the_sheet(anna, pad)
    assert anna.totals() == {"Anna": -20, "Ben": -20, "Cleo": 10}


@pytest.mark.thorough
def test_an_old_bid_is_one_tap_further(scorer: Sit) -> None:
    anna = scorer()
    pad = two_rounds(anna)
    assert anna.totals() == {"Anna": 10, "Ben": 20, "Cleo": 10}
    box_of_round_1(anna)
    anna.tap("li.row:first-child .box.bid")
    anna.page.locator("#key-1").tap()
    back_on_the_sheet(anna, pad)
    assert anna.totals() == {"Anna": -20, "Ben": 20, "Cleo": 10}
    assert "Round 1 · Anna: bid 0 → 1" in anna.page.locator("#undo").inner_text()
    anna.undo()
    assert anna.totals() == {"Anna": 10, "Ben": 20, "Cleo": 10}


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_a_correction_that_changes_nothing_says_so(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    pad = two_rounds(anna)
    before = len(anna.marks(pad))
    for part in ("tricks", "bid"):
        anna.go(pad)
        box_of_round_1(anna)
        if part == "bid":
            anna.tap("li.row:first-child .box.bid")
        anna.key(0)
        assert "Anna has 0 already: nothing is changed." in anna.says()
        assert anna.page.locator(".round b").inner_text() == "1", "still in the round"
    anna.all_sent()
    assert len(anna.marks(pad)) == before
    anna.console.clear()


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_undo_in_a_correction_takes_back_nothing_of_another_round(
    scripts: bool, scorer: Sit
) -> None:
    anna = scorer(scripts=scripts)
    pad = two_rounds(anna)
    anna.key(0)
    anna.go(f"{pad}?round=1&at=bid.{anna.first_player()}")
    assert anna.page.locator("#undo").count() == 0, "it would take back a bid of round 3"
    anna.key(1)
    assert anna.page.locator(".round b").inner_text() == "1"
    assert anna.page.locator(".key").count() == 0, "never with the keys of another round"
    assert "Round 1 · Anna: bid 0 → 1" in anna.page.locator("#undo").inner_text()
    anna.undo()
    assert anna.page.locator(".round b").inner_text() == "1"
    assert anna.rows()["Anna"][1] == "0"


def test_a_digit_that_can_not_be_is_refused_in_sight_and_aloud(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, hands="3 3")
    anna.settle()
    anna.page.keyboard.press("7")
    refused = anna.page.locator(".said").get_by_role("alert")
    expect(refused).to_have_text("A number from 0 to 3, please.")
    expect(anna.page.locator("#told")).to_have_text("Ben: which bid?")
    for value in (1, 1, 1):
        anna.page.keyboard.press(str(value))
        anna.page.wait_for_timeout(130)
    for value in (3, 1):
        anna.page.keyboard.press(str(value))
        anna.page.wait_for_timeout(130)
    expect(refused).to_have_text("All tricks are given.")
    assert anna.page.locator("#all-made").inner_text() == "The others took none"


def test_the_forbidden_key_says_why(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2, variants=["plus_or_minus_one"])
    anna.keys(0, 0)
    assert anna.says() == "Cleo bids last: not 1 Bids: 0 of 1"
    anna.key(1)
    assert "must not add up to 1" in anna.says()
    assert anna.rows()["Cleo"] == ["0", "", ""]
    anna.console.clear()


@pytest.mark.thorough
def test_focus_and_scroll_stay_where_they_were(scorer: Sit) -> None:
    anna = scorer(size={"width": 360, "height": 245})
    anna.open_game(NAMES, hands="5")
    anna.page.locator("#key-1").focus()
    scrolled = anna.page.evaluate("scrollY")
    assert scrolled > 0
    anna.key(1)
    assert anna.page.evaluate("document.activeElement.id") == "key-1"
    assert anna.page.evaluate("scrollY") == scrolled


def test_a_tap_before_the_phone_knows_the_game_loads_no_page(scorer: Sit) -> None:
    anna = scorer(size={"width": 360, "height": 245})
    held: list[Route] = []
    anna.on_requests("**/marks?since=*", lambda route: held.append(route))
    anna.open_game(NAMES, hands="5")
    anna.page.evaluate("window.isTheSame = true")
    anna.page.locator("#key-1").scroll_into_view_if_needed()
    scrolled = anna.page.evaluate("scrollY")
    assert scrolled > 0
    anna.page.locator("#key-1").tap()
    while not held:
        anna.page.wait_for_timeout(20)
    held[0].continue_()
    anna.page.locator("#undo").wait_for()
    assert "Ben: bid 1" in anna.page.locator("#undo").inner_text()
    assert anna.page.evaluate("[window.isTheSame, document.activeElement.id, scrollY]") == [
        True,
        "key-1",
        scrolled,
    ]


@pytest.mark.thorough
def test_the_keys_are_deaf_for_a_wink_when_the_next_round_has_just_begun(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2)
    deaf = "getComputedStyle(document.querySelector('.panel')).animationName"
    anna.keys(0, 1, 0, 0, 1)
    assert anna.page.evaluate(deaf) == "settle"
    anna.key(1)
    assert anna.page.evaluate(deaf) == "none"
    assert "Ben: bid 1" in anna.page.locator("#undo").inner_text()
