"""Long work on a page goes on by itself and says how far it is, with scripts and without."""

import hashlib
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from scorepad.pad.opening import Opening
from scorepad.services.access import opened_game
from scorepad.services.games import open_game
from scorepad.services.import_export.exporting import games_of_device
from scorepad.services.links import new_game_id, new_player_id
from scorepad.services.people.people import people_of
from scorepad.startup import prepare_server
from scorepad.store import Store
from scorepad.store.sqlite_library import sqlite3
from tests.browser.scorer import Scorer
from tests.tools.bench.servers import scorepad_in, serving

TOKEN = "somebody-of-this-group"  # as long as a cookie of ours is
DEVICE = hashlib.sha256(TOKEN.encode()).hexdigest()[:32]
MANY = 400
"""Games: on most machines more than are done in a step."""


@pytest.fixture(scope="module")
def instance(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with many games of five people, each begun and no more."""
    folder = tmp_path_factory.mktemp("many")
    store = Store(prepare_server({}, folder).database_url)
    for number in range(MANY):
        names = ("Yolanda", "Zebulon", "Ben", "Cleo")[number % 2 :][:3]
        opening = Opening("wizard_gigamic", [(new_player_id(), name) for name in names])
        assert open_game(store, DEVICE, new_game_id(), opening, 1_790_000_000 + number) == {}
    everything = "".join(games_of_device(store, DEVICE, "json", 1_790_000_000))
    (folder / "games.jsonl").write_text(everything, "utf-8")
    store.close()
    return folder


@pytest.fixture(scope="module")
def served(instance: Path) -> Iterator[str]:
    with serving(scorepad_in(instance), forked=True) as address:
        yield address.rstrip("/")


def looks_at(browser: Browser, served: str, name: str, *, scripts: bool) -> Scorer:
    """Somebody of the group who has opened the page of a person."""
    person = Scorer(browser, served, scripts=scripts)
    person.page.context.add_cookies([{"name": "device", "value": TOKEN, "url": served}])
    person.page.goto(f"{served}/people")
    person.page.get_by_role("link", name=re.compile(name)).click()
    return person


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "called", "scripts"), [("Ben", "Benno", True), ("Cleo", "Clea", False)]
)
def test_a_new_name_comes_onto_every_pad(
    browser: Browser, served: str, instance: Path, name: str, called: str, scripts: bool
) -> None:
    person = looks_at(browser, served, name, scripts=scripts)
    page = person.page
    page.get_by_label("Name", exact=True).fill(called)
    further = page.get_by_role("button", name="Continue")
    with page.expect_navigation():
        page.get_by_role("button", name="Rename").click()
    while not scripts and further.count():
        with page.expect_navigation():
            further.click()
    expect(page).to_have_url(f"{served}/people", timeout=120_000)
    store = Store(f"sqlite:///{instance}/scorepad.db")
    with store.reading() as transaction:
        games = transaction.games.after("", MANY)
    pads = [opened_game(store, game.game_id, DEVICE).pad for game in games]
    store.close()
    names = {each for pad in pads for each in pad.names.values()}
    assert called in names
    assert name not in names
    person.leave()


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "scripts"), [("Yolanda", True), ("Zebulon", False)])
def test_erasing_goes_on_by_itself_to_its_end(
    browser: Browser, served: str, instance: Path, name: str, scripts: bool
) -> None:
    person = looks_at(browser, served, name, scripts=scripts)
    page = person.page
    page.get_by_role("link", name="Erase for good").click()
    page.get_by_role("button", name="Erase for good").click()
    expect(page.get_by_role("status").first).to_contain_text("The name is erased", timeout=120_000)
    store = Store(f"sqlite:///{instance}/scorepad.db")
    assert name not in {each.name for each in people_of(store, DEVICE)}
    store.close()
    person.leave()


@pytest.mark.thorough
def test_an_import_says_how_far_it_is(
    browser: Browser, instance: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with serving(scorepad_in(tmp_path_factory.mktemp("other")), forked=True) as address:
        person = Scorer(browser, address.rstrip("/"))
        page = person.page
        page.goto(f"{address.rstrip('/')}/files")
        page.set_input_files("#file", instance / "games.jsonl")
        # The page goes as soon as the answer is there: what it has said is kept.
        page.evaluate(
            """() => new MutationObserver(() => {
                const now = document.querySelector("#so-far")?.textContent ?? "";
                sessionStorage.said = (sessionStorage.said ?? "") + now;
            }).observe(document.body, {childList: true, subtree: true})"""
        )
        page.get_by_role("button", name="Import").click(no_wait_after=True)
        done = page.get_by_role("status").filter(has_text="were imported")
        expect(done).to_contain_text(f"{MANY} games were imported", timeout=120_000)
        said = page.evaluate("sessionStorage.said")
        assert "The file is being read." in said
        person.leave()


@pytest.mark.thorough
def test_a_file_that_was_saved_leaves_the_page_saying_what_is_not_in_it(
    browser: Browser, served: str, instance: Path
) -> None:
    person = Scorer(browser, served)
    person.page.context.add_cookies([{"name": "device", "value": TOKEN, "url": served}])
    page = person.page
    page.goto(f"{served}/files")
    expect(page.locator("#left-out")).not_to_contain_text("damaged")
    with closing(sqlite3.connect(instance / "scorepad.db")) as raw, raw:
        newest = "SELECT game_id FROM game ORDER BY created_at DESC LIMIT 1"
        raw.execute(f"UPDATE mark SET body = '{{' WHERE game_id = ({newest})")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Everything").click()
    assert len(saved.value.path().read_text("utf-8").splitlines()) == MANY
    expect(page.locator("#left-out")).to_contain_text("This game is damaged")
    person.leave()
