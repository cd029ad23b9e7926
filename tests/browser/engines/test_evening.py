"""An evening in every engine: the server dies, pages are loaded again, and no box is wrong."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from tests.browser.engines.chosen import tried_in
from tests.browser.engines.firefox import firefox_path
from tests.browser.engines.tab import Tab
from tests.browser.engines.webkit import webkit_paths
from tests.browser.evening import PlayedRound, evening
from tests.kinds import soak
from tests.tools.trust.serving import Served

NAMES = ("Anna", "Ben", "Cleo", "Dan")
SECRETIVE = ("Paul", "Thomas", "Marie")


@dataclass(frozen=True)
class Plan:
    """A game of so many rounds, and the rounds in which something happens.

    The server ``dies`` in one and comes back in it; it is ``gone`` from the beginning of another,
    until the middle of the one in which it is ``back``; an old result is ``corrected`` after one.
    """

    rounds: int
    dies: int
    gone: int
    back: int
    corrected: int


SHORT = Plan(rounds=5, dies=2, gone=3, back=4, corrected=4)
WHOLE = Plan(rounds=15, dies=4, gone=7, back=9, corrected=10)
_BACK = 60

_ROWS = """() => [...document.querySelectorAll("li.row")].map((row) => [".name span", ".total"].map(
  (part) => [...row.querySelector(part).childNodes].filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent.trim()).join("")))"""
_BOXES = """() => [...document.querySelectorAll("#sheet tbody tr")].map(
  (line) => [...line.querySelectorAll("td")].map((box) => [".total", ".bid"].map(
    (part) => Number(box.querySelector(part).firstChild.textContent.trim().replace("−", "-")))))"""
# What the server has, once that is so many marks: the last ones may still be under way.
_MARKS = """async (path, number) => {
  const { marks } = await (await fetch(`${path}/marks`)).json();
  return marks.length >= number && marks;
}"""
_BEGIN = """async (fields) => {
  const form = new DOMParser().parseFromString(await (await fetch("/new")).text(), "text/html");
  const sealed = ["csrf_token", "form_id"].map(
    (name) => [name, form.querySelector(`[name=${name}]`).value]);
  const body = new URLSearchParams([...sealed, ...fields]);
  return new URL((await fetch("/new", { method: "POST", body })).url).pathname;
}"""
_CODE = "() => new URL(document.querySelector('#link').value).pathname"
_ROW = "() => document.querySelector('li.row').id.slice('row-'.length)"
_BIDS = """expected => {
  const bids = [...document.querySelectorAll("li.row .bid")].map((box) => box.textContent.trim());
  return `${bids}` === `${expected}`;
}"""
_SAYS = "(words) => document.querySelector('.said')?.innerText.includes(words)"
_LOOK = 0.05
_PATIENCE = 20
_DEALS_FIRST = "() => document.querySelector(\"[name=dealer][value='0']\").checked"
# Says nothing of what is just being sent.
_NOBODY_WAITS = "() => document.querySelector('#unsent')?.hidden"


def fits(tab: Tab, *, whole: bool = False) -> None:
    """Nothing lies beyond the window at the side; nor, where it must be seen ``whole``, below."""
    across, down = tab.overflow()
    assert across <= 0, tab.evaluate("() => location.href")
    assert down <= 0 or not whole, tab.evaluate("() => location.href")


def totals(tab: Tab) -> dict[str, int]:
    """The large figures beside the names."""
    return {name: int(total.replace("−", "-")) for name, total in tab.evaluate(_ROWS)}


def fill_in_new_game(tab: Tab, names: Sequence[str], rounds: int, form: str = "/new") -> str:
    """By hand, the first player deals; the path of the pad, which is open then."""
    tab.goto(form)
    fits(tab)
    tab.tap("#games summary")
    tab.tap("label[for='game-wizard_gigamic']", new="#new")
    for _ in names[3:]:
        tab.tap("#more")
    for place, name in enumerate(names, 1):
        tab.fill(f"#new li:nth-child({place}) input[name=name]", name)
    tab.tap("label:has(input[name=dealer][value='0'])")
    assert tab.evaluate(_DEALS_FIRST)
    tab.tap("#rules-and-length summary")
    tab.fill("#rounds", str(rounds))
    tab.tap("button[name=do][value=start]", new="#pad")
    path: str = tab.evaluate("() => location.pathname")
    return path


def play(tab: Tab, played: PlayedRound, then: Mapping[int, Any] | None = None) -> None:
    """Tap a round in; ``then`` is what happens after so many taps."""
    for number, entry in enumerate(played.taps, 1):
        tab.tap(f"#key-{entry}", new="#pad")
        if then and number in then:
            then[number]()
    shows(tab, played.totals)


def shows(tab: Tab, expected: Mapping[str, int]) -> None:
    """See that the large figures are these.

    The pad is also drawn anew by what no tap has changed, so the last tap may still be under way.
    """
    until = time.monotonic() + _PATIENCE
    while (shown := totals(tab)) != expected and time.monotonic() < until:
        time.sleep(_LOOK)
    assert shown == expected


def correct_an_old_result_and_take_it_back(tab: Tab) -> None:
    """A trick more in round 2 for somebody, and one less for another; then undo."""
    before = totals(tab)
    tab.tap(".nav a[href$='/sheet']", new="#sheet")
    fits(tab)
    tab.tap("#sheet tbody tr:nth-child(2) td:nth-child(2) a:not(.to-bid)", new="#pad")
    fits(tab, whole=True)
    ringed = int(tab.text(".keys .ring"))
    tab.tap(f"#key-{ringed + 1 if ringed < 2 else ringed - 1}", new="#pad")
    tab.tap(".partners form:first-child button", new="#sheet")
    tab.tap(".top .up", new="#pad")
    assert totals(tab) != before
    tab.tap("#undo", new="#pad")
    shows(tab, before)


# Of Firefox, test_without_network.py has the same in parts; what happens to Chromium here,
# test_offline_shell.py, test_bad_network.py and test_own_phones.py try in parts.
@pytest.mark.thorough
@tried_in("webkit")
@pytest.mark.parametrize("plan", [SHORT, soak(WHOLE)])
def test_a_game_is_right_though_the_server_dies_and_the_page_is_loaded_without_it(
    plan: Plan, engine: Callable[[str], Tab], server: Served
) -> None:
    tab = engine(server.address)
    path = fill_in_new_game(tab, NAMES, plan.rounds)
    rounds = list(evening(NAMES, range(1, plan.rounds + 1)))
    tab.wait_until_kept()
    fits(tab, whole=True)
    happens = {plan.dies: {2: server.end, 6: server.start}, plan.back: {3: server.start}}
    for number, played in enumerate(rounds, 1):
        if number == plan.gone:
            server.end()
            tab.tap(".nav a[href$='/table']", new="main.table-menu")
            tab.tap("main.table-menu a.tile[href='/']", new="a.running")
            tab.tap("a.running", new="#pad")
            tab.reload()
            tab.wait_for("#pad")
            assert totals(tab) == rounds[number - 2].totals
        play(tab, played, happens.get(number))
        fits(tab, whole=True)
        if number == plan.back - 1:
            assert "entries wait on this phone" in tab.text("#unsent")
        if number in happens:
            tab.wait(_NOBODY_WAITS, seconds=_BACK)
            tab.forgive_that_there_was_no_server()
        if number == plan.corrected:
            correct_an_old_result_and_take_it_back(tab)

    tab.tap(".over a.primary", new="#end")
    fits(tab)
    best = max(rounds[-1].totals.values())
    assert tab.texts(".winners b") == [name for name in NAMES if rounds[-1].totals[name] == best]
    assert tab.evaluate("() => document.querySelectorAll('svg.curve polyline').length") == 4
    assert tab.evaluate("() => document.querySelector('svg.curve').getBBox().width") > 0

    tab.goto(f"{path}/sheet")
    tab.wait_for("#sheet tbody")
    fits(tab)
    boxes = [[[each.totals[name], each.bids[name]] for name in NAMES] for each in rounds]
    assert tab.evaluate(_BOXES) == boxes
    written = 1 + plan.rounds * 7 + 2
    marks = tab.wait(_MARKS, path, written, seconds=_BACK)
    assert len({mark["id"] for mark in marks}) == len(marks) == written
    pad = fold([Mark.from_body(mark["id"], mark) for mark in marks])
    assert {pad.names[who]: total for who, total in pad.totals.items()} == rounds[-1].totals

    tab.tap(".chips a[href$='/paper']", new="main")
    fits(tab)
    assert tab.evaluate("() => document.querySelectorAll('.sheet-page .curve svg').length") == 1
    assert "Dan" in tab.text(".sheet-page:first-of-type")
    # What a pad fetches for want of network may still have met none.
    tab.forgive_that_there_was_no_server()


@pytest.mark.thorough
@tried_in("firefox", "webkit")
def test_bids_are_secret_until_all_are_there_and_a_trick_is_judged(
    engine: Callable[..., Tab], address: str
) -> None:
    tab = engine(address)
    bid_in_secret(tab)
    bid_on_own_phones(tab, engine(address, "chromium"))
    check_a_trick(tab)


def bid_in_secret(tab: Tab) -> None:
    """The phone goes round, and one player after the other types a bid."""
    tab.goto("/new")
    asked = [
        *(("name", name) for name in SECRETIVE),
        *(("game", "wizard_fisher"), ("dealer", "2"), ("do", "start")),
        *(("variant", "wizard_fisher.delayed_reveal"), ("option.bidding.entry", "players")),
    ]
    tab.goto(tab.evaluate(_BEGIN, asked))
    for name, bid in zip(SECRETIVE, (0, 1, 1), strict=True):
        assert name in tab.text(".hand-over")
        assert tab.texts(".key") == []
        fits(tab, whole=True)
        tab.tap("#hand-over", new="#pad")
        tab.tap(f"#key-{bid}", new="#pad")
    assert tab.texts("li.row .bid") == ["•", "•", "•"]
    assert tab.texts(".key.ring") == []
    fits(tab, whole=True)
    tab.tap("#key-0", new="#pad")
    tab.tap("#key-0", new="#pad")
    assert tab.texts("li.row .bid") == ["•", "•", "•"]
    fits(tab, whole=True)
    tab.tap("#reveal", new="#pad")
    assert totals(tab) == {"Paul": 20, "Thomas": -10, "Marie": 30}
    assert "bid 1, won 0" in tab.text("li.row:nth-child(2)")


def bid_on_own_phones(host: Tab, other: Tab) -> None:
    """The scorer plays along, the other scans the code; the last bid shows both on both phones."""
    asked = [
        *(("name", name) for name in SECRETIVE[:2]),
        *(("game", "quoicoupli"), ("dealer", "1"), ("do", "start")),
        ("variant", "quoicoupli.kept_bids"),
    ]
    pad = host.evaluate(_BEGIN, asked)
    host.goto(f"{pad}/links?role=player")
    other.goto(host.evaluate(_CODE))
    fits(other)
    other.tap(".invitation button", new="fieldset")
    fits(other)
    other.tap("fieldset button:nth-of-type(2)", new="#pad")
    assert other.text(".asks") == "Your bid?"
    # Who has joined is there without loading the page again.
    host.wait_for("#free-" + other.evaluate(_ROW))
    host.goto(f"{pad}/own-phone")
    host.tap("fieldset button:nth-of-type(1)", new="#pad")
    assert "Paul" in host.text(".said")
    host.tap("#key-1", new="#pad")
    # News may draw the pad anew between the look at the key and the tap.
    host.wait(_SAYS, "Secret bids: waiting for Thomas")
    fits(host, whole=True)
    other.wait(_BIDS, ["", "•"])
    other.tap("#key-0")
    host.wait(_BIDS, ["1", "0"])
    other.wait(_BIDS, ["0", "1"])
    assert "Your tricks?" in other.text(".said")
    fits(other, whole=True)
    for tab in (host, other):
        tab.listen()
        # A look for news ends where a tap comes or the page is left.
        tab.said[:] = [line for line in tab.said if "htmx:" not in line]


def check_a_trick(tab: Tab) -> None:
    """The cards are tapped as they lie, then the one that is doubted."""
    tab.goto("/check?game=wizard_gigamic&n=3")
    tab.tap("#trump-R", new="#check")
    fits(tab)
    for card in ("B5", "B3", "N"):
        tab.tap(f"#key-{card}", new="#check")
    assert tab.text("#verdict") == "Player 1 takes the trick"
    assert tab.text(".reason").startswith("The highest card of the suit led: blue 5")
    fits(tab)
    tab.tap("#place-1", new="#check")
    assert "That was legal" in tab.text("#ruling")
    fits(tab)
    tab.tap("#undo", new="#check")
    assert tab.texts("#ruling") == []


@pytest.mark.parametrize(("find", "name"), [(firefox_path, "Firefox"), (webkit_paths, "WebKit")])
def test_an_engine_that_is_missing_is_named(find, name, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(AssertionError, match=f"no {name}.*make test-all installs it"):
        find()
