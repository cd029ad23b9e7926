"""The longer words of French and German fit a small phone as well."""

import pytest

from tests.browser.scorer import Sit
from tests.kinds import thorough

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter", "Ines", "Jo")
TRICK = "/check?game=wizard_club&n=6&trump=R&card=B5&card=R12&card=B12&card=N"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "button"), [thorough("fr", "Tous réussis"), ("de", "Alle geschafft")]
)
def test_the_announcement_leaves_room_for_its_button(
    language: str, button: str, scorer: Sit
) -> None:
    anna = scorer(language=language)
    anna.open_game(NAMES[:4], hands="15")
    anna.keys(15, 0, 0, 0)
    said, made = anna.page.locator(".said"), anna.page.locator("#all-made")
    assert made.inner_text() == button
    assert said.bounding_box()["x"] + said.bounding_box()["width"] <= made.bounding_box()["x"]
    assert anna.page.locator(".say").bounding_box()["height"] <= 52


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_cards_to_tap_fit_under_the_longest_question(language: str, scorer: Sit) -> None:
    anna = scorer(language=language)
    for screen in (TRICK, TRICK + "&judge=1"):
        anna.go(screen)
        assert anna.page.locator(".grid .key").count() > 50
        assert anna.overflow() == (0, 0), screen


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["fr", "de"])
def test_words_in_small_boxes_are_neither_cut_nor_broken(language: str, scorer: Sit) -> None:
    anna = scorer(language=language)
    pad = anna.open_game(NAMES[:3], dealer=2, hands="3 3")
    for _ in range(3):
        anna.key(1)
    breaks = """one => {
        const text = document.createRange(), words = one.textContent.split(" ");
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map(line => line.top)).size > words.length;
    }"""
    assert not anna.page.locator("#count small").evaluate(breaks)
    for _ in range(2):
        anna.go(f"{pad}/check?trump=R&ask=taker")
        with anna.page.expect_navigation():
            anna.page.locator("#place-0").tap()
    anna.go(pad)
    for needs in anna.page.locator(".counting small").all():
        words, box = needs.bounding_box(), needs.locator("xpath=..").bounding_box()
        assert box["x"] <= words["x"]
        assert words["x"] + words["width"] <= box["x"] + box["width"]


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_deleted_game_leaves_room_for_the_way_back(language: str, scorer: Sit) -> None:
    anna = scorer(language=language)
    anna.go(anna.open_game(NAMES[:6]) + "/delete")
    with anna.page.expect_navigation():
        anna.page.locator("main form button").tap()
    anna.go("/history/deleted")
    back = anna.page.locator(".list form button")
    assert back.evaluate("one => one.scrollWidth <= one.clientWidth")
