"""Everybody has the own phone in the hand: one code, a tapped name, secret bids."""

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import complaints, opened
from tests.browser.scorer import Scorer, Sit
from tests.browser.test_behind_menu import lose_network
from tests.browser.test_larger_letters import grown
from tests.kinds import soak, thorough

NAMES = ("Anna", "Ben", "Cleo")
SMALL = {"width": 320, "height": 568}
HIDDEN = {"bidding.visibility": "simultaneous", "bidding.entry": "players"}


# How far the highest letter of what is said stays below the line above it.
_ABOVE = """() => {
  const say = document.querySelector(".say");
  const range = document.createRange();
  range.selectNodeContents(say);
  const tops = [...range.getClientRects()].map(({ top }) => top);
  return Math.min(...tops) - say.getBoundingClientRect().top;
}"""


def table_of_three(sit: Sit, **choices: str) -> tuple[Scorer, str, str]:
    """The scorer's phone, its pad, and the link for players; Anna bids first."""
    host = sit()
    pad = host.open_game(NAMES, "wizard_fisher", dealer=2, hands="3 2", choices=choices or HIDDEN)
    return host, pad, host.link(pad, "player")


def joins(phone: Scorer, link: str, name: str) -> Scorer:
    """Be the phone of a player who has scanned the code, joined and tapped the name."""
    phone.sit_down(link, name)
    expect(phone.page.locator("#pad.own")).to_be_visible()
    return phone


def joins_by_two_taps(phone: Scorer, link: str, name: str) -> Scorer:
    """Scan the code, join, tap the name."""
    phone.open(link)
    phone.page.get_by_role("button", name=name).click()
    expect(phone.page.locator("#pad.own")).to_be_visible()
    return phone


@pytest.fixture
def scorer(scorer: Sit) -> Iterator[Sit]:
    """Make people whose console may say that a look for news ended, by a tap or another page."""
    people: list[Scorer] = []

    def sit_down(**phone: object) -> Scorer:
        people.append(scorer(**phone))
        return people[-1]

    yield sit_down
    for person in people:
        person.console[:] = [
            line for line in person.console if not line.startswith("htmx:") and "502" not in line
        ]


def bids(phone: Scorer, value: int) -> None:
    phone.page.locator(f"#key-{value}").tap()
    expect(phone.page.locator(".key.ring")).to_have_text(str(value))


@pytest.mark.parametrize("scripts", [True, thorough(False)])
def test_a_round_of_secret_bids_each_on_the_own_phone(scripts: bool, scorer: Sit) -> None:
    host, _pad, link = table_of_three(scorer)
    anna, ben, cleo = (joins_by_two_taps(scorer(scripts=scripts), link, name) for name in NAMES)
    assert list(ben.rows()) == ["Ben", "Cleo", "Anna"]
    bids(anna, 1)
    bids(cleo, 0)
    # The scorer sees who is missing, by name, and nothing else.
    expect(host.page.locator(".who")).to_have_text("Secret bids: waiting for Ben")
    expect(host.page.locator(".box.bid")).to_have_text(["•", "", "•"])
    ben.page.locator("#key-1").tap()
    expect(ben.page.locator(".said")).to_contain_text("Your tricks?")
    for phone in (anna, cleo):
        if not scripts:
            phone.page.reload()
        expect(phone.page.locator(".said")).to_contain_text("Your tricks?")
    expect(host.page.locator(".box.bid")).to_have_text(["1", "1", "0"])
    anna.page.locator("#key-1").tap()
    expect(anna.page.locator(".said")).to_contain_text("You took 1 trick.")
    ben.page.locator("#key-2").tap()
    expect(host.page.locator(".round b")).to_have_text("2")
    assert host.totals() == {"Anna": 30, "Ben": -10, "Cleo": 20}


@pytest.mark.thorough
def test_the_scorer_plays_along_and_the_last_bid_shows_all_of_them(scorer: Sit) -> None:
    host, pad, link = table_of_three(scorer)
    panel = host.page.locator(".panel")
    hands_to = host.page.locator("#hand-over")
    expect(hands_to).to_have_text("Anna")
    anna, ben = (joins(scorer(), link, name) for name in NAMES[:2])
    # The pad hears by itself who has come: for Cleo alone it would go round.
    expect(hands_to).to_have_text("Cleo")
    host.go(f"{pad}/own-phone")
    host.page.get_by_role("button", name="Cleo").click()
    expect(host.page.locator(".said")).to_contain_text("Cleo bids")
    bids(anna, 1)
    bids(ben, 0)
    host.read()
    host.page.locator("#key-2").tap()
    expect(host.page.locator(".box.bid")).to_have_text(["1", "0", "2"])
    for phone in (anna, ben):
        expect(phone.page.locator(".said")).to_contain_text("Your tricks?")
    # After the own result no key lies under the finger: a second tap is nobody else's.
    host.read()
    host.page.locator("#key-2").tap()
    expect(host.page.locator(".who")).to_have_text("Still missing: Anna, Ben")
    expect(panel.locator(".key")).to_have_count(0)
    expect(panel.get_by_role("link")).to_have_text(["Enter for Anna", "Enter for Ben"])
    # The round is closed by their own results, and nobody is handed a phone in the next one.
    anna.page.locator("#key-1").tap()
    expect(host.page.locator(".round b")).to_have_text("2")
    expect(host.page.locator(".said")).to_contain_text("Cleo bids")
    host.read()
    host.page.locator("#key-1").tap()
    expect(host.page.locator(".who")).to_have_text("Secret bids: waiting for Anna, Ben")
    # Who does not come is entered for: two taps in all.
    expect(panel.get_by_role("link")).to_have_text(["Enter for Anna", "Enter for Ben"])
    panel.get_by_role("link", name="Enter for Ben").click()
    expect(host.page.locator(".said")).to_contain_text("Ben bids")
    expect(panel.locator(".key")).to_have_count(3)
    assert entered(host, pad)[:3] == [("bid", 1), ("bid", 0), ("bid", 2)]


@pytest.mark.thorough
def test_keys_that_the_scorer_opened_for_a_player_close_once_that_player_has_bid(
    scorer: Sit,
) -> None:
    host, _pad, link = table_of_three(scorer)
    anna, ben, cleo = (joins(scorer(), link, name) for name in NAMES)
    host.page.get_by_role("link", name="Enter for Ben").tap()
    expect(host.page.locator(".said")).to_contain_text("Ben bids")
    # What others write leaves them open.
    bids(anna, 1)
    expect(host.page.locator(".box.bid")).to_have_text(["•", "bid", ""])
    bids(ben, 0)
    # A tap that was meant for the empty box would have replaced Ben's own secret bid, unnoticed.
    expect(host.page.locator(".who")).to_have_text("Secret bids: waiting for Cleo")
    expect(host.page.locator(".panel .key")).to_have_count(0)
    assert "at=" not in host.page.url
    # Whoever asks for a bid that stands can change it, as ever.
    host.page.locator(".row", has_text="Ben").locator("a.name").tap()
    host.page.locator("#hand-over").tap()
    host.read()
    host.page.locator("#key-2").tap()
    expect(host.page.locator(".who")).to_have_text("Secret bids: waiting for Cleo")
    cleo.page.locator("#key-0").tap()
    expect(host.page.locator(".box.bid")).to_have_text(["1", "2", "0"])


@pytest.mark.thorough
def test_a_scorer_who_has_bid_is_told_how_the_own_bid_is_read_while_others_bid(
    scorer: Sit,
) -> None:
    host, pad, link = table_of_three(scorer)
    anna, ben = (joins(scorer(), link, name) for name in NAMES[:2])
    host.take_seat(f"{pad}/own-phone", "Cleo")
    said = host.page.locator(".said")
    expect(said).to_contain_text("Cleo bids")
    assert said.get_attribute("data-hint") is None
    host.read()
    host.page.locator("#key-2").tap()
    expect(said).to_have_text("Secret bids: waiting for Anna, Ben")
    expect(said).to_have_attribute("data-hint", "Your own bid: hold your row down.")
    assert host.overflow() == (0, 0)
    bids(anna, 1)
    ben.page.locator("#key-0").tap()
    expect(host.page.locator(".box.bid")).to_have_text(["1", "0", "2"])
    assert said.get_attribute("data-hint") is None


@pytest.mark.thorough
def test_one_comes_late_one_leaves_early_and_the_scorers_phone_dies(scorer: Sit) -> None:
    host, pad, link = table_of_three(scorer)
    anna, ben = (joins(scorer(), link, name) for name in NAMES[:2])
    bids(ben, 0)
    # Cleo has no phone yet: the scorer fills in for her.
    host.page.locator("#row-" + host.page.locator(".row").last.get_attribute("id")[4:]).locator(
        "a.name"
    ).click()
    host.page.locator("#key-1").tap()
    expect(anna.page.locator(".said")).to_contain_text("Your bid?")
    anna.page.locator("#key-2").tap()
    expect(anna.page.locator(".said")).to_contain_text("All have bid.")
    # As somebody entered for others, the reveal is an act of its own.
    host.page.locator("#reveal").click()
    expect(ben.page.locator(".said")).to_contain_text("Your tricks?")
    cleo = joins(scorer(), link, "Cleo")
    expect(cleo.page.locator(".said")).to_contain_text("Your tricks?")
    # The scorer's phone is gone, and the game goes on without it.
    host.page.goto("about:blank")
    ben.page.locator("#key-0").tap()
    anna.page.locator("#key-2").tap()
    # Cleo's trick follows, which she is asked for before she bids.
    expect(cleo.page.locator(".asks")).to_have_text("Did you take 1 trick?")
    expect(cleo.page.locator(".key.ring")).to_have_text("1")
    cleo.page.locator("#key-1").tap()
    expect(cleo.page.locator(".round b")).to_have_text("2")
    # Ben's phone dies and is opened again.
    ben.page.goto("about:blank")
    bids(anna, 1)
    bids(cleo, 0)
    expect(cleo.page.locator(".who")).to_have_text("Still missing: Ben")
    ben.kill()
    ben.go(pad)
    expect(ben.page.locator(".said")).to_contain_text("Your bid?")


@pytest.mark.thorough
@pytest.mark.parametrize("is_away", [thorough(False), True])
def test_undo_asks_about_what_anothers_own_phone_wrote(is_away: bool, scorer: Sit) -> None:
    host, _pad, link = table_of_three(scorer, **{"bidding.visibility": "open"})
    anna = joins(scorer(), link, "Anna")
    bids(anna, 1)
    undo = host.page.locator("a#undo")
    expect(undo).to_contain_text("Anna: bid 1")
    if is_away:
        lose_network(host)
    undo.tap()
    # With network the server names whose it is, without it the phone itself.
    newest = host.page.locator(".log li", has_text="Anna: bid 1")
    expect(newest).to_contain_text("Anna’s phone")
    newest.get_by_role("button", name="Undo").tap()
    expect(host.page.locator(".box.bid")).to_have_text(["bid", "", ""])
    host.network(on=True)
    expect(anna.page.locator(".said")).to_contain_text("Your bid in round 1 was taken back")
    # What this phone wrote is taken back at once.
    host.page.get_by_role("link", name="Enter for Anna").tap()
    host.read()
    host.page.locator("#key-2").tap()
    host.page.locator("button#undo").tap()
    expect(host.page.locator(".box.bid")).to_have_text(["bid", "", ""])


@pytest.mark.thorough
def test_a_box_on_the_sheet_is_corrected_whoever_wrote_last(scorer: Sit) -> None:
    host, ben = scorer(), scorer()
    # A round is over; then Ben bids on his own phone.
    pad = host.open_game(NAMES, "wizard_fisher", dealer=2, hands="1 2", entries=[0, 0, 1, 0, 0])
    joins(ben, host.link(pad, "player"), "Ben")
    bids(ben, 1)
    host.go(f"{pad}/sheet")
    host.page.locator("a[href*='round=1'][href*='tricks']").first.tap()
    expect(host.page.locator("#pad .key").first).to_be_visible()
    expect(host.page.locator("#undo")).to_have_count(0)


def waits(phone: Scorer, value: int) -> None:
    """Tap a key without network: it is shown, and that it waits."""
    phone.page.locator(f"#key-{value}").tap()
    expect(phone.page.locator("#unsent")).to_have_text(
        f"No network. “bid {value}” waits on this phone."
    )
    expect(phone.page.locator(".key.ring")).to_have_text(str(value))


def entered(host: Scorer, pad: str) -> list[tuple[str, int]]:
    """Everything that was entered in the first round: the field, and what."""
    cells = [cell for mark in host.marks(pad) for cell in mark.get("cells", [])]
    return [(cell[3], cell[4]) for cell in cells if cell[0] == 1 and cell[3] in ("bid", "tricks")]


def test_what_is_tapped_without_network_waits_and_arrives_once(scorer: Sit) -> None:
    host, pad, link = table_of_three(scorer, **{"bidding.visibility": "open"})
    anna = joins(scorer(), link, "Anna")
    anna.page.wait_for_load_state()
    anna.network(on=False)
    waits(anna, 2)
    waits(anna, 0)
    waits(anna, 1)
    assert entered(host, pad) == []
    # What is behind a link can't be shown; the pad with what waits is left for nothing.
    anna.page.get_by_role("link", name="Sheet").click()
    expect(anna.page.locator("#notice")).to_contain_text("That needs the network.")
    expect(anna.page.locator("#unsent")).to_be_visible()
    anna.network(on=True)
    expect(anna.page.locator("#unsent")).to_be_hidden()
    expect(anna.page.locator(".said")).to_contain_text("You bid 1.")
    assert entered(host, pad) == [("bid", 1)]
    anna.page.locator("#undo").click()
    expect(anna.page.locator(".key.ring")).to_have_count(0)


@pytest.mark.thorough
def test_of_a_bid_that_was_changed_without_network_only_the_last_one_arrives(scorer: Sit) -> None:
    host, pad, link = table_of_three(scorer)
    anna, ben, cleo = (joins(scorer(), link, name) for name in NAMES)
    bids(anna, 0)
    bids(cleo, 0)
    ben.page.wait_for_load_state()
    ben.network(on=False)
    # It looks for news by itself meanwhile, without an answer.
    with ben.page.expect_event("requestfailed"):
        waits(ben, 2)
    waits(ben, 3)
    with ben.page.expect_event("requestfailed", lambda each: "since=" in each.url):
        pass
    expect(ben.page.locator("#notice")).to_be_empty()
    ben.network(on=True)
    expect(ben.page.locator(".said")).to_contain_text("Your tricks?")
    expect(host.page.locator(".box.bid")).to_have_text(["0", "3", "0"])
    assert entered(host, pad) == [("bid", 0), ("bid", 0), ("bid", 3)]
    expect(host.page.locator("#conflict")).to_have_count(0)
    host.go(f"{pad}/log")
    assert "without network" not in host.page.inner_text("main")


@pytest.mark.thorough
def test_undo_takes_back_what_still_waits(scorer: Sit) -> None:
    host, pad, link = table_of_three(scorer, **{"bidding.visibility": "open"})
    anna = joins(scorer(), link, "Anna")
    bids(anna, 1)
    anna.page.wait_for_load_state()
    anna.network(on=False)
    waits(anna, 2)
    anna.page.locator("#undo").click()
    expect(anna.page.locator("#unsent")).to_be_hidden()
    expect(anna.page.locator(".key.ring")).to_have_text("1")
    anna.network(on=True)
    bids(anna, 3)
    assert entered(host, pad) == [("bid", 1), ("bid", 3)]


@pytest.mark.thorough
def test_a_tap_while_the_one_before_is_on_its_way_has_seen_it(scorer: Sit) -> None:
    host, pad, link = table_of_three(scorer, **{"bidding.visibility": "open"})
    anna = joins(scorer(), link, "Anna")
    anna.page.wait_for_load_state()
    anna.network(on=False)
    waits(anna, 2)
    held: list[Route] = []
    anna.on_requests("**/entries", lambda route: route.continue_() if held else held.append(route))
    with anna.page.expect_request("**/entries"):
        anna.network(on=True)
    waits(anna, 0)
    held[0].continue_()
    expect(anna.page.locator(".said")).to_contain_text("You bid 0")
    assert entered(host, pad) == [("bid", 2), ("bid", 0)]
    expect(anna.page.locator(".said")).not_to_contain_text("The scorer chooses")


@pytest.mark.thorough
def test_a_phone_that_dies_without_network_sends_what_it_kept_and_both_are_asked_about(
    scorer: Sit,
) -> None:
    host, pad, link = table_of_three(scorer, **{"bidding.visibility": "open"})
    anna = joins(scorer(size=SMALL), link, "Anna")
    anna.page.wait_for_load_state()
    # A browser that closes an offline tab is online for a moment.
    away = True
    anna.on_requests(
        "**/g/**", lambda route: route.abort("internetdisconnected") if away else route.continue_()
    )
    waits(anna, 3)
    anna.kill()
    # The scorer's phone has heard that Anna has one.
    host.page.get_by_role("link", name="Enter for Anna").click()
    host.page.locator("#key-1").tap()
    expect(host.page.locator(".said")).to_contain_text("Ben")
    away = False
    anna.go(pad)
    expect(anna.page.locator(".said")).to_contain_text("Your bid in round 1: 3 / 1?")
    assert anna.overflow() == (0, 0)
    expect(host.page.locator("#apart")).to_have_text("⚑ Two phones: Anna’s bid in round 1, now 1:")
    host.page.locator("#conflict button", has_text="3").click()
    expect(host.page.locator("#conflict")).to_have_count(0)
    # What she typed holds: for her nothing was changed.
    expect(anna.page.locator(".said")).to_contain_text("You bid 3.")
    expect(anna.page.locator(".said")).not_to_contain_text("The scorer chooses")
    expect(anna.page.locator(".said")).not_to_contain_text("changed")
    assert anna.overflow() == (0, 0)
    assert entered(host, pad)[:3] == [("bid", 1), ("bid", 3), ("bid", 1)]


@pytest.mark.thorough
@pytest.mark.parametrize("changed", [False, True])
def test_an_answer_that_got_lost_and_a_proxy_without_its_server_count_as_no_network(
    changed: bool, scorer: Sit
) -> None:
    host, pad, link = table_of_three(scorer, **{"bidding.visibility": "open"})
    anna = joins(scorer(), link, "Anna")
    anna.page.wait_for_load_state()
    lost: list[str] = []
    is_away = True

    def lose(route: Route) -> None:
        if not is_away:
            route.continue_()
            return
        lost.append(route.request.url)
        route.fetch() if len(lost) == 1 else None
        route.fulfill(status=502, body="<h1>Bad gateway</h1>")

    anna.on_requests("**/entries", lose)
    waits(anna, 2)
    if changed:
        # Whether the first arrived can't be known here, and nobody is asked which one is right.
        waits(anna, 1)
    is_away = False
    said = anna.page.locator(".said")
    expect(said).to_contain_text(f"You bid {1 if changed else 2}.")
    expect(anna.page.locator("#unsent")).to_be_hidden()
    expect(said).not_to_contain_text("The scorer chooses")
    assert entered(host, pad) == [("bid", 2), ("bid", 1)][: 1 + changed]


# True once the page has kept itself with the own bid.
_KEPT = """async () => {
  for (let tries = 0; tries < 1200; tries += 1) {
    const kept = await (await caches.open("shell-own")).match(location.href);
    if (kept && (await kept.text()).includes("You bid 2")) return true;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return false;
}"""
_HTML_KEPT = """async () => {
  const every = await (await caches.open("shell-own")).keys();
  return every.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/g/"));
}"""


def test_whoever_is_not_anna_leaves_nothing_of_hers_on_the_phone(scorer: Sit) -> None:
    _host, pad, link = table_of_three(scorer)
    anna = joins(scorer(kept=True), link, "Anna")
    anna.settle()
    bids(anna, 2)
    expect(anna.page.locator(".said")).to_contain_text("You bid 2")
    assert anna.page.evaluate(_KEPT)
    anna.go(f"{pad}/own-phone")
    anna.network(on=False)
    # It goes at once, and not only when the server has heard of it.
    anna.page.get_by_role("button", name="I am not Anna").tap()
    anna.page.wait_for_function(f"async () => !(await ({_HTML_KEPT})()).length")
    anna.go(pad)
    expect(anna.page.locator("body")).not_to_contain_text("You bid")
    anna.network(on=True)


@pytest.mark.thorough
def test_a_phone_whose_seat_was_freed_sends_what_it_kept_and_shows_it_no_more(
    scorer: Sit,
) -> None:
    host, pad, link = table_of_three(scorer)
    anna = joins(scorer(kept=True), link, "Anna")
    anna.settle()
    bids(anna, 2)
    assert anna.page.evaluate(_KEPT)
    anna.network(on=False)
    waits(anna, 3)
    host.go(f"{pad}/links?role=player")
    host.page.get_by_role("button", name="Free the seat").click()
    expect(host.page.locator("#seats")).not_to_contain_text("has a phone")
    anna.network(on=True)
    expect(anna.page.locator(".lost")).to_contain_text("then the seat was freed")
    anna.page.wait_for_function(
        "() => !Object.keys(localStorage).some((n) => n.startsWith('taps'))"
    )
    # The entry and, beside it, what stood there; both stay hidden.
    host.go(pad)
    host.settle()
    assert [field for field, _ in entered(host, pad)] == ["bid"] * 3
    assert anna.page.evaluate(_HTML_KEPT) == []
    expect(anna.page.locator("body")).not_to_contain_text("waits on this phone")


CROWD = ("Anna", "Benedikt", "Cleo", "Dan", "Emil", "Franziska-Maria", "Gül", "Hans-Peter")


# German words are the longest; the other languages are looked at where there is time.
@pytest.mark.parametrize(
    ("players", "hands", "language"),
    [
        (3, "17", "de"),
        soak(4, "12", "de"),
        soak(8, "6", "de"),
        soak(3, "17", "fr"),
        soak(8, "6", "en"),
        soak(4, "12", "fr"),
        soak(8, "6", "fr"),
        soak(3, "17", "en"),
        soak(4, "12", "en"),
    ],
)
def test_a_small_phone_shows_all_of_it(
    players: int, hands: str, language: str, scorer: Sit
) -> None:
    host = scorer()
    pad = host.open_game(CROWD[:players], "quoicoupli", dealer=0, hands=hands)
    link = host.link(pad, "player")
    phone = scorer(size=SMALL, language=language)
    phone.open(link)
    assert phone.overflow()[0] == 0
    phone.page.get_by_role("button", name="Benedikt").click()
    expect(phone.page.locator(".asks")).to_be_visible()
    # Its styles may still be on their way.
    phone.page.wait_for_load_state()
    for larger in (False, True):
        if larger:
            grown(phone)
        assert phone.overflow() == (0, 0)
        keys = phone.page.locator(".key").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().toJSON())"
        )
        assert len(keys) == int(hands) + 1
        assert min(key["height"] for key in keys) >= 44
        assert max(key["bottom"] for key in keys) <= SMALL["height"]
        first = phone.page.locator(".row").first.bounding_box()
        assert first is not None
        assert first["y"] + first["height"] < min(key["top"] for key in keys)
    opened(phone, f"{pad}/own-phone")
    assert phone.overflow()[0] == 0


# Other words change little of what axe looks for. Which colours can be read on which ground
# tests/web/test_contrast.py works out for both themes; here every screen is looked at in one.
@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", *(soak(other) for other in ("fr", "de"))])
def test_axe_finds_nothing(language: str, scorer: Sit) -> None:
    host, pad, link = table_of_three(scorer)
    anna, ben = scorer(language=language), scorer(language=language)
    found, themes = {}, cycle(("dark", "light"))

    def look(name: str, phone: Scorer) -> None:
        theme = next(themes)
        if wrong := complaints(phone, (theme,) if language == "en" else ()):
            found[name] = wrong

    joins(ben, link, "Ben")
    anna.open(link)
    look("the names", anna)
    anna.page.get_by_role("button", name="Anna").click()
    expect(anna.page.locator("#pad.own")).to_be_visible()
    look("a bid", anna)
    bids(anna, 1)
    look("a bid that stands", anna)
    opened(anna, f"{pad}/own-phone")
    look("more", anna)
    other = scorer(language=language)
    other.open(link)
    other.page.get_by_role("button", name="Anna").click()
    expect(other.page.get_by_role("status")).to_be_visible()
    # It would be loaded anew every few seconds.
    other.until("() => { window.stop(); return true; }")
    look("a seat that is asked for", other)
    opened(anna, pad)
    look("the question on the seat", anna)
    # It is silent from now on.
    anna.page.goto("about:blank")
    opened(host, pad)
    host.page.locator(".asked [value=yes]").wait_for()
    look("the question", host)
    host.page.locator(".asked [value=yes]").click()
    opened(other, pad)
    look("a bid that was entered elsewhere", other)
    opened(anna, f"{pad}/own-phone")
    look("a seat that was lost", anna)
    opened(host, f"{pad}/links?role=player")
    look("the code", host)
    opened(host, f"{pad}/links?role=player&screen=1")
    look("the way to the television", host)
    opened(host, str(host.page.locator("a.wide[href*='/o/']").get_attribute("href")))
    look("the television", host)
    assert found == {}


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["de", soak("fr")])
def test_whoever_takes_over_on_a_small_phone_sees_all_that_is_missing(
    language: str, scorer: Sit
) -> None:
    host = scorer(size=SMALL, language=language)
    pad = host.open_game(CROWD[:4], "wizard_fisher", dealer=3, hands="2", choices=HIDDEN)
    link = host.link(pad, "player")
    # Without scripts they cost little: they are there, and nobody looks at them.
    phones = [joins(scorer(scripts=False), link, name) for name in CROWD[:4]]
    links = host.page.locator(".elsewhere a")
    expect(links).to_have_count(5)
    # All at one moment: news may bring them anew.
    boxes = links.evaluate_all("""(links) => links.map((link) => {
      const { left, right, height } = link.getBoundingClientRect();
      return [left, right, height, link.scrollWidth - link.clientWidth];
    })""")
    for left, right, height, beyond in boxes:
        assert left >= 0
        assert right <= SMALL["width"]
        assert height >= 24
        assert beyond <= 0
    assert host.overflow() == (0, 0)
    # Dan goes on here: his first phone is gone, of which the pad hears by itself.
    phones[3].page.goto(f"{host.address}{pad}/own-phone")
    phones[3].page.locator("form[action$='/leave'] button").click()
    expect(host.page.locator("#hand-over")).to_have_text("Dan")
    expect(host.page.locator(".who")).to_contain_text(", ".join(CROWD[:4]))
    assert host.overflow() == (0, 0)
    host.go(f"{pad}/own-phone")
    host.page.get_by_role("button", name="Dan").click()
    expect(host.page.locator("#pad .key")).to_have_count(3)
    host.page.locator("#key-1").tap()
    expect(links).to_have_count(3)


@pytest.mark.soak
def test_the_letters_of_a_prompt_stay_below_the_last_row(scorer: Sit) -> None:
    _host, _pad, link = table_of_three(scorer)
    ben = joins(scorer(size=SMALL, language="fr"), link, "Ben")
    anna = joins(scorer(), link, "Anna")
    bids(ben, 1)
    bids(anna, 1)
    # What comes after a while is there.
    ben.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    expect(ben.page.locator(".in-a-while")).to_be_visible()
    assert ben.page.evaluate(_ABOVE) >= 1


@pytest.mark.thorough
def test_keys_of_a_keyboard_bid(scorer: Sit) -> None:
    _host, _pad, link = table_of_three(scorer)
    anna = joins(scorer(), link, "Anna")
    anna.page.wait_for_load_state("load")
    anna.page.keyboard.press("2")
    expect(anna.page.locator(".key.ring")).to_have_text("2")
    anna.page.locator("#key-1").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".key.ring")).to_have_text("1")


@pytest.mark.thorough
def test_whose_turn_it_is_buzzes_once(scorer: Sit) -> None:
    _host, _pad, link = table_of_three(scorer, **{"bidding.visibility": "open"})
    anna, ben = (joins(scorer(), link, name) for name in NAMES[:2])
    ben.page.evaluate(
        "() => { navigator.vibrate = (time) => { window.buzzed = [window.buzzed, time]; }; }"
    )
    ben.page.locator(".head").click()
    anna.page.locator("#key-1").tap()
    expect(ben.page.locator(".asks")).to_be_visible()
    assert ben.page.evaluate("window.buzzed") == [None, 200]
