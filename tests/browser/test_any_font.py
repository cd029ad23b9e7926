"""Pages are written in the fonts that tests name, and a font that is missing is named."""

from dataclasses import replace

import pytest

from tests.browser.scorer import Scorer, Sit
from tests.fonts import BOTH, NARROW, Font, missing, only

# Text, and what a browser draws in its controls.
WRITTEN = ("h1", "#players .hint", "#more", "#name-0")


@BOTH
def test_pages_are_written_in_the_font_that_was_named(font: Font, scorer: Sit) -> None:
    anna = scorer(scripts=False)
    anna.go("/new")
    anna.page.locator("#name-0").fill("Anna")
    for what in WRITTEN:
        assert families(anna, what) == [font.family], what
    anna.go("/house/new?game=wizard_gigamic")
    assert families(anna, "select") == [font.family]


def families(anna: Scorer, what: str) -> list[str]:
    """The families that the letters of the first such element are drawn with."""
    tools = anna.page.context.new_cdp_session(anna.page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": what})["nodeId"]
    used = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return [each["familyName"] for each in used]


def test_a_font_that_is_missing_is_named_with_its_package() -> None:
    nowhere = replace(NARROW, files=("Nowhere.ttf",))
    assert missing(nowhere) == ["Nowhere.ttf"]
    with pytest.raises(LookupError, match=r"Nowhere.ttf.*fonts-roboto-unhinted"), only(nowhere):
        pass
