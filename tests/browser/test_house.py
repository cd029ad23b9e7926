"""House rules from the form to the rematch; the rules in short beside the pad."""

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit

NAMES = ("Anna", "Ben", "Cleo")
TITLE = "Sunday rules (Quoicoupli)"


def change(scorer: Scorer, option: str, text: str) -> None:
    scorer.page.locator(f"[name='option.{option}']:not([type=hidden])").fill(text)


def kept(scorer: Scorer, name: str) -> None:
    """Make Quoicoupli with one round and dearer misses, under a name."""
    scorer.go("/house/new?game=quoicoupli")
    scorer.page.locator("#name").fill(name)
    change(scorer, "points.missed.base", "-7")
    change(scorer, "schedule.rounds", "1")
    scorer.page.locator("button.wide[value=keep]").tap()
    scorer.page.wait_for_url("**/new?rules=*")


def test_a_house_rule_is_made_played_and_played_again(scorer: Sit) -> None:
    anna = scorer()
    page = anna.page
    anna.go("/house/new?game=quoicoupli")
    effect = page.locator("#effect")
    expect(effect).to_contain_text("bid 2, won 1: −10")
    change(anna, "points.missed.base", "-7")
    expect(effect).to_contain_text("bid 2, won 1: −7")
    change(anna, "points.made.trick", "lots")
    expect(effect).to_contain_text("Per trick taken: A number from −1000 to 1000, please.")
    change(anna, "points.made.trick", "4")
    expect(effect).to_contain_text("bid 2, won 2: +28")
    change(anna, "schedule.rounds", "1")
    expect(effect).to_contain_text("4 players: 1 · 1 round")
    page.locator("#name").fill("Sunday rules")
    page.locator("button.wide[value=keep]").tap()
    page.wait_for_url("**/new?rules=*")
    page.locator("#more").tap()
    expect(page.locator("input[name=name]")).to_have_count(len(NAMES))
    anna.fill_names(*NAMES)
    expect(page.locator("#said")).to_have_text(
        f"{TITLE} · 3 players · 1 round · fewer rounds than players: not everybody will start one"
    )
    page.locator("label:has(input[name=dealer][value='2'])").tap()
    page.locator("button[name=do][value=start]").tap()
    page.wait_for_url("**/g/*")
    anna.keys(1, 0, 1, 0, 0)
    assert anna.totals() == {"Anna": -7, "Ben": 20, "Cleo": 24}
    assert TITLE in page.locator(".deal").inner_text()
    page.get_by_role("button", name="Rematch").tap()
    expect(page.locator(".total").first).to_have_text("total 0")
    expect(page).to_have_title(f"Round 1 · {TITLE}")
    page.locator("#in-short").tap()
    page.wait_for_url("**/rules-in-short")
    expect(page.locator("#points")).to_contain_text("Bid missed: −7")
    assert anna.overflow()[0] <= 0


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_points_of_a_zero_show_with_their_switch(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.go("/house/new?game=quoicoupli")
    zero = anna.page.locator("fieldset.zero_made")
    expect(zero).to_be_hidden()
    anna.page.locator("label:has([role=switch][name='option.points.own_zero'])").tap()
    expect(zero).to_be_visible()
    assert anna.overflow()[0] <= 0


@pytest.mark.thorough
def test_a_house_rule_is_made_without_scripts(scorer: Sit) -> None:
    anna = scorer(scripts=False)
    kept(anna, "Plain rules")
    assert anna.page.locator("#games .now").inner_text().startswith("Plain rules")
