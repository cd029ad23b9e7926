"""Results on own phones: what follows from the others', and sums that fall short."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.scorer import Scorer, Sit
from tests.browser.test_own_phones import joins

NAMES = ("Anna", "Ben", "Cleo", "Dan")


# Touches a place as soon as the round has closed, within the second in which the keys there rest,
# however long this machine takes to bring a finger: what lies there then, and what is said.
TOUCHES_AT_ONCE = """async ({ x, y, width, height }) => {
  while (!document.querySelector("#pad .rest"))
    await new Promise((look) => { setTimeout(look); });
  const under = document.elementFromPoint(x + width / 2, y + height / 2);
  const said = document.querySelector(".said").textContent;
  under.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  return [under.className.split(" ")[0], said];
}"""


def table_of_four(sit: Sit, hands: str = "2 2", scripts: bool = True) -> tuple[Scorer, str, str]:
    """Anna keeps the score and plays; all have bid, and she bids first in the next round."""
    host = sit(scripts=scripts)
    pad = host.open_game(NAMES, "wizard_fisher", dealer=2, hands=hands, entries=[0, 0, 0, 0])
    link = host.link(pad, "player")
    host.take_seat(f"{pad}/own-phone", "Anna")
    expect(host.page.locator(".said")).to_contain_text("Anna: tricks?")
    return host, pad, link


def takes(phone: Scorer, tricks: int) -> None:
    phone.page.locator(f"#key-{tricks}").tap()


def closed_over_anna(sit: Sit) -> tuple[Scorer, str, Scorer]:
    """Ben, Cleo and Dan type theirs, so that Anna's follows; Dan's is still to come."""
    host, pad, link = table_of_four(sit)
    ben, cleo, dan = (joins(sit(), link, name) for name in NAMES[1:])
    takes(ben, 0)
    takes(cleo, 0)
    expect(ben.page.locator(".said")).to_contain_text("Still missing: Dan, Anna")
    expect(host.page.locator(".box.tricks.filled")).to_have_count(2)
    return host, pad, dan


@pytest.mark.thorough
def test_a_tap_that_crosses_the_last_result_of_others_asks_whose_changes(scorer: Sit) -> None:
    host, _pad, dan = closed_over_anna(scorer)
    held: list[Route] = []
    host.on_requests("**/marks", lambda route: route.continue_() if held else held.append(route))
    with host.page.expect_request("**/marks"):
        takes(host, 1)
    takes(dan, 2)
    expect(dan.page.locator(".round b")).to_have_text("2")
    held[0].continue_()
    expect(host.page.locator(".refused")).to_contain_text("say whose result changes")
    host.page.locator(".partners button", has_text="Dan").click()
    expect(host.page.locator(".partners")).to_have_count(0)
    assert host.totals() == {"Anna": -10, "Ben": 20, "Cleo": 20, "Dan": -10}


@pytest.mark.thorough
def test_a_tap_where_the_round_has_closed_is_no_bid_and_what_followed_is_one_tap_away(
    scorer: Sit,
) -> None:
    host, pad, dan = closed_over_anna(scorer)
    key = host.page.locator("#key-1").bounding_box()
    assert key is not None
    rest = host.page.locator(".rest")
    expect(rest).to_have_count(0)
    takes(dan, 2)
    # The same key would be a bid in the next round, which Anna begins.
    lies_there, said = host.page.evaluate(TOUCHES_AT_ONCE, key)
    assert lies_there == "hand"
    assert "Anna bids" in said
    assert "Anna: 0, worked out. Wrong?" in " ".join(said.split())
    expect(host.page.locator(".said .refused")).to_have_text(
        "Round 1 is over: this was not entered."
    )
    assert [row[1] for row in host.rows().values()] == ["", "", "", ""]
    # Keys rest for as long as a digit that comes so late is no bid.
    rests = "panel => getComputedStyle(panel).animationDuration"
    assert host.page.locator(".panel").evaluate(rests) == "1s"
    rest.get_by_role("link", name="Wrong? Correct it").click()
    expect(host.page.locator(".round b")).to_have_text("1")
    expect(host.page.locator(".said")).to_contain_text("Anna: 0 tricks are written.")
    takes(host, 1)
    host.page.locator(".partners button", has_text="Dan").click()
    host.go(f"{pad}/log")
    expect(host.page.locator(".log")).to_contain_text("Dan: tricks 2 \u2192 1")


@pytest.mark.thorough
def test_keys_rest_once_they_have_become_others_and_not_whenever_news_draws_them_anew(
    scorer: Sit,
) -> None:
    host, _pad, link = table_of_four(scorer, hands="1 1")
    ben = joins(scorer(), link, "Ben")
    panel = ben.page.locator(".panel")
    rests = (
        "panel => [getComputedStyle(panel)].map((s) => [s.animationName, s.animationDuration])[0]"
    )
    # A page that is opened has nothing that a second tap could have meant.
    assert panel.evaluate(rests) == ["settle", "0.35s"]
    ben.settle()
    host.page.locator(".box.bid").first.tap()
    expect(host.page.locator(".said")).to_contain_text("bid 0 is written")
    takes(host, 1)
    expect(ben.page.locator(".rows .box.bid", has_text="1")).to_have_count(1)
    # What began with the page is long over: it does not begin again.
    assert panel.evaluate("panel => panel.getAnimations().length") == 0
    takes(ben, 1)
    expect(ben.page.locator(".panel.stands")).to_have_count(1)


@pytest.mark.thorough
def test_what_followed_is_its_players_own_once_it_is_confirmed_and_asked_about_by_its_name(
    scorer: Sit,
) -> None:
    host, _pad, link = table_of_four(scorer)
    ben, cleo, dan = (joins(scorer(), link, name) for name in NAMES[1:])
    rest = host.page.locator(".rest")
    takes(host, 0)
    takes(ben, 0)
    takes(cleo, 2)
    expect(rest).to_contain_text("Dan: 0, worked out")
    expect(cleo.page.locator(".closed")).to_contain_text("Dan: 0, worked out")
    expect(dan.page.locator(".asks")).to_have_text("Did you take 0 tricks?")
    takes(dan, 0)
    for told in (rest, cleo.page.get_by_text("worked out"), ben.page.get_by_text("worked out")):
        expect(told).to_have_count(0)
    expect(cleo.page.locator(".closed")).to_contain_text("Dan: 0")


@pytest.mark.thorough
def test_what_followed_and_what_was_typed_are_called_so(scorer: Sit) -> None:
    host, _pad, link = table_of_four(scorer)
    ben, cleo, dan = (joins(scorer(), link, name) for name in NAMES[1:])
    takes(host, 0)
    takes(ben, 0)
    takes(cleo, 1)
    expect(dan.page.locator(".asks")).to_have_text("Did you take 1 trick?")
    takes(dan, 0)
    expect(host.page.locator("#apart")).to_have_text(
        "\u2691 Dan\u2019s tricks in round 1: 1 worked out, 0 typed:"
    )
    expect(host.page.locator("#undo")).to_have_text("\u21b6 Undo Dan: tricks 1")
    host.page.locator("#conflict button", has_text="0").click()
    # Everybody whose result is open reads the same, and what stands may be right.
    said = "The tricks add up to 1, not to 2: 1 is missing."
    for phone in (ben, cleo, dan):
        expect(phone.page.locator(".refused")).to_have_text(said)
        expect(phone.page.locator(".key.ring[aria-disabled]")).to_have_count(0)
        expect(phone.page.locator(".pill")).to_have_count(0)
    expect(dan.page.locator(".who")).to_contain_text("Anna: 0 \u00b7 Ben: 0 \u00b7 Cleo: 1")
    expect(host.page.locator(".flag")).to_have_text(f"\u2691 {said}")
    takes(cleo, 2)
    expect(host.page.locator(".round b")).to_have_text("2")
