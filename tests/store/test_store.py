import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import Store, StoreUnavailable
from scorepad.store.sqlite_library import sqlite3
from tests.store.appending import append_mark


@pytest.fixture
def neighbour(path, store):
    """Another program's connection to the same file."""
    connection = sqlite3.connect(path, isolation_level=None)
    yield connection
    connection.close()


def refused(store: Store, mark_id: str = "aa") -> str:
    """Return why a mark can't be written now."""
    with pytest.raises(StoreUnavailable) as caught, store.writing() as transaction:
        append_mark(transaction, "game-a", Mark(mark_id), {})
    return caught.value.reason


def written(store: Store) -> list[str]:
    with store.reading() as transaction:
        return [mark.id for mark in transaction.marks.all("game-a")]


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://localhost/games", ""])
def test_only_a_file_of_sqlite_or_a_server_is_a_place_for_games(url):
    with pytest.raises(ValueError, match="SQLite file"):
        Store(url)


def test_a_new_store_touches_nothing_until_it_is_prepared(path):
    assert Store(f"sqlite:///{path}").dialect == "sqlite"
    assert not path.exists()


def test_an_error_in_the_block_takes_everything_back(store, game):
    def change_my_mind() -> None:
        with store.writing() as transaction:
            append_mark(transaction, game, Mark("aa"), {"round": 1})
            transaction.links.grant(game, "phone", "host", 1, at=1)
            raise KeyError

    with pytest.raises(KeyError):
        change_my_mind()
    with store.reading() as transaction:
        assert transaction.marks.all(game) == ()
        assert transaction.games.get(game).version == 0
        assert transaction.links.right(game, "phone") is None
    with store.writing() as transaction:
        assert append_mark(transaction, game, Mark("aa"), {}) == 1


def test_a_reader_sees_one_state_although_others_write(store, game, path):
    with sqlite3.connect(path) as settings:
        settings.execute("PRAGMA journal_mode=WAL")
    settings.close()
    with store.reading() as one:
        assert one.marks.all(game) == ()
        with store.writing() as other:
            append_mark(other, game, Mark("aa"), {})
        assert one.marks.all(game) == ()
    assert written(store) == ["aa"]


def test_while_another_program_writes_a_mark_is_refused_as_busy_and_succeeds_later(
    store, game, neighbour
):
    neighbour.execute("BEGIN IMMEDIATE")
    assert refused(store) == "busy"
    neighbour.execute("ROLLBACK")
    with store.writing() as transaction:
        assert append_mark(transaction, game, Mark("aa"), {}) == 1


def test_a_commit_that_a_reader_holds_up_for_too_long_writes_nothing(
    path, neighbour, store, game, monkeypatch
):
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 40, 1))
    store.prepare()
    neighbour.execute("BEGIN")
    neighbour.execute("SELECT * FROM game").fetchall()
    assert refused(store) == "busy"
    neighbour.execute("ROLLBACK")
    assert written(store) == []
    with store.writing() as transaction:
        assert append_mark(transaction, game, Mark("aa"), {}) == 1


def test_a_thread_that_waits_too_long_for_another_is_busy(store, game):
    with store.writing() as transaction, ThreadPoolExecutor() as pool:
        append_mark(transaction, game, Mark("aa"), {})
        assert pool.submit(refused, store, "bb").result() == "busy"
    assert written(store) == ["aa"]


def test_threads_that_write_at_once_lose_nothing(database, game):
    # Seven others may each wait for a slow disk.
    store = Store(database, patience=60)
    together = threading.Barrier(8)

    def write(thread: int) -> list[int]:
        together.wait()
        numbers = []
        for turn in range(10):
            with store.writing() as transaction:
                numbers.append(append_mark(transaction, game, Mark(f"{thread}-{turn}"), {}))
        return numbers

    with ThreadPoolExecutor(8) as pool:
        numbers = [number for some in pool.map(write, range(8)) for number in some]
    assert sorted(numbers) == list(range(1, 81))
    assert len(set(written(store))) == 80
    store.close()


def test_more_threads_than_connections_are_busy_not_broken(store, game):
    held = [store.reading() for _ in range(32)]
    for block in held:
        block.__enter__().games.get(game)
    with pytest.raises(StoreUnavailable) as caught:
        store.check()
    assert caught.value.reason == "busy"
    for block in held:
        block.__exit__(None, None, None)
    store.check()


def test_a_database_that_vanished_is_broken_and_not_made_anew(store, game, path):
    store.check()
    store.close()
    path.unlink()
    with pytest.raises(StoreUnavailable) as caught:
        store.check()
    assert caught.value.reason == "broken"
    assert not path.exists()


def test_a_file_that_is_no_database_is_broken(tmp_path):
    path = tmp_path / "letter.db"
    path.write_text("Dear players, " * 100)
    store = Store(f"sqlite:///{path}")
    for act in (store.prepare, store.check):
        with pytest.raises(StoreUnavailable) as caught:
            act()
        assert caught.value.reason == "broken"
    assert path.read_text().startswith("Dear players")


def test_a_closed_store_opens_again(store, game):
    store.close()
    store.close()
    assert written(store) == []


def test_every_connection_is_strict_about_references_and_syncs_all(store, path):
    with store.reading() as one, store.writing() as other:
        for transaction in (one, other):
            ask = transaction._connection.exec_driver_sql
            assert ask("PRAGMA foreign_keys").scalar() == 1
            assert ask("PRAGMA synchronous").scalar() == 3
