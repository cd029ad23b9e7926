"""A disk that is full or may not be written."""

import resource

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from scorepad.pad.marks import Mark
from scorepad.store import StoreUnavailable
from scorepad.store.sqlite_library import sqlite3
from tests.store.appending import append_mark

pytestmark = pytest.mark.thorough

LARGE = {"note": "x" * 200_000}


@pytest.fixture
def no_more_pages(store):
    """The database may not grow by a page; the callable lifts that."""

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA max_page_count=1")  # SQLite takes the present size

    def lift() -> None:
        event.remove(Pool, "connect", limit)
        store.close()

    store.close()
    event.listen(Pool, "connect", limit)
    yield lift
    if event.contains(Pool, "connect", limit):
        lift()


@pytest.fixture
def no_larger_files(path):
    """The system refuses to let a file grow; the callable lifts that."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, before[1]))
    yield lambda: resource.setrlimit(resource.RLIMIT_FSIZE, before)
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("disk", ["no_more_pages", "no_larger_files"])
def test_on_a_full_disk_nothing_is_written_games_are_read_and_later_all_is_well(
    store, game, path, disk, request
):
    lift = request.getfixturevalue(disk)
    for _ in range(2):
        with pytest.raises(StoreUnavailable) as caught, store.writing() as transaction:
            append_mark(transaction, game, Mark("aa"), LARGE)
        assert caught.value.reason == "full"
        with store.reading() as transaction:
            assert transaction.games.get(game).version == 0
            assert transaction.marks.all(game) == ()
    store.prepare()
    lift()
    with store.writing() as transaction:
        assert append_mark(transaction, game, Mark("aa"), LARGE) == 1
    with store.reading() as transaction:
        assert transaction.games.get(game).summary == LARGE


@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_may_only_be_read_is_read_and_a_write_is_refused(public_folder, child, what):
    path = public_folder / "scorepad.db"
    child("prepare", path)
    child("begin_game", path)
    # A rollback journal is a new file for every write; a write-ahead log that
    # is there already goes on working in a read-only folder.
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    path.chmod(0o444 if what == "file" else 0o666)
    public_folder.chmod(0o777 if what == "file" else 0o555)
    assert child("use_without_rights", path) == ["True", "readonly"]
    assert child("prepare_without_rights", path) == ["readonly"]


def test_a_database_cannot_be_made_where_nothing_may_be_written(public_folder, child):
    public_folder.chmod(0o555)
    assert child("prepare_without_rights", public_folder / "scorepad.db") == ["readonly"]
