"""How long a game is, asked without a transaction."""

from pathlib import Path

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import Store, StoreUnavailable
from scorepad.store.rows import digest, state_of
from tests.postgresql import Server
from tests.store.appending import append_mark


def keep_a_game(store: Store) -> None:
    with store.writing() as transaction:
        transaction.games.add("game", 1, {})
        append_mark(transaction, "game", Mark("one"), {})
        transaction.links.grant("game", "host", "host", 1, 1)
        transaction.links.grant("game", "guest", "view", 1, 1)


def length(store: Store, device: str) -> tuple[int, str]:
    found = store.game_state("game", device)
    return found.version, found.role


def test_it_tells_marks_from_others_of_the_same_number(store: Store) -> None:
    keep_a_game(store)
    with store.writing() as transaction:
        transaction.games.add("other", 1, {})
        append_mark(transaction, "other", Mark("two"), {})
        transaction.links.grant("other", "host", "host", 1, 1)
    one, other = (store.game_state(game, "host") for game in ("game", "other"))
    assert (one.version, one.edition) == (other.version, other.edition)
    assert (one.digest, other.digest) == (digest(["one"]), digest(["two"]))
    with store.writing() as transaction:
        row = transaction.games.get("game")
        assert row is not None
        row = transaction.marks.append_all(row, [Mark("two"), Mark("three")], {})
        assert transaction.games.get("game") == row
    longer = store.game_state("game", "host")
    assert row.digest == longer.digest == digest(["one", "two", "three"])
    assert row.state == state_of(longer.edition, longer.version, longer.digest)


def test_it_says_how_many_marks_there_are_to_whoever_may_look(store: Store) -> None:
    keep_a_game(store)
    assert length(store, "host") == (1, "host")
    assert length(store, "guest") == (1, "view")
    assert store.game_state("game", "stranger") is None
    assert store.game_state("another", "host") is None
    assert store.game_state("\0", "\0 or 1=1") is None
    with store.writing() as transaction:
        append_mark(transaction, "game", Mark("two"), {})
        transaction.links.renew("game", "view")
    assert length(store, "host") == (2, "host")
    assert store.game_state("game", "guest") is None


def test_a_mark_that_is_not_committed_is_none_yet_and_nobody_waits_for_whoever_looks(
    store: Store,
) -> None:
    keep_a_game(store)
    with store.writing("game") as transaction:
        append_mark(transaction, "game", Mark("two"), {})
        assert length(store, "host") == (1, "host")
    assert length(store, "host") == (2, "host")
    for number in range(40):
        store.game_state("game", "host")
        with store.writing("game") as transaction:
            append_mark(transaction, "game", Mark(f"more {number}"), {})
    assert length(store, "host") == (42, "host")


def test_where_the_file_is_gone_it_can_not_be_said(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/scorepad.db")
    store.prepare()
    keep_a_game(store)
    store.close()
    (tmp_path / "scorepad.db").rename(tmp_path / "away.db")
    with pytest.raises(StoreUnavailable):
        store.game_state("game", "host")
    (tmp_path / "away.db").rename(tmp_path / "scorepad.db")
    assert length(store, "host") == (1, "host")
    store.close()


def test_a_connection_that_broke_is_replaced(postgresql: Server) -> None:
    store = Store(postgresql.new_database())
    store.prepare()
    keep_a_game(store)
    assert length(store, "host") == (1, "host")
    with store.reading() as transaction:
        transaction._connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    with pytest.raises(StoreUnavailable):
        store.game_state("game", "host")
    assert length(store, "host") == (1, "host")
    store.close()
