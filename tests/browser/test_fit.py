"""The pad fits a small phone: no scrolling, and keys that a thumb can hit."""

from collections.abc import Callable

import pytest

from tests.browser.scorer import Scorer
from tests.fonts import BOTH

Sit = Callable[..., Scorer]
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


@pytest.mark.parametrize(("players", "hand"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_the_last_round_of_wizard_fits(players: int, hand: int, scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:players], hands=str(hand))
    assert len(sizes(anna, ".key")) == hand + 1
    assert anna.overflow() == (0, 0)
    for _ in range(players):
        anna.key(1)
    assert anna.overflow() == (0, 0)


def test_a_full_table_with_a_bonus_fits(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:8], game="skull_king", hands="8 8")
    assert anna.overflow() == (0, 0)
    for _ in range(8):
        anna.key(1)
    assert anna.overflow() == (0, 0)
    anna.tap("#row-" + player_id(anna, "Franziska-Maria") + " .bonus")
    assert len(sizes(anna, ".key")) == 18
    assert anna.overflow() == (0, 0)
    assert all(width >= 44 and height >= 44 for width, height in sizes(anna, ".key"))
    assert all(height >= 44 for _, height in sizes(anna, ".row"))
    assert all(width == 44 for width, _ in sizes(anna, ".box"))


def player_id(scorer: Scorer, name: str) -> str:
    """The id of somebody's row, without its prefix."""
    row = scorer.page.locator("li.row", has_text=name).first.get_attribute("id")
    assert row is not None
    return row.removeprefix("row-")


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


def test_keys_are_larger_where_there_is_room(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:4])
    assert all(height >= 60 for _, height in sizes(anna, ".key"))


def test_figures_are_large(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:4])
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    assert anna.page.locator(".total").first.evaluate(size) >= 28
    for bid in (1, 0, 1, 1):
        anna.key(bid)
    assert anna.page.locator(".box.due").first.evaluate(size) >= 28


CONTRAST = """([text, ground]) => {
  const light = colour => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const [a, b] = [light(text), light(ground)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}"""


@pytest.mark.parametrize("dark", [False, True])
def test_figures_and_keys_stand_out_in_both_themes(dark: bool, scorer: Sit) -> None:
    anna = scorer(dark=dark)
    anna.open_game(NAMES[:4], variants=["plus_or_minus_one"])
    paper = "one => getComputedStyle(document.body).backgroundColor"
    ink = "one => getComputedStyle(one).color"
    own = "one => getComputedStyle(one).backgroundColor"
    key, total = anna.page.locator(".key").first, anna.page.locator(".total").first
    assert anna.page.evaluate(CONTRAST, [key.evaluate(ink), key.evaluate(own)]) >= 7
    assert anna.page.evaluate(CONTRAST, [total.evaluate(ink), total.evaluate(paper)]) >= 7
    lit = anna.page.locator(".row.active").first
    assert anna.page.evaluate(CONTRAST, [total.evaluate(ink), lit.evaluate(own)]) >= 7
    anna.page.locator("#trump").tap()
    anna.page.locator(".trumps .suit").first.wait_for()
    for suit in anna.page.locator(".trumps .suit").all():
        ground = suit.locator("xpath=..").evaluate(own)
        assert anna.page.evaluate(CONTRAST, [suit.evaluate(ink), ground]) >= 3
