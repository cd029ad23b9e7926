"""The edition without a server: whole games on a phone that nobody answers."""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from scorepad.services.import_export.exporting import game_file, games_of_device
from scorepad.services.import_export.game_json import read_document
from scorepad.services.import_export.importing import import_games
from scorepad.static_edition.folder import write
from tests.browser.evening import evening
from tests.browser.scorer import Scorer
from tests.kinds import soak, thorough
from tests.services.hostile_games import game_row, played_game, whimsical_game
from tests.static_edition.web_space import BELOW, WebSpace, made, web_space
from tests.tools.groups_taken import THERE, opened

NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    files = made(tmp_path_factory.mktemp("app"), ("en", "de"))
    with web_space(tmp_path_factory.mktemp("host"), files) as space:
        yield space
    assert space.refused == []


Sit = Callable[[WebSpace, str], Scorer]


@pytest.fixture
def another(browser: Browser) -> Iterator[Sit]:
    """Makes people with a phone of their own, which speaks a language."""
    people: list[tuple[Scorer, WebSpace]] = []

    def sit_down(space: WebSpace, language: str) -> Scorer:
        people.append((Scorer(browser, f"{space.address}{language}/?", kept=True), space))
        return people[-1][0]

    yield sit_down
    # Of the folder a page asks for more than pages.
    told = [
        line
        for person, space in people
        for line in person.faults()
        if not line.startswith(f"asked another host: {space.address}")
    ]
    for person, _ in people:
        person.leave()
    assert told == []


@pytest.fixture
def anna(another: Sit, space: WebSpace) -> Scorer:
    return another(space, "en")


def totals_in(file: Path) -> dict[str, int]:
    """The totals of the one game of a file, as a server reads it."""
    head, document = file.read_text("utf-8").splitlines()
    assert json.loads(head)["scorepad"] == "games"
    pad = read_document(document, 2, int(time.time())).pad
    return {pad.names[player]: total for player, total in pad.totals.items()}


_NOBODY = {"bidding.who": "nobody"}


def comes_to_a_server(file: Path, folder: Path, group: dict[str, Any]) -> None:
    """See that all games, people and house rules of a file come to a server, and leave it again.

    There are two Annas already, so it is asked once who the one of the file is.
    """
    store = opened(folder)
    text = file.read_text("utf-8")
    now = int(time.time())
    lines = text.splitlines(keepends=True)
    [person] = group["people"]
    annas = [{**person, "person_id": id, "ids": []} for id in ("one", "other")]
    theirs = [json.dumps({**json.loads(lines[0]), "people": annas, "house_rules": []}) + "\n"]
    for anna in annas:
        game = lines[-1].replace(person["person_id"], anna["person_id"])
        theirs.append(game.replace(json.loads(game)["game_id"], f"{anna['person_id']:0>22}"))
    import_games(store, THERE, lambda: iter(theirs), now)
    result = import_games(store, THERE, lambda: iter(lines), now)
    assert (result.new, [*result.asked.values()]) == (len(lines) - 1, ["Anna"])
    head = json.loads(next(games_of_device(store, THERE, "json", now)))
    assert head["house_rules"] == group["house_rules"]
    [anna] = [each for each in head["people"] if each["person_id"] in result.asked]
    assert set(anna["ids"]) >= set(group["people"][0]["ids"])
    store.close()


def here(person: Scorer) -> str:
    """The path that a page of a server would have."""
    return urlsplit(person.page.url).query


_READ_NO_MARKS = """() => {
  const { get } = IDBObjectStore.prototype;
  globalThis.fails = true;
  IDBObjectStore.prototype.get = function (...given) {
    if (globalThis.fails && this.name === "marks") throw new DOMException("", "UnknownError");
    return get.apply(this, given);
  };
}"""

_FILL_NOTES = """() => {
  for (let length = 2 ** 20; length; length >>= 1) {
    try {
      for (let n = 0; ; n += 1) localStorage.setItem(`${length}.${n}`, "x".repeat(length));
    } catch {
      // Less may have room.
    }
  }
}"""


_ROWS = """async (change) => {
  const [{ name }] = await indexedDB.databases();
  const database = await new Promise((resolve) => {
    indexedDB.open(name).onsuccess = (event) => resolve(event.target.result);
  });
  const transaction = database.transaction(["games", "waiting"], "readwrite");
  const [games, waiting] = ["games", "waiting"].map((one) => transaction.objectStore(one));
  const rows = games.getAll();
  await new Promise((resolve) => {
    rows.onsuccess = resolve;
  });
  const kept = rows.result.filter(({ listed }) => listed).length;
  for (const [place, row] of rows.result.entries()) {
    if (change !== "version") break;
    // Every other one is that of a phone which kept nothing for its lists.
    if (place % 2) delete row.listed;
    else Object.assign(row.listed, { by: "older", note: "wrong", players: [] });
    games.put(row, row.id);
  }
  if (change === "entry") {
    const [{ id: game }] = rows.result;
    const mark = { id: "e".repeat(32), late: true, cells: [[0, 0, "", "note", "Neu"]] };
    waiting.put({ game, order: 4e12, mark }, [game, 4e12, mark.id]);
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
  return rows.result.length - kept;
}"""


def lists_show_what_the_marks_say(person: Scorer, head: str, file: Any) -> None:
    """See that the history says of random games what their marks say, however it came to know."""
    seed = secrets.token_hex(4)
    random = Random(seed)
    pads = [*(played_game(random) for _ in range(4)), *(whimsical_game(random) for _ in range(5))]
    games = [
        json.dumps(json.loads(game_file(game_row(pad, f"{number:R>22}"), pad, "json")))
        for number, pad in enumerate(pads)
    ]
    person.page.goto(f"{person.address}/")
    lines = "\n".join((head, *games))
    person.page.locator("#file").set_input_files({**file, "buffer": lines.encode()})
    expect(person.page.locator("#told-of-file")).to_have_text(
        f"{len(games)} Spiele wurden gelesen."
    )

    def history() -> str:
        person.page.locator("a[href='?/history']").tap()
        shown = person.page.locator("#found")
        expect(shown.locator("li")).to_have_count(15 + len(games))
        text = shown.inner_text()
        person.page.locator("a.up").tap()
        person.page.locator("#home").wait_for()
        return text

    told = history()
    person.page.wait_for_function(f"() => ({_ROWS})().then((left) => !left)")
    person.page.evaluate(_READ_NO_MARKS)
    assert history() == told, seed
    person.page.evaluate("globalThis.fails = false")
    person.page.evaluate(_ROWS, "version")
    assert history() == told, seed
    # As a phone that went out between an entry and what the list says of it.
    person.page.evaluate(_ROWS, "entry")
    assert "Neu" in history()


def test_a_game_is_played_without_network_closed_and_opened_again(
    anna: Scorer, another: Sit, space: WebSpace, tmp_path: Path
) -> None:
    anna.page.goto(space.address)
    anna.page.get_by_role("link", name="New game").tap()
    hands = (1, 2, 3)
    anna.fill_in_new_game(NAMES, hands="1 2 3")
    path = here(anna)
    anna.page.locator("#pad").wait_for()
    anna.settle()
    first, second, third = evening(NAMES, hands)
    anna.play(first)
    anna.shows(first.totals)
    anna.network(on=False)
    anna.page.reload()
    anna.page.locator("#pad").wait_for()
    anna.shows(first.totals)
    anna.settle()
    anna.play(second)
    anna.shows(second.totals)
    anna.kill()
    anna.page.goto(f"{anna.address}/")
    # A worker that could not fetch its files has left an empty cache.
    anna.page.evaluate("caches.open('static-edition.games.pad.de.-left')")
    anna.page.get_by_role("link", name="Deutsch").tap()
    expect(anna.page.locator("#told-of-file")).to_contain_text("This language needs the network")
    anna.page.locator(f"a.running[href='?{path}']").tap()
    anna.page.locator("#pad").wait_for()
    anna.settle()
    anna.play(third)
    anna.page.locator(".over a.primary").tap()
    expect(anna.page.locator("#end .winners")).to_contain_text("Cleo")
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("button", name="Save to a file").tap()
    file = saving.value.path()
    assert totals_in(file) == third.totals
    anna.page.get_by_role("button", name="Rematch").tap()
    anna.page.locator("#new").wait_for()
    # Another phone, in another language.
    emil = another(space, "de")
    emil.page.goto(f"{emil.address}/")
    save = emil.page.locator("#home [name=save-games]")
    expect(emil.page.locator("#home [name=read-games]")).to_be_visible()
    expect(save).to_be_hidden()
    # House rules are worth a file without any game.
    sunday = {"id": "s" * 22, "name": "Sonntag", "game": "wizard_gigamic", "options": _NOBODY}
    alone = json.dumps({"scorepad": "games", "version": 1, "house_rules": [sunday]})
    one_line = {"name": "rules.jsonl", "mimeType": "text/plain", "buffer": alone.encode()}
    emil.page.locator("#file").set_input_files(one_line)
    expect(save).to_be_visible()
    emil.page.locator("#file").set_input_files(file)
    expect(emil.page.locator("#told-of-file")).to_have_text("1 Spiel wurde gelesen.")
    emil.page.locator(f"a.past[href='?{path}/end']").tap()
    expect(emil.page.locator("#end .winners")).to_contain_text("Cleo")
    emil.page.get_by_role("link", name="Startseite").tap()
    emil.page.locator("#file").set_input_files(file)
    expect(emil.page.locator("#told-of-file")).to_contain_text("schon hier")
    # One sound game, and one whose player has a number for a name.
    head, document = file.read_text("utf-8").splitlines()
    sound, broken = ({**json.loads(document), "game_id": letter * 22} for letter in "ab")
    for cell in (cell for mark in broken["marks"] for cell in mark.get("cells", ())):
        if cell[3] == "name":
            cell[4] = 7
    lines = "\n".join((head, json.dumps(broken), json.dumps(sound)))
    mixed = {"name": "games.jsonl", "mimeType": "text/plain", "buffer": lines.encode()}
    emil.page.locator("#file").set_input_files(mixed)
    told = "1 Spiel wurde gelesen. 1 Spiel darin ist beschädigt und wurde ausgelassen."
    expect(emil.page.locator("#told-of-file")).to_have_text(told)
    expect(emil.page.locator("a.past")).to_have_count(2)
    emil.page.locator("#file").set_input_files({**mixed, "buffer": lines[:-9].encode()})
    expect(emil.page.locator("#told-of-file")).to_contain_text("Nichts davon wurde gelesen.")
    # The first page reads the newest ten of those that are over, the history all.
    many = "\n".join([head, *(json.dumps({**sound, "game_id": f"{n:022d}"}) for n in range(12))])
    emil.page.locator("#file").set_input_files({**mixed, "buffer": many.encode()})
    expect(emil.page.locator("#told-of-file")).to_have_text("12 Spiele wurden gelesen.")
    expect(emil.page.locator("a.past")).to_have_count(10)
    emil.page.goto(f"{emil.address}/history")
    expect(emil.page.locator("#found a.past")).to_have_count(14)
    # People and house rules of a group come along, and go on to a server.
    [person] = [cell[2] for cell in sound["marks"][0]["cells"] if cell[3:] == ["name", "Anna"]]
    group = {
        "people": [{"person_id": person, "name": "Anna", "look": 3, "ids": ["a" * 22]}],
        "house_rules": [sunday],
    }
    unknown = {"id": "u" * 22, "name": "Fremd", "game": "unknown", "options": {}}
    rules = {"house_rules": [*group["house_rules"], unknown]}
    lines = "\n".join((json.dumps({**json.loads(head), **group, **rules}), json.dumps(sound)))
    emil.page.goto(f"{emil.address}/")
    # A disk that fails for a moment is no phone without games.
    emil.page.evaluate(_READ_NO_MARKS)
    emil.page.get_by_role("link", name="Statistik").tap()
    count_on = emil.page.get_by_role("link", name="Weiterzählen")
    expect(count_on).to_be_visible()
    expect(emil.page.locator("#found")).to_have_text(
        "Noch sind nicht alle Spiele gezählt. Weiterzählen"
    )
    emil.page.evaluate("globalThis.fails = false")
    count_on.tap()
    emil.page.locator("#games ~ .block").get_by_role("link", name="Cleo").tap()
    finished = emil.page.locator("#person ~ .facts dd").first
    expect(finished).to_have_text("14")
    expect(emil.page.locator("#found")).to_contain_text("Meiste Punkte in einer Runde")
    # What a file has besides of a game changes what was counted, though it is no younger.
    emil.page.locator("a.up").tap()
    uncounted = {"id": "c" * 32, "cells": [[0, 0, "", "counts", False]], "at": sound["updated_at"]}
    more = {**sound, "version": 2, "marks": [*sound["marks"], uncounted]}
    changed = "\n".join((head, json.dumps(more)))
    emil.page.locator("#file").set_input_files({**mixed, "buffer": changed.encode()})
    expect(emil.page.locator("#told-of-file")).to_have_text("1 Spiel wurde gelesen.")
    emil.page.get_by_role("link", name="Statistik").tap()
    emil.page.locator("#games ~ .block").get_by_role("link", name="Cleo").tap()
    expect(finished).to_have_text("13")
    emil.page.goto(f"{emil.address}/")
    emil.page.locator("#file").set_input_files({**mixed, "buffer": lines.encode()})
    expect(emil.page.locator("#told-of-file")).to_contain_text("schon hier")
    expect(emil.page.locator("#told-of-file")).to_contain_text("1 Hausregel wurde ausgelassen")
    with emil.page.expect_download() as saving:
        save.tap()
    comes_to_a_server(saving.value.path(), tmp_path / "home", group)
    emil.page.get_by_role("link", name="Neues Spiel").tap()
    emil.page.locator("#new").wait_for()
    expect(emil.page.locator("#new")).to_contain_text("Sonntag")
    # House rules are made on the phone, too, and who is typed stays at the table.
    emil.page.locator("#name-0").fill("Emil")
    emil.page.locator("#rules-and-length summary").tap()
    emil.page.get_by_role("link", name="Hausregeln", exact=True).tap()
    emil.page.locator("#name").fill("sonntag")
    emil.page.locator("#points-made-base").fill("30")
    keep = emil.page.locator(".submit-bar").get_by_role("button", name="Regeln speichern")
    keep.tap()
    expect(emil.page.locator("#wrong-name")).to_contain_text("sonntag")
    expect(emil.page.locator("#points-made-base")).to_have_value("30")
    emil.page.locator("#name").fill("Montag")
    emil.page.locator("#name").press("Enter")
    expect(emil.page.locator("#games .now")).to_contain_text("Montag")
    expect(emil.page.locator("#name-0")).to_have_value("Emil")
    emil.page.locator("#rules-and-length summary").tap()
    emil.page.get_by_role("link", name="Diese Hausregeln ändern").tap()
    emil.page.locator("#points-made-base").fill("40")
    # What is typed is there again after Back and Forward.
    emil.page.go_back()
    emil.page.locator("#new").wait_for()
    emil.page.go_forward()
    expect(emil.page.locator("#points-made-base")).to_have_value("40")
    keep.tap()
    expect(emil.page.locator("#new .done")).to_have_text("Montag: gespeichert")
    emil.page.goto(f"{emil.address}/house")
    emil.page.get_by_role("link", name="Sonntag").first.tap()
    emil.page.get_by_role("link", name="Diese Regeln löschen").tap()
    emil.page.get_by_role("button", name="Löschen").tap()
    expect(emil.page.locator("#kept ~ .list > li")).to_have_count(1)
    emil.page.goto(f"{emil.address}/")
    with emil.page.expect_download() as saving:
        save.tap()
    [montag] = json.loads(saving.value.path().read_text("utf-8").splitlines()[0])["house_rules"]
    assert (montag["name"], montag["options"]) == ("Montag", {"points.made.base": 40})
    # Where there is room for no note, games come nevertheless.
    emil.page.evaluate(_FILL_NOTES)
    ben = {"people": [{"person_id": "b" * 22, "name": "Ben"}]}
    parts = ({**json.loads(head), **ben}, {**sound, "game_id": "z" * 22})
    lines = "\n".join(map(json.dumps, parts))
    emil.page.goto(f"{emil.address}/")
    emil.page.locator("#file").set_input_files({**mixed, "buffer": lines.encode()})
    expect(emil.page.locator("#told-of-file")).to_have_text("1 Spiel wurde gelesen.")
    emil.page.goto(f"{emil.address}/history")
    expect(emil.page.locator("#found a.past")).to_have_count(15)
    lists_show_what_the_marks_say(emil, head, mixed)


_LINKS = "main a[href]:visible"
_OF_A_PLAYER = r"(/(?:names|points))/\w+$"
_OF_A_GERMAN_GAME = "/de/?/g/"


@pytest.mark.parametrize("every", [thorough(False), soak(True)])
def test_no_link_leads_to_what_is_not_there(every: bool, anna: Scorer, space: WebSpace) -> None:
    """``every`` link, or those of one player, and in the other language those of the first pages
    alone: both have the same templates."""
    anna.fill_in_new_game(NAMES, hands="1 1")
    for played in evening(NAMES, (1, 1)):
        anna.play(played)
    anna.page.locator(".over a.primary").tap()
    anna.page.locator("#end").wait_for()
    seen: set[str] = set()
    kinds: set[str] = set()
    found = {anna.page.url}
    while left := sorted(found - seen):
        address = left[0]
        seen.add(address)
        kind = address if every else re.sub(_OF_A_PLAYER, r"\1", address)
        if kind in kinds or (not every and _OF_A_GERMAN_GAME in address):
            continue
        kinds.add(kind)
        anna.page.goto(address)
        anna.page.locator("main h1").first.wait_for()
        # Whatever cannot be shown leads to the first page, or of a game to its pad.
        asked = urlsplit(address).query
        assert asked in ("", "/") or not anna.page.locator("#home").count(), address
        assert asked.count("/") == 2 or not anna.page.locator("#pad").count(), address
        links = anna.page.locator(_LINKS).evaluate_all("all => all.map(({ href }) => href)")
        # Cells and keys of the checkers and the pad are many and alike.
        links = [one.partition("#")[0] for one in links]
        found |= {one for one in links if one.partition("?")[2].count("?") == 0}
    assert any("/en/" in each for each in seen)
    assert any("/de/" in each for each in seen)
    assert len(kinds) > 25
    anna.page.goto(f"{anna.address}/")
    anna.page.get_by_role("link", name="Deutsch").tap()
    expect(anna.page.locator("#home h2").first).to_have_text("Frühere Spiele")
    anna.page.locator("a.past").tap()
    anna.page.locator("#end .winners").wait_for(state="attached")


@pytest.mark.thorough
def test_a_new_version_leaves_an_open_game_alone_and_comes_when_the_app_is_opened_anew(
    another: Sit, tmp_path: Path
) -> None:
    before, after = (made(tmp_path / name, name.split()) for name in ("en de", "en"))
    with web_space(tmp_path / "host", before) as space:
        anna = another(space, "en")
        anna.fill_in_new_game(NAMES, hands="1 2")
        path = here(anna)
        anna.settle()
        write(after, space.folder / BELOW.strip("/"))
        anna.page.evaluate("navigator.serviceWorker.ready.then((ours) => ours.update())")
        first, second = evening(NAMES, (1, 2))
        anna.play(first)
        anna.page.reload()
        anna.settle()
        anna.play(second)
        anna.shows(second.totals)
        # Its own scripts are still there for a screen that nobody has looked at.
        anna.page.goto(f"{anna.address}/check")
        anna.page.locator("main h1").wait_for()
        # A page of the folder that no worker looks after.
        scope = anna.page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
        icon = anna.page.locator("link[rel=icon]").first.evaluate("({ href }) => href")
        anna.kill()
        anna.page.goto(icon)
        anna.page.wait_for_function(
            "(scope) => navigator.serviceWorker.getRegistration(scope)"
            ".then(({ installing, waiting }) => !installing && !waiting)",
            arg=scope,
        )
        anna.page.goto(f"{anna.address}/")
        expect(anna.page.locator(f"a.past[href='?{path}/end']")).to_be_visible()
        expect(anna.page.get_by_role("link", name="Deutsch")).to_have_count(0)
        assert space.refused == []


@pytest.mark.thorough
def test_two_tabs_show_one_game(anna: Scorer) -> None:
    anna.fill_in_new_game(NAMES, hands="2")
    anna.settle()
    anna.key(0)
    first, second = anna.page, anna.page.context.new_page()
    second.goto(first.url)
    second.locator("#pad").wait_for()
    anna.page = second
    anna.settle()
    anna.key(1)
    anna.page = first
    # Whoever comes back to a tab sees what the other one has written.
    first.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(first.locator("li.row .bid").filter(has_text="1")).to_have_count(1)
    anna.settle()
    anna.key(1)
    second.evaluate("dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(second.locator("li.row .bid").filter(has_text="1")).to_have_count(2)


@pytest.mark.thorough
def test_where_nothing_can_be_kept_the_first_page_and_the_pad_say_so(anna: Scorer) -> None:
    anna.page.add_init_script("IDBFactory.prototype.open = () => { throw new Error('refused'); };")
    keeps_nothing = "This browser keeps nothing: leave the page open."
    anna.page.goto(f"{anna.address}/")
    expect(anna.page.locator("#unsaved")).to_have_text(keeps_nothing)
    anna.fill_in_new_game(NAMES, hands="1")
    expect(anna.page.locator("#unsent")).to_have_text(keeps_nothing)
    (played,) = evening(NAMES, (1,))
    anna.play(played)
    anna.shows(played.totals)
    path = here(anna)
    anna.page.locator(".over a.primary").tap()
    anna.page.get_by_role("link", name="Home").first.tap()
    expect(anna.page.locator("#unsaved")).to_contain_text(keeps_nothing)
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("button", name="Save to a file").tap()
    assert totals_in(saving.value.path()) == played.totals
    # Whether there are other games cannot be known.
    anna.page.get_by_role("link", name="Statistics").tap()
    expect(anna.page.locator("#found")).to_contain_text("Not every game is counted yet.")
    expect(anna.page.locator("#games ~ .block")).to_contain_text("Cleo")
    anna.page.locator("a.up").tap()
    anna.page.locator(f"#unsaved a[href='?{path}']").tap()
    anna.page.locator("#pad").wait_for()
    anna.shows(played.totals)
    assert "Wizard" in anna.page.title()


# As a browser does it: what is written is refused when it is on its way.
_FULL = """() => {
  const { put } = IDBObjectStore.prototype;
  globalThis.full = true;
  IDBObjectStore.prototype.put = function (...given) {
    const { transaction } = this;
    if (globalThis.full && !Object.hasOwn(transaction, "commit")) {
      const error = { value: new DOMException("", "QuotaExceededError") };
      Object.defineProperties(transaction, { error, commit: { value() {} } });
      queueMicrotask(() => transaction.abort());
    }
    return put.apply(this, given);
  };
}"""


@pytest.mark.thorough
def test_what_a_full_storage_refuses_is_said_and_kept_when_there_is_room(anna: Scorer) -> None:
    anna.fill_in_new_game(NAMES, hands="1 2")
    first, second = evening(NAMES, (1, 2))
    anna.play(first)
    path = here(anna)
    anna.page.evaluate(_FULL)
    anna.play(second)
    is_full = "Storage is full: leave the page open and make room on this phone."
    expect(anna.page.locator("#unsent")).to_have_text(is_full)
    anna.page.locator(".over a.primary").tap()
    anna.page.get_by_role("link", name="Home").first.tap()
    expect(anna.page.locator("#unsaved")).to_contain_text(is_full)
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("button", name="Save to a file").tap()
    assert totals_in(saving.value.path()) == second.totals
    anna.page.evaluate("globalThis.full = false")
    anna.page.locator(f"#unsaved a[href='?{path}']").tap()
    anna.page.locator("#pad").wait_for()
    expect(anna.page.locator("#unsent")).to_be_hidden()
    anna.kill()
    anna.page.goto(f"{anna.address}/{path.removeprefix('/')}")
    anna.page.locator("#pad").wait_for()
    anna.shows(second.totals)
