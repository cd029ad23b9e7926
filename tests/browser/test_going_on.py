"""A phone that only sees a game goes on with it, and a paper that is left half typed is found."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit

NAMES = ("Jean-Christophe", "Marie-Antoinette", "Wolfgang")


def begun_before_another(scorer: Sit) -> tuple[Scorer, Scorer, str]:
    """A scorer who has entered a bid, somebody who only sees the game, and its path."""
    anna, ben = scorer(), scorer()
    path = anna.open_game(NAMES, dealer=2, rounds="2")
    anna.let_in(ben, path)
    anna.keys(0)
    return anna, ben, path


def ask_to_go_on(person: Scorer) -> None:
    person.page.get_by_text("Wolfgang").tap()
    person.page.get_by_role("button", name="Ask to continue here").tap()
    expect(person.page.get_by_role("status")).to_contain_text("Asked at")


def test_the_scorers_phone_is_asked_above_its_pad_and_one_tap_lets_another_go_on(
    scorer: Sit,
) -> None:
    anna, ben, path = begun_before_another(scorer)
    link = ben.page.get_by_role("link", name="Enter on this phone")
    expect(link).to_be_visible()
    link.tap()
    ask_to_go_on(ben)
    strip = anna.page.locator("#unsent .asked")
    expect(strip).to_contain_text("May Wolfgang’s phone enter for everybody?")
    # All of the pad stays in sight below the question, and nothing of it moves while it stands.
    assert anna.page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), (
        "the pad scrolls"
    )
    yes = strip.get_by_role("button", name="Yes")
    held = yes.element_handle()
    # By the second answer to its look, all that the first one brought is shown.
    for _ in range(2):
        anna.page.wait_for_event("response", lambda answer: "prefer" in answer.request.headers)
    assert held.evaluate("button => button.isConnected")
    yes.tap()
    anna.page.wait_for_url(f"**{path}")
    expect(anna.page.locator("#unsent .asked")).to_have_count(0)
    # The phone that waits goes to the pad by itself, and writes there.
    ben.page.wait_for_url(f"**{path}")
    ben.keys(0)
    ben.wait_until_sent(path, 3)
    anna.go(f"{path}/log")
    expect(anna.page.locator("main")).to_contain_text("Wolfgang, on another phone: can enter")
    # The phone that loses the right again says so, and what it could ask for.
    anna.page.get_by_role("button", name="Take it back").tap()
    ben.page.wait_for_url("**/continue")
    expect(ben.page.get_by_role("status")).to_contain_text("The right to enter was taken back.")
    ben.console.clear()


@pytest.mark.thorough
def test_a_pad_that_is_looked_at_writes_soon_after_the_yes_and_the_scorer_hears_who_wrote(
    scorer: Sit,
) -> None:
    anna, ben, path = begun_before_another(scorer)
    ben.go(f"{path}/continue")
    ask_to_go_on(ben)
    ben.go(path)
    expect(ben.page.get_by_role("link", name="Enter on this phone")).to_be_visible()
    anna.page.locator("#unsent .asked").get_by_role("button", name="Yes").tap()
    anna.page.wait_for_url(f"**{path}")
    # Nobody loads the page there.
    expect(ben.page.locator("#key-1")).to_be_visible()
    anna.is_kept()
    # The scorer's page is left, and opened anew after another phone wrote.
    anna.page.goto("about:blank")
    ben.keys(0, 1)
    ben.wait_until_sent(path, 4)
    anna.page.goto(anna.address + path)
    line = anna.page.locator("#meanwhile")
    expect(line).to_have_text("Written meanwhile by Wolfgang (enters for all)")
    assert anna.overflow() == (0, 0)
    expect(ben.page.locator("#meanwhile")).to_have_count(0)
    anna.key(1)
    expect(line).to_have_count(0)
    anna.page.reload()
    anna.is_kept()
    anna.page.wait_for_timeout(500)
    expect(line).to_have_count(0)


@pytest.mark.thorough
def test_a_paper_that_is_left_half_typed_is_found_on_the_first_page(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page
    anna.go("/new?paper=1")
    for place, name in enumerate(NAMES):
        page.locator("input[name=name]").nth(place).fill(name)
    page.get_by_role("button", name="Start").tap()
    page.wait_for_url("**/from-paper")
    boxes = page.locator("tbody tr").nth(0).locator("input")
    boxes.nth(0).fill("1")
    expect(page.locator("#said [name=shown]")).to_have_value(re.compile(r"bid\.1\.\w+=1"))
    # Nobody has tapped a button: the phone goes elsewhere, and Back asks nothing.
    anna.go("/")
    expect(page.locator(".running")).to_contain_text("being typed in from paper")
    page.locator(".running").tap()
    expect(boxes.nth(0)).to_have_value("1")
    page.get_by_role("button", name="Check").tap()
    page.wait_for_url("**/from-paper?*#line-1")
    page.go_back()
    page.go_forward()
    expect(boxes.nth(0)).to_have_value("1")


@pytest.mark.thorough
def test_back_and_forward_over_a_refused_form_send_nothing_again(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page
    path = anna.open_game(NAMES, dealer=2)
    posts: list[str] = []
    page.on("request", lambda sent: sent.method == "POST" and posts.append(sent.url))
    anna.go(f"{path}/players")
    page.locator("a.who").first.tap()
    page.wait_for_url("**/names/*")
    posts.clear()
    field = page.locator("input[name=name]")
    field.fill("Wolfgang")
    field.press("Enter")
    expect(page.get_by_role("alert").first).to_contain_text("There is already one called Wolfgang")
    # The refusal has the status of one.
    anna.console.clear()
    page.goto(anna.address + "/")
    for go in (page.go_back, page.go_forward, page.go_back, page.reload):
        answer = go()
        assert answer is None or answer.ok, go
    expect(field).to_have_value("Jean-Christophe")
    assert len(posts) == 1
