"""Every screen in the widest of the common fonts and in a narrow one: nothing is cut, not even
with letters twice as large, and everything to tap is as large as a finger."""

from dataclasses import replace

import pytest

from tests.browser.lost import lost
from tests.browser.scorer import Scorer, Sit
from tests.browser.screens import PRINTED, Played
from tests.fonts import BOTH, NARROW, WIDE, Font, missing, only

# Text, and what a browser draws in its controls.
WRITTEN = ("h1", "#players .hint", "#more", "#name-0")


TWICE = """() => {
  const all = [...document.querySelectorAll("body, body *")]
    .map(one => [one, parseFloat(getComputedStyle(one).fontSize)]);
  for (const [one, size] of all) one.style.fontSize = `${2 * size}px`;
}"""
SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary")]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen"))
  .map(one => (one.matches("[type=radio], [type=checkbox]") && one.labels[0]) || one)
  // Whoever misses the part of a box that corrects the bid is led to where the bid is one tap away.
  .filter(one => !one.matches(".to-bid"))
  .map(one => [one, one.getBoundingClientRect(), getComputedStyle(one, "::after")])
  .filter(([one, { width, height }, after]) => {
    const more = after.position === "absolute" ? -2 * parseFloat(after.top) : 0;
    const tall = after.position === "absolute" ? parseFloat(after.height) : 0;
    return (width && width < 44) || Math.max(height + more, tall) < 43.5;
  })
  .map(([one, { width, height }]) =>
    `${one.className} ${width} x ${height} ${one.textContent.trim().slice(0, 30)}`)"""


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


# German words are the longest: what a narrow font cuts of others, it cuts of them. Of the other
# languages and the narrow font each screen is looked at in one or two; in all where there is time.
_EVEN, _ODD = slice(0, None, 2), slice(1, None, 2)
_LOOKS = {
    "de": ("de", WIDE, slice(None)),
    "en": ("en", WIDE, _EVEN),
    "fr": ("fr", WIDE, _ODD),
    "de, narrow": ("de", NARROW, _EVEN),
}
_MORE_LOOKS = {
    "en, the others": ("en", WIDE, _ODD),
    "fr, the others": ("fr", WIDE, _EVEN),
    "de, narrow, the others": ("de", NARROW, _ODD),
}


@pytest.mark.parametrize(
    ("language", "font", "share"),
    [
        *(pytest.param(*look, id=name) for name, look in _LOOKS.items()),
        *(pytest.param(*look, id=n, marks=pytest.mark.soak) for n, look in _MORE_LOOKS.items()),
    ],
)
def test_nothing_is_cut_and_everything_can_be_hit(
    language: str, font: Font, share: slice, played: Played, crowded: Played, scorer: Sit
) -> None:
    anna = scorer(language=language, scripts=False)
    wrong = {}
    for (paths, cookies), larger in ((played, True), (crowded, False)):
        anna.page.context.add_cookies(cookies)
        for path in paths[share]:
            if found := complaints(anna, path, twice=larger and font is WIDE):
                wrong[path] = found
    anna.console.clear()
    assert wrong == {}


def complaints(anna: Scorer, path: str, *, twice: bool) -> list[str]:
    """Return what is wrong with a screen where everything is unfolded.

    Words are lost on a small phone or on the smallest, or, where it is tried, with letters
    ``twice`` as large; a target is smaller than a finger; a pad does not fit the small phone.
    """
    anna.go(path)
    anna.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    found = [f"too small: {each}" for each in anna.page.evaluate(SMALL)]
    is_printed = any(part in path for part in PRINTED)
    for width in (320, 360):
        anna.page.set_viewport_size({"width": width, "height": 640})
        words = [] if is_printed else lost(anna)
        found += [f"{width}: {each}" for each in (*words, *anna.beyond())]
    if anna.page.locator("#pad").count() and anna.overflow()[1] > 0:
        found.append(f"the pad is {anna.overflow()[1]} pixels too high")
    if twice and not is_printed:
        anna.page.evaluate(TWICE)
        found += [f"twice as large: {each}" for each in (*lost(anna, larger=True), *anna.beyond())]
    return found
