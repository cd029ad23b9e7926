"""Pads are remembered, and never in place of what is on disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad.pad import acts
from scorepad.pad.fold import fold
from scorepad.pad.marks import Fate, author
from scorepad.pad.opening import Opening
from scorepad.services import pad_cache
from scorepad.services.access import opened_game
from scorepad.services.games import open_game
from scorepad.services.marks import write
from scorepad.services.write_operations import FormWrite
from scorepad.store import Store, StoreUnavailable
from scorepad.store.sqlite_library import sqlite3

DEVICE = "0" * 32
PLAYERS = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "scorepad.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{path}")
    store.prepare()
    yield store
    store.close()


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of marks of every pad that was worked out for somebody who looks."""
    seen: list[int] = []

    def counting(marks):
        seen.append(len(marks))
        return fold(marks)

    monkeypatch.setattr(pad_cache, "read_pad", counting)
    return seen


def opened(store: Store, game_id: str) -> str:
    assert open_game(store, DEVICE, game_id, Opening("wizard_gigamic", PLAYERS), 1) == {}
    return game_id


def bid(store: Store, game_id: str, player: str, value: int, id: str) -> Fate:
    intent = FormWrite(id * 32, lambda _: acts.enter(1, 1, player, "bid", value), author(DEVICE), 2)
    return write(store, game_id, DEVICE, intent.apply).fate


def bids(store: Store, game_id: str) -> list[int | None]:
    return [box.bid for box in opened_game(store, game_id, DEVICE).pad.rounds[0].boxes.values()]


def test_a_game_is_read_whole_once_however_often_it_is_looked_at_and_written(
    store: Store, folded: list[int]
) -> None:
    game_id = opened(store, "read-once")
    for player, id in (("b", "1"), ("c", "2"), ("a", "3")):
        assert bid(store, game_id, player, 1, id) is Fate.WRITTEN
        opened_game(store, game_id, DEVICE)
    assert bids(store, game_id) == [1, 1, 1]
    assert folded == [1]


def test_what_another_process_writes_is_seen_at_once(store: Store, path: Path) -> None:
    game_id = opened(store, "two-processes")
    assert bids(store, game_id) == [None, None, None]
    other = Store(f"sqlite:///{path}")
    kept, pad_cache._pads = pad_cache._pads, type(pad_cache._pads)()
    assert bid(other, game_id, "b", 1, "1") is Fate.WRITTEN
    other.close()
    pad_cache._pads = kept
    assert bids(store, game_id) == [None, 1, None]


def test_a_database_that_was_put_back_is_seen_as_it_stands(store: Store, path: Path) -> None:
    game_id = opened(store, "put-back")
    assert bid(store, game_id, "b", 1, "1") is Fate.WRITTEN
    kept = pad_cache._pads[game_id]
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM mark WHERE game_id = ? AND number = 2", (game_id,))
        connection.execute("UPDATE game SET version = 1 WHERE game_id = ?", (game_id,))
    connection.close()
    assert bids(store, game_id) == [None, None, None]
    assert bid(store, game_id, "b", 0, "2") is Fate.WRITTEN
    pad_cache._pads[game_id] = kept
    assert bids(store, game_id) == [None, 0, None]


def test_a_mark_that_did_not_reach_the_disk_is_not_remembered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = opened(store, "not-on-disk")

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("sqlalchemy.engine.default.DefaultDialect.do_commit", full)
    with pytest.raises(StoreUnavailable):
        bid(store, game_id, "b", 1, "1")
    monkeypatch.undo()
    assert bids(store, game_id) == [None, None, None]


def test_as_many_games_are_remembered_as_fit_and_the_longest_unasked_goes(
    store: Store, folded: list[int]
) -> None:
    first, *others = [opened(store, f"one-of-many-{place}") for place in range(pad_cache.KEPT + 1)]
    opened_game(store, first, DEVICE)
    for game_id in others[:-1]:
        opened_game(store, game_id, DEVICE)
    opened_game(store, first, DEVICE)
    opened_game(store, others[-1], DEVICE)
    folded.clear()
    opened_game(store, first, DEVICE)
    assert folded == []
    opened_game(store, others[0], DEVICE)
    assert folded == [1]
    assert len(pad_cache._pads) == pad_cache.KEPT
