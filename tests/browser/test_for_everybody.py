"""Nobody is left out: screen readers, keyboards, strong contrast."""

from importlib.resources import files

import pytest

from tests.browser.scorer import Scorer, Sit
from tests.browser.screens import Played

# Put into the page by hand: under our own policy it could not be loaded there.
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """asked => axe.run(document, { ...asked, resultTypes: ["violations"] }).then(found =>
  found.violations.flatMap(({ id, nodes }) => nodes.map(
    node => `${id}: ${node.html.slice(0, 120)} ${node.any.map(each => each.message)[0] ?? ""}`)))"""
EVERYTHING = {"runOnly": {"type": "tag", "values": LEVELS}}
# All that another theme can change; another language changes none of it.
_OF_COLOURS = ["color-contrast", "link-in-text-block"]
COLOURS = {"runOnly": {"type": "rule", "values": _OF_COLOURS}}
BUT_COLOURS = {**EVERYTHING, "rules": {rule: {"enabled": False} for rule in _OF_COLOURS}}


def opened(anna: Scorer, path: str) -> None:
    """Show a screen with everything that can be unfolded."""
    anna.go(path)
    anna.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")


def complaints(anna: Scorer, *, colours: bool) -> list[str]:
    """Return what axe finds on the page; ``colours`` are looked at in both themes."""
    anna.page.evaluate(AXE)
    looks = (("light", EVERYTHING), ("dark", COLOURS)) if colours else (("light", BUT_COLOURS),)
    found = []
    for theme, asked in looks:
        anna.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {each}" for each in anna.page.evaluate(RUN, asked)]
    return found


@pytest.mark.parametrize(
    ("language", "share"),
    [
        ("en", slice(None)),
        # Each in another language as well; in all three where there is time for it.
        ("fr", slice(0, None, 2)),
        ("de", slice(1, None, 2)),
        pytest.param("fr", slice(1, None, 2), marks=pytest.mark.soak),
        pytest.param("de", slice(0, None, 2), marks=pytest.mark.soak),
    ],
    ids=["en", "fr", "de", "fr, the others", "de, the others"],
)
def test_axe_finds_nothing_on_any_screen(
    language: str, share: slice, played: Played, scorer: Sit
) -> None:
    paths, cookies = played
    anna = scorer(language=language)
    anna.page.context.add_cookies(cookies)
    found = {}
    for path in paths[share]:
        opened(anna, path)
        if wrong := complaints(anna, colours=language == "en"):
            found[path] = wrong
    anna.console.clear()
    assert found == {}


def test_whoever_asks_the_system_for_contrast_gets_it(played: Played, scorer: Sit) -> None:
    paths, cookies = played
    anna = scorer(scripts=False)
    anna.page.context.add_cookies(cookies)
    anna.page.emulate_media(contrast="more")
    anna.go(paths[0])
    colour = "one => getComputedStyle(one).color"
    ink = anna.page.locator("body").evaluate(colour)
    assert anna.page.locator(".deal").evaluate(colour) == ink
    border = "one => getComputedStyle(one).borderTopColor"
    assert anna.page.locator(".box:not(.filled)").first.evaluate(border) == ink


@pytest.mark.parametrize("path", ["/preferences", "/new", "/check"])
def test_the_focus_shows_wherever_it_goes(path: str, scorer: Sit) -> None:
    anna = scorer()
    anna.go(path)
    anna.page.wait_for_load_state("networkidle")
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
