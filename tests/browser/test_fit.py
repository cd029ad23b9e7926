"""The pad fits a small phone: no scrolling, and keys that a thumb can hit."""

import pytest
from playwright.sync_api import expect

from scorepad.i18n.languages import LANGUAGES
from tests.browser.scorer import Scorer, Sit
from tests.fonts import BOTH, WIDE, Font
from tests.kinds import soak, thorough

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter", "Ines", "Jo")


def sizes(scorer: Scorer, what: str) -> list[tuple[float, float]]:
    """Width and height of everything that ``what`` finds."""
    return [
        (size["width"], size["height"])
        for size in scorer.page.locator(what).evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().toJSON())"
        )
    ]


@BOTH
@pytest.mark.thorough
def test_the_largest_hand_of_every_number_of_players_fits(scorer: Sit, font: Font) -> None:
    anna = scorer()
    # What the wide font has room for, the narrow one has.
    for players in range(2, 11) if font is WIDE else (2, 6, 10):
        hand = 52 // players - (52 % players == 0)
        anna.open_game(NAMES[:players], game="quoicoupli")
        assert len(sizes(anna, ".key")) == hand + 1
        assert anna.overflow() == (0, 0), players
        assert all(width >= 52 and height >= 52 for width, height in sizes(anna, ".key")), players
        rows = sizes(anna, ".row, .nav button, .nav a, .name")
        assert all(height >= 44 for _, height in rows), players
        lines = {
            round(top)
            for top in anna.page.locator(".key").evaluate_all(
                "keys => keys.map(key => key.getBoundingClientRect().top)"
            )
        }
        assert len(lines) == -(-(hand + 1) // 6), players
        anna.tap("#trump")
        assert anna.overflow() == (0, 0), players


@pytest.mark.thorough
@BOTH
@pytest.mark.parametrize("tables", [[(3, 20), (6, 10)], soak([(4, 15)])])
def test_the_bomb_and_the_cloud_find_room(tables: list[tuple[int, int]], scorer: Sit) -> None:
    anna = scorer()
    for players, hand in tables:
        names, variants = NAMES[:players], ["bomb", "cloud"]
        anna.open_game(names, hands=str(hand), variants=variants)
        tops = "keys => keys.map(key => key.getBoundingClientRect().top)"
        before = anna.page.locator(".key").evaluate_all(tops)
        anna.open_game(names, hands=str(hand), variants=variants, entries=(1,) * players)
        assert anna.overflow() == (0, 0)
        assert len(sizes(anna, ".special")) == 3, "twice the Bomb, and the Cloud"
        assert anna.page.locator(".key").evaluate_all(tops) == before, "no key changes its place"
        anna.tap(".row.active .bid")
        assert anna.overflow() == (0, 0)
        assert all(height >= 44 for _, height in sizes(anna, ".special, .count"))


def test_figures_are_large(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:4], entries=(1, 0, 1, 1))
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    for figure in (".total", ".box.due"):
        assert anna.page.locator(figure).first.evaluate(size) >= 28


SMALLEST = {"width": 320, "height": 568}
LARGE = {"width": 412, "height": 915}
DOUBLE = ("Jean-Christophe B.", "Marie-Antoinette", "Wolfgang")
_CUT = """() => [...document.querySelectorAll(".name span")]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent)"""


@pytest.mark.parametrize("hand", [5, thorough(3)])
def test_ten_players_and_all_keys_stand_on_the_smallest_phone(hand: int, scorer: Sit) -> None:
    anna = scorer(size=SMALLEST)
    anna.open_game(NAMES, game="quoicoupli", hands=f"1 {hand}", entries=(0,) * 19)
    anna.page.locator(".order").wait_for()
    assert anna.overflow() == (0, 0)
    assert anna.page.locator(".rows").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert all(width >= 44 and height >= 44 for width, height in sizes(anna, ".key"))
    assert all(height >= 29 for _, height in sizes(anna, ".row"))


@pytest.mark.soak
def test_double_names_are_whole_on_the_smallest_phone(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST)
    for players in (3, 8, 10):
        names = (*DOUBLE, *NAMES)[:players]
        for bids in (0, players):
            anna.open_game(names, game="quoicoupli", hands="3 3", entries=(0,) * bids)
            assert anna.page.evaluate(_CUT) == [], players
        assert anna.overflow() == (0, 0), players


@pytest.mark.soak
def test_no_row_is_half_hidden_by_a_long_question_on_the_smallest_phone(scorer: Sit) -> None:
    phones = anna, ben = [scorer(size=SMALLEST, language="de-DE") for _ in range(2)]
    names = (*DOUBLE[1:], "Franziska-Maria", "Annemarie-Luise", "Bartholomäus")
    hidden = "one => one.scrollHeight - one.clientHeight"
    anna.open_game(names, hands="12", entries=(2, 3, 3, 2, 3, 2, 2))
    assert anna.page.locator(".rows").evaluate(hidden) <= 1
    # Who leads has an own phone, and the next is asked for here.
    path = anna.open_game(names, dealer=1, hands="12", entries=(3, 3, 2, 2, 2))
    ben.open(anna.link(path, "player"))
    ben.page.get_by_role("button", name="Franziska-Maria").tap()
    ben.page.locator("#pad.own").wait_for()
    anna.go(path)
    expect(anna.page.locator(".say")).to_contain_text("Franziska-Maria spielt aus. Annemarie-Luise")
    assert anna.page.locator(".rows").evaluate(hidden) <= 1
    assert [phone.overflow() for phone in phones] == [(0, 0), (0, 0)]


@pytest.mark.soak
def test_the_key_for_all_others_is_no_higher_than_a_finger(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST)
    pad = anna.open_game(NAMES[:3], dealer=2, hands="3", entries=(1, 1, 0, 2))
    for language in LANGUAGES:
        anna.speak(language)
        anna.go(pad)
        [(_, height)] = sizes(anna, "#all-made")
        assert height == 44, language


@pytest.mark.soak
def test_keys_of_skull_king_are_as_wide_as_a_finger_on_the_smallest_phone(scorer: Sit) -> None:
    anna = scorer(size=SMALLEST)
    for bids in (0, 8):
        anna.open_game(NAMES[:8], game="skull_king", hands="7 7", entries=(0,) * bids)
        assert all(width >= 44 and height >= 44 for width, height in sizes(anna, ".key"))
    anna.tap(".row.active .box.bonus")
    assert all(width >= 44 and height >= 44 for width, height in sizes(anna, ".key"))


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 6])
def test_letters_and_boxes_grow_with_the_screen(players: int, scorer: Sit) -> None:
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    anna = scorer(size=SMALLEST)
    anna.open_game(NAMES[:players], hands="3")
    figures = []
    for screen in (SMALLEST, LARGE):
        anna.page.set_viewport_size(screen)
        figures.append(
            [
                anna.page.locator(".total").first.evaluate(size),
                *sizes(anna, ".box")[0],
                anna.page.locator(".rows").evaluate(
                    "one => one.getBoundingClientRect().height"
                    " - [...one.children].reduce((sum, row) => sum + row.offsetHeight, 0)"
                ),
            ]
        )
        assert anna.overflow() == (0, 0)
    small, large = figures
    assert large[0] >= 1.4 * small[0]
    assert large[1] >= 1.2 * small[1]
    assert large[2] >= 1.4 * small[2]
    assert large[3] < 3, "rows fill what is free"


@pytest.mark.soak
def test_small_bonuses_come_first_as_all_small_numbers_do(scorer: Sit) -> None:
    anna = scorer()
    anna.open_game(NAMES[:3], game="skull_king", hands="7 7")
    anna.keys(0, 0, 0)
    anna.tap(".row.active .box.bonus")
    anna.page.locator(".plain summary").click()
    tops = anna.page.locator(".key").evaluate_all(
        "keys => keys.map(key => [+key.value, key.getBoundingClientRect().top])"
    )
    ordered = [top for _, top in sorted(tops)]
    assert ordered == sorted(ordered)
    zero = anna.page.locator("#key-0").bounding_box()
    panel = anna.page.locator(".panel").bounding_box()
    assert zero is not None
    assert panel is not None
    assert panel["y"] <= zero["y"]


@pytest.mark.parametrize(("width", "height"), [(180, 320), soak(320, 180), soak(195, 422)])
def test_the_bar_lies_upon_no_key_of_a_page_that_is_shown_twice_as_large(
    width: int, height: int, scorer: Sit
) -> None:
    anna = scorer(size={"width": width, "height": height})
    anna.open_game(NAMES[:4], hands="7 7")
    bar = anna.page.locator(".nav").bounding_box()
    keys = [key.bounding_box() for key in anna.page.locator(".key").all()]
    assert bar is not None
    assert len(keys) == 8
    assert [key for key in keys if key is None or key["y"] + key["height"] > bar["y"]] == []
    anna.page.locator(".key").last.scroll_into_view_if_needed()
    anna.keys(7)
