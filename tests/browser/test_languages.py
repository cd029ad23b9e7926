"""The longer words of French and German fit a small phone as well."""

from collections.abc import Callable

import pytest

from tests.browser.scorer import Scorer

Sit = Callable[..., Scorer]
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter", "Ines", "Jo")
SCREENS = ("", "/sheet", "/end", "/log", "/table", "/round", "/players", "/points", "/rules")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_full_table_fits_from_the_first_bid_to_the_next_deal(language: str, scorer: Sit) -> None:
    anna = scorer(language=language)
    anna.open_game(NAMES, game="quoicoupli")
    assert anna.page.locator("html").get_attribute("lang") == language
    assert anna.overflow() == (0, 0)
    for bid in (2, 1, 1, 0, 0, 0, 0, 0, 0):
        anna.key(bid)
    assert anna.page.locator(".key.no").count() == 1
    assert anna.overflow() == (0, 0)
    anna.key(2)
    assert anna.overflow() == (0, 0)
    for tricks in (2, 1, 1, 0, 0, 0, 0, 0, 1):
        anna.key(tricks)
    assert anna.totals()["Ben"] == 40
    assert anna.overflow() == (0, 0)


@pytest.mark.parametrize(("language", "button"), [("fr", "Tous réussis"), ("de", "Alle geschafft")])
def test_the_announcement_leaves_room_for_its_button(
    language: str, button: str, scorer: Sit
) -> None:
    anna = scorer(language=language)
    anna.open_game(NAMES[:4], hands="15")
    for bid in (15, 0, 0, 0):
        anna.key(bid)
    said, made = anna.page.locator(".said"), anna.page.locator("#all-made")
    assert made.inner_text() == button
    assert said.bounding_box()["x"] + said.bounding_box()["width"] <= made.bounding_box()["x"]
    assert anna.page.locator(".say").bounding_box()["height"] <= 52


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_screen_is_wider_than_the_phone(language: str, scorer: Sit) -> None:
    anna = scorer(language=language)
    path = anna.open_game(NAMES[:4])
    for screen in (*(path + each for each in (*SCREENS, "/length", "/links")), "/", "/new"):
        anna.go(screen)
        for details in anna.page.locator("details").all():
            details.evaluate("one => { one.open = true; }")
        assert anna.overflow()[0] == 0, screen
