"""The owner brings an older copy back: nothing that a phone still has is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.scorer import Scorer
from tests.tools.bench.servers import Machine

NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "instance")


@pytest.mark.thorough
def test_two_phones_that_wrote_apart_have_both_afterwards(
    machine: Machine, browser: Browser
) -> None:
    with machine.serves():
        anna = Scorer(browser, machine.address)
        path = anna.open_game(NAMES)
        link = anna.get(f"{path}/links?role=host").text()
        anna.key(1)
        anna.all_sent()
        anna.page.goto("about:blank")
        ben = Scorer(browser, machine.address)
        ben.open(link.split('class="link"', 1)[1].split(">", 1)[1].split("<", 1)[0].strip())
        machine.command("backup", machine.folder.with_name("copy.db"))
        ben.keys(1, 0)
        ben.all_sent()
        ben.page.goto("about:blank")
    machine.command("restore", machine.folder.with_name("copy.db"))
    with machine.serves():
        anna.page.goto(machine.address + path)
        anna.keys(0, 1)
        anna.all_sent()
        ben.page.goto(machine.address + path)
        # Whose two entries the others overtook, is asked what holds.
        expect(ben.page.locator(".conflict").first).to_be_visible()
        ben.wait_until_sent(path, 6)
        anna.page.reload()
        expect(anna.page.locator(".conflict").first).to_be_visible()
        assert [mark["id"] for mark in anna.marks(path)] == [mark["id"] for mark in ben.marks(path)]
        assert len(ben.marks(path)) == 6
        assert ben.rows() == anna.rows()
    for each in (anna, ben):
        each.leave()


@pytest.mark.thorough
def test_a_game_that_the_server_lost_is_brought_back_by_one_tap(
    machine: Machine, browser: Browser
) -> None:
    with machine.serves():
        anna = Scorer(browser, machine.address)
        anna.go("/")
        machine.command("backup", machine.folder.with_name("copy.db"))
        path = anna.open_game(NAMES)
        anna.keys(1, 0, 0)
        anna.all_sent()
        before = anna.marks(path)
        anna.page.goto("about:blank")
    machine.command("restore", machine.folder.with_name("copy.db"))
    with machine.serves():
        anna.page.goto(machine.address)
        stuck = anna.page.locator("#stuck")
        expect(stuck).to_contain_text("Anna · Ben · Cleo")
        stuck.get_by_role("button", name="Bring the game back").tap()
        anna.page.wait_for_url(machine.address + path)
        anna.wait_until_sent(path, len(before))
        assert [mark["id"] for mark in anna.marks(path)] == [mark["id"] for mark in before]
        anna.go("/")
        expect(stuck).to_have_count(0)
    anna.leave()


@pytest.mark.thorough
def test_entries_of_a_phone_whose_cookie_is_gone_say_what_to_do(
    machine: Machine, browser: Browser
) -> None:
    with machine.serves():
        anna = Scorer(browser, machine.address)
        path = anna.open_game(NAMES)
        # Until its script is there, a page without network has only forms.
        anna.settle()
        anna.network(on=False)
        anna.key(1)
        anna.page.goto("about:blank")
        anna.network(on=True)
        anna.page.context.clear_cookies()
        anna.page.goto(machine.address)
        stuck = anna.page.locator("#stuck")
        expect(stuck).to_contain_text("access to the game has ended")
        expect(stuck).to_contain_text("can give it a new link")
        expect(stuck).to_contain_text("1 entry waits")
        stuck.get_by_text("Discard it").tap()
        stuck.get_by_role("button", name="Discard for good").tap()
        expect(stuck).to_have_count(0)
        assert anna.page.goto(machine.address + path).status == 404
    anna.leave()
