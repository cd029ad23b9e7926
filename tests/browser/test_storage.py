"""What a phone keeps of its games in a real browser's own database."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.scorer import Sit

DAY = 86_400_000


class Keeper:
    """A tab that calls the functions of storage.mjs, and of old_games.mjs."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(f"{address}/health")

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            return self.page.evaluate(
                """async ([name, given]) => {
                    const modules = ["storage", "old_games"].map(
                        (each) => import(`/static/phone/sending/${each}.mjs`));
                    return Object.assign({}, ...await Promise.all(modules))[name](...given);
                }""",
                [name, given],
            )

        return call


@pytest.fixture
def keeper(scorer: Sit, address: str) -> Callable[[], Keeper]:
    """Opens tabs of one browser."""
    context = scorer().page.context
    return lambda: Keeper(context.new_page(), address)


def mark(id: str, value: Any = 1) -> dict[str, Any]:
    return {"id": id, "cells": [[1, 1, "anna", "bid", value]]}


def waiting(id: str, order: int, game: str = "g") -> dict[str, Any]:
    return {"game": game, "order": order, "mark": mark(id)}


def saved(id: str, *marks: dict[str, Any], updated: int = 1, over: bool = False) -> list[Any]:
    game = {"id": id, "marks": marks, "state": f"0.{len(marks)}"}
    return [game | {"about": {"over": over}, "updated": updated}, [], []]


def ids(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["mark"]["id"] for entry in entries]


@pytest.mark.thorough
def test_the_games_of_which_something_waits_are_known(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.save(*saved("sent", mark("a")))
    tab.save(*saved("listed", mark("b"), over=True))
    refused = {**waiting("c", 1, "sent"), "refusal": None, "out": True}
    tab.wait([refused, waiting("d", 1, "listed"), waiting("e", 2, "listed"), waiting("f", 3)])
    found = {game["id"]: game["about"] for game in tab.unsent()}
    assert found == {"listed": {"over": True}, "g": {}}


def test_what_waits_outlives_the_tab_in_its_order(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.wait([waiting("b", 10), waiting("a", 20), waiting("c", 3)])
    tab.wait([waiting("x", 1, "h")])
    tab.page.close()
    held = keeper().read("g")
    assert ids(held["waiting"]) == ["c", "b", "a"]
    assert (held["marks"], held["isHeld"]) == ([], False)


@pytest.mark.thorough
def test_what_the_server_has_waits_no_more(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.wait([waiting("a", 1), waiting("b", 2), waiting("c", 3)])
    game, _, _ = saved("g", mark("a"))
    refused = waiting("b", 2) | {"refusal": None, "out": True, "late": True, "kept": True}
    tab.save(game, [waiting("a", 1)], [refused])
    held = keeper().read("g")
    assert (held["marks"], held["isHeld"]) == ([mark("a")], True)
    assert ids(held["waiting"]) == ["b", "c"]
    assert held["waiting"][0] == waiting("b", 2) | {"refusal": None, "out": True}


@pytest.mark.thorough
def test_a_tab_that_knows_less_takes_nothing_away(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    hidden = mark("a", {"hidden": True})
    tab.save(*saved("g", mark("a"), mark("b")))
    tab.save(*saved("g", hidden))
    assert tab.read("g")["marks"] == [mark("a"), mark("b")]


@pytest.mark.thorough
def test_a_server_that_knows_less_than_before_is_believed(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.save(*saved("g", mark("a"), mark("b")))
    game, _, _ = saved("g", mark("a"))
    tab.save(game | {"isOther": True}, [], [waiting("b", 0)])
    held = tab.read("g")
    assert (held["marks"], ids(held["waiting"])) == ([mark("a")], ["b"])


@pytest.mark.thorough
def test_the_games_of_a_phone_come_newest_first(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    for id, updated in (("old", 1), ("new", 3), ("between", 2)):
        tab.save(*saved(id, mark("a"), updated=updated))
    found = tab.storedGames()
    assert [game["id"] for game in found] == ["new", "between", "old"]
    about = {"about": {"over": False}, "updated": 3}
    assert found[0] == {"id": "new", "version": 1, "state": "0.1"} | about


@pytest.mark.thorough
def test_a_game_that_is_forgotten_leaves_nothing(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    for id in ("g", "h"):
        tab.save(*saved(id, mark("a")))
        tab.wait([waiting("b", 1, id)])
    tab.forget("g")
    nothing = {"marks": [], "state": None, "waiting": [], "isHeld": False}
    assert tab.read("g") == nothing
    assert [game["id"] for game in tab.storedGames()] == ["h"]
    assert ids(tab.read("h")["waiting"]) == ["b"]


@pytest.mark.thorough
def test_old_games_go_when_they_are_over_and_sent(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.wait([waiting("b", 1, "unsent")])
    now = 100 * DAY
    tab.save(*saved("unsent", mark("a"), updated=39 * DAY, over=True))
    tab.save(*saved("old", mark("a"), updated=39 * DAY, over=True))
    tab.save(*saved("running", mark("a"), updated=39 * DAY))
    tab.save(*saved("younger", mark("a"), updated=41 * DAY, over=True))
    tab.forgetOldGames(now)
    assert {game["id"] for game in tab.storedGames()} == {"unsent", "running", "younger"}
    assert tab.read("old")["isHeld"] is False


@pytest.mark.thorough
def test_of_many_games_the_oldest_go(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    for number in range(52):
        tab.save(*saved(f"g{number}", mark("a"), updated=DAY + number, over=True))
    tab.forgetOldGames(2 * DAY)
    assert {game["id"] for game in tab.storedGames()} == {f"g{number}" for number in range(2, 52)}


def test_a_newer_database_need_not_wait_for_an_open_tab(keeper: Callable[[], Keeper]) -> None:
    tab, other = keeper(), keeper()
    tab.wait([waiting("a", 1)])
    gone = other.page.evaluate(
        """() => new Promise((resolve) => {
            const request = indexedDB.deleteDatabase("scorepad");
            request.onsuccess = () => resolve(true);
            request.onblocked = () => resolve(false);
        })"""
    )
    assert gone
    assert tab.storedGames() == []
    tab.wait([waiting("b", 2)])
    assert ids(tab.read("g")["waiting"]) == ["b"]


TAKE = """async (holds) => {
    const { alone } = await import("/static/phone/sending/storage.mjs");
    let begun;
    const begins = new Promise((resolve) => { begun = resolve; });
    const ends = new Promise((resolve) => { window.letGo = resolve; });
    window.done = alone("g", () => { begun(); return holds ? ends : "done"; });
    if (holds) await begins;
}"""


def test_tabs_take_turns_with_a_game(keeper: Callable[[], Keeper]) -> None:
    one, two = keeper(), keeper()
    one.page.evaluate(TAKE, True)
    # In one go: after three seconds it would wait no longer.
    waits = "Promise.race([window.done, new Promise((r) => setTimeout(r, 50, 'waits'))])"
    assert two.page.evaluate(f"({TAKE})(false).then(() => {waits})") == "waits"
    one.page.evaluate("() => window.letGo()")
    assert two.page.evaluate("() => window.done") == "done"


@pytest.mark.thorough
def test_a_tab_that_sleeps_in_its_turn_holds_nobody_up(keeper: Callable[[], Keeper]) -> None:
    one, two = keeper(), keeper()
    one.page.evaluate(TAKE, True)
    two.page.evaluate(TAKE, False)
    assert two.page.evaluate("() => window.done") == "done"


# What iOS does to a page that was in the background: its connection is closed, at rest or under a
# transaction that is on its way, or cannot be opened at the first try.
LOSE = """() => {
    const { open } = IDBFactory.prototype;
    const { transaction } = IDBDatabase.prototype;
    window.connections = [];
    window.lost = 0;
    IDBFactory.prototype.open = function (...given) {
        if (window.lose === "opening") {
            window.lose = null;
            window.lost += 1;
            throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
        }
        const request = open.apply(this, given);
        request.addEventListener("success", () => window.connections.push(request.result));
        return request;
    };
    IDBDatabase.prototype.transaction = function (...given) {
        const made = transaction.apply(this, given);
        if (window.lose === "under way") {
            window.lose = null;
            window.lost += 1;
            queueMicrotask(() => { made.abort(); this.close(); });
        }
        return made;
    };
    window.loseAtRest = (says) => {
        for (const one of window.connections.splice(0)) {
            one.close();
            if (says) one.dispatchEvent(new Event("close"));
        }
        window.lost += !says;
    };
}"""


def test_a_connection_that_is_lost_fifty_times_loses_no_mark(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.page.evaluate(LOSE)
    written = []
    for number in range(50):
        if number % 3 == 0:
            tab.page.evaluate("window.loseAtRest()")
        elif number % 3 == 1:
            tab.page.evaluate("window.lose = 'under way'")
        else:
            tab.page.evaluate("window.loseAtRest(true); window.lose = 'opening'")
        id = f"m{number:02}"
        if number % 5 == 4:
            game, _, _ = saved("g", *map(mark, written[-1:]))
            tab.save(game, [], [waiting(id, number)])
        else:
            tab.wait([waiting(id, number)])
        written.append(id)
        assert tab.page.evaluate("window.lose ?? null") is None
    assert tab.page.evaluate("window.lost") == 50
    assert ids(keeper().read("g")["waiting"]) == written


def test_a_disk_that_fails_twice_says_so(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.page.evaluate(
        """() => { IDBFactory.prototype.open = () => {
            window.opens = (window.opens ?? 0) + 1;
            throw new DOMException("", "UnknownError");
        }; }"""
    )
    said = tab.page.evaluate(
        "async () => (await import('/static/phone/sending/storage.mjs'))"
        ".storedGames().catch(({ name }) => name)"
    )
    assert (said, tab.page.evaluate("window.opens")) == ("UnknownError", 2)


@pytest.mark.thorough
def test_a_disk_that_never_answers_counts_as_one_that_fails(keeper: Callable[[], Keeper]) -> None:
    tab = keeper()
    tab.page.evaluate("() => { IDBFactory.prototype.open = () => ({}); }")
    answered = tab.page.evaluate(
        """async () => {
            const { read } = await import("/static/phone/sending/storage.mjs");
            const long = new Promise((resolve) => { setTimeout(resolve, 20000, "silence"); });
            return Promise.race([read("g").catch(() => "failure"), long]);
        }"""
    )
    assert answered == "failure"
