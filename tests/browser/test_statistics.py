"""Statistics of a group that has played for months: seen, heard, tapped, printed."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.services.groups import HOUSEHOLD, current_group
from scorepad.services.statistics.update import catch_up
from scorepad.startup import prepare_server
from scorepad.store import Store
from tests.browser.axe import complaints, opened
from tests.browser.lost import lost
from tests.browser.scorer import Scorer, Sit
from tests.browser.test_all_screens import SMALL, TWICE
from tests.kinds import soak, thorough
from tests.tools.bench.servers import scorepad_in, serving

TOKEN = "somebody-of-this-group"  # as long as a cookie of ours is
UNTIL = 1_795_000_000


@pytest.fixture(scope="module")
def months(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose household has played many games; its phone has the token."""
    instance = tmp_path_factory.mktemp("months")
    _play(instance)
    with serving(scorepad_in(instance), forked=True) as address:
        yield address.rstrip("/")


def _play(instance: Path) -> None:
    store = Store(prepare_server({}, instance).database_url)
    fill(store, EveningsToMake(games=40, people=6, seed=3, until=UNTIL))
    with store.writing() as transaction:
        group = current_group(transaction, HOUSEHOLD)
        assert group is not None
        device = hashlib.sha256(TOKEN.encode()).hexdigest()[:32]
        transaction.groups.enter(group.group_id, device, group.generation, UNTIL)
    catch_up(store, group.group_id, 600)
    store.close()


@pytest.fixture
def somebody(browser: Browser, months: str) -> Iterator[Sit]:
    people: list[Scorer] = []

    def come(**phone: object) -> Scorer:
        person = Scorer(browser, months, **phone)  # type: ignore[arg-type]
        person.page.context.add_cookies([{"name": "device", "value": TOKEN, "url": months}])
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()


def one_person(anna: Scorer) -> str:
    """The address of the first player's page, in the first player's favourite game."""
    anna.go("/statistics")
    href = anna.page.locator("table a").first.get_attribute("href")
    assert href is not None
    return href


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", soak("fr"), thorough("de")])
def test_pictures_and_tables_are_for_everybody(language: str, somebody: Sit) -> None:
    anna = somebody(language=language)
    for path in ("/statistics", one_person(anna)):
        opened(anna, path)
        expect(anna.page.locator(".picture")).to_have_count(3)
        assert anna.overflow()[0] == 0
        assert language != "en" or complaints(anna) == []
        assert anna.page.evaluate(SMALL) == []
        anna.page.evaluate(TWICE)
        assert lost(anna, larger=True) == []
        assert anna.overflow()[0] == 0


@pytest.mark.thorough
def test_what_is_chosen_shows_at_once_and_stays_in_the_address(somebody: Sit) -> None:
    anna = somebody()
    anna.go("/statistics")
    page = anna.page
    page.locator("summary").first.tap()
    page.locator("select[name=game]").select_option(index=1)
    expect(page.locator("#points")).to_be_visible()
    assert "game=" in urlsplit(page.url).query
    page.locator("#found table a").first.tap()
    expect(page.locator("#person")).to_be_visible()
    expect(page.locator("select[name=player]")).not_to_have_value("")
    page.get_by_role("link", name="Everybody", exact=True).tap()
    expect(page.locator("#points")).to_be_visible()
    assert anna.console == []


@pytest.mark.thorough
def test_every_picture_can_be_printed_with_its_table(somebody: Sit) -> None:
    anna = somebody()
    anna.go(one_person(anna))
    anna.page.emulate_media(media="print")
    for section in anna.page.locator("section:has(.picture)").all():
        expect(section.locator(".picture")).to_be_visible()
        expect(section.locator("tbody tr").last).to_be_visible()
    expect(anna.page.locator(".filters")).to_be_hidden()
