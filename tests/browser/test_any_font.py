"""Every screen in the widest of the common fonts and in a narrow one: nothing is cut."""

from dataclasses import replace

import pytest

from tests.browser.lost import lost
from tests.browser.scorer import Scorer, Sit
from tests.browser.screens import PRINTED, Played
from tests.fonts import BOTH, NARROW, Font, missing, only

# Text, and what a browser draws in its controls.
WRITTEN = ("h1", "#players .hint", "#more", "#name-0", "#more-rules select")


@BOTH
def test_pages_are_written_in_the_font_that_was_named(font: Font, scorer: Sit) -> None:
    anna = scorer(scripts=False)
    anna.go("/new")
    anna.page.locator("#more-rules summary").tap()
    anna.page.locator("#name-0").fill("Anna")
    for what in WRITTEN:
        assert families(anna, what) == [font.family], what


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


@BOTH
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_is_cut(language: str, played: Played, crowded: Played, scorer: Sit) -> None:
    anna = scorer(language=language, scripts=False)
    wrong = {}
    for paths, cookies in (played, crowded):
        anna.page.context.add_cookies(cookies)
        for path in paths:
            if found := cut(anna, path):
                wrong[path] = found
    anna.console.clear()
    assert wrong == {}


def cut(anna: Scorer, path: str) -> list[str]:
    """Return what is lost of a screen where everything is unfolded, on a small phone and on the
    smallest; a pad has to fit the small one without scrolling."""
    anna.go(path)
    anna.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    found = []
    for width in (360, 320):
        anna.page.set_viewport_size({"width": width, "height": 640})
        words = [] if any(part in path for part in PRINTED) else lost(anna)
        found += [f"{width}: {each}" for each in (*words, *anna.beyond())]
        if width == 360 and anna.page.locator("#pad").count() and anna.overflow()[1] > 0:
            found.append(f"the pad is {anna.overflow()[1]} pixels too high")
    return found
