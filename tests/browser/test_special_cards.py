"""Bomb, Cloud, bonus and counted tricks, tapped on a phone."""

import pytest

from tests.browser.scorer import Sit

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("scripts", [True, False])
def test_the_bomb_falls_in_the_second_round(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(NAMES, dealer=2, hands="2 2", variants=["bomb"])
    anna.keys(1, 0, 0)
    anna.tap("#bomb-fell")
    assert anna.page.locator("#bomb-fell").get_attribute("aria-pressed") == "true"
    anna.keys(1, 0)
    assert anna.totals() == {"Anna": 30, "Ben": 20, "Cleo": 20}
    assert anna.taps == 6
    # All made it says it as well: two bids for two tricks, so it did not fall.
    anna.keys(1, 1, 0)
    anna.tap("#all-made")
    assert anna.totals() == {"Anna": 50, "Ben": 50, "Cleo": 50}


@pytest.mark.parametrize("scripts", [True, False])
def test_the_cloud_changes_a_bid_that_stays_visible(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(NAMES, dealer=2, hands="3 3", variants=["cloud"])
    anna.keys(1, 1, 0)
    anna.tap("li.row:has-text('Ben') .bid")
    anna.tap("#cloud-more")
    assert anna.page.locator("li.row:has-text('Ben') .bid").inner_text().split() == ["1→", "2"]
    assert anna.rows()["Ben"] == ["0", "2", ""]
    anna.tap("#all-made")
    assert anna.totals() == {"Anna": 30, "Ben": 40, "Cleo": 20}
    anna.undo()
    anna.undo()
    assert anna.rows()["Ben"] == ["0", "1", ""]


@pytest.mark.parametrize("scripts", [True, False])
def test_a_bonus_costs_taps_only_when_there_is_one(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(NAMES, game="skull_king", dealer=2, hands="2 2")
    anna.keys(1, 1, 0, 1, 1)
    assert anna.totals() == {"Anna": 20, "Ben": 20, "Cleo": 20}
    assert anna.taps == 5
    anna.tap("#bonus-before")
    anna.tap("li.row:has-text('Ben') .bonus")
    anna.key(40)
    anna.tap("li.row:has-text('Anna') .bonus")
    anna.key(10)
    assert anna.totals() == {"Anna": 30, "Ben": 60, "Cleo": 20}
    anna.tap(".back:last-child")
    assert anna.active() == "Ben"
    anna.keys(1, 1, 0)
    anna.tap("li.row:has-text('Ben') .bonus")
    anna.keys(30, 0, 1)
    assert anna.totals() == {"Anna": 10, "Ben": 50, "Cleo": 40}
    anna.go(anna.page.url.removeprefix(anna.address).partition("?")[0] + "?round=2")
    assert anna.page.locator(".box.lost").inner_text() == "+30"


@pytest.mark.parametrize("scripts", [True, False])
def test_what_a_third_hand_took_is_nobodys_in_one_tap(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(("Anna", "Ben"), game="skull_king", dealer=1, hands="1 2")
    anna.keys(0, 1, 0)
    assert "nobody’s, or Ben’s?" in anna.page.locator(".said").inner_text()
    anna.tap("#nobodys")
    assert anna.totals() == {"Anna": 10, "Ben": -10}
    assert anna.taps == 4
