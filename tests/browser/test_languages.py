"""The longer words of other languages fit a small phone as well."""

from itertools import product

import pytest

from scorepad.i18n.languages import LANGUAGES
from tests.browser.scorer import Sit

OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter", "Ines", "Jo")
TRICK = "/check?game=wizard_club&n=6&trump=R&card=B5&card=R12&card=B12&card=N"


@pytest.mark.soak
def test_the_announcement_leaves_room_for_its_button(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:4], hands="15")
    anna.keys(15, 0, 0, 0)
    said, made = anna.page.locator(".said"), anna.page.locator("#all-made")
    buttons = set()
    for language in OTHERS:
        anna.speak(language)
        anna.go(pad)
        buttons.add(made.inner_text())
        end = said.bounding_box()["x"] + said.bounding_box()["width"]
        assert end <= made.bounding_box()["x"], language
        assert anna.page.locator(".say").bounding_box()["height"] <= 52, language
    assert {"Tous réussis", "Alle geschafft"} <= buttons


@pytest.mark.soak
def test_the_cards_to_tap_fit_under_the_longest_question(scorer: Sit) -> None:
    anna = scorer()
    for language, screen in product(OTHERS, (TRICK, TRICK + "&judge=1")):
        anna.speak(language)
        anna.go(screen)
        assert anna.page.locator(".grid .key").count() > 50
        assert anna.overflow() == (0, 0), (language, screen)


@pytest.mark.soak
def test_words_in_small_boxes_are_neither_cut_nor_broken(scorer: Sit) -> None:
    anna = scorer()
    pad = anna.open_game(NAMES[:3], dealer=2, hands="3 3")
    for _ in range(3):
        anna.key(1)
    breaks = """one => {
        const text = document.createRange(), words = one.textContent.split(" ");
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map(line => line.top)).size > words.length;
    }"""
    for language in OTHERS:
        anna.speak(language)
        anna.go(pad)
        assert not anna.page.locator("#count small").evaluate(breaks), language
    for _ in range(2):
        anna.go(f"{pad}/check?trump=R&ask=taker")
        with anna.page.expect_navigation():
            anna.page.locator("#place-0").tap()
    for language in OTHERS:
        anna.speak(language)
        anna.go(pad)
        for needs in anna.page.locator(".counting small").all():
            words, box = needs.bounding_box(), needs.locator("xpath=..").bounding_box()
            assert box["x"] <= words["x"], language
            assert words["x"] + words["width"] <= box["x"] + box["width"], language


@pytest.mark.soak
def test_a_deleted_game_leaves_room_for_the_way_back(scorer: Sit) -> None:
    anna = scorer()
    anna.go(anna.open_game(NAMES[:6]) + "/delete")
    with anna.page.expect_navigation():
        anna.page.locator("main form button").tap()
    for language in OTHERS:
        anna.speak(language)
        anna.go("/history/deleted")
        back = anna.page.locator(".list form button")
        assert back.evaluate("one => one.scrollWidth <= one.clientWidth"), language
