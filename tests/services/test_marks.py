"""What is written is worked out while nobody waits for it, and never on an older pad."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Event, Thread

import pytest

from scorepad.pad import effective_marks
from scorepad.pad.acts import enter
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Fate, Mark, Verdict, author
from scorepad.pad.opening import Opening
from scorepad.pad.writers import Writer
from scorepad.services import marks, pad_cache
from scorepad.services.access import NoSuchGame, ViewingOnly, opened_game
from scorepad.services.from_paper import PaperForm, write_paper
from scorepad.services.games import open_game
from scorepad.services.groups import groups_of
from scorepad.services.import_export.game_json import document
from scorepad.services.import_export.importing import import_games
from scorepad.services.marks import LONG, Overrun, write
from scorepad.services.people.renaming import rename_in_games
from scorepad.services.write_operations import Batch, FormWrite, Proposed, SeenCells, WriteOperation
from scorepad.store import GameRow, Store
from scorepad.store.marks import Marks
from tests.pad.long_games import one_cell

DEVICE = "d" * 32
GAME = "G" * 22
SEATED = [("anna", "Anna"), ("ben", "Ben"), ("cleo", "Cleo"), ("dora", "Dora")]


@pytest.fixture
def store(store: Store) -> Store:
    """A store on each kind of database, with one game in it."""
    pad_cache._pads.clear()
    assert (
        open_game(store, DEVICE, GAME, Opening("wizard_gigamic", SEATED, rounds=3), 1_000_001_000)
        == {}
    )
    return store


@pytest.fixture
def held(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how long the games were that somebody read while a transaction was held."""
    found: list[int] = []
    holding = False
    writing, find = Store.writing, effective_marks.find_conflicts

    @contextmanager
    def noted(self: Store, only: str | None = None) -> Iterator[object]:
        nonlocal holding
        with writing(self, only) as transaction:
            holding = True
            try:
                yield transaction
            finally:
                holding = False

    def read(marks):
        if holding:
            found.append(len(marks))
        return find(marks)

    monkeypatch.setattr(Store, "writing", noted)
    monkeypatch.setattr(effective_marks, "find_conflicts", read)
    return found


def bid(player: str, value: int, newest: str | None = None) -> FormWrite:
    cells, seen = enter(1, 1, player, "bid", value), SeenCells(newest)
    return FormWrite(secrets.token_hex(16), lambda _: cells, author(DEVICE), 1_000_002_000, seen)


def stands(store: Store) -> list[int | None]:
    return [box.bid for box in opened_game(store, GAME, DEVICE).pad.rounds[0].boxes.values()]


def test_no_game_is_read_while_a_transaction_is_held(store: Store, held: list[int]) -> None:
    assert write(store, GAME, DEVICE, bid("ben", 1).apply).fate is Fate.WRITTEN
    late = [replace(mark, seen=None) for mark in one_cell(30)[1:]]
    outcome = write(store, GAME, DEVICE, Batch(late, erased=frozenset, late=True).apply)
    assert {each.fate for each in outcome.results} == {Fate.WRITTEN}
    bids = {(1, player): "0" for player, _ in SEATED} | {(1, "ben"): "1"}
    tricks = {(1, player): text for (player, _), text in zip(SEATED, "1000", strict=True)}
    assert write_paper(store, GAME, DEVICE, PaperForm(False, bids, tricks, {}), 900).done == 1
    (group,) = groups_of(store, DEVICE)
    with store.writing() as transaction:
        transaction.people.change(group.group_id, "anna", name="Anne")
    rename_in_games(store, DEVICE, "anna", 1_000_003_000)
    now = opened_game(store, GAME, DEVICE)
    assert now.pad.names["anna"] == "Anne"
    pad_cache._pads.clear()
    assert write(store, GAME, DEVICE, bid("ben", 0).apply).fate is Fate.STALE
    assert held == []


def test_a_file_is_read_while_nobody_waits(store: Store, held: list[int]) -> None:
    now = opened_game(store, GAME, DEVICE)
    body = document(now.game, now.pad.written.marks)
    more = [{**mark_json(mark), "at": 1_000_001_000, "by": ""} for mark in one_cell(40)[1:]]
    longer = {**body, "marks": [*body["marks"], *more]}
    other = {**body, "game_id": "H" * 22}
    for sent in (longer, other):
        lines = [json.dumps(sent)]
        assert import_games(store, DEVICE, lambda lines=lines: iter(lines), 1_000_003_000).new == 1
    assert opened_game(store, GAME, DEVICE).game.version == 41
    assert held == []


def changing(store: Store, times: int) -> WriteOperation:
    """Work that somebody else is quicker than, so many times."""
    calls = 0

    def work(pad: AnyPad, _: Writer) -> Proposed:
        nonlocal calls
        calls += 1
        if calls <= times:
            player, _ = SEATED[calls]
            assert write(store, GAME, DEVICE, bid(player, 0).apply).fate is Fate.WRITTEN
        mark = Mark(secrets.token_hex(16), enter(1, 1, "anna", "bid", 1), at=1_000_002_000)
        worked = pad_cache.read_pad((*pad.written.marks, mark))
        return Proposed(worked, (mark,), (Verdict(str(calls), Fate.WRITTEN),))

    return work


@pytest.mark.parametrize("times", [0, 1, 2])
def test_what_somebody_else_wrote_meanwhile_is_never_written_over(store: Store, times: int) -> None:
    outcome = write(store, GAME, DEVICE, changing(store, times))
    now = outcome.opened
    assert outcome.results[0].id == str(times + 1)
    expected = [1, *([0] * times), *([None] * (3 - times))]
    assert [box.bid for box in now.pad.rounds[0].boxes.values()] == expected == stands(store)
    assert now.game.version == 2 + times == len(now.pad.written.marks)


def test_whoever_may_not_write_is_told_so_and_nothing_is_written(store: Store) -> None:
    with store.writing() as transaction:
        transaction.links.grant(GAME, "v" * 32, "view", 1, 1)
    for device, error in (("v" * 32, ViewingOnly), ("x" * 32, NoSuchGame)):
        for act in (bid("ben", 1), bid("ben", 99)):
            with pytest.raises(error):
                write(store, GAME, device, act.apply)
    assert stands(store) == [None] * 4


def test_of_those_who_write_in_long_games_one_works_one_waits_and_the_rest_come_again(
    store: Store,
) -> None:
    points = [replace(mark, seen=None) for mark in one_cell(LONG)[1:]]
    write(store, GAME, DEVICE, Batch(points, erased=frozenset, late=True).apply)
    working, done = Event(), Event()

    def slow(pad: AnyPad, _: Writer) -> Proposed:
        working.set()
        done.wait(60)
        return Proposed(pad)

    threads = [Thread(target=write, args=(store, GAME, DEVICE, slow)) for _ in range(2)]
    threads[0].start()
    assert working.wait(60)
    threads[1].start()
    for _ in range(1_000_003_000):
        # The second has its place before it waits.
        if not marks._places._value:
            break
        done.wait(0.02)
    with pytest.raises(Overrun):
        write(store, GAME, DEVICE, bid("ben", 1).apply)
    assert open_game(store, DEVICE, "H" * 22, Opening("oh_hell", SEATED), 1) == {}
    done.set()
    for each in threads:
        each.join()
    assert write(store, GAME, DEVICE, bid("ben", 1).apply).fate is Fate.WRITTEN


def test_a_game_longer_than_any_evening_comes_in_parts_and_is_whole_in_the_end(
    store: Store, held: list[int]
) -> None:
    now = opened_game(store, GAME, DEVICE)
    body = document(now.game, now.pad.written.marks)
    more = [{**mark_json(mark), "at": 1_000_001_000, "by": ""} for mark in one_cell(600)[1:]]
    sent = json.dumps({**body, "game_id": "L" * 22, "marks": [*body["marks"], *more]})
    parts: list[int] = []
    append = Marks.append_all

    def noted(self: Marks, game: GameRow, marks, summary):
        parts.append(len(marks))
        return append(self, game, marks, summary)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Marks, "append_all", noted)
        assert import_games(store, DEVICE, lambda: iter([sent]), 1_000_003_000).new == 1
        assert import_games(store, DEVICE, lambda: iter([sent]), 1_000_003_000).known == 1
    assert parts == [250, 250, 101]
    assert held == []
    with store.reading() as transaction:
        assert [mark.id for mark in transaction.marks.all("L" * 22)] == [
            each["id"] for each in json.loads(sent)["marks"]
        ]
