"""By the machine's own address over plain http, as at home: no service worker, no
wake lock, no randomUUID; the open page goes on without network all the same."""

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Dialog, expect

from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.tools.bench.servers import scorepad_in, serving

NAMES = ("Anna", "Ben", "Cleo")


def own_address() -> str:
    """An address of this machine that is not the loopback's; where there is no
    network at all, the loopback's own other name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says which address it would send from.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "0.0.0.0"
        return str(probe.getsockname()[0])


@pytest.fixture
def far_address(tmp_path: Path) -> Iterator[str]:
    with serving((*scorepad_in(tmp_path), "--host", own_address()), forked=True) as address:
        yield address.rstrip("/")


_LETS_NOBODY_KEEP = """
const forbidden = { get() { throw new DOMException("no", "SecurityError"); } };
for (const name of ["localStorage", "sessionStorage", "indexedDB"])
  Object.defineProperty(window, name, forbidden);
"""


@pytest.mark.thorough
def test_where_the_browser_keeps_nothing_the_page_goes_on_without_network_and_says_so(
    browser: Browser, far_address: str
) -> None:
    anna = Scorer(browser, far_address)
    anna.page.add_init_script(_LETS_NOBODY_KEEP)
    path = anna.open_game(NAMES, rounds="4")
    anna.settle()
    anna.network(on=False)
    (played,) = evening(NAMES, range(1, 2))
    for bid in played.bids.values():
        anna.key(bid)
    unsent = anna.page.locator("#unsent")
    expect(unsent).to_contain_text("This browser keeps nothing: leave the page open.")
    anna.network(on=True)
    anna.until(f"() => fetch('{path}').then((it) => it.ok, () => false)")
    anna.wait_until_sent(path, 4)
    assert len(anna.marks(path)) == 4
    anna.leave()


# The evening in a cellar below goes the same way, and others.
@pytest.mark.thorough
def test_the_open_page_goes_on_where_the_browser_trusts_nothing(
    browser: Browser, far_address: str
) -> None:
    anna = Scorer(browser, far_address, kept=True)
    anna.go("/")
    assert anna.page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    path = anna.open_game(NAMES, rounds="4")
    anna.settle()
    anna.network(on=False)
    rounds = list(evening(NAMES, range(1, 5)))
    for played in rounds:
        anna.play(played)
    assert anna.totals() == rounds[-1].totals
    expect(anna.page.locator("#unsent")).to_have_text("20 entries wait on this phone")
    anna.network(on=True)
    expect(anna.page.locator("#unsent")).to_be_hidden()
    anna.all_sent()
    assert len(anna.marks(path)) == 21
    anna.leave()


def screens_are_here(person: Scorer) -> None:
    """Wait until the open page has fetched the last of what other screens need."""
    person.until(
        "() => [...document.scripts].some(({ src }) => src.includes('/phone/paper.'))"
        " && performance.getEntriesByType('resource').some("
        "({ name }) => name.includes('/phone/paper.'))"
    )


def tap(person: Scorer, what: str, then: str) -> None:
    """Tap what leads to another screen."""
    person.page.locator(what).first.tap()
    person.page.locator(then).first.wait_for()


def back(person: Scorer, to: str) -> None:
    person.page.go_back()
    person.page.locator(to).first.wait_for()


def signed(person: Scorer) -> list[str]:
    """What on the screen says that it needs the network."""
    words = "needs the network"
    links = person.page.locator("main a", has_text=words).all_inner_texts()
    return [link.replace(words, "").strip() for link in links]


@pytest.mark.thorough
def test_an_evening_in_a_cellar_needs_no_more_than_the_page_that_is_open(
    browser: Browser, far_address: str
) -> None:
    anna = Scorer(browser, far_address, kept=True)
    page = anna.page
    first = anna.open_game(NAMES, hands="1,1")
    screens_are_here(anna)
    anna.network(on=False)
    wanted: list[str] = []
    page.on("requestfailed", lambda request: wanted.append(urlsplit(request.url).path))
    played = list(evening(NAMES, (1, 1)))
    winner = max(NAMES, key=lambda name: played[1].totals[name])
    # What needs the network says so, there and behind ⋯, and nothing else does.
    assert signed(anna) == ["Share"]
    # The rules, from the pad and from behind ⋯; Back leads the same way back.
    tap(anna, "a[href$='/rules-in-short']", "main.rules-summary")
    back(anna, "#pad")
    tap(anna, "a[href$='/table']", ".table-menu")
    assert signed(anna) == ["Share", "Save to a file", "Preferences"]
    tap(anna, "a[href$='/rules-in-short']", "main.rules-summary")
    back(anna, ".table-menu")
    back(anna, "#pad")
    for bid in played[0].bids.values():
        anna.key(bid)
    # A trick is counted, and given to who takes it.
    tap(anna, "a[href*='/check']", "#check")
    page.locator("#trump-R").tap()
    for card in ("B5", "R2", "N"):
        page.locator(f"#key-{card}").tap()
    expect(page.locator("#verdict")).to_contain_text("takes the trick")
    tap(anna, "#check .up", "#pad")
    for tricks in list(played[0].tricks.values())[:-1]:
        anna.key(tricks)
    anna.play(played[1])
    assert anna.totals() == played[1].totals
    # The end, and the same people once more.
    tap(anna, "main a[href$='/end']", "#end .podium")
    tap(anna, "form[action$='/rematch'] button", "#start")
    tap(anna, "#start", "#pad")
    second = urlsplit(page.url).path
    assert list(anna.rows()) == list(NAMES)
    anna.key(1)
    # A match and a game of tricks take turns in one document.
    tap(anna, "a[href$='/table']", ".table-menu")
    tap(anna, "main a[href='/']", "#home")
    tap(anna, "a[href='/check']", ".check-start")
    tap(anna, "a[href='/duel']", "#cards")
    page.locator("label:has(#a-Fire)").tap()
    page.locator("label:has(#b-Water)").tap()
    expect(page.locator("#verdict h2")).to_have_text("B wins")
    back(anna, ".check-start")
    back(anna, "#home")
    tap(anna, "main a[href='/new']", "#start")
    anna.unfold("games")
    page.locator("label[for='game-wizards_cup']").tap()
    anna.fill_names("Dora", "Emil")
    tap(anna, "#start", "#pad")
    third = urlsplit(page.url).path
    assert page.locator("#pad form[action$='/won']").count()
    tap(anna, "a[href$='/table']", ".table-menu")
    tap(anna, "main a[href='/']", "#home")
    assert page.inner_text("a.past .won") == f"★ {winner}\xa0{played[1].totals[winner]}"
    tap(anna, f"a[href='{second}']", "#pad")
    assert [row[1] for row in anna.rows().values()].count("1") == 1
    assert page.locator("#pad form[action$='/won']").count() == 0
    tap(anna, "a[href$='/table']", ".table-menu")
    tap(anna, "main a[href='/']", "#home")
    tap(anna, "a[href='/history']", "#found")
    assert page.locator("#found > li").count() == 3
    assert signed(anna) == []
    # Nothing that draws a screen was asked for.
    assert [path for path in wanted if path.startswith(("/static/css/", "/phone/"))] == []
    anna.network(on=True)
    page.locator("body:not([data-shell]) main").first.wait_for()
    for path, marks in ((first, 11), (second, 2), (third, 1)):
        anna.until(f"() => fetch('{path}').then((it) => it.ok, () => false)")
        anna.wait_until_sent(path, marks)
    anna.leave()


@pytest.mark.thorough
def test_without_network_nobody_leaves_the_open_page_unasked(
    browser: Browser, far_address: str
) -> None:
    anna = Scorer(browser, far_address, kept=True)
    page, asked = anna.page, list[str]()

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    path = anna.open_game(NAMES)
    screens_are_here(anna)
    anna.network(on=False)
    anna.key(1)
    # Before the pad there is only what the server had drawn.
    page.evaluate("history.back()")
    anna.until("() => document.querySelector('#pad')")
    expect(page.locator("#unsent")).to_be_visible()
    assert asked == ["beforeunload"]
    tap(anna, "a[href$='/table']", ".table-menu")
    back(anna, "#pad")
    anna.key(0)
    assert [row[1] for row in anna.rows().values()].count("1") == 1
    # With network nobody is asked.
    anna.network(on=True)
    anna.wait_until_sent(path, 3)
    anna.go("/")
    assert asked == ["beforeunload"]
    anna.leave()


_BACK_TWICE = """async () => {
  const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
  for (let time = 0; time < 200; time += 40) {
    history.back();
    await pause(time);
    history.back();
    await pause(500);
    history.go(2);
    await pause(500);
  }
}"""


@pytest.mark.thorough
def test_whoever_goes_back_twice_in_a_row_has_one_game_open(
    browser: Browser, far_address: str
) -> None:
    anna = Scorer(browser, far_address, kept=True)
    anna.open_game(NAMES)
    screens_are_here(anna)
    anna.network(on=False)
    tap(anna, "a[href$='/table']", ".table-menu")
    tap(anna, "a[href$='/rules-in-short']", "main.rules-summary")
    # A slow phone, which opens a game for longer than two taps take.
    slow = anna.page.context.new_cdp_session(anna.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 20})
    anna.page.evaluate(_BACK_TWICE)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    back(anna, ".table-menu")
    tap(anna, "main a[href='/']", "#home")
    tap(anna, "main a[href='/new']", "#start")
    anna.fill_names("Dora", "Emil", "Fred")
    tap(anna, "#start", "#pad")
    # The game before would take the tap for one that leads away.
    anna.key(1)
    assert "1" in [row[1] for row in anna.rows().values()]
    anna.leave()
