"""A game that the server does not take is told why, kept on the phone, and has a way out."""

import json
import re
import time

import pytest
from playwright.sync_api import Locator, expect

from scorepad.services.import_export.game_json import read_document
from tests.browser.scorer import Scorer
from tests.browser.test_offline_shell import anna, begin_offline, play_on, tap

__all__ = ["anna"]

_AS_AN_OLDER_SCRIPT_LEFT_IT = """([name, other]) => new Promise((done) => {
  const asked = indexedDB.open("scorepad");
  asked.onsuccess = () => {
    const store = asked.result.transaction("waiting", "readwrite").objectStore("waiting");
    store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      const { value } = cursor;
      for (const cell of value.mark.cells) if (cell[4] === name) cell[4] = other;
      cursor.update(value).onsuccess = done;
    };
  };
})"""


def stuck_at_home(person: Scorer) -> Locator:
    """The game as the first page shows it, reached by the line on the pad."""
    line = person.page.locator("#unsent")
    expect(line).to_contain_text("The server does not take this game. The name has invisible")
    expect(line).not_to_contain_text("does not know")
    line.get_by_role("link", name="What can be done").tap()
    return person.page.locator("#stuck")


@pytest.mark.thorough
def test_a_refused_game_says_why_and_is_sent_with_another_name(anna: Scorer) -> None:
    anna.network(on=False)
    path = begin_offline(anna)
    play_on(anna, 1, 0, 0)
    anna.page.evaluate(_AS_AN_OLDER_SCRIPT_LEFT_IT, ["Ben", "Be\u200bn"])
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    anna.network(on=True)
    stuck = stuck_at_home(anna)
    expect(stuck).to_contain_text("4 entries wait")
    with anna.page.expect_download() as download:
        stuck.get_by_role("button", name="Take along what waits").tap()
    text = download.value.path().read_text("utf-8")
    names = [cell[4] for cell in json.loads(text)["marks"][0]["cells"] if cell[3] == "name"]
    assert names == ["Anna", "Be\u200bn", "Cleo"]
    taken = read_document(text.replace("\u200b", ""), 1, int(time.time()))
    assert (taken.game_id, len(taken.marks)) == (path.rpartition("/")[2], 4)
    fields = stuck.get_by_role("textbox")
    fields.nth(1).fill("anna")
    stuck.get_by_role("button", name="Send it with these names").tap()
    expect(stuck).to_contain_text("There is already one called anna")
    expect(fields.nth(1)).to_have_value("anna")
    fields.nth(1).fill("Benno")
    stuck.get_by_role("button", name="Send it with these names").tap()
    anna.page.wait_for_url(anna.address + path)
    anna.is_kept()
    assert len(anna.marks(path)) == 4
    assert list(anna.rows()) == ["Anna", "Benno", "Cleo"]
    assert anna.rows()["Benno"][1] == "1"
    refused = re.compile("422|403|404")
    assert all(refused.search(line) for line in anna.console if "INTERNET" not in line)
    anna.console.clear()


@pytest.mark.thorough
def test_names_that_two_rules_fold_differently_strand_no_evening(anna: Scorer) -> None:
    anna.network(on=False)
    anna.go("/new")
    anna.fill_names("WEIẞ", "Weiß", "Cleo")
    tap(anna, "button[value=start]")
    wrong = anna.page.locator(".wrong")
    expect(wrong).to_have_text("There is already one called Weiß: two names must differ.")
    anna.fill_names("WEIẞ", "Xaver")
    anna.read()
    tap(anna, "button[value=start]")
    anna.page.locator("#pad").wait_for()
    path = anna.page.url.removeprefix(anna.address)
    play_on(anna, 1, 0, 0)
    anna.page.evaluate(_AS_AN_OLDER_SCRIPT_LEFT_IT, ["Xaver", "Weiß"])
    anna.page.reload()
    anna.network(on=True)
    anna.is_kept()
    assert len(anna.marks(path)) == 4
    assert set(anna.rows()) == {"WEIẞ", "Weiß", "Cleo"}
