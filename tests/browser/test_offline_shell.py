"""The app that a phone keeps starts without network."""

import json
import re
import signal
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.scorer import FETCH_BEHIND, Scorer, Sit
from tests.client.scripted import app_without_games
from tests.kinds import soak
from tests.tools.trust.serving import served
from tests.web.addresses import addresses, ways

NAMES = ("Anna", "Ben", "Cleo")
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"

_KEPT = """async () => {
  for (let tries = 0; tries < 1200 && !navigator.serviceWorker.controller; tries += 1)
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  return Boolean(navigator.serviceWorker.controller);
}"""
# True once all files are here that come when there is time.
_BEHIND = """async () => {
  const { behind } = SHELL;
  for (let tries = 0; tries < 1200; tries += 1) {
    const here = await Promise.all(behind.map((file) => caches.match(file, { ignoreVary: true })));
    if (here.every(Boolean)) return behind.length > 1;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return false;
}"""
_LISTED = """(games) => {
  const shown = [...document.querySelectorAll("a.running")].map(
    (one) => [one.getAttribute("href"), /Round (\\d+)/.exec(one.innerText)?.[1]]);
  return JSON.stringify(shown.sort()) === JSON.stringify(games);
}"""
_CACHES = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    found[name] = {};
    for (const request of await cache.keys())
      found[name][request.url] = await (await cache.match(request)).text();
  }
  return found;
}"""
_ONLY_CACHE = """async (old) => {
  for (let tries = 0; tries < 1200; tries += 1) {
    const names = (await caches.keys()).filter((name) => name.startsWith("shell-"));
    if (names.length === 1 && names[0] !== old) return names[0];
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return "";
}"""


def keeps_the_app(scorer: Sit) -> Scorer:
    """Somebody whose phone keeps the app."""
    person = scorer(kept=True)
    # A screen without a lamp can't be kept lit, and that has been said.
    hinted = {"name": "looks", "value": "hinted", "url": person.address}
    person.page.context.add_cookies([hinted])
    person.go("/")
    assert person.page.evaluate(_KEPT)
    return person


@pytest.fixture
def anna(scorer: Sit) -> Scorer:
    return keeps_the_app(scorer)


def fetch_behind(person: Scorer) -> None:
    """Fetch what only few screens need, which the phone does by itself once there is time."""
    person.page.evaluate(FETCH_BEHIND)
    (worker,) = person.page.context.service_workers
    assert worker.evaluate(_BEHIND)


def is_shell(person: Scorer) -> bool:
    return bool(person.page.evaluate("'shell' in document.body.dataset"))


def tap(person: Scorer, what: str) -> None:
    person.page.locator(what).tap()


def choose(person: Scorer, what: str) -> None:
    """Tap what the server has to keep, and wait for the page that comes."""
    with person.page.expect_navigation():
        tap(person, what)


def play_on(person: Scorer, *keys: int) -> None:
    for key in keys:
        person.key(key)
        person.read()


def begin_offline(person: Scorer, names: tuple[str, ...] = NAMES, deals: int = 0) -> str:
    person.go("/new")
    person.fill_names(*names)
    tap(person, f"label:has(input[name=dealer][value='{deals}'])")
    tap(person, "button[value=start]")
    person.page.locator("#pad").wait_for()
    return urlsplit(person.page.url).path


def lists(person: Scorer, rounds: dict[str, str]) -> None:
    """Wait until the games that can go on have these rounds, by the games' paths."""
    person.until(f"() => ({_LISTED})({json.dumps(sorted(rounds.items()))})")


def test_a_running_game_goes_on_after_a_reload_without_network(anna: Scorer) -> None:
    path = anna.open_game(NAMES)
    anna.is_kept()
    anna.network(on=False)
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    assert is_shell(anna)
    play_on(anna, 0, 1, 1)
    assert [row[1] for row in anna.rows().values()] == ["1", "0", "1"]
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    assert [row[1] for row in anna.rows().values()] == ["1", "0", "1"]
    anna.network(on=True)
    anna.has_sent()
    anna.go(path)
    assert not is_shell(anna)
    assert [row[1] for row in anna.rows().values()] == ["1", "0", "1"]


_PROMISE = "StorageManager.prototype.persisted = async () => %s;"


@pytest.mark.thorough
@pytest.mark.parametrize(("promised", "days"), [("false", 0), ("false", 2), ("true", 2)])
def test_that_the_browser_may_delete_what_waits_is_said_after_a_day_in_the_bar(
    promised: str, days: int, anna: Scorer
) -> None:
    anna.page.add_init_script(_PROMISE % promised)
    anna.open_game(NAMES)
    anna.is_kept()
    anna.network(on=False)
    anna.page.evaluate(f"(now => {{ Date.now = () => now() - {days} * 86400000; }})(Date.now)")
    play_on(anna, 0)
    anna.page.evaluate(f"(now => {{ Date.now = () => now() + {days} * 86400000; }})(Date.now)")
    play_on(anna, 1)
    unsent = anna.page.locator("#unsent")
    expect(unsent).to_contain_text("2 entries wait")
    said = "2 entries wait on this phone. Please go online again in the next days"
    if promised == "false" and days:
        expect(unsent).to_contain_text(said)
    else:
        anna.page.wait_for_timeout(300)
        expect(unsent).to_have_text("2 entries wait on this phone")
    expect(anna.page.locator("#notice")).to_be_empty()
    anna.network(on=True)
    anna.has_sent()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "day"),
    [
        ("en-GB", r"\d+ [A-Z]\w+ 20\d\d"),
        soak("en-US", r"[A-Z]\w+ \d+, 20\d\d"),
        ("de-AT", r"\d+\.\d+\.20\d\d"),
    ],
)
def test_the_phone_and_the_server_write_the_same_day_for_the_readers_region(
    language: str, day: str, scorer: Sit
) -> None:
    anna = scorer(language=language)
    path = anna.open_game(NAMES)
    anna.is_kept()
    anna.go(f"{path}/sheet")
    caption = anna.page.locator(".sheet caption")
    said = caption.inner_text()
    assert re.search(rf" {day}$", said), said
    # By way of the pad, the sheet is the phone's own.
    anna.page.locator(".top a").first.tap()
    anna.page.locator("#pad").wait_for()
    anna.page.locator(f"a[href='{path}/sheet']").tap()
    anna.page.locator("#sheet").wait_for()
    assert caption.inner_text() == said


@pytest.mark.thorough
def test_home_shows_the_games_of_this_phone_and_leads_to_them(anna: Scorer) -> None:
    path = anna.open_game(("Dora", "Emil", "Fred"), dealer=2)
    anna.page.locator("#pad").wait_for()
    play_on(anna, 0, 0, 0, 1, 0)
    anna.has_sent()
    empty = anna.open_game(NAMES)
    anna.page.locator("#pad").wait_for()
    anna.has_sent()
    anna.is_kept()
    anna.network(on=False)
    anna.go("/")
    anna.page.locator("#home").wait_for()
    lists(anna, {path: "2", empty: "1"})
    anna.page.add_init_script(
        "if (sessionStorage.isLater) Date.now = ((now) => () => now() + 3_700_000)(Date.now);"
    )
    anna.page.evaluate("sessionStorage.isLater = 1")
    anna.go("/")
    anna.page.locator("#home").wait_for()
    # The other one has no entry after an hour.
    lists(anna, {path: "2"})
    anna.page.evaluate("delete sessionStorage.isLater")
    anna.go(empty)
    anna.page.locator("#pad").wait_for()
    play_on(anna, 0)
    anna.go("/")
    anna.page.locator("#home").wait_for()
    # Its entry waits on the phone.
    lists(anna, {path: "2", empty: "1"})
    assert anna.page.locator("main .leader").inner_text() == "Emil\N{NO-BREAK SPACE}· Fred 20"
    assert "Dora · Emil · Fred" in anna.page.locator("main").inner_text().replace("\xa0", " ")
    tap(anna, f"a.running[href='{path}']")
    anna.page.locator("#pad").wait_for()
    assert urlsplit(anna.page.url).path == path
    anna.go(f"{path}/sheet")
    anna.page.locator("#sheet").wait_for()


@pytest.mark.thorough
def test_the_app_starts_on_the_running_game(anna: Scorer) -> None:
    path = anna.open_game(NAMES)
    anna.is_kept()
    anna.network(on=False)
    anna.go("/start")
    anna.page.locator("#pad").wait_for()
    assert urlsplit(anna.page.url).path == path


@pytest.mark.thorough
def test_a_game_that_is_not_on_this_phone_says_so(anna: Scorer) -> None:
    anna.network(on=False)
    # The answer counts as a failed one, but for the page that comes with it.
    anna.page.evaluate("location.assign('/g/' + 'a'.repeat(22) + '/sheet')")
    expect(anna.page.locator("main")).to_contain_text("not on this phone")


@pytest.mark.thorough
@pytest.mark.parametrize("every", [False, soak(True)])
def test_every_address_has_our_page_without_network(
    every: bool, anna: Scorer, tmp_path: Path
) -> None:
    """One in four is asked for, those of a game for one kind of game in turn; or ``every`` one."""
    path = anna.open_game(NAMES)
    play_on(anna, 0)
    anna.is_kept()
    match = anna.open_game(NAMES[:2], game="wizards_cup")
    anna.is_kept()
    fetch_behind(anna)
    app = app_without_games(tmp_path)
    ways_in = [rule for method, rule in ways(app) if method == "GET"]
    anna.network(on=False)
    for place, rule in enumerate(ways_in if every else ways_in[::4]):
        games = (path, match) if "game_id" in rule.arguments else (path,)
        for game in games if every else games[place % len(games) :][:1]:
            for address in addresses(app, rule, game_id=game.removeprefix("/g/")):
                # The answer counts as a failed one, but for the page that comes with it.
                anna.page.goto(anna.address + address)
                anna.page.locator("main h1, #pad, #sheet, #check, .match").first.wait_for()
                assert is_shell(anna), rule
                main = anna.page.locator("main").inner_text()
                if "This needs the network" in main:
                    assert anna.page.locator(f"a.running[href='{game}']").count() == 1, rule
                    assert "New game" in main


@pytest.mark.thorough
def test_rules_are_fetched_for_their_address_alone_once_there_was_time(anna: Scorer) -> None:
    (worker,) = anna.page.context.service_workers
    assert worker.evaluate(_BEHIND)
    anna.network(on=False)
    anna.page.goto(f"{anna.address}/")
    anna.page.locator("#home").wait_for()
    assert anna.page.locator("script[src*='/phone/rules']").count() == 0
    tap(anna, "main a[href='/rules']")
    anna.page.locator("main .list a").first.wait_for()
    assert anna.page.locator("script[src*='/phone/rules']").count() == 1
    listed_games = anna.page.locator("main").inner_html()
    anna.network(on=True)
    anna.go("/rules")
    assert not is_shell(anna)
    assert anna.page.locator("main").inner_html() == listed_games


@pytest.mark.thorough
@pytest.mark.parametrize("variants", [soak(()), ("vision_of_hell", "not_even")])
def test_the_rules_of_a_table_are_those_of_the_server(
    variants: tuple[str, ...], anna: Scorer
) -> None:
    path = anna.open_game(NAMES, variants=variants, choices={"points.made.base": "25"})
    anna.is_kept()
    fetch_behind(anna)
    anna.go(f"{path}/rules-in-short")
    by_server = anna.page.locator("main").inner_html()
    anna.network(on=False)
    anna.page.reload()
    anna.page.locator("main.rules-summary").wait_for()
    assert is_shell(anna)
    assert anna.page.locator("main").inner_html() == by_server
    assert "This table plays:" in anna.page.locator("main").inner_text()


# It goes again after four seconds, which a busy machine may need to look.
_NOTES_WHAT_IS_SAID = """() => {
  const notice = document.getElementById("notice");
  new MutationObserver(() => { window.said ||= notice.textContent; })
    .observe(notice, { childList: true });
}"""


def test_a_form_that_no_answer_comes_to_stays_with_all_that_was_typed(anna: Scorer) -> None:
    anna.go("/group/new")
    anna.page.locator("input[type=text]").first.fill("Our table")
    anna.network(on=False)
    anna.page.evaluate(_NOTES_WHAT_IS_SAID)
    tap(anna, "main form button")
    anna.page.wait_for_function("() => window.said?.includes('Nothing is lost')")
    assert anna.page.locator("input[type=text]").first.input_value() == "Our table"
    anna.network(on=True)
    anna.read()
    choose(anna, "main form button")
    assert "Our table" in anna.page.locator("body").inner_text()


def test_a_game_begins_without_network_and_is_there_when_it_is_back(anna: Scorer) -> None:
    anna.network(on=False)
    path = begin_offline(anna, deals=1)
    assert "Cleo" in anna.active()
    play_on(anna, 1, 0)
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    assert [row[1] for row in anna.rows().values()] == ["0", "", "1"]
    anna.page.goto("about:blank")
    anna.network(on=True)
    # The server does not know the game yet: what comes is what is here.
    anna.go(path)
    anna.page.locator("#pad").wait_for()
    assert is_shell(anna)
    anna.has_sent()
    anna.go(path)
    assert not is_shell(anna)
    assert [row[1] for row in anna.rows().values()] == ["0", "", "1"]
    anna.go("/")
    assert anna.page.locator("a.running").count() == 1


@pytest.mark.thorough
def test_what_is_wrong_with_a_new_game_is_said_and_what_was_typed_stays(anna: Scorer) -> None:
    anna.network(on=False)
    anna.go("/new")
    anna.fill_names("Anna", "anna", "")
    tap(anna, "button[value=start]")
    said = anna.page.locator("main")
    expect(said).to_contain_text("This game is for 3 to 6 players, not for 2.")
    expect(said).to_contain_text("There is already one called anna: two names must differ.")
    typed = anna.page.locator("input[name=name]").evaluate_all("all => all.map(one => one.value)")
    assert typed == ["Anna", "anna", ""]


@pytest.mark.thorough
def test_names_of_earlier_games_are_one_tap_and_a_game_has_its_switches(anna: Scorer) -> None:
    anna.open_game(NAMES)
    anna.is_kept()
    anna.network(on=False)
    anna.go("/new")
    for name in ("Cleo", "Anna", "Ben"):
        tap(anna, f"button[name=known]:has-text('{name}')")
    anna.unfold("games")
    tap(anna, "label[for='game-quoicoupli']")
    anna.unfold("rules-and-length")
    tap(anna, "label:has(input[value='quoicoupli.free_blind_round'])")
    tap(anna, "#rules-and-length summary")
    expect(anna.page.locator("#rules-now")).to_have_text("Free blind round")
    tap(anna, "label:has(input[name=dealer][value='2'])")
    tap(anna, "button[value=start]")
    anna.page.locator("#pad").wait_for()
    assert list(anna.rows()) == ["Cleo", "Anna", "Ben"]
    anna.network(on=True)
    anna.has_sent()
    anna.go(f"{urlsplit(anna.page.url).path}/rules")
    assert "Quoicoupli" in anna.page.locator("body").inner_text()


@pytest.mark.thorough
def test_a_rematch_without_network_has_the_people_and_the_next_dealer(anna: Scorer) -> None:
    anna.open_game(NAMES, rounds="1")
    anna.is_kept()
    anna.network(on=False)
    play_on(anna, 0, 0, 0, 1, 0)
    tap(anna, "a[href$='/end']")
    anna.page.locator("#end").wait_for()
    tap(anna, "form[action$='/rematch'] button")
    anna.page.locator("#new").wait_for()
    typed = anna.page.locator("input[name=name]").evaluate_all("all => all.map(one => one.value)")
    assert typed == list(NAMES)
    assert anna.page.locator("input[name=dealer]:checked").get_attribute("value") == "1"
    tap(anna, "button[value=start]")
    anna.page.locator("#pad").wait_for()
    assert anna.page.locator(".head").first.inner_text().count("/1") == 1


_UNOPENED = {
    "fails": "() => { throw new DOMException('', 'UnknownError'); }",
    "silent": "() => ({})",
}
"""How a browser does not open what it has stored: it says so, or it never answers."""

# A disk that never answers is given up after three seconds, each time that it is asked:
# test_storage.py waits for them.
_SOONER = """((later) => {
  window.setTimeout = (work, ms, ...given) => later(work, ms === 3000 ? 300 : ms, ...given);
})(setTimeout);"""


@pytest.fixture(params=_UNOPENED)
def unopened(anna: Scorer, request: pytest.FixtureRequest) -> Scorer:
    """A phone without network whose browser does not open what it has stored."""
    anna.settle()
    unopened = f"IDBFactory.prototype.open = {_UNOPENED[request.param]};"
    anna.page.add_init_script(f"{_SOONER} {unopened}")
    anna.network(on=False)
    return anna


@pytest.mark.thorough
def test_a_rematch_of_a_game_that_cannot_be_read_is_a_new_game(unopened: Scorer) -> None:
    unopened.page.goto(f"{unopened.address}/new?like={'a' * 22}")
    names = unopened.page.locator("input[name=name]")
    names.first.wait_for()
    assert set(names.evaluate_all("all => all.map(one => one.value)")) == {""}


@pytest.mark.thorough
def test_a_rematch_of_a_game_that_was_never_sent_has_its_people(anna: Scorer) -> None:
    anna.network(on=False)
    begin_offline(anna)
    play_on(anna, 0)
    path = urlsplit(anna.page.url).path
    anna.page.goto(f"{anna.address}/new?like={path.removeprefix('/g/')}")
    names = anna.page.locator("input[name=name]")
    names.first.wait_for()
    assert names.evaluate_all("all => all.map(one => one.value)") == list(NAMES)


# What each game's card says, by what the form sends for it, and the rules of the chosen one: its
# switches and lengths.
_CARDS = """() => {
  const said = (part) => part.textContent.replace(/\\s+/g, " ").trim();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cards = all("#game .cards > li");
  return [
    Object.fromEntries(cards.map((card) => [card.querySelector("input").value, said(card)])),
    all("#rules-and-length :is(.switch, .lengths)").map(said),
  ];
}"""


@pytest.mark.thorough
def test_people_and_house_rules_of_the_group_are_there_without_network(anna: Scorer) -> None:
    anna.page.goto(f"{anna.address}/house/new?game=wizard_gigamic")
    anna.page.locator("input[name=name]").fill("Sunday rules")
    choose(anna, "main button[value=save], main form button.primary")
    first = anna.open_game(NAMES)
    anna.is_kept()
    anna.page.wait_for_function("() => (localStorage.known ?? '').includes('Anna')")
    anna.go("/new")
    with_network = anna.page.evaluate(_CARDS)
    anna.network(on=False)
    anna.go("/new")
    # What is on the phone is read before it is drawn.
    anna.page.locator("#new").wait_for()
    assert is_shell(anna)
    assert anna.page.evaluate(_CARDS) == with_network
    anna.unfold("games")
    tap(anna, "label.card:has-text('Sunday rules')")
    for name in NAMES:
        tap(anna, f"button[name=known]:has-text('{name}')")
    tap(anna, "button[value=start]")
    anna.page.locator("#pad").wait_for()
    assert anna.page.title() == "Round 1 · Sunday rules (Wizard, Gigamic)"
    again = urlsplit(anna.page.url).path
    anna.network(on=True)
    anna.has_sent()
    openings = [anna.marks(path)[0]["cells"] for path in (first, again)]
    seated = [[cell[4] for cell in cells if cell[3] == "seating"] for cells in openings]
    assert seated[0] == seated[1], "they are the same people"
    assert [cell[4] for cell in openings[1] if cell[3] == "house"] == ["Sunday rules"]


def test_home_has_the_group_s_name_results_and_both_checkers_without_network(anna: Scorer) -> None:
    anna.open_game(NAMES, rounds="1", entries=(0, 0, 0, 1, 0))
    anna.is_kept()
    anna.go("/group")
    anna.page.locator("#name").fill("Tuesday")
    choose(anna, "button[name=do][value=name]")
    anna.page.wait_for_function("() => (localStorage.known ?? '').includes('Tuesday')")
    anna.go("/")
    head, results = anna.page.locator("h1"), anna.page.locator("a.past .standings")
    with_network = (head.inner_text(), results.inner_text())
    fetch_behind(anna)
    anna.network(on=False)
    anna.page.reload()
    anna.page.locator("#home").wait_for()
    assert (head.inner_text(), results.inner_text()) == with_network
    assert with_network[0] == "Tuesday"
    for way, there in (("/check", ".check-start"), ("/duel", "#cards")):
        tap(anna, f"main a[href='{way}']")
        anna.page.locator(there).wait_for()
        anna.page.go_back()
        anna.page.locator("#home").wait_for()


@pytest.mark.thorough
def test_a_sheet_is_printed_by_the_browser_without_network(anna: Scorer) -> None:
    anna.page.add_init_script("window.print = () => { document.body.dataset.printed = ''; };")
    anna.open_game(NAMES, rounds="1")
    play_on(anna, 0, 0, 0, 1, 0)
    anna.is_kept()
    anna.network(on=False)
    tap(anna, "a[href$='/end']")
    tap(anna, "a[href$='/paper']")
    expect(anna.page.locator("a:has-text('Picture to share')")).to_contain_text("needs the network")
    tap(anna, "#print")
    anna.page.locator("body[data-printed] #sheet").wait_for()


@pytest.mark.thorough
def test_games_of_this_phone_are_found_by_a_name(anna: Scorer) -> None:
    here = anna.open_game(("Dora", "Emil", "Fred"))
    anna.is_kept()
    anna.open_game(NAMES)
    anna.is_kept()
    anna.network(on=False)
    anna.go("/history")
    games = anna.page.locator("#found > li > a:visible")
    expect(games).to_have_count(2)
    field = anna.page.locator("#words")
    # The words that are typed are seen.
    assert field.bounding_box()["width"] > 250
    field.fill("emil")
    expect(games).to_have_count(1)
    expect(games).to_have_attribute("href", here)
    anna.page.locator("#words").fill("nobody")
    expect(anna.page.locator("#none")).to_be_visible()
    tap(anna, "button[name=person][value=Cleo]")
    expect(games).to_have_count(1)
    expect(games).not_to_have_attribute("href", here)
    # From there its sheet and its log are a tap away, as with network.
    anna.page.locator("#words").fill("emil")
    for way, there in (("sheet", "#sheet"), ("log", ".log")):
        tap(anna, f"#found > li:not([hidden]) .actions a[href='{here}/{way}']")
        anna.page.locator(there).first.wait_for()
        anna.go("/history")
        anna.page.locator("#words").fill("emil")


@pytest.mark.thorough
def test_a_game_begins_where_nothing_can_be_stored_and_goes_on_in_the_open_page(
    unopened: Scorer,
) -> None:
    page = unopened.page
    page.goto(f"{unopened.address}/new")
    unopened.fill_names(*NAMES)
    tap(unopened, "button[value=start]")
    page.locator("#pad").wait_for()
    play_on(unopened, 1, 0)
    assert sorted(row[1] for row in unopened.rows().values()) == ["", "0", "1"]
    expect(page.locator("#unsent")).to_contain_text("This browser keeps nothing: leave the page")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        unopened.network(on=True)
    unopened.wait_until_sent(urlsplit(page.url).path, 3)


@pytest.mark.thorough
def test_a_trembling_finger_begins_one_game(anna: Scorer) -> None:
    anna.network(on=False)
    anna.go("/new")
    anna.fill_names(*NAMES)
    anna.page.evaluate("() => { for (let i = 0; i < 2; i += 1) start.click(); }")
    anna.page.locator("#pad").wait_for()
    play_on(anna, 1, 0)
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    assert sorted(row[1] for row in anna.rows().values()) == ["", "0", "1"]


def test_nothing_of_anybody_is_in_the_cache(anna: Scorer) -> None:
    path = anna.open_game(("Xanthippe", "Yolanda", "Zacharias"))
    anna.page.locator("#pad").wait_for()
    for page in ("/", path, f"{path}/sheet", "/new"):
        anna.go(page)
    ((name, kept),) = anna.page.evaluate(_CACHES).items()
    assert name.startswith("shell-")
    for url, content in kept.items():
        assert re.fullmatch(
            r"/phone/en|/phone/(pad|later|menu|shell|rules|checker|paper)\.en\.js\?v=\w+"
            r"|/static/(one_tap\.js|(css|icons)/[\w.-]+)\?v=\w+",
            url.removeprefix(anna.address),
        )
        for secret in ("Xanthippe", path, 'name="csrf_token" value="I'):
            assert secret not in content


def test_a_changed_shell_replaces_the_old_one_and_nothing_else(anna: Scorer) -> None:
    (old,) = anna.page.evaluate(_CACHES)
    anna.page.evaluate("caches.open('shell-0123').then(() => caches.open('of-others'))")
    anna.page.goto(f"{anna.address}/preferences?back=/")
    choose(anna, "button[lang=fr]")
    anna.page.goto(f"{anna.address}/")
    new = anna.page.evaluate(_ONLY_CACHE, old)
    assert new.startswith("shell-")
    assert set(anna.page.evaluate(_CACHES)) == {new, "of-others"}
    anna.network(on=False)
    anna.page.reload()
    anna.page.locator("#home").wait_for()
    assert anna.page.locator("html").get_attribute("lang") == "fr"


@pytest.mark.thorough
def test_the_theme_holds_without_network_too(anna: Scorer) -> None:
    anna.page.goto(f"{anna.address}/preferences?back=/")
    choose(anna, "button[name=theme][value=dark]")
    anna.page.goto(f"{anna.address}/")
    anna.network(on=False)
    anna.page.reload()
    anna.page.locator("#home").wait_for()
    assert anna.page.locator("html").get_attribute("data-theme") == "dark"


@pytest.mark.thorough
def test_a_phone_that_keeps_nothing_has_no_app_without_network(anna: Scorer) -> None:
    anna.go("/preferences")
    choose(anna, "#keeps button")
    kept = anna.page.evaluate(
        """async () => {
          for (let tries = 0; tries < 1200; tries += 1) {
            const [here, names] = [
              await navigator.serviceWorker.getRegistrations(), await caches.keys(),
            ];
            if (!here.length && !names.length) return 0;
            await new Promise((resolve) => { setTimeout(resolve, 50); });
          }
          return 1;
        }"""
    )
    assert kept == 0
    anna.network(on=False)
    with pytest.raises(Error, match=OFFLINE):
        anna.go("/")
    anna.network(on=True)


@pytest.mark.thorough
def test_a_network_that_is_silent_does_not_keep_a_game_waiting(
    tmp_path: Path, browser: Browser
) -> None:
    with served(tmp_path / "kept") as server:
        anna = Scorer(browser, server.address, kept=True)
        anna.go("/")
        assert anna.page.evaluate(_KEPT)
        path = anna.open_game(NAMES)
        anna.is_kept()
        server.send(signal.SIGSTOP)
        anna.go(path)
        anna.page.locator("#pad").wait_for()
        assert is_shell(anna)
        play_on(anna, 0)
        server.send(signal.SIGCONT)
        anna.has_sent()
        anna.leave()


@pytest.mark.thorough
def test_the_first_page_sends_what_waits_and_lists_it_once_the_network_is_back(
    anna: Scorer,
) -> None:
    before = anna.open_game(("Dora", "Emil", "Fred"), dealer=2)
    anna.is_kept()
    anna.network(on=False)
    play_on(anna, 0, 0, 0, 1, 0)
    begun = begin_offline(anna, deals=2)
    play_on(anna, 0, 0, 0, 1, 0, 0)
    anna.go("/")
    anna.page.locator("#home").wait_for()
    assert is_shell(anna)
    anna.network(on=True)
    anna.page.locator("body:not([data-shell]) a.running").nth(1).wait_for()
    lists(anna, {before: "2", begun: "2"})
    anna.has_sent()


@pytest.mark.thorough
def test_the_page_for_want_of_network_tries_by_itself_until_the_server_answers(
    anna: Scorer,
) -> None:
    anna.network(on=False)
    begun = begin_offline(anna)
    play_on(anna, 0)
    anna.on_requests("**/new/marks", lambda route: route.abort("internetdisconnected"))
    anna.go("/")
    anna.page.locator("#home").wait_for()
    with anna.page.expect_event("requestfailed"):
        anna.network(on=True)
    anna.page.context.unroute("**/new/marks")
    anna.page.locator("body:not([data-shell]) a.running").wait_for()
    lists(anna, {begun: "1"})


@pytest.mark.thorough
def test_the_server_s_first_page_sends_what_waits_too(anna: Scorer) -> None:
    path = anna.open_game(NAMES, dealer=2)
    anna.is_kept()
    anna.network(on=False)
    play_on(anna, 0, 0, 0, 1, 0)
    begun = begin_offline(anna)
    play_on(anna, 0)
    anna.page.goto("about:blank")
    anna.network(on=True)
    anna.go("/")
    # It is loaded anew once all is sent.
    anna.page.locator("a.running").nth(1).wait_for()
    lists(anna, {path: "2", begun: "1"})
    assert not is_shell(anna)
    anna.has_sent()


@pytest.mark.thorough
def test_the_first_page_asks_for_no_script_of_the_pad_where_nothing_waits(anna: Scorer) -> None:
    anna.open_game(NAMES)
    anna.is_kept()
    anna.go("/")
    # The first visit of a day compares what the phone keeps with what the server has.
    anna.page.wait_for_function("() => 'compared' in localStorage")
    anna.go("/")
    anna.settle()
    assert anna.page.locator("script[src*='/phone/']").count() == 0


@pytest.mark.thorough
@pytest.mark.parametrize("how", _UNOPENED)
def test_an_unknown_game_is_said_to_be_one_where_the_browser_opens_no_database(
    how: str, anna: Scorer
) -> None:
    (worker,) = anna.page.context.service_workers
    worker.evaluate(f"() => {{ IDBFactory.prototype.open = {_UNOPENED[how]}; }}")
    anna.page.goto(f"{anna.address}/g/{'a' * 22}")
    assert "There is no such game" in anna.page.locator("main").inner_text()
    anna.console.clear()


@pytest.mark.thorough
def test_house_rules_are_read_in_short_as_the_server_has_them(anna: Scorer) -> None:
    anna.page.goto(f"{anna.address}/house/new?game=wizard_gigamic")
    anna.page.locator("input[name=name]").fill("Monday rules")
    anna.page.locator("[name='option.points.made.base']").fill("25")
    choose(anna, "main form button.primary")
    anna.go("/new")
    anna.page.wait_for_function("() => (localStorage.known ?? '').includes('Monday')")
    (worker,) = anna.page.context.service_workers
    assert worker.evaluate(_BEHIND)
    house = anna.page.evaluate("JSON.parse(localStorage.known).houses[0].id")
    anna.go(f"/house/{house}/in-short")
    by_server = anna.page.locator("main").inner_html()
    anna.network(on=False)
    anna.go("/new")
    anna.fill_names("Dora")
    anna.unfold("games")
    tap(anna, "label.card:has-text('Monday rules')")
    anna.unfold("rules-and-length")
    tap(anna, f"a[href='/house/{house}/in-short']")
    anna.page.locator("main.rules-summary").wait_for()
    assert is_shell(anna)
    assert anna.page.locator("main").inner_html() == by_server
    assert "These house rules:" in by_server
    # What was typed is still there.
    tap(anna, ".up")
    anna.page.locator("#new").wait_for()
    expect(anna.page.locator("#name-0")).to_have_value("Dora")
    tap(anna, "button[value=empty]")
    expect(anna.page.locator("#name-0")).to_have_value("")


@pytest.mark.thorough
def test_a_new_game_that_is_being_typed_goes_on_when_the_network_goes_away(anna: Scorer) -> None:
    anna.go("/new")
    anna.unfold("games")
    tap(anna, "label[for='game-quoicoupli']")
    anna.settle()
    anna.fill_names(*NAMES)
    away = anna.page.locator("#away")
    expect(away).to_be_hidden()
    anna.network(on=False)
    expect(away).to_contain_text("What you type here stays")
    tap(anna, "#go-on")
    anna.page.locator("body[data-shell] #new").wait_for()
    typed = anna.page.locator("input[name=name]").evaluate_all("all => all.map(one => one.value)")
    assert typed == list(NAMES)
    assert anna.page.locator("#game-quoicoupli").is_checked()
    tap(anna, "button[value=start]")
    anna.page.locator("#pad").wait_for()


@pytest.mark.thorough
def test_a_form_says_that_the_network_is_away_before_anything_is_sent(anna: Scorer) -> None:
    anna.go("/group/new")
    away = anna.page.locator("#away")
    expect(away).to_be_hidden()
    anna.network(on=False)
    expect(away).to_be_visible()
    anna.network(on=True)
    expect(away).to_be_hidden()


@pytest.mark.thorough
def test_a_form_says_that_no_server_answers_though_there_is_wi_fi(anna: Scorer) -> None:
    anna.go("/group/new")
    away = anna.page.locator("#away")
    comes_back = "document.dispatchEvent(new Event('visibilitychange'))"
    anna.on_requests("**/new/known", lambda route: route.abort("internetdisconnected"))
    anna.page.evaluate(comes_back)
    expect(away).to_contain_text("What you type here stays")
    assert anna.page.evaluate("navigator.onLine")
    anna.page.context.unroute("**/new/known")
    anna.page.evaluate(comes_back)
    expect(away).to_be_hidden()
    # A new game goes on in the app that the phone keeps.
    anna.go("/new")
    for asked in ("**/new", "**/new/known"):
        anna.on_requests(asked, lambda route: route.abort("internetdisconnected"))
    anna.fill_names("Anna")
    expect(away).to_be_visible()
    expect(anna.page.locator("#go-on")).to_be_visible()
    assert anna.page.evaluate("navigator.onLine")
    expect(anna.page.locator("#notice")).to_be_empty()
