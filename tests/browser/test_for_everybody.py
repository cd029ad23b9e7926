"""Nobody is left out: screen readers, large text, small phones, strong contrast."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.scorer import Scorer
from tests.browser.screens import every_screen

Sit = Callable[..., Scorer]
Played = tuple[list[str], list[Any]]

# Put into the page by hand: under our own policy it could not be loaded there.
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """asked => axe.run(document, { ...asked, resultTypes: ["violations"] }).then(found =>
  found.violations.flatMap(({ id, nodes }) => nodes.map(
    node => `${id}: ${node.html.slice(0, 120)} ${node.any.map(each => each.message)[0] ?? ""}`)))"""
EVERYTHING = {"runOnly": {"type": "tag", "values": LEVELS}}
# All that another theme can change.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


# Text beyond the box that holds it, beyond the window, or cut by something around it; a block
# that scrolls may be wider than the window, and "undo" says the rest when it is heard.
LOST = """() => {
  const lost = [];
  const scrolls = one => one.closest(".block, .steps, .paper-grid, #undo");
  const inside = (at, room, slack) => at.left >= room.left - 1 && at.right <= room.right + 1
    && at.top >= room.top - slack && at.bottom <= room.bottom + slack;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement;
    if (one.closest(".unseen, svg, script, select, textarea, [hidden]")) continue;
    if (!text.data.trim() || !one.checkVisibility({ visibilityProperty: true })) continue;
    let box = one;
    while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement;
    const room = box.getBoundingClientRect();
    if (room.width <= 1) continue;
    const slack = 0.3 * parseFloat(getComputedStyle(one).fontSize);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const at of [...range.getClientRects()].filter(each => each.width)) {
      const beyond = !scrolls(one) && (at.left < -1 || at.right > innerWidth + 1);
      let cut = false;
      for (let around = one; around && !scrolls(around); around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const hides = /hidden|clip/.test(overflowX + overflowY);
        cut ||= hides && !inside(at, around.getBoundingClientRect(), slack);
      }
      if (beyond || cut || (!inside(at, room, slack) && !one.closest("#undo")))
        lost.push(`${box.tagName}.${box.className}: ${text.data.trim().slice(0, 40)}`);
    }
  }
  return lost;
}"""
TWICE = """() => {
  const all = [...document.querySelectorAll("body, body *")]
    .map(one => [one, parseFloat(getComputedStyle(one).fontSize)]);
  for (const [one, size] of all) one.style.fontSize = `${2 * size}px`;
}"""
SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary")]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen"))
  .map(one => (one.matches("[type=radio], [type=checkbox]") && one.labels[0]) || one)
  .map(one => [one, one.getBoundingClientRect(), getComputedStyle(one, "::after")])
  .filter(([one, { width, height }, after]) => {
    const more = after.position === "absolute" ? -2 * parseFloat(after.top) : 0;
    return (width && width < 44) || height + more < 43.5;
  })
  .map(([one, { width, height }]) =>
    `${one.className} ${width} x ${height} ${one.textContent.trim().slice(0, 30)}`)"""


@pytest.fixture(scope="module")
def played(browser: Browser, address: str) -> Played:
    """The paths of all screens, and the cookies of the phone that played their games."""
    plain = Scorer(browser, address, scripts=False)
    paths = every_screen(plain)
    cookies = plain.page.context.cookies()
    plain.leave()
    return paths, list(cookies)


def opened(anna: Scorer, path: str) -> None:
    """Show a screen with everything that can be unfolded."""
    anna.go(path)
    anna.page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")


def complaints(anna: Scorer) -> list[str]:
    """What axe finds on the page, in both themes."""
    anna.page.evaluate(AXE)
    found = []
    for theme, asked in (("light", EVERYTHING), ("dark", COLOURS)):
        anna.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {each}" for each in anna.page.evaluate(RUN, asked)]
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_axe_finds_nothing_on_any_screen(language: str, played: Played, scorer: Sit) -> None:
    paths, cookies = played
    anna = scorer(language=language)
    anna.page.context.add_cookies(cookies)
    found = {}
    for path in paths:
        opened(anna, path)
        if wrong := complaints(anna):
            found[path] = wrong
    anna.console.clear()
    assert found == {}


# Sheets as they come out of the printer are pictures of paper; letters are not set there.
PRINTED = ("/paper", "/sheets/")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("width", "twice"), [(320, False), (360, True)])
def test_small_phones_and_large_letters_lose_nothing(
    width: int, twice: bool, language: str, played: Played, scorer: Sit
) -> None:
    paths, cookies = played
    anna = scorer(size={"width": width, "height": 640}, language=language, scripts=False)
    anna.page.context.add_cookies(cookies)
    lost = {}
    for path in paths:
        opened(anna, path)
        printed = any(part in path for part in PRINTED)
        if twice and not printed:
            anna.page.evaluate(TWICE)
        wrong = [] if printed else anna.page.evaluate(LOST)
        if anna.overflow()[0]:
            wrong.append(f"{anna.overflow()[0]} pixels beyond the window")
        if wrong:
            lost[path] = wrong
    anna.console.clear()
    assert lost == {}


def test_everything_to_tap_is_as_large_as_a_finger(played: Played, scorer: Sit) -> None:
    paths, cookies = played
    anna = scorer(scripts=False)
    anna.page.context.add_cookies(cookies)
    small = {}
    for path in paths:
        opened(anna, path)
        if found := anna.page.evaluate(SMALL):
            small[path] = found
    anna.console.clear()
    assert small == {}


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
    assert anna.page.locator(".box:not(.set)").first.evaluate(border) == ink


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
