"""What is behind ⋯ without network: shown, judged, kept and sent like any tap.

A whole evening with it, in every engine, is in ``engines/test_without_network.py``.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.scorer import Scorer, Sit
from tests.browser.test_secret_bids import HELD

NAMES = ("Anna", "Ben", "Cleo", "Dan")


def open_menu(scorer: Scorer, entry: str) -> None:
    """Open ⋯ and one of its entries."""
    scorer.page.locator("#pad a[href$='/table']").tap()
    scorer.page.get_by_role("heading", name="The table").wait_for()
    scorer.page.get_by_role("link", name=entry).first.tap()


# A script that has come has yet to run: before the page rests it has.
_MENU_RUNS = """async () => {
  const script = document.querySelector("script[src*='/menu.']");
  if (!script || !performance.getEntriesByName(script.src).length) return false;
  await new Promise((resolve) => { requestIdleCallback(resolve); });
  return true;
}"""


def has_menu(scorer: Scorer) -> None:
    """Wait until what is behind ⋯ is on the phone."""
    scorer.until(_MENU_RUNS)


def lose_network(scorer: Scorer) -> None:
    """The network goes once all scripts have come."""
    has_menu(scorer)
    scorer.settle()
    scorer.network(on=False)


def offline(scorer: Scorer, names: tuple[str, ...] = NAMES) -> str:
    """A game whose phone has just lost the network."""
    path = scorer.open_game(names)
    lose_network(scorer)
    return path


def test_a_misdeal_without_network_and_without_the_stored_app(scorer: Sit) -> None:
    anna = scorer()
    path = offline(anna)
    anna.key(0)
    open_menu(anna, "This round")
    anna.page.get_by_role("button", name="Dealt again").tap()
    expect(anna.page.locator("#undo")).to_contain_text("dealt again")
    anna.network(on=True)
    expect(anna.page.locator("#unsent")).to_be_hidden()
    anna.has_sent()
    assert anna.marks(path)[-1]["cells"] == [[1, 0, "", "deal", 2]]


@pytest.mark.thorough
def test_what_is_typed_stays_while_others_write_and_a_share_code_says_what_it_needs(
    scorer: Sit,
) -> None:
    anna, ben = scorer(), scorer()
    path = anna.open_game(NAMES)
    anna.let_in(ben, path, "host")
    lose_network(anna)
    open_menu(anna, "Players")
    anna.page.get_by_label("Name", exact=True).fill("Anna")
    anna.page.locator(".one-line button[value=join]").tap()
    expect(anna.page.locator("#name-wrong")).to_contain_text("already one called Anna")
    assert anna.page.get_by_label("Name", exact=True).input_value() == "Anna"
    anna.page.get_by_label("Name", exact=True).fill("Dora")
    ben.go(path)
    ben.key(1)
    ben.all_sent()
    anna.network(on=True)
    anna.until(f"async () => (await ({HELD})()).length === 2")
    assert anna.page.get_by_label("Name", exact=True).input_value() == "Dora"
    anna.network(on=False)
    # The page spoke of round 1, in which Ben has bid since.
    anna.page.locator(".one-line button[value=join]").tap()
    now = anna.page.locator("button[value^='now.']")
    expect(now).to_contain_text("Dealt again: without the bids of Ben")
    anna.page.get_by_role("button", name="Ben changes places").tap()
    anna.page.get_by_role("button", name="Cleo changes places with Ben").tap()
    expect(anna.page.locator(".seats .who").nth(1)).to_contain_text("Cleo")
    anna.page.locator(".top .up").tap()
    anna.page.get_by_role("link", name="Share").tap()
    expect(anna.page.locator("main")).to_contain_text("A code needs the network")


@pytest.mark.thorough
def test_seats_that_two_phones_change_apart_are_asked_about_as_bids_are(scorer: Sit) -> None:
    phones = anna, ben = scorer(), scorer()
    path = anna.open_game(NAMES)
    anna.let_in(ben, path, "host")
    ben.go(path)
    for phone, leaves in zip(phones, ("Cleo", "Dan"), strict=True):
        lose_network(phone)
        open_menu(phone, "Players")
        phone.page.get_by_role("button", name=f"{leaves} leaves").tap()
        phone.page.locator("#seats button[value^='now.'].primary").tap()
        expect(phone.page.locator("#undo")).to_contain_text(f"{leaves} leaves")
        assert leaves not in phone.totals()
    for phone in phones:
        phone.network(on=True)
        expect(phone.page.locator("#unsent")).to_be_hidden()
    conflict = anna.page.locator("#conflict")
    expect(conflict).to_contain_text("Two phones, round 1:")
    said = conflict.locator("button").all_inner_texts()
    assert sorted(said) == ["Anna, Ben, Cleo", "Anna, Ben, Dan"]
    for phone in phones:
        expect(phone.page.locator("#conflict")).to_be_visible()
    conflict.get_by_role("button", name="Anna, Ben, Cleo").tap()
    for phone in phones:
        expect(phone.page.locator("#conflict")).to_have_count(0)
        expect(phone.page.locator("li.row")).to_have_count(3)
        assert sorted(phone.totals()) == ["Anna", "Ben", "Cleo"]


@pytest.mark.thorough
def test_rules_that_two_phones_change_apart_are_asked_about_too(scorer: Sit) -> None:
    phones = anna, ben = scorer(), scorer()
    path = anna.open_game(NAMES)
    anna.let_in(ben, path, "host")
    ben.go(path)
    for phone, who in zip(phones, ("last", "sole_leader"), strict=True):
        lose_network(phone)
        open_menu(phone, "Rules")
        phone.page.locator("select[name='option.bidding.who']").select_option(who)
        phone.page.get_by_role("button", name="Play like this").tap()
        expect(phone.page.locator("#undo")).to_contain_text("Bids must not add up")
    for phone in phones:
        phone.network(on=True)
        expect(phone.page.locator("#unsent")).to_be_hidden()
    conflict = anna.page.locator("#conflict")
    expect(conflict.locator("button")).to_have_count(2)
    conflict.locator("button").first.tap()
    for phone in phones:
        expect(phone.page.locator("#conflict")).to_have_count(0)


def test_a_game_cut_short_without_network_asks_on_its_end_and_the_switch_turns_it_round(
    scorer: Sit,
) -> None:
    anna = scorer()
    path = anna.open_game(NAMES, entries=(0, 1, 0, 1, 0, 1, 0))
    lose_network(anna)
    open_menu(anna, "End the game now")
    anna.page.get_by_role("button", name="End the game now").tap()
    anna.page.get_by_role("link", name="Podium and curve").tap()
    anna.page.get_by_role("button", name="No", exact=True).tap()
    switch = anna.page.get_by_role("button", name="Count in statistics")
    expect(switch).to_be_visible()
    expect(anna.page.get_by_text("Does this game count in statistics?")).to_have_count(0)
    anna.page.get_by_role("link", name="Note on the game").tap()
    anna.page.get_by_label("Note on the game").fill("x" * 201)
    anna.page.get_by_role("button", name="Write").tap()
    expect(anna.page.locator("#refused")).to_contain_text("At most 200 characters")
    anna.page.get_by_label("Note on the game").fill("שרה 2:1 <b>")
    anna.page.get_by_role("button", name="Write").tap()
    expect(anna.page.locator(".note")).to_have_text("שרה 2:1 <b>")
    switch.tap()
    expect(anna.page.get_by_role("button", name="Leave out of statistics")).to_be_visible()
    anna.network(on=True)
    anna.has_sent()
    written = [mark["cells"][0][3:] for mark in anna.marks(path)[-3:]]
    assert written == [["counts", False], ["note", "שרה 2:1 <b>"], ["counts", True]]
