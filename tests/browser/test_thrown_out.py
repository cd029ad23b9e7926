"""A phone that may not see a game any more, and one that may again after a copy was restored."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.scorer import Scorer
from tests.tools.bench.servers import Machine

NAMES = ("Annabelle", "Benedikt", "Cleopatra")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "instance")


def link_of(anna: Scorer, path: str, role: str) -> str:
    html = anna.get(f"{path}/links?role={role}").text()
    return html.split('class="link"', 1)[1].split(">", 1)[1].split("<", 1)[0].strip()


def renew(anna: Scorer, path: str, role: str) -> None:
    anna.go(f"{path}/links?role={role}")
    anna.page.get_by_text("Revoke this link").tap()
    with anna.page.expect_navigation():
        anna.page.get_by_role("button", name="Renew the link").tap()


@pytest.mark.thorough
def test_old_tabs_show_nothing_and_what_was_not_sent_is_taken_along(
    machine: Machine, browser: Browser
) -> None:
    with machine.serves():
        anna, ben, cleo = (Scorer(browser, machine.address) for _ in NAMES)
        path = anna.open_game(NAMES, dealer=2)
        for phone, role in ((ben, "host"), (cleo, "view")):
            phone.open(link_of(anna, path, role))
            phone.page.locator("#pad").wait_for()
        ben.key(0)
        ben.all_sent()
        sheet = ben.page.context.new_page()
        sheet.goto(f"{machine.address}{path}/sheet")
        expect(sheet.locator("body")).to_contain_text("Annabelle")
        ben.network(on=False)
        for role in ("host", "view"):
            renew(anna, path, role)
        ben.key(1)
        ben.network(on=True)
        for page in (ben.page, sheet):
            page.bring_to_front()
            expect(page.locator("main")).to_contain_text("had of the game is gone from it")
            expect(page.locator("#stuck")).to_contain_text("1 entry waits")
        for page in (ben.page, sheet, cleo.page):
            expect(page.locator("h1")).to_have_text("The code was renewed")
            assert "Annabelle" not in page.content()
        with ben.page.expect_download() as download:
            ben.page.get_by_role("button", name="Take along what waits").tap()
        taken = json.loads(Path(download.value.path()).read_text("utf-8"))
        assert path.endswith(taken["game"])
        assert [mark["cells"][0][3:] for mark in taken["marks"]] == [["bid", 1]]
        ben.page.get_by_text("Discard it").tap()
        ben.page.get_by_role("button", name="Discard for good").tap()
        expect(ben.page.locator("#stuck")).to_have_count(0)
    for each in (anna, ben, cleo):
        each.leave()


@pytest.mark.thorough
def test_a_link_that_a_restore_brings_back_opens_old_tabs_again(
    machine: Machine, browser: Browser
) -> None:
    with machine.serves():
        anna, ben = (Scorer(browser, machine.address) for _ in range(2))
        path = anna.open_game(NAMES, dealer=2)
        ben.open(link_of(anna, path, "host"))
        ben.key(0)
        ben.all_sent()
        machine.command("backup", machine.folder.with_name("copy.db"))
        renew(anna, path, "host")
        expect(ben.page.locator("main")).to_contain_text("was renewed", timeout=60_000)
        expect(ben.page.locator("#stuck")).to_have_count(0)
        anna.page.goto("about:blank")
    machine.command("restore", machine.folder.with_name("copy.db"))
    with machine.serves():
        ben.page.get_by_role("link", name="Try again").tap()
        ben.page.locator("#pad").wait_for()
        ben.key(1)
        ben.all_sent()
        assert len(ben.marks(path)) == 3
    for each in (anna, ben):
        each.leave()


@pytest.mark.thorough
def test_a_phone_without_its_group_lets_go_of_all_its_games(
    machine: Machine, browser: Browser
) -> None:
    with machine.serves():
        anna = Scorer(browser, machine.address)
        path = anna.open_game(NAMES)
        anna.key(0)
        anna.all_sent()
        anna.go("/")
        anna.page.evaluate("localStorage.compared = new Date().toDateString()")
        anna.page.context.clear_cookies()
        anna.page.goto(machine.address)
        expect(anna.page.locator("#stuck")).to_contain_text("has ended")
        held = "async () => (await indexedDB.databases()).length"
        assert anna.page.evaluate(held) == 1
        assert "Annabelle" not in anna.page.content()
        anna.page.reload()
        anna.settle()
        expect(anna.page.locator("#stuck")).to_have_count(0)
        assert anna.page.goto(machine.address + path).status == 404
    anna.leave()
