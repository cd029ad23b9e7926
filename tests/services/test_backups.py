"""Copies of all games, brought back on either kind of database."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.services.backups import CopyPlan, NoCopy, back_up, copy_of_today, restore_copy
from scorepad.store import Store
from scorepad.store.tables import METADATA
from tests.postgresql import POSTGRESQL, SQLITE, Server
from tests.store.appending import append_mark

NOW = 1_795_000_000
BOTH = (SQLITE, POSTGRESQL)


@pytest.fixture
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[str], Store]]:
    """Opens a new database of that kind, which is ready and empty."""
    with ExitStack() as opened:

        def open_store(kind: str) -> Store:
            folder = tmp_path / os.urandom(4).hex()
            folder.mkdir()
            url = f"sqlite:///{folder}/scorepad.db"
            if kind == POSTGRESQL:
                server: Server = request.getfixturevalue("postgresql")
                url = server.new_database()
            store = Store(url, folder=folder)
            opened.callback(store.close)
            store.prepare()
            return store

        yield open_store


def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    with store.reading() as transaction:
        return {
            table.name: sorted(map(tuple, transaction._connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }


def totals(store: Store) -> dict[str, dict[str, int]]:
    """Return what everybody has in every game."""
    with store.reading() as transaction:
        return {
            game.game_id: dict(read_pad(transaction.marks.all(game.game_id)).totals)
            for game in transaction.games.after("", 1_000)
        }


def write_one_more(store: Store) -> None:
    with store.writing("late") as transaction:
        transaction.games.add("late", NOW, {})
        append_mark(transaction, "late", Mark("aa", at=NOW), {})


@pytest.mark.parametrize("there", BOTH)
@pytest.mark.parametrize("here", BOTH)
def test_what_is_brought_back_has_equal_totals_for_all_games_on_every_database(
    open_store: Callable[[str], Store], tmp_path: Path, here: str, there: str
) -> None:
    first, second, third = open_store(here), open_store(there), open_store(here)
    fill(first, EveningsToMake(games=12, people=5, seed=7, until=NOW))
    fill(second, EveningsToMake(games=2, people=4, seed=8, until=NOW))
    replaced_totals = totals(second)

    back_up(first, tmp_path / "one.db", replace=False)
    replaced = restore_copy(second, tmp_path / "one.db", NOW)
    assert len(totals(first)) == 12
    assert totals(second) == totals(first)
    assert everything(second) == everything(first)

    back_up(second, tmp_path / "two.db", replace=False)
    assert restore_copy(third, tmp_path / "two.db", NOW) is None or here == SQLITE
    assert everything(third) == everything(first)

    assert replaced is not None
    assert restore_copy(third, replaced, NOW + 1)
    assert totals(third) == replaced_totals


@pytest.mark.parametrize("kind", BOTH)
def test_games_go_on_after_they_were_brought_back(
    open_store: Callable[[str], Store], tmp_path: Path, kind: str
) -> None:
    store = open_store(kind)
    write_one_more(store)
    back_up(store, tmp_path / "copy.db", replace=False)
    restore_copy(store, tmp_path / "copy.db", NOW)
    with store.writing("late") as transaction:
        assert append_mark(transaction, "late", Mark("bb", at=NOW), {}) == 2


@pytest.mark.usefixtures("needs_postgresql")
def test_while_a_servers_games_are_replaced_everybody_reads_what_was_there(
    open_store: Callable[[str], Store], tmp_path: Path
) -> None:
    store, other = open_store(POSTGRESQL), open_store(SQLITE)
    write_one_more(store)
    back_up(other, tmp_path / "empty.db", replace=False)
    with closing(Store(store.location)) as served, served.reading() as transaction:
        assert transaction.games.get("late") is not None
        restore_copy(store, tmp_path / "empty.db", NOW)
        assert [mark.id for mark in transaction.marks.all("late")] == ["aa"]
    assert totals(store) == {}


@pytest.mark.usefixtures("needs_postgresql")
@pytest.mark.parametrize("copy", ["letter", "cut off"])
def test_a_damaged_copy_changes_nothing_on_a_server(
    open_store: Callable[[str], Store], tmp_path: Path, copy: str
) -> None:
    store = open_store(POSTGRESQL)
    write_one_more(store)
    path = tmp_path / "copy.db"
    back_up(store, path, replace=False)
    path.write_bytes(b"Dear players" * 99 if copy == "letter" else path.read_bytes()[:9_000])
    before = everything(store)
    with pytest.raises(NoCopy) as caught:
        restore_copy(store, path, NOW)
    assert caught.value.why == "unsound"
    assert everything(store) == before


@pytest.mark.parametrize("tables", [False, True])
def test_a_server_without_games_has_nothing_to_copy(
    postgresql: Server, tmp_path: Path, tables: bool
) -> None:
    with closing(Store(postgresql.new_database(), folder=tmp_path)) as store:
        if tables:
            store.prepare()
        with pytest.raises(NoCopy) as caught:
            back_up(store, tmp_path / "copy.db", replace=False)
    assert caught.value.why == "no_games"


@pytest.mark.usefixtures("needs_postgresql")
def test_a_servers_games_are_copied_once_a_day_when_somebody_has_played(
    open_store: Callable[[str], Store], tmp_path: Path
) -> None:
    store, first = open_store(POSTGRESQL), date(2026, 11, 1)
    assert copy_of_today(store, first) is None
    with pytest.raises(NoCopy) as caught:
        # There is nothing to copy yet, and the folder for it is missing all the same.
        copy_of_today(store, first, CopyPlan(folder=tmp_path / "nas"))
    assert caught.value.why == "no_folder"
    write_one_more(store)
    kept = copy_of_today(store, first)
    assert kept == store.backup_base.parent / "backups" / "scorepad-2026-11-01-0001.db"
    assert copy_of_today(store, first) is None
    assert copy_of_today(store, first + timedelta(1)) is None
    with store.writing("late") as transaction:
        append_mark(transaction, "late", Mark("bb", at=NOW + 60), {})
    assert copy_of_today(store, first + timedelta(1)) is not None
