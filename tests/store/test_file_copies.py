"""Copies are whole, checked, and made while others write."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import DatabaseTooNew, Store, StoreUnavailable, backups
from scorepad.store.backups import (
    copy_before_upgrade,
    copy_daily,
    copy_elsewhere,
    newest_copy,
    newest_sound_copy,
    to_keep,
)
from scorepad.store.file_copies import NotSound, check_database, copy_pages, write_copy
from scorepad.store.file_lock import LockedByAnother, file_lock
from scorepad.store.kept_copies import drop_old_copies
from scorepad.store.restore import replace_database
from scorepad.store.sqlite import copy_upgraded
from scorepad.store.sqlite_library import sqlite3
from tests.store.appending import append_mark
from tests.store.revisions import at_revision


def write(store: Store, *ids: str) -> None:
    with store.writing() as transaction:
        for id in ids:
            append_mark(transaction, "game-a", Mark(id), {})


def marks_in(path: Path) -> list[str]:
    store = Store(f"sqlite:///{path}")
    with store.reading() as transaction:
        found = [mark.id for mark in transaction.marks.all("game-a")]
    store.close()
    return found


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def is_one_file(path: Path) -> bool:
    """True if a database has a rollback journal, and none now."""
    with closing(sqlite3.connect(path)) as connection:
        mode = connection.execute("PRAGMA journal_mode").fetchone()[0]
    return mode == "delete" and [each.name for each in path.parent.glob(f"{path.name}*")] == [
        path.name
    ]


def copy_database(path: Path, target: Path, *, replace: bool = False) -> None:
    write_copy(partial(copy_pages, path), target, replace=replace)


def copy_as_it_is(path: Path) -> None:
    database = Store(f"sqlite:///{path}").database
    copy_before_upgrade(path, database.copy_into, database.written_at)


def test_a_copy_holds_what_was_written_and_only_its_owner_reads_it(store, game, path, tmp_path):
    write(store, "one", "two")
    copy_database(path, tmp_path / "copy.db")
    assert marks_in(tmp_path / "copy.db") == ["one", "two"]
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert [each.name for each in tmp_path.glob(".copy*")] == []


def test_a_copy_never_takes_the_place_of_a_file_unless_it_is_told_to(store, path, tmp_path):
    target = tmp_path / "copy.db"
    target.write_text("mine")
    with pytest.raises(FileExistsError):
        copy_database(path, target)
    assert target.read_text() == "mine"
    copy_database(path, target, replace=True)
    assert check_database(target)


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_writing_meanwhile_is_never_refused_and_the_copy_is_of_one_moment(
    store, game, path, tmp_path, journal
):
    # With a rollback journal, marks wait for the copy, however slow the disk is.
    store.close()
    store = Store(f"sqlite:///{path}", patience=0.05 if journal == "wal" else 60)
    with store.writing() as transaction:
        for number in range(8_000):
            append_mark(transaction, "game-a", Mark(f"{number:032x}", by="x" * 200), {})
    store.close()
    change(path, f"PRAGMA journal_mode={journal}")
    stop = Event()
    acknowledged: list[str] = []

    def keep_writing() -> None:
        while not stop.is_set():
            id = f"late {len(acknowledged)}"
            write(store, id)
            acknowledged.append(id)

    def until_more_than(count: int) -> None:
        while len(acknowledged) <= count and not writing.done():
            time.sleep(0.001)

    with ThreadPoolExecutor() as threads:
        writing = threads.submit(keep_writing)
        try:
            until_more_than(0)
            before = len(acknowledged)
            copy_database(path, tmp_path / "copy.db")
            after = len(acknowledged)
            until_more_than(after)
        finally:
            stop.set()
        writing.result()
    store.close()
    assert is_one_file(tmp_path / "copy.db")
    copied = marks_in(tmp_path / "copy.db")
    assert copied == marks_in(path)[: len(copied)]
    # One more may have been written before it was acknowledged.
    assert 8_000 + before <= len(copied) <= 8_000 + after + 1


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE game SET version = version + 1",
        "DELETE FROM mark WHERE number = 1",
        "DELETE FROM game",
        "DROP TABLE alembic_version",
        "DELETE FROM alembic_version",
    ],
)
def test_what_does_not_add_up_is_no_copy(store, game, path, tmp_path, harm):
    write(store, "one", "two")
    change(path, harm)
    with pytest.raises((NotSound, DatabaseTooNew)):
        copy_database(path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_damaged_page_and_another_file_are_no_copies(store, game, path, tmp_path):
    with store.writing() as transaction:
        for number in range(500):
            append_mark(transaction, "game-a", Mark(f"{number:032x}", by="x" * 200), {})
    store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:20_000] + b"\xff" * 4_096 + whole[24_096:])
    other = tmp_path / "other"
    other.write_text("no database at all" * 1_000)
    for source in (path, other):
        with pytest.raises(NotSound):
            copy_database(source, tmp_path / "copy.db")


def test_a_newer_version_is_told_apart(store, path):
    change(path, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseTooNew):
        check_database(path)


def test_a_copy_comes_back_and_what_it_replaces_stays(store, game, path, tmp_path):
    write(store, "one")
    copy_database(path, tmp_path / "copy.db")
    write(store, "two")
    store.close()
    replace_database(path, tmp_path / "copy.db", tmp_path / "replaced.db", copy_upgraded)
    assert marks_in(path) == ["one"]
    assert marks_in(tmp_path / "replaced.db") == ["one", "two"]


def test_what_lies_beside_a_broken_database_never_meets_the_one_that_comes(store, path, tmp_path):
    copy_database(path, tmp_path / "copy.db")
    store.close()
    path.write_text("broken" * 2_000)
    Path(f"{path}-journal").write_text("left over")
    replace_database(path, tmp_path / "copy.db", tmp_path / "replaced.db", copy_upgraded)
    assert not Path(f"{path}-journal").exists()
    assert check_database(path)


def test_nothing_is_replaced_while_another_program_has_the_log_open(store, game, path, tmp_path):
    """Its log could not be brought into the file, and lay for a moment beside neither of both."""
    copy_database(path, tmp_path / "copy.db")
    store.close()
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode=WAL").fetchall()
        other.execute("SELECT count(*) FROM game").fetchall()
        with pytest.raises(StoreUnavailable, match="busy"):
            replace_database(path, tmp_path / "copy.db", tmp_path / "replaced.db", copy_upgraded)
        assert not (tmp_path / "replaced.db").exists()
        assert Path(f"{path}-wal").exists()
    replace_database(path, tmp_path / "copy.db", tmp_path / "replaced.db", copy_upgraded)
    assert (tmp_path / "replaced.db").exists()


def test_what_was_forgotten_since_the_copy_stays_forgotten(store, game, path, tmp_path):
    copy_database(path, tmp_path / "copy.db")
    with store.writing() as transaction:
        transaction.games.remember_forgotten("another", ["anna", ""])
        transaction.games.purge("game-a")
    store.close()
    replace_database(path, tmp_path / "copy.db", tmp_path / "replaced.db", copy_upgraded)
    with store.reading() as transaction:
        assert transaction.games.get("game-a") is not None
        assert transaction.games.forgotten("game-a") == {""}
        assert transaction.games.forgotten("another") == {"anna", ""}
        assert transaction.games.forgotten("nowhere") == frozenset()


def test_an_older_copy_is_brought_up_to_date_to_hold_what_was_forgotten(store, path, tmp_path):
    at_revision(tmp_path / "copy.db", "0001")
    with store.writing() as transaction:
        transaction.games.remember_forgotten("gone", [""])
    store.close()
    replace_database(path, tmp_path / "copy.db", tmp_path / "replaced.db", copy_upgraded)
    with store.reading() as transaction:
        assert transaction.games.forgotten("gone") == {""}


def test_nothing_is_replaced_while_it_is_served_nor_by_what_is_unsound(path, store, tmp_path):
    copy_database(path, tmp_path / "copy.db")
    before = path.read_bytes()
    with file_lock(path), pytest.raises(LockedByAnother):
        replace_database(path, tmp_path / "copy.db", tmp_path / "replaced.db", copy_upgraded)
    (tmp_path / "other").write_text("no database" * 1_000)
    with pytest.raises(NotSound):
        replace_database(path, tmp_path / "other", tmp_path / "replaced.db", copy_upgraded)
    assert path.read_bytes() == before
    assert not (tmp_path / "replaced.db").exists()


def test_one_copy_a_day_and_none_when_nothing_was_written(store, game, path):
    first = date(2026, 11, 1)
    assert (
        copy_daily(store.database, first) == path.parent / "backups" / "scorepad-2026-11-01-0001.db"
    )
    assert copy_daily(store.database, first) is None
    assert copy_daily(store.database, first + timedelta(1)) is None
    later = (path.parent / "backups" / "scorepad-2026-11-01-0001.db").stat().st_mtime + 10
    write(store, "one")
    os.utime(path, (later, later))
    kept = copy_daily(store.database, first + timedelta(1))
    assert kept is not None
    assert marks_in(kept) == ["one"]


def test_copies_that_are_too_many_go_and_others_files_stay(store, path):
    folder = path.parent / "backups"
    folder.mkdir()
    days = [date(2026, 11, 20) - timedelta(number) for number in reversed(range(60))]
    for day in days:
        # As they were called before copies had numbers.
        file = folder / f"scorepad-{day}.db"
        file.touch()
        os.utime(file, (1, 1))
    (folder / "mine.db").touch()
    kept = copy_daily(store.database, date(2026, 11, 21))
    stay = {f"scorepad-{days[place]}.db" for place in to_keep([*days, date(2026, 11, 21)]) - {60}}
    assert {each.name for each in folder.glob("*.db")} == stay | {"mine.db", kept.name}
    assert len(stay) == 10


def test_a_clock_that_is_put_back_stops_no_copy_and_throws_none_away(store, game, path, caplog):
    day = date(2030, 1, 1)
    for number in range(60):
        write(store, f"before {number}")
        os.utime(path, (2_000_000_000 + number,) * 2)
        assert copy_daily(store.database, day + timedelta(number)) is not None
    assert caplog.messages == []
    back = [
        copy_daily_after(store, path, date(2026, 11, number), number) for number in range(1, 21)
    ]
    assert len(caplog.messages) == 1
    assert "today is 2026-11-01" in caplog.messages[0]
    assert all(each is not None for each in back)
    assert [each.exists() for each in back[-7:]] == [True] * 7
    assert marks_in(back[-1])[-1] == "after 20"


def copy_daily_after(store, path, today: date, number: int):
    write(store, f"after {number}")
    os.utime(path, (1_000_000_000 + number,) * 2)
    return copy_daily(store.database, today)


def test_the_newest_copy_is_the_one_that_was_made_last_whatever_the_clock_says(
    store, game, path, tmp_path
):
    copy_daily(store.database, date(2030, 1, 1))
    before = copy_before_upgrade_after(store, path, 1)
    assert newest_copy(path) == before
    last = copy_daily_after(store, path, date(2026, 11, 1), 2)
    assert newest_copy(path) == newest_sound_copy(path) == last
    last.write_bytes(b"damaged" * 1_000)
    assert newest_sound_copy(path) == before


def copy_before_upgrade_after(store, path, number: int) -> Path:
    write(store, f"upgraded {number}")
    os.utime(path, (1_500_000_000 + number,) * 2)
    copy_as_it_is(path)
    (before,) = (path.parent / "backups").glob("before-*.db")
    return before


def test_a_day_that_comes_again_after_the_clock_was_put_back_is_copied_again(store, game, path):
    first = copy_daily(store.database, date(2026, 11, 2))
    for day in (1, 2):
        last = copy_daily_after(store, path, date(2026, 11, day), day)
    assert last.name == "scorepad-2026-11-02-0003.db"
    assert marks_in(last) == ["after 1", "after 2"]
    assert first.exists()


HEX, ALSO_HEX = "0" * 16, "a" * 16


def test_what_copies_that_were_cut_off_have_left_goes_after_a_day(store, path):
    folder = path.parent / "backups"
    folder.mkdir()
    old = [
        folder / f".a.db.{HEX}",
        folder / f"..b.db.{HEX}.{ALSO_HEX}",
        folder / f"..b.db.{HEX}.{ALSO_HEX}-journal",
        path.parent / f".scorepad.db.{HEX}",
    ]
    stay = [folder / f".new.db.{HEX}", folder / ".mine", folder / ".mine.db", path.parent / "mine"]
    for file in (*old, *stay):
        file.touch()
    for file in (*old, *stay[1:]):
        os.utime(file, (1, 1))
    copy_daily(store.database, date(2026, 11, 21))
    drop_old_copies(path, 60)
    assert [file.name for file in old if file.exists()] == []
    assert [file.name for file in stay if not file.exists()] == []


def test_a_copy_whose_making_was_killed_leaves_nothing_once_a_day_has_gone_by(
    path, store, start, tmp_path
):
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    copying = start("copy_and_stop", path, str(folder))
    assert copying.stdout.readline() == "half\n"
    copying.kill()
    copying.wait()
    (left,) = folder.iterdir()
    assert left.name.startswith(".")
    os.utime(left, (1, 1))
    copy_elsewhere(folder, date(2026, 11, 21), store.database.copy_into, (7, 4))
    assert [file.name for file in folder.iterdir()] == ["scorepad-2026-11-21-0001.db"]


def test_a_file_that_is_copied_to_again_takes_what_an_earlier_try_has_left_along(
    store, path, tmp_path
):
    mine, others = tmp_path / f".games.bak.{HEX}", tmp_path / f".other.bak.{HEX}"
    for file in (mine, others):
        file.touch()
        os.utime(file, (1, 1))
    copy_database(path, tmp_path / "games.bak")
    assert (mine.exists(), others.exists()) == (False, True)


def test_an_upgrade_that_begins_again_and_again_is_copied_once(store, game, path, monkeypatch):
    moments = iter("abc")
    monkeypatch.setattr(backups.time, "strftime", lambda _: next(moments))
    for _ in range(2):
        copy_as_it_is(path)
    assert len(list((path.parent / "backups").iterdir())) == 1
    write(store, "one")
    copy_as_it_is(path)
    assert len(list((path.parent / "backups").iterdir())) == 2


def test_what_is_upgraded_is_copied_first(tmp_path, store, game, path):
    write(store, "one")
    copy_as_it_is(path)
    (kept,) = (path.parent / "backups").iterdir()
    assert kept.name.startswith("before-")
    assert marks_in(kept) == ["one"]
