"""Wrong taps, and how few taps mend them."""

from collections.abc import Callable

from playwright.sync_api import Route

from tests.browser.scorer import Scorer

Sit = Callable[..., Scorer]
NAMES = ("Anna", "Ben", "Cleo")


def two_rounds(scorer: Scorer) -> None:
    """Round 1: bids 0 1 0, tricks 0 1 0. Round 2: bids 1 1 1, tricks 2 0 0."""
    scorer.open_game(NAMES, dealer=2)
    for value in (0, 1, 0, 0, 1):
        scorer.key(value)
    # Ben leads round 2.
    for value in (1, 1, 1, 0, 0):
        scorer.key(value)


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


def test_undo_says_what_it_takes_back_before_the_tap(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2)
    anna.key(1)
    assert "Anna: bid 1" in anna.page.locator("#undo").inner_text()


def test_an_old_bid_is_corrected_with_two_taps_on_the_sheet(scorer: Sit) -> None:
    anna = scorer()
    two_rounds(anna)
    assert anna.totals() == {"Anna": 10, "Ben": 20, "Cleo": 10}
    anna.page.get_by_role("link", name="Sheet").tap()
    before = anna.taps
    box = anna.page.locator("tbody tr").first.locator("td").first.locator("a")
    anna.taps += 1
    box.tap()
    anna.page.locator(".keys").wait_for()
    anna.key(1)
    assert anna.taps - before == 2
    assert anna.totals() == {"Anna": -20, "Ben": 20, "Cleo": 10}
    assert "0 → 1" in anna.page.locator("#undo").inner_text()
    anna.undo()
    assert anna.totals() == {"Anna": 10, "Ben": 20, "Cleo": 10}


def test_an_old_result_is_corrected_with_at_most_four_taps(scorer: Sit) -> None:
    anna = scorer()
    two_rounds(anna)
    anna.page.get_by_role("link", name="Sheet").tap()
    before = anna.taps
    anna.taps += 1
    anna.page.locator("tbody tr").first.locator("td").first.locator("a").tap()
    anna.page.locator(".keys").wait_for()
    anna.tap("li.row:first-child .box.tricks")
    anna.key(1)
    assert "Whose tricks change with it?" in anna.says()
    anna.tap("button:has-text('Ben')")
    assert anna.taps - before <= 4
    assert anna.totals() == {"Anna": -20, "Ben": -20, "Cleo": 10}


def test_the_forbidden_key_says_why(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2, variants=["plus_or_minus_one"])
    anna.key(0)
    anna.key(0)
    assert anna.says() == "Cleo, last to bid: not 1 (0 bid of 1)"
    anna.key(1)
    assert "must not add up to 1" in anna.says()
    assert anna.rows()["Cleo"] == ["0", "", ""]
    anna.console.clear()


def test_focus_and_scroll_stay_where_they_were(scorer: Sit) -> None:
    anna = scorer(size={"width": 360, "height": 300})
    anna.open_game(NAMES, hands="5")
    anna.page.evaluate("scrollTo(0, 30)")
    anna.page.locator("#key-1").focus()
    anna.key(1)
    assert anna.page.evaluate("document.activeElement.id") == "key-1"
    assert anna.page.evaluate("scrollY") == 30


def test_a_tap_before_the_phone_knows_the_game_loads_no_page(scorer: Sit) -> None:
    anna = scorer(size={"width": 360, "height": 300})
    held: list[Route] = []
    anna.on_requests("**/marks?since=*", lambda route: held.append(route))
    anna.open_game(NAMES, hands="5")
    anna.page.evaluate("window.isTheSame = true")
    anna.page.evaluate("scrollTo(0, 30)")
    anna.page.locator("#key-1").tap()
    while not held:
        anna.page.wait_for_timeout(20)
    held[0].continue_()
    anna.page.locator("#undo").wait_for()
    assert "Ben: bid 1" in anna.page.locator("#undo").inner_text()
    assert anna.page.evaluate("[window.isTheSame, document.activeElement.id, scrollY]") == [
        True,
        "key-1",
        30,
    ]


def test_the_keys_are_deaf_for_a_wink_when_the_next_round_has_just_begun(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES, dealer=2)
    deaf = "getComputedStyle(document.querySelector('.panel')).animationName"
    for value in (0, 1, 0, 0):
        anna.key(value)
    anna.key(1)
    assert anna.page.evaluate(deaf) == "settle"
    anna.key(1)
    assert anna.page.evaluate(deaf) == "none"
    assert "Ben: bid 1" in anna.page.locator("#undo").inner_text()
