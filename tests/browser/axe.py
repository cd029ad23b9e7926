"""What axe says of a page: what keeps somebody out who listens, types or sees little."""

from collections.abc import Collection
from importlib.resources import files

from playwright.sync_api import Response

from tests.browser.scorer import Scorer

# Put into the page by hand: under our own policy it could not be loaded there.
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """asked => axe.run(document, { ...asked, resultTypes: ["violations"] }).then(found =>
  found.violations.flatMap(({ id, nodes }) => nodes.map(
    node => `${id}: ${node.html.slice(0, 120)} ${node.any.map(each => each.message)[0] ?? ""}`)))"""
EVERYTHING = {"runOnly": {"type": "tag", "values": LEVELS}}
_COME_TO_REST = """() => {
  for (const each of document.getAnimations())
    if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
}"""
# All that another theme can change; another language changes none of it.
_OF_COLOURS = ["color-contrast", "link-in-text-block"]
COLOURS = {"runOnly": {"type": "rule", "values": _OF_COLOURS}}
BUT_COLOURS = {**EVERYTHING, "rules": {rule: {"enabled": False} for rule in _OF_COLOURS}}


def opened(anna: Scorer, path: str) -> Response:
    """Show a screen with everything that can be unfolded; return what the server answered."""
    answer = anna.go(path)
    assert answer is not None
    anna.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    return answer


def brought(anna: Scorer) -> None:
    """Have axe on each page that is opened from now on: half of the work of putting it there."""
    anna.page.context.add_init_script(AXE)


def complaints(anna: Scorer, themes: Collection[str] = ("light", "dark")) -> list[str]:
    """Return what axe finds on the page; colours are looked at in ``themes``."""
    if not anna.page.evaluate("'axe' in window"):
        anna.page.evaluate(AXE)
    # What has just come rests for a moment, and is pale as long as it does.
    anna.page.evaluate(_COME_TO_REST)
    looks = {"light": EVERYTHING if "light" in themes else BUT_COLOURS}
    if "dark" in themes:
        looks["dark"] = COLOURS
    found = []
    for theme, asked in looks.items():
        anna.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {each}" for each in anna.page.evaluate(RUN, asked)]
    return found
