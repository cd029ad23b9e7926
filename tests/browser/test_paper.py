"""Sheets of paper in a real browser: seen as they print, and printed without a nav."""

import re
from io import BytesIO

import pypdf
import pytest
from playwright.sync_api import Route, expect

from tests.browser.evening import evening
from tests.browser.scorer import Scorer, Sit
from tests.kinds import soak, thorough

NAMES = ("Anna", "Ben", "Cleo")
MM = 72 / 25.4
ANYTHING = re.compile("")

# What a phone offers over https, as far as anybody can watch it here.
SHARING = """
window.handedOn = [];
navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
window.File = class extends File {
  constructor(parts, ...more) {
    super(parts, ...more);
    window.isDrawn ||= this.size > 0;
  }
};
{
  const ask = window.fetch;
  window.fetch = (...asked) =>
    ask(...asked).finally(() => { setTimeout(() => { window.isAnswered = true; }); });
}
navigator.share = async ({ files }) => {
  window.handedOn.push(...files.map(({ name, size }) => [name, size > 0]));
  if (window.error) throw new DOMException("", window.error);
};
"""


@pytest.fixture
def played(scorer: Sit) -> tuple[Scorer, str]:
    """Anna's phone, and the address of a game after two rounds."""
    anna = scorer()
    entries = [number for each in evening(NAMES, (1, 2)) for number in each.taps]
    return anna, anna.open_game(NAMES, entries=entries)


def test_the_whole_page_fits_a_phone_and_keeps_its_proportions(played: tuple[Scorer, str]) -> None:
    anna, pad = played
    anna.go(f"{pad}/paper")
    box = anna.page.locator(".sheet-page").bounding_box()
    assert box is not None
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 360
    assert 330 < box["width"] <= 360
    assert box["height"] / box["width"] == pytest.approx(297 / 210, rel=0.01)


@pytest.mark.parametrize(
    ("paper", "width", "height"),
    [("a4", 210, 297), thorough("a5", 148, 210), soak("letter", 215.9, 279.4)],
)
def test_the_browser_prints_the_sheet_alone_on_its_paper(
    paper: str, width: float, height: float, played: tuple[Scorer, str]
) -> None:
    anna, pad = played
    anna.go(f"{pad}/paper?paper={paper}&orientation=portrait")
    file = pypdf.PdfReader(BytesIO(anna.page.pdf(prefer_css_page_size=True)))
    assert len(file.pages) == anna.page.locator(".sheet-page").count()
    for page in file.pages:
        assert float(page.mediabox.width) == pytest.approx(width * MM, abs=2)
        assert float(page.mediabox.height) == pytest.approx(height * MM, abs=2)
    text = file.pages[0].extract_text()
    assert "Cleo" in text
    assert "Picture" not in text


@pytest.mark.thorough
def test_a_switch_shows_the_sheet_anew_without_another_tap(played: tuple[Scorer, str]) -> None:
    anna, pad = played
    anna.go(f"{pad}/paper")
    assert anna.page.locator(".curve svg").count() == 1
    anna.page.locator("summary").tap()
    with anna.page.expect_navigation():
        anna.page.get_by_role("switch", name="The curve").click()
    assert anna.page.locator(".curve svg").count() == 0


@pytest.mark.thorough
def test_a_sheet_that_takes_a_while_says_so_and_one_that_fails_says_why(
    played: tuple[Scorer, str],
) -> None:
    anna, pad = played
    anna.go(f"{pad}/paper")
    page = anna.page

    asked: list[Route] = []
    page.route("**/sheet.pdf*", lambda route: asked.append(route))
    page.get_by_role("link", name="PDF").tap()
    page.get_by_text("Drawing…").wait_for()
    with page.expect_console_message(lambda message: "503" in message.text):
        asked[0].fulfill(status=503, content_type="text/html", body='<p id="why">Too many.')
    page.get_by_text("Too many.").wait_for()
    expect(page.get_by_role("link", name="PDF")).not_to_have_attribute("aria-busy", ANYTHING)
    # The browser itself notes every answer of 503.
    anna.console.clear()


@pytest.mark.thorough
def test_a_picture_is_there_before_the_tap_that_hands_it_on(played: tuple[Scorer, str]) -> None:
    anna, pad = played
    page = anna.page
    page.add_init_script(SHARING)
    anna.go(f"{pad}/paper")
    link = page.get_by_role("link", name="Picture")
    page.wait_for_function("() => window.isDrawn")
    page.evaluate("window.error = 'AbortError'")
    at_once = """() => {
        document.querySelector("a[target]").click();
        return window.handedOn.length;
    }"""
    assert page.evaluate(at_once) == 1, "within the tap, and not behind it"
    ((name, is_drawn),) = page.evaluate("handedOn")
    assert (name.endswith(".png"), is_drawn) == (True, True)
    assert len(page.context.pages) == 1, "whoever thinks better of it sees no picture"
    page.evaluate("window.error = 'NotAllowedError'")
    with page.context.expect_page() as picture:
        link.tap()
    assert "/sheet.png" in picture.value.url


@pytest.mark.thorough
def test_a_tap_that_was_long_ago_when_the_picture_is_drawn_is_asked_for_again(
    played: tuple[Scorer, str],
) -> None:
    anna, pad = played
    page = anna.page
    page.add_init_script(SHARING)
    asked: list[Route] = []
    page.route("**/sheet.png*", lambda route: asked.append(route))
    anna.go(f"{pad}/paper")
    link = page.locator("a[target]")
    link.tap()
    page.get_by_text("Drawing…").wait_for()
    page.evaluate("window.error = 'NotAllowedError'")
    asked[0].fulfill(
        content_type="image/png",
        headers={"Content-Disposition": 'inline; filename="a.png"'},
        body=b"drawn at last",
    )
    page.get_by_text("It is drawn: tap once more").wait_for()
    expect(link).not_to_have_attribute("aria-busy", ANYTHING)
    assert len(page.context.pages) == len(asked) == 1
    page.evaluate("window.error = null")
    link.tap()
    page.wait_for_function("() => handedOn.length === 2")
    expect(link).to_have_text("Picture to share")


@pytest.mark.thorough
def test_a_browser_that_never_ends_to_share_keeps_no_button_busy(
    played: tuple[Scorer, str],
) -> None:
    anna, pad = played
    page = anna.page
    page.add_init_script(SHARING)
    page.add_init_script(
        "navigator.share = () => { window.shares += 1; return new Promise(() => {}); };"
    )
    anna.go(f"{pad}/paper")
    page.evaluate("window.shares = 0")
    page.wait_for_function("() => window.isDrawn")
    for shares in (1, 2):
        page.locator("a[target]").tap()
        page.wait_for_function("shares => window.shares === shares", arg=shares)
        expect(page.locator("a[target]")).not_to_have_attribute("aria-busy", ANYTHING)


@pytest.mark.thorough
def test_a_picture_that_could_not_be_drawn_ahead_is_drawn_by_the_tap(
    played: tuple[Scorer, str],
) -> None:
    anna, pad = played
    page = anna.page
    page.add_init_script(SHARING)
    busy = ["busy"]

    def answer(route: Route) -> None:
        route.fulfill(status=503, body="") if busy else route.continue_()

    page.route("**/sheet.png*", answer)
    anna.go(f"{pad}/paper")
    page.wait_for_function("() => window.isAnswered")
    busy.clear()
    page.locator("a[target]").tap()
    page.wait_for_function("() => handedOn.length")
    anna.console.clear()


@pytest.mark.thorough
@pytest.mark.parametrize("scripts", [True, False], ids=["script", "plain link"])
def test_elsewhere_a_picture_has_a_page_of_its_own(scorer: Sit, scripts: bool) -> None:
    anna = scorer(scripts=scripts)
    pad = anna.open_game(NAMES)
    anna.go(f"{pad}/paper")
    with anna.page.context.expect_page() as picture:
        anna.page.get_by_role("link", name="Picture").tap()
    assert "/sheet.png" in picture.value.url
    assert anna.page.url.endswith("/paper")
