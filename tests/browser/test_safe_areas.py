"""Nothing to read or to tap lies under a notch, a status bar or the bar at the bottom."""

import re

import pytest
from playwright.sync_api import Route

from tests.browser.scorer import Scorer, Sit
from tests.kinds import thorough

NAMES = ("Anna", "Ben", "Cleo")
UPRIGHT = {"top": 59, "right": 0, "bottom": 34, "left": 0}
LYING = {"top": 0, "right": 59, "bottom": 21, "left": 59}
WIDE = {"width": 640, "height": 360}

# Everything with words of its own or for a finger that lies outside, once it is scrolled to.
COVERED = """(safe) => {
  const shown = [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility() && !one.closest(".unseen, svg, select, .wake-video") &&
    (one.matches("a, button, input") || [...one.childNodes].some(
      ({ nodeType, data }) => nodeType === 3 && data.trim())));
  const covered = shown.filter((one) => {
    one.scrollIntoView({ block: "center" });
    // The whole screen is the way out of large totals; what it says has its place.
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right, top, bottom, width } =
      (one.closest(".leave") ? range : one).getBoundingClientRect();
    return width && (left < safe.left || right > innerWidth - safe.right ||
      top < safe.top || bottom > innerHeight - safe.bottom);
  });
  return [shown.length, covered.map((one) => one.outerHTML.slice(0, 100))];
}"""


def inset(scorer: Scorer, insets: dict[str, int]) -> None:
    phone = scorer.page.context.new_cdp_session(scorer.page)
    phone.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


def covered(scorer: Scorer, insets: dict[str, int]) -> list[str]:
    number, found = scorer.page.evaluate(COVERED, insets)
    assert number > 3
    assert isinstance(found, list)
    return found


EITHER_WAY = pytest.mark.parametrize(
    ("insets", "size"),
    [(UPRIGHT, {"width": 360, "height": 740}), thorough(LYING, WIDE)],
    ids=["upright", "lying"],
)


@EITHER_WAY
def test_the_pad_keeps_clear_of_what_covers_the_screen(
    insets: dict[str, int], size: dict[str, int], scorer: Sit
) -> None:
    anna = scorer(size=size)
    pad = anna.open_game(NAMES)
    for looks in ("", "rotate", "large", "rotate.large"):
        anna.page.context.add_cookies([{"name": "looks", "value": looks, "url": anna.address}])
        anna.go(pad)
        inset(anna, insets)
        assert covered(anna, insets) == [], looks
        if insets is UPRIGHT:
            assert anna.overflow() == (0, 0), looks


@pytest.mark.thorough
@EITHER_WAY
def test_every_kind_of_screen_keeps_clear(
    insets: dict[str, int], size: dict[str, int], scorer: Sit
) -> None:
    anna = scorer(size=size)
    pad = anna.open_game(NAMES)
    for path in ("/", "/new", f"{pad}/sheet", f"{pad}/table", f"{pad}/check"):
        anna.go(path)
        inset(anna, insets)
        assert covered(anna, insets) == [], path
        assert anna.page.evaluate("document.documentElement.scrollWidth") == size["width"], path


ON_AN_IPHONE, INSTALLED = "(-webkit-touch-callout:none)", "(display-mode:standalone)"
ALWAYS = {ON_AN_IPHONE: "(color:red)", INSTALLED: "(min-width:1px)"}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("holds", "unit"),
    [((ON_AN_IPHONE, INSTALLED), "100lvh"), ((ON_AN_IPHONE,), "100dvh"), ((INSTALLED,), "100dvh")],
)
def test_on_the_home_screen_of_an_iphone_the_page_is_as_high_as_the_screen(
    holds: tuple[str, ...], unit: str, scorer: Sit
) -> None:
    """As no browser here is an iPhone's home screen, its conditions are put out of the way."""
    anna = scorer()

    def answer(route: Route) -> None:
        sheet = route.fetch()
        style = re.sub(r"(?<=[\w-]:) +", "", sheet.text())
        for condition in holds:
            assert condition in style
            style = style.replace(condition, ALWAYS[condition])
        route.fulfill(response=sheet, body=style)

    anna.page.route("**/css/scorepad*.css*", answer)
    anna.open_game(NAMES)
    screen = "getComputedStyle(document.documentElement).getPropertyValue('--screen')"
    assert anna.page.evaluate(screen).strip() == unit
    assert anna.overflow() == (0, 0)
