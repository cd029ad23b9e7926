"""What is behind ⋯, without a server and in every engine; then both have the same pad."""

import json
from collections.abc import Callable
from typing import Any

from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from tests.browser.engines.tab import Tab
from tests.browser.engines.test_evening import (
    NAMES,
    fill_in_new_game,
    play,
    totals,
)
from tests.browser.evening import evening
from tests.browser.scorer import HERE_AND_SENT
from tests.client.pad_json import pad_json
from tests.tools.trust.serving import Served

_NOBODY_WAITS = "() => document.querySelector('#unsent')?.hidden"
_SERVED = """async (path) => (await (await fetch(`${path}/marks`)).json()).marks"""
_HELD = """async () => {
  const asked = (request) => new Promise((resolve, fail) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await asked(indexedDB.open("scorepad"));
  const stores = database.transaction(["marks", "waiting"]);
  const [marks, waiting] = await Promise.all(
    ["marks", "waiting"].map((name) => asked(stores.objectStore(name).getAll())));
  database.close();
  return waiting.length ? null : marks[0];
}"""


def pad_of(marks: list[dict[str, Any]]) -> str:
    """The pad that marks make, as text."""
    return json.dumps(pad_json(fold([Mark.from_body(mark["id"], mark) for mark in marks])))


def open_entry(tab: Tab, end: str) -> None:
    """From the pad to ⋯, and to the page there whose address ends so."""
    tab.tap(".nav a[href$='/table']", new="main.table-menu")
    tab.tap(f"main.table-menu a[href$='{end}']", new="main:has(a.up[href$='/table'])")


def test_a_misdeal_points_somebody_who_leaves_and_an_end_that_was_too_early(
    engine: Callable[[str], Tab], server: Served
) -> None:
    tab = engine(server.address)
    path = fill_in_new_game(tab, NAMES, 5)
    tab.wait_until_kept()
    tab.wait(HERE_AND_SENT)
    first, *_ = evening(NAMES, range(1, 6))
    server.end()
    # A misdeal, after a bid.
    tab.tap("#key-0", new="#pad")
    open_entry(tab, "/round")
    tab.tap("form[action$='/round/deal'] button", new="#pad")
    assert "dealt again" in tab.text("#undo")
    play(tab, first)
    # Points by hand: what is refused stays typed.
    open_entry(tab, "/points")
    tab.tap("main.table-menu li:nth-child(2) a", new="main:has(#points)")
    tab.fill("#points", "5")
    tab.tap("form.form button.primary", new="main:has(#why-wrong)")
    assert tab.text("#why-wrong") == "Say in a word why."
    assert tab.evaluate("() => document.querySelector('#points').value") == "5"
    tab.fill("#why", "late")
    tab.tap("form.form button.primary", new="#pad")
    assert totals(tab)["Ben"] == first.totals["Ben"] + 5
    # Somebody leaves, and the app is loaded again in the middle of it.
    open_entry(tab, "/players")
    tab.reload()
    tab.tap("ol.seats li:nth-child(4) .chip", new="#seats:has(.submit-bar)")
    tab.tap("#seats button[value=write].primary", new="#pad")
    assert sorted(totals(tab)) == ["Anna", "Ben", "Cleo"]
    assert "Dan leaves" in tab.text("#undo")
    # Ended too early, and reopened.
    tab.tap(".nav a[href$='/table']", new="main.table-menu")
    tab.tap("a[href$='/length/end']", new="form[action$='/length/end']")
    tab.tap("form[action$='/length/end'] button", new="#pad:has(.over)")
    open_entry(tab, "/length")
    tab.tap("form[action$='/length/reopen'] button", new="#pad:not(:has(.over))")
    # The log has it all, the newest first.
    tab.tap(".nav a[href$='/table']", new="main.table-menu")
    tab.tap("main.table-menu a[href$='/log']", new="ol.log")
    said = tab.texts("ol.log .what")
    assert said[0].startswith("game reopened")
    assert "dealt again" in " ".join(said)
    tab.tap(".top .up", new="#pad")
    server.start()
    tab.wait(_NOBODY_WAITS)
    held = tab.wait(_HELD)
    served = tab.evaluate(_SERVED, path)
    assert pad_of(held) == pad_of(served)
    assert not any(mark.get("undoes") for mark in served)
    tab.forgive_that_there_was_no_server()
