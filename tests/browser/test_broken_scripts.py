"""A phone whose browser lacks something, or gets a damaged script, enters by the server's forms."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.scorer import Scorer, Sit
from tests.kinds import thorough

NAMES = ("Anna", "Ben", "Cleo")
OFF = "Quick entry is off: each tap loads the page."
SCRIPT = "**/phone/pad.*.js*"
# The first is missed when the pad is opened, the second when a number is tapped.
AT_THE_START = "delete Array.prototype.at"
AT_A_TAP = "Object.fromEntries = undefined"


def damaged(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=f"({answer.text()}")


def throws(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=f"null.nothing;{answer.text()}")


def missing(route: Route) -> None:
    route.abort()


def plays_a_round_by_forms(anna: Scorer) -> None:
    """Play it; the line stands on each of its pages, and nothing is cut by it."""
    line = anna.page.get_by_role("status").filter(has_text=OFF)
    for tapped in (1, 0, 0, 1, 0):
        expect(line).to_be_visible()
        assert (anna.beyond(), anna.overflow()[1]) == ([], 0)
        with anna.page.expect_navigation():
            anna.page.locator(f"#key-{tapped}").tap()
    expect(anna.page.locator(".round")).to_contain_text("2")
    assert sorted(anna.totals().values()) == [20, 20, 30]
    expect(line).to_be_visible()
    anna.console.clear()


@pytest.mark.parametrize("answer", [throws, thorough(damaged), thorough(missing)])
def test_a_script_that_does_not_run_leaves_the_pad_to_the_servers_forms(
    answer: Callable[[Route], None], scorer: Sit
) -> None:
    anna = scorer()
    anna.page.route(SCRIPT, answer)
    anna.open_game(NAMES, hands="1 1")
    plays_a_round_by_forms(anna)


def test_a_script_that_stops_at_its_start_lets_the_taps_go_that_it_held(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(AT_THE_START)
    anna.open_game(NAMES, hands="1 1")
    plays_a_round_by_forms(anna)


@pytest.mark.thorough
def test_a_script_that_stops_at_a_tap_is_not_tried_again(scorer: Sit) -> None:
    anna = scorer()
    anna.page.add_init_script(AT_A_TAP)
    anna.open_game(NAMES, hands="1 1")
    with anna.page.expect_navigation():
        anna.page.locator("#key-0").tap()
    plays_a_round_by_forms(anna)


@pytest.mark.thorough
def test_a_number_counts_where_a_browser_leaves_the_key_out_of_a_form(scorer: Sit) -> None:
    """As Chrome before 112 and Safari before 16.4 do; ``make lint`` finds where a script asks."""
    anna = scorer()
    anna.page.add_init_script(
        "FormData = class extends FormData { constructor(form) { super(form); } }"
    )
    path = anna.open_game(NAMES, hands="1 1")
    anna.keys(1, 0, 0, 1, 0)
    anna.wait_until_sent(path, 6)
    assert sorted(anna.totals().values()) == [20, 20, 30]
    expect(anna.page.get_by_role("status").filter(has_text=OFF)).to_have_count(0)
