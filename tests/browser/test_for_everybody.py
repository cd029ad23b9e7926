"""Nobody is left out: keyboards, strong contrast. What axe finds is in ``test_all_screens.py``."""

import pytest

from tests.browser.scorer import Sit
from tests.kinds import thorough


@pytest.mark.thorough
def test_whoever_asks_the_system_for_contrast_gets_it(scorer: Sit) -> None:
    anna = scorer(scripts=False)
    anna.page.emulate_media(contrast="more")
    anna.open_game(("Anna", "Ben", "Cleo"))
    colour = "one => getComputedStyle(one).color"
    ink = anna.page.locator("body").evaluate(colour)
    assert anna.page.locator(".deal").evaluate(colour) == ink
    border = "one => getComputedStyle(one).borderTopColor"
    assert anna.page.locator(".box:not(.filled)").first.evaluate(border) == ink


@pytest.mark.parametrize("paths", [["/new"], thorough(["/preferences", "/check"])], ids=" ".join)
def test_the_focus_shows_wherever_it_goes(paths: list[str], scorer: Sit) -> None:
    anna = scorer()
    for path in paths:
        anna.go(path)
        anna.settle()
        for _ in range(12):
            anna.page.keyboard.press("Tab")
            shown = anna.page.evaluate(
                """() => {
                  const one = document.activeElement;
                  const card = one.closest("label, li") ?? one;
                  return [one, card].some(each => getComputedStyle(each).outlineStyle === "solid"
                    && parseFloat(getComputedStyle(each).outlineWidth) >= 3);
                }"""
            )
            assert shown, anna.page.evaluate("document.activeElement.outerHTML")
