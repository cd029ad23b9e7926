"""A whole evening without a server in every engine; then server and phone have the same."""

import json
from collections.abc import Callable
from typing import Any

from scorepad.pad.fold import fold
from scorepad.pad.marks import Mark
from tests.browser.engines.tab import Tab
from tests.browser.engines.test_evening import correct_an_old_result_and_take_it_back, play, totals
from tests.browser.evening import evening
from tests.client.pad_json import pad_json
from tests.tools.trust.serving import Served

NAMES = ("Anna", "Ben", "Cleo")
ROUNDS = 3
# True once the app is on the phone, with all that comes when there is time.
_KEPT = """async () => {
  const text = await (await fetch("/sw.js?language=en")).text();
  const { files, behind } = JSON.parse(/^const SHELL=(.*);$/m.exec(text)[1]);
  const here = [...files, ...behind].map((file) => caches.match(file, { ignoreVary: true }));
  return (await Promise.all(here)).every(Boolean);
}"""
# The marks of a game as the phone holds them, null while some of them wait to be sent.
_HELD = """async (id) => {
  const asked = (request) => new Promise((resolve, fail) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await asked(indexedDB.open("scorepad"));
  const stores = database.transaction(["marks", "waiting"]);
  const waiting = await asked(stores.objectStore("waiting").count());
  const marks = await asked(stores.objectStore("marks").get(id));
  database.close();
  return waiting ? null : marks;
}"""
_SERVED = "async (path) => (await (await fetch(`${path}/marks`)).json()).marks"
_STANDS_STILL = """async (target) => {
  const place = () => document.querySelector(target).getBoundingClientRect().y + scrollY;
  const before = place();
  await new Promise((resolve) => { setTimeout(resolve, 300); });
  return place() === before;
}"""
# A screen without a lamp can't be kept lit, and that has been said.
_HINTED = "() => { document.cookie = 'looks=hinted; path=/'; }"
_PATH = "() => location.pathname"
_PATIENCE = 60


def pad_of(marks: list[dict[str, Any]]) -> bytes:
    """The pad that marks make, as the bytes of its JSON."""
    pad = fold([Mark.from_body(mark["id"], mark) for mark in marks])
    return json.dumps(pad_json(pad)).encode()


def begin(tab: Tab) -> str:
    """Fill in the form for a new game, with a length of its own; the path of its pad."""
    for place, name in enumerate(NAMES, 1):
        tab.fill(f"#new li:nth-child({place}) input[name=name]", name)
    tab.tap("label:has(input[name=dealer][value='0'])")
    # What stands above it may still be moving.
    tab.wait(_STANDS_STILL, "#own-length summary")
    tab.tap("#own-length summary")
    tab.fill("#rounds", "none")
    tab.tap("#start", new="#new:has(#rounds[aria-invalid])")
    assert "From 1 to 20 rounds, not none." in tab.text("#own-length .wrong")
    tab.fill("#rounds", str(ROUNDS))
    tab.tap("#start", new="#pad")
    path: str = tab.evaluate(_PATH)
    return path


def quarrel(tab: Tab, path: str) -> None:
    """Who takes this trick, and what the rules say of the points."""
    tab.goto("/check?game=wizard_gigamic&n=3")
    tab.tap("#trump-R", new="#check")
    for card in ("B5", "B3", "N"):
        tab.tap(f"#key-{card}", new="#check")
    assert tab.text("#verdict") == "Player 1 takes the trick"
    tab.goto(f"{path}/rules-in-short")
    tab.wait_for("main.rules-summary")
    assert "Bid made: 20 + 10 a trick" in tab.text("#points")
    tab.goto(path)
    tab.wait_for("#pad")


def test_an_evening_without_a_server_from_new_game_to_rematch(
    engine: Callable[[str], Tab], server: Served
) -> None:
    tab = engine(server.address)
    tab.goto("/")
    tab.evaluate(_HINTED)
    tab.wait_until_kept()
    tab.wait(_KEPT, seconds=_PATIENCE)
    server.end()
    tab.goto("/")
    tab.tap(".begin-game a", new="#new")
    path = begin(tab)
    rounds = list(evening(NAMES, range(1, ROUNDS + 1)))
    for number, played in enumerate(rounds, 1):
        play(tab, played)
        if number == 1:
            quarrel(tab, path)
            assert totals(tab) == played.totals
        if number == 2:
            correct_an_old_result_and_take_it_back(tab)
    tab.tap(".over a.primary", new="#end")
    best = max(rounds[-1].totals.values())
    assert tab.texts(".winners b") == [name for name in NAMES if rounds[-1].totals[name] == best]
    assert tab.evaluate("() => document.querySelectorAll('svg.curve polyline').length") == 3

    tab.goto("/history?q=cleo")
    tab.tap("#found a", new="#end")
    tab.tap("form[action$='/rematch'] button", new="#new")
    assert tab.evaluate("() => document.querySelector('#rounds').value") == str(ROUNDS)
    tab.tap("#start", new="#pad")
    again: str = tab.evaluate(_PATH)
    assert again != path
    # After three rounds of three the deal is where it began.
    play(tab, rounds[0])

    # What was begun here is nowhere else yet.
    server.start()
    tab.goto("/")
    tab.wait_for("body:not([data-shell]) a.running", seconds=_PATIENCE)
    for each in (path, again):
        held = tab.wait(_HELD, each.removeprefix("/g/"), seconds=_PATIENCE)
        served = tab.evaluate(_SERVED, each)
        assert pad_of(held) == pad_of(served)
        tab.goto(each)
        tab.wait_for("#pad")
    assert totals(tab) == rounds[0].totals
    tab.forgive_that_there_was_no_server()
