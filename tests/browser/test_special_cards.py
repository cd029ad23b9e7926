"""Bomb, Cloud, bonus and counted tricks, tapped on a phone."""

import pytest

from tests.browser.scorer import Scorer, Sit
from tests.kinds import thorough

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize("scripts", [True, thorough(False)])
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


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, thorough(False)])
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


def plainly(scorer: Scorer, points: int) -> None:
    """Type a bonus as a number, which stands behind what it can be won with."""
    scorer.page.locator(".plain summary").tap()
    scorer.key(points)


@pytest.mark.parametrize("scripts", [True, thorough(False)])
def test_a_bonus_is_tapped_by_what_it_was_won_with(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    pad = anna.open_game(NAMES, game="skull_king", dealer=2, hands="5 5")
    anna.keys(1, 1, 3)
    anna.tap("li.row:has-text('Ben') .bonus")
    for won in ("fourteen", "fourteen", "skull_king"):
        anna.tap(f"#won-{won}")
    assert "2 × 10" in anna.page.locator("#won-fourteen").inner_text()
    assert anna.page.locator("#won-pirate").is_disabled()
    assert anna.overflow() == (0, 0)
    anna.tap(".back")
    anna.tap("#all-made")
    assert anna.totals() == {"Anna": 20, "Ben": 80, "Cleo": 60}
    anna.go(f"{pad}/sheet")
    told = "Ben: bonus 60 = 2 × 14 of a colour, Skull King taken by a Mermaid"
    assert told in " ".join(anna.page.locator(".notes").inner_text().split())


@pytest.mark.thorough
def test_a_bonus_is_tapped_without_network_and_arrives_as_it_was_won(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES, game="skull_king", dealer=2, hands="5 5")
    anna.keys(1, 1, 3)
    anna.settle()
    anna.network(on=False)
    anna.tap("li.row:has-text('Ben') .bonus")
    anna.tap("#won-mermaid")
    anna.tap("#won-mermaid")
    anna.tap("#won-black_fourteen")
    assert anna.page.locator("li.row:has-text('Ben') .box.bonus").inner_text() == "+60"
    anna.undo()
    assert anna.page.locator("li.row:has-text('Ben') .box.bonus").inner_text() == "+40"
    anna.network(on=True)
    anna.wait_until_sent(pad, 8)
    anna.go(f"{pad}/log")
    assert "Ben: bonus 20 → 40 = 2 × Mermaid taken by a Pirate" in anna.page.inner_text("main")


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_a_bonus_costs_taps_only_when_there_is_one(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(NAMES, game="skull_king", dealer=2, hands="2 2")
    anna.keys(1, 1, 0, 1, 1)
    assert anna.totals() == {"Anna": 20, "Ben": 20, "Cleo": 20}
    assert anna.taps == 5
    anna.tap("#bonus-before")
    anna.tap("li.row:has-text('Ben') .bonus")
    plainly(anna, 40)
    anna.tap("li.row:has-text('Anna') .bonus")
    plainly(anna, 10)
    assert anna.totals() == {"Anna": 30, "Ben": 60, "Cleo": 20}
    anna.tap(".back:last-child")
    assert anna.active() == "Ben"
    anna.keys(1, 1, 0)
    anna.tap("li.row:has-text('Ben') .bonus")
    plainly(anna, 30)
    anna.keys(0, 1)
    assert anna.totals() == {"Anna": 10, "Ben": 50, "Cleo": 40}
    anna.go(anna.page.url.removeprefix(anna.address).partition("?")[0] + "?round=2")
    assert anna.page.locator(".box.lost").inner_text() == "+30"


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False])
def test_what_a_third_hand_took_is_nobodys_in_one_tap(scripts: bool, scorer: Sit) -> None:
    anna = scorer(scripts=scripts)
    anna.open_game(("Anna", "Ben"), game="skull_king", dealer=1, hands="1 2")
    anna.keys(0, 1, 0)
    assert "nobody’s, or Ben’s?" in anna.page.locator(".said").inner_text()
    anna.tap("#untaken")
    assert anna.totals() == {"Anna": 10, "Ben": -10}
    assert anna.taps == 4
