"""Nobody is left out: screen readers, large text, small phones, strong contrast."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from tests.browser.scorer import Scorer
from tests.browser.screens import every_screen

Sit = Callable[..., Scorer]

# Put into the page by hand: under our own policy it could not be loaded there.
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """asked => axe.run(document, { ...asked, resultTypes: ["violations"] }).then(found =>
  found.violations.flatMap(({ id, nodes }) => nodes.map(
    node => `${id}: ${node.html.slice(0, 120)} ${node.any.map(each => each.message)[0] ?? ""}`)))"""
EVERYTHING = {"runOnly": {"type": "tag", "values": LEVELS}}
# All that another theme can change.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


def played(scorer: Sit) -> tuple[Scorer, list[str]]:
    """A phone with scripts, that goes on with what one without has played."""
    plain, anna = scorer(scripts=False), scorer()
    paths = every_screen(plain)
    anna.page.context.add_cookies(plain.page.context.cookies())
    return anna, paths


def complaints(anna: Scorer) -> list[str]:
    """What axe finds on the page, in both themes."""
    anna.page.evaluate(AXE)
    found = []
    for theme, asked in (("light", EVERYTHING), ("dark", COLOURS)):
        anna.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {each}" for each in anna.page.evaluate(RUN, asked)]
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_axe_finds_nothing_on_any_screen(language: str, scorer: Sit) -> None:
    anna, paths = played(scorer)
    anna.page.context.add_cookies([{"name": "language", "value": language, "url": anna.address}])
    found = {}
    for path in paths:
        anna.go(path)
        for details in anna.page.locator("details").all():
            details.evaluate("one => { one.open = true; }")
        if wrong := complaints(anna):
            found[path] = wrong
    anna.console.clear()
    assert found == {}
