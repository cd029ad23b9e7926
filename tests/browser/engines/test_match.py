"""A whole match without a server in every engine; then server and phone have the same."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from scorepad.pad.any_pad import as_match
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from tests.browser.engines.chosen import tried_in
from tests.browser.engines.tab import Tab
from tests.browser.engines.test_without_network import (
    PATH,
    PATIENCE,
    is_on_the_server,
    keep_and_lose_the_server,
)
from tests.browser.test_match import ROUNDS
from tests.client.match_json import match_json
from tests.tools.trust.serving import Served

pytestmark = pytest.mark.thorough

NAMES = ("Anna", "Ben")
# The name of the first key of a duel, as "a.element"; "" once nothing is asked.
_ASKED = "() => document.querySelector('.fighter .key')?.name ?? ''"
# Round and duel that the pad asks about.
_PLACE = """() => [".round", ".said b"].map(
  (part) => document.querySelector(part)?.textContent ?? "").join()"""
_TOKENS = "() => [...document.querySelectorAll('.match .total')].map((each) => +each.textContent)"


def match_of_marks(marks: list[dict[str, Any]]) -> bytes:
    """The match that marks make, as the bytes of its JSON."""
    match = as_match(read_pad([Mark.from_body(mark["id"], mark) for mark in marks]))
    return json.dumps(match_json(match)).encode()


def begin(tab: Tab) -> str:
    """Fill in the form for a match, which asks for no third name; the path of its pad."""
    tab.tap("#games summary")
    tab.tap("label[for='game-wizards_cup']", new="#new")
    assert tab.texts("#own-length") == tab.texts("#dealer") == []
    assert tab.texts("#more") == []
    for place, name in enumerate(NAMES, 1):
        tab.fill(f"#new li:nth-child({place}) input[name=name]", name)
    tab.tap("#start", new="#pad.match")
    path: str = tab.evaluate(PATH)
    return path


def write_down(tab: Tab, duel: tuple[str, str] | str) -> None:
    """Tap a duel in as it is asked for."""
    if isinstance(duel, str):
        tab.tap(f"#power-{duel}", new="#pad")
        return
    cards = dict(zip("ab", (card.split() for card in duel), strict=True))
    place = tab.evaluate(_PLACE)
    while tab.evaluate(_PLACE) == place and (asked := tab.evaluate(_ASKED)):
        side, part = asked.split(".")
        tab.tap(f"#key-{side}-{cards[side][0 if part == 'element' else 1]}", new="#pad")


def look_elsewhere_in_a_duel(tab: Tab, path: str) -> None:
    """What was told of a duel is there again, whatever was looked at meanwhile."""
    tab.tap("#key-a-Shadow", new="#pad")
    assert tab.texts("#tell-a-element") == ["Element Shadow"]
    tab.tap(".nav a[href$='/sheet']", new="#sheet")
    assert len(tab.texts("#sheet .notes li")) == 1
    tab.tap(".top .up", new="#pad")
    assert tab.texts("#tell-a-element") == ["Element Shadow"]
    tab.goto(f"{path}/rules-in-short")
    tab.wait_for("main.rules-summary")
    tab.goto(path)
    tab.wait_for("#pad")
    assert tab.texts("#tell-a-element") == ["Element Shadow"]
    tab.tap("#tell-a-element", new="#pad")
    assert tab.texts("#tell-a-element") == []


def note_cards(tab: Tab) -> None:
    """A Permanent power is noted, and taken back."""
    tab.tap("#tell-cards", new="#pad")
    tab.fill("#permanent-" + player(tab, 1), "wins ties")
    tab.tap(".note:nth-child(4) button", new="#pad")
    assert tab.texts(".in-force") == ["∞ wins ties"]
    tab.tap("#undo", new="#pad")
    assert tab.texts(".in-force") == []


def player(tab: Tab, place: int) -> str:
    """Return the id of the player in a row."""
    rows: list[str] = tab.evaluate("() => [...document.querySelectorAll('.row')].map((r) => r.id)")
    return rows[place].removeprefix("row-")


def check_and_write_down(tab: Tab, path: str) -> None:
    """A duel that is told on the screen that checks one, and written down from there."""
    tab.tap("#round-won", new="#pad")
    tab.tap("#check-duel", new="main.on-duel")
    assert "Anna" in tab.text("#cards")
    tab.tap("label:has(#power-none)")
    tab.tap("#write-down", new="main.on-duel")
    assert tab.texts(".duels li")[1:] == ["a power: Both lose"]
    tab.goto(path)
    tab.wait_for("#pad .fight")


def look_behind_the_menu(tab: Tab) -> None:
    """A name is corrected, and the log says so; the match could be ended early."""
    second = player(tab, 1)
    tab.tap(".nav a[href$='/table']", new="main.table-menu")
    assert "Round 2 does not count then." in tab.text("main .menu")
    assert tab.texts("main a[href$='/players'], main a[href$='/rules']") == []
    tab.tap(f"main a[href$='/names/{second}']", new="main:has(#name)")
    tab.fill("#name", "Benno")
    tab.tap("main form .primary", new="#pad")
    assert "Benno" in tab.text(".row:last-child .name")
    tab.tap(".nav a[href$='/table']", new="main.table-menu")
    tab.tap("main a[href$='/log']", new="main:has(.log)")
    said = tab.texts(".log .what")
    assert said[0].startswith("Ben → Benno")
    assert said[1].startswith("duel 1: Fire 3 – Shadow 1")
    tab.tap(".top .up", new="#pad")
    tab.tap("#undo", new="#pad")


def decide_by_sums(tab: Tab) -> None:
    for place, text in enumerate(("21", "many")):
        tab.fill(f"#sum-{player(tab, place)}", text)
    tab.tap("#write-sums", new="#pad")
    assert "A number from 0 to 594, please." in tab.text(".pile-sums .wrong")
    values = "() => [...document.querySelectorAll('.pile-sums [type=text]')].map((e) => e.value)"
    assert tab.evaluate(values) == ["21", "many"]
    tab.fill(f"#sum-{player(tab, 1)}", "24")
    tab.tap("#write-sums", new="#pad")


# What the others do with the scripts and stores of the phone, test_without_network.py sees.
@tried_in("chromium")
def test_a_match_without_a_server_from_new_game_to_rematch(
    engine: Callable[[str], Tab], server: Served
) -> None:
    tab = engine(server.address)
    keep_and_lose_the_server(tab, server)
    path = begin(tab)
    tab.tap("#follow-duels", new="#pad")
    for duel in ROUNDS[0]:
        write_down(tab, duel)
        if duel == ROUNDS[0][1]:
            note_cards(tab)
            look_elsewhere_in_a_duel(tab, path)
    assert tab.evaluate(_TOKENS) == [1, 0]
    look_behind_the_menu(tab)
    check_and_write_down(tab, path)
    for duel in ROUNDS[1][1:]:
        write_down(tab, duel)
    assert tab.evaluate(_TOKENS) == [1, 1]
    tab.tap("#round-won", new="#pad")
    tab.tap(".who .key:nth-of-type(2)", new="#pad")
    decide_by_sums(tab)
    assert tab.evaluate(_TOKENS) == [2, 1]

    tab.tap(".nav a[href$='/sheet']", new="#sheet")
    tab.tap("#sheet tbody tr:nth-child(2) td:nth-child(2) a", new="#pad.correcting")
    tab.tap(".who .key:nth-of-type(1)", new="#pad")
    assert tab.evaluate(_TOKENS) == [2, 0]
    assert "was played after the end" in tab.text(".said .flag")
    tab.tap("#undo", new="#pad")
    assert tab.evaluate(_TOKENS) == [2, 1]
    assert tab.text(".winners") == "Anna"
    tab.tap(".over a.primary", new="#end")
    assert tab.texts(".winners b") == ["Anna"]
    assert tab.evaluate("() => document.querySelectorAll('.token-line circle').length") == 6

    tab.goto("/history?q=ben")
    tab.tap("#found > li > a", new="#end")
    tab.tap("form[action$='/rematch'] button", new="#new")
    tab.tap("#start", new="#pad.match")
    again: str = tab.evaluate(PATH)
    assert again != path
    tab.tap(".who .key:nth-of-type(1)", new="#pad")

    # What was begun here is nowhere else yet; the page that lists it sends it by itself.
    tab.goto("/")
    tab.wait_for("[data-shell] a.running")
    server.start()
    tab.wait_for("body:not([data-shell]) a.running", seconds=PATIENCE)
    for each in (path, again):
        is_on_the_server(tab, each, match_of_marks)
    assert tab.evaluate(_TOKENS) == [1, 0]
    tab.forgive_that_there_was_no_server()
