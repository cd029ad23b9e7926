"""A quarrel where there is no network: the cards are judged on the phone, tricks counted there."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit
from tests.browser.test_check import HANDS_ON, lay, tap
from tests.browser.test_offline_shell import is_shell, keeps_the_app

NAMES = ("Anna", "Ben", "Cleo")
FILLED = """async () => {
  (await navigator.serviceWorker.ready).active.postMessage("fill");
  for (let tries = 0; tries < 400; tries += 1) {
    for (const name of await caches.keys()) {
      const all = await (await caches.open(name)).keys();
      const kept = (part) => all.some(({ url }) => url.includes(part));
      if (kept("/phone/checker.") && kept("/css/trick_check") && kept("/css/duel")) return true;
    }
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  return false;
}"""


@pytest.fixture
def anna(scorer: Sit) -> Scorer:
    """A phone that keeps the app, and what only few screens need."""
    person = keeps_the_app(scorer)
    person.until(FILLED)
    return person


def begin(person: Scorer) -> str:
    """A round of three cards that has been bid, red being trump; Ben leads."""
    path = person.open_game(NAMES, hands="3,1")
    person.page.goto(f"{person.address}{path}?at=trump")
    person.tap(".trumps [value=R]")
    person.keys(2, 1, 1)
    person.is_kept()
    return path


@pytest.mark.thorough
def test_the_address_of_a_trick_is_copied_without_network(anna: Scorer) -> None:
    anna.page.add_init_script(HANDS_ON)
    anna.network(on=False)
    anna.go("/check?game=wizard_gigamic&n=3&trump=R&card=B5&card=R7")
    anna.page.locator("#check").wait_for()
    assert is_shell(anna)
    tap(anna, "#share")
    address = anna.page.locator("#link").input_value()
    anna.page.locator("[data-hands-on=copy]").tap()
    anna.page.locator("text=Copied").wait_for()
    assert anna.page.evaluate("window.handed") == [["copy", address]]


def test_a_quarrel_is_judged_with_its_section_and_its_trick_is_counted(anna: Scorer) -> None:
    path = begin(anna)
    anna.network(on=False)
    anna.page.locator("#count").tap()
    anna.page.locator("#check").wait_for()
    assert urlsplit(anna.page.url).path == f"{path}/check"
    assert "Ben leads" in anna.page.inner_text(".said")
    lay(anna, ["B5", "R2", "N"])
    assert anna.page.inner_text("#verdict") == "Cleo takes the trick"
    assert anna.page.inner_text(".reason").startswith("The only trump: red 2.")
    assert "Wizard (Gigamic), Qui remporte le pli" in anna.page.inner_text(".source")
    assert anna.page.evaluate("document.activeElement.id") == "verdict"
    tap(anna, "#place-2")
    tap(anna, "#had-yes")
    assert "That was not legal" in anna.page.inner_text("#ruling")
    assert "Wizard (Gigamic), Jouer les plis" in anna.page.inner_text(".source")
    anna.page.reload()
    expect(anna.page.locator("#ruling")).to_contain_text("That was not legal")
    tap(anna, "#back-to-trick")
    tap(anna, "#next")
    assert "Cleo leads" in anna.page.inner_text(".said")
    expect(anna.page.locator("#unsent")).to_contain_text("waits on this phone")
    tap(anna, "#place-1")
    tap(anna, "#undo")
    tap(anna, "#place-1")
    lay(anna, ["Z", "B3", "G1"])
    assert anna.page.inner_text("#verdict") == "Ben takes the trick"
    anna.page.locator("#next").tap()
    anna.page.locator("#pad").wait_for()
    assert anna.page.inner_text(".head").startswith("2/2")
    anna.network(on=True)
    anna.has_sent()
    anna.go(f"{path}/sheet")
    assert not is_shell(anna)
    assert "Ben" in anna.page.inner_text("main")


@pytest.mark.thorough
def test_from_home_a_game_is_chosen_and_a_duel_is_decided(anna: Scorer) -> None:
    path = begin(anna)
    anna.network(on=False)
    anna.go("/check")
    anna.page.locator(".check-start").wait_for()
    assert is_shell(anna)
    running = anna.page.locator(f"a[href='{path}/check']")
    assert "Anna · Ben · Cleo" in running.inner_text()
    anna.page.locator("a.chip[href='/check?game=quoicoupli&n=4']").tap()
    anna.page.locator("#check").wait_for()
    tap(anna, "#trump-H")
    lay(anna, ["S3", "SK", "HA", "S2"])
    assert anna.page.inner_text("#verdict") == "Player 3 takes the trick"
    # All nine rows of keys are there below the line that says how much waits.
    anna.go("/check?game=skull_king&n=3&card=Y5&card=P")
    anna.page.locator("#key-E").wait_for()
    anna.page.evaluate("unsent.hidden = false; unsent.textContent = '3 entries wait';")
    assert anna.overflow()[1] < 5
    anna.go("/duel")
    anna.page.locator("#cards").wait_for()
    assert is_shell(anna)
    anna.page.locator("label:has(#a-Fire)").tap()
    anna.page.locator("label:has(#b-Water)").tap()
    expect(anna.page.locator("#verdict h2")).to_have_text("B wins")
    assert "Wizards Cup, 3.B." in anna.page.inner_text("#verdict")
    anna.page.locator("label:has(#b-Fire)").tap()
    anna.page.locator("#a-value").fill("7")
    anna.page.locator("#b-value").fill("5")
    expect(anna.page.locator("#verdict h2")).to_have_text("A wins")


@pytest.mark.thorough
def test_a_trick_that_was_begun_with_network_goes_on_without(anna: Scorer) -> None:
    anna.go("/check?game=wizard_gigamic&n=3&trump=R")
    lay(anna, ["B5"])
    anna.network(on=False)
    anna.page.locator("#key-R2").tap()
    anna.page.locator("[data-shell] #check").wait_for()
    assert "Player 2 would take it." in anna.page.inner_text(".said")
    lay(anna, ["N"])
    assert anna.page.inner_text("#verdict") == "Player 2 takes the trick"


@pytest.mark.thorough
def test_a_keyboard_reaches_every_card_and_typing_is_not_offered(anna: Scorer) -> None:
    anna.network(on=False)
    anna.go("/check?game=wizard_gigamic&n=3&trump=R&ask=typing")
    anna.page.locator("#check").wait_for()
    assert not anna.page.locator("#typing, #typed").count()
    for code in ("B5", "N", "R2"):
        anna.page.locator(f"#key-{code}").focus()
        anna.page.keyboard.press("Enter")
    assert anna.page.inner_text("#verdict") == "Player 3 takes the trick"


def with_cloud(person: Scorer, **choices: str) -> str:
    """A round of two cards that has been bid: Ben and Cleo one each, Anna none."""
    open_bids = {"bidding.visibility": "open", "bidding.entry": "scorer"}
    path = person.open_game(
        NAMES, "wizard_jubilee", hands="2,1", choices={**open_bids, **choices}, entries=(1, 1, 0)
    )
    person.is_kept()
    person.network(on=False)
    return path


def test_the_bid_that_the_cloud_changes_is_written_with_its_trick(anna: Scorer) -> None:
    path = with_cloud(anna)
    anna.go(f"{path}/check?trump=R&card=G9&card=CG&card=G11")
    expect(anna.page.locator("#verdict")).to_have_text("Anna takes the trick")
    # A bid of none goes one way only.
    expect(anna.page.locator(".new-bids button")).to_have_count(1)
    tap(anna, "#bid-1")
    expect(anna.page.locator("#place-0 .name")).to_contain_text("1/1")
    anna.go(f"{path}/check?trump=R&leader=1&card=G9&card=CG&card=G3")
    anna.page.locator("#bid-2").tap()
    anna.page.locator("#pad").wait_for()
    anna.network(on=True)
    anna.has_sent()
    marks = anna.marks(path)
    bidders = [cell[2] for mark in marks for cell in mark["cells"] if cell[3] == "bid"]
    _, cleo, first = bidders
    written = [[cell[2:] for cell in mark["cells"]] for mark in marks[-2:]]
    assert written == [
        [["", "trick:1", first], [first, "changed", 1]],
        [["", "trick:2", cleo], [cleo, "changed", 2]],
    ]


def test_a_bid_that_changes_after_the_round_is_asked_for_when_it_closes(anna: Scorer) -> None:
    path = with_cloud(anna, **{"play.bid_change": "round_end"})
    anna.go(f"{path}/check?trump=R&card=G9&card=CG&card=G3")
    tap(anna, "#next")
    anna.page.locator("#place-0").tap()
    expect(anna.page.locator("#pad")).to_contain_text("Who took the Cloud?")
    assert "round=1" in urlsplit(anna.page.url).query
