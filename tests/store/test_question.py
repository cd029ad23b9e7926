"""How long a game is, asked without a transaction."""

from pathlib import Path

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import Store, StoreUnavailable
from tests.postgresql import Server


def keep_a_game(store: Store) -> None:
    with store.writing() as writer:
        writer.add_game("game", 1, {})
        writer.append("game", Mark("one"), {})
        writer.grant("game", "host", "host", 1, 1)
        writer.grant("game", "guest", "view", 1, 1)


def test_it_says_how_many_marks_there_are_to_whoever_may_look(store: Store) -> None:
    keep_a_game(store)
    assert store.length("game", "host") == (1, "host")
    assert store.length("game", "guest") == (1, "view")
    assert store.length("game", "stranger") is None
    assert store.length("another", "host") is None
    assert store.length("\0", "\0 or 1=1") is None
    with store.writing() as writer:
        writer.append("game", Mark("two"), {})
        writer.renew("game", "view")
    assert store.length("game", "host") == (2, "host")
    assert store.length("game", "guest") is None


def test_a_mark_that_is_not_committed_is_none_yet(store: Store) -> None:
    keep_a_game(store)
    with store.writing("game") as writer:
        writer.append("game", Mark("two"), {})
        assert store.length("game", "host") == (1, "host")
    assert store.length("game", "host") == (2, "host")


def test_nobody_waits_for_whoever_looks(store: Store) -> None:
    keep_a_game(store)
    for number in range(40):
        store.length("game", "host")
        with store.writing("game") as writer:
            writer.append("game", Mark(f"more {number}"), {})
    assert store.length("game", "host") == (41, "host")


def test_where_the_file_is_gone_it_can_not_be_said(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/scorepad.db")
    store.prepare()
    keep_a_game(store)
    store.close()
    (tmp_path / "scorepad.db").rename(tmp_path / "away.db")
    with pytest.raises(StoreUnavailable):
        store.length("game", "host")
    (tmp_path / "away.db").rename(tmp_path / "scorepad.db")
    assert store.length("game", "host") == (1, "host")
    store.close()


def test_a_connection_that_broke_is_replaced(postgresql: Server) -> None:
    store = Store(postgresql.new_database())
    store.prepare()
    keep_a_game(store)
    assert store.length("game", "host") == (1, "host")
    with store.reading() as reader:
        reader._connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    with pytest.raises(StoreUnavailable):
        store.length("game", "host")
    assert store.length("game", "host") == (1, "host")
    store.close()
