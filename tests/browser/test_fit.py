"""The pad fits a small phone: no scrolling, and keys that a thumb can hit."""

import pytest

from tests.browser.scorer import Scorer, Sit
from tests.fonts import BOTH

pytestmark = BOTH
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter", "Ines", "Jo")


def sizes(scorer: Scorer, what: str) -> list[tuple[float, float]]:
    """Width and height of everything that ``what`` finds."""
    return [
        (size["width"], size["height"])
        for size in scorer.page.locator(what).evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().toJSON())"
        )
    ]


@pytest.mark.parametrize(
    ("players", "hand"),
    [(players, 52 // players - (52 % players == 0)) for players in range(2, 11)],
)
def test_the_largest_hand_of_every_number_of_players_fits(
    players: int, hand: int, scorer: Sit
) -> None:
    anna = scorer()
    anna.open_game(NAMES[:players], game="quoicoupli")
    assert len(sizes(anna, ".key")) == hand + 1
    assert anna.overflow() == (0, 0)
    assert all(width >= 52 and height >= 52 for width, height in sizes(anna, ".key"))
    assert all(height >= 44 for _, height in sizes(anna, ".row, .nav button, .nav a, .name"))
    lines = {
        round(top)
        for top in anna.page.locator(".key").evaluate_all(
            "keys => keys.map(key => key.getBoundingClientRect().top)"
        )
    }
    assert len(lines) == -(-(hand + 1) // 6)
    anna.tap("#trump")
    assert anna.overflow() == (0, 0)


@pytest.mark.parametrize(("players", "hand"), [(3, 20), (4, 15), (6, 10)])
def test_the_bomb_and_the_cloud_find_room(players: int, hand: int, scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:players], hands=str(hand), variants=["bomb", "cloud"])
    tops = "keys => keys.map(key => key.getBoundingClientRect().top)"
    before = anna.page.locator(".key").evaluate_all(tops)
    for _ in range(players):
        anna.key(1)
    assert anna.overflow() == (0, 0)
    assert len(sizes(anna, ".special")) == 2
    assert anna.page.locator(".key").evaluate_all(tops) == before, "no key changes its place"
    anna.tap(".row.active .bid")
    assert anna.overflow() == (0, 0)
    assert all(height >= 44 for _, height in sizes(anna, ".special, .count"))


def test_figures_are_large(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:4])
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    assert anna.page.locator(".total").first.evaluate(size) >= 28
    anna.keys(1, 0, 1, 1)
    assert anna.page.locator(".box.due").first.evaluate(size) >= 28
