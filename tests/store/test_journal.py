"""Which journal a database has, and who may change it."""

import os
import secrets
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from threading import Event

import pytest

from scorepad.pad.marks import Mark
from scorepad.store import Store, StoreUnavailable, journal, sqlite
from scorepad.store.file_copies import check_database
from scorepad.store.file_lock import file_lock
from scorepad.store.journal import file_system, is_shared, keeps_log, why_no_log
from scorepad.store.sqlite_library import sqlite3
from tests.kinds import soak
from tests.store.appending import append_mark

OLD, NEW = (3, 40, 1), (3, 51, 3)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch):
    """Make the library take itself for another version."""
    return lambda version: monkeypatch.setattr(sqlite3, "sqlite_version_info", version)


@pytest.fixture
def neighbour(path: Path, store: Store) -> Iterator[sqlite3.Connection]:
    """Another program that has read in the same file and stays there."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("SELECT * FROM game").fetchall()
        yield connection


def mode(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA journal_mode").fetchone()[0]


def prepared(path: Path, *, alone: bool = False, asked: str | None = None) -> str:
    with closing(Store(f"sqlite:///{path}", patience=0.05, journal=asked)) as store:
        store.prepare(alone=alone)
        store.check()
    return mode(path)


MOUNTS = """\
22 27 0:21 / /proc rw,relatime - proc proc rw
27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
40 27 0:50 / /mnt/nas rw,relatime shared:2 master:3 - nfs4 nas:/games rw
41 40 8:1 / /mnt/nas/here rw - xfs /dev/sda1 rw
42 27 0:51 / /mnt/windows\\040c rw - 9p drvfs rw
43 27 0:52 / /home/anna/far rw - fuse.sshfs anna@far:/ rw
44 27 0:53 / /host rw - virtiofs host rw
45 27 0:54 / /share rw - ext4 /dev/sdb rw
46 27 0:55 / /share rw - cifs //nas/share rw
47 27 0:56 / /games rw - overlay overlay rw
"""


@pytest.mark.parametrize(
    ("folder", "kind", "shared"),
    [
        ("/srv", "ext4", False),
        ("/mnt/nas/scorepad", "nfs4", True),
        ("/mnt/nasty", "ext4", False),
        ("/mnt/nas/here", "xfs", False),
        ("/mnt/windows c/games", "9p", True),
        ("/home/anna/far/away", "fuse.sshfs", True),
        ("/host/games", "virtiofs", True),
        ("/share/games", "cifs", True),
        ("/games", "overlay", False),
    ],
)
def test_a_folder_on_a_network_file_system_is_known_by_its_mount(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str, kind: str, shared: bool
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTS)
    assert file_system(Path(folder) / "scorepad.db", mounts) == kind
    monkeypatch.setattr(journal, "file_system", lambda _: kind)
    assert is_shared(Path(folder)) is shared


def test_where_no_mounts_are_listed_a_folder_is_taken_for_one_of_this_machine(
    tmp_path: Path,
) -> None:
    assert file_system(tmp_path, tmp_path / "nothing") == ""
    assert file_system(tmp_path) != ""


@pytest.mark.parametrize(
    ("version", "kind", "asked", "why"),
    [
        (NEW, "ext4", None, None),
        (NEW, "ext4", "delete", "setting"),
        (NEW, "nfs4", None, "file_system"),
        (NEW, "nfs4", "wal", None),
        (OLD, "ext4", None, "library"),
        (OLD, "ext4", "wal", "library"),
    ],
)
def test_the_library_decides_then_the_setting_then_the_file_system(
    library, monkeypatch, tmp_path, version, kind, asked, why
):
    library(version)
    monkeypatch.setattr(journal, "file_system", lambda _: kind)
    assert why_no_log(tmp_path / "scorepad.db", asked) == why
    assert prepared(tmp_path / "scorepad.db", asked=asked) == ("delete" if why else "wal")


def test_a_setting_changes_the_journal_there_and_back(store, path):
    store.close()
    assert [prepared(path, asked=asked) for asked in ("delete", "wal", "delete", None)] == [
        *("delete", "wal", "delete", "wal")
    ]


@pytest.mark.parametrize(("found", "wanted"), [("delete", "wal"), ("wal", "delete")])
def test_beside_a_server_a_command_leaves_the_journal_and_the_server_itself_changes_it(
    store, path, found, wanted
):
    store.close()
    prepared(path, asked=found)
    with file_lock(path):
        assert prepared(path, asked=wanted) == found
        assert prepared(path, asked=wanted, alone=True) == wanted


@pytest.mark.parametrize(("found", "wanted"), [("delete", "wal"), ("wal", "delete")])
def test_where_somebody_uses_the_file_what_sqlite_answers_decides(store, path, found, wanted):
    store.close()
    prepared(path, asked=found)
    with closing(sqlite3.connect(path, isolation_level=None)) as neighbour:
        neighbour.execute("BEGIN")
        neighbour.execute("SELECT * FROM game").fetchall()
        with closing(Store(f"sqlite:///{path}", patience=0.05, journal=wanted)) as other:
            other.prepare(alone=True)
            facts = other.database.facts()
        assert facts is not None
        assert facts.journal is not None
        assert facts.journal.mode == found


def test_a_library_that_can_lose_commits_says_that_the_server_is_to_be_stopped(
    store, path, library, neighbour
):
    store.close()
    library(OLD)
    with closing(Store(f"sqlite:///{path}", patience=0.05)) as other:
        with pytest.raises(StoreUnavailable) as caught:
            other.prepare()
        assert caught.value.reason == "busy"
        assert "stop the server" in (other.database.explain(caught.value) or "")
    neighbour.close()
    assert prepared(path) == "delete"


@pytest.mark.thorough
def test_a_log_in_a_folder_that_may_only_be_read_is_explained_and_a_copy_can_be_read(
    public_folder: Path, child, tmp_path: Path
) -> None:
    path = public_folder / "scorepad.db"
    child("prepare", path)
    child("begin_game", path)
    assert keeps_log(path)
    with tempfile.TemporaryDirectory() as name:
        one_file = Path(name) / "scorepad.db"
        with closing(Store(f"sqlite:///{path}")) as store:
            store.copy(one_file, replace=False)
        assert not keeps_log(one_file)
        for folder in (public_folder, Path(name)):
            (folder / "scorepad.db").chmod(0o444)
            folder.chmod(0o555)
        (sentence,) = child("explain_without_rights", path)
        assert "has a write-ahead log, which can't be read in a folder" in sentence
        assert child("use_without_rights", one_file) == ["True", "readonly"]
        Path(name).chmod(0o755)


def test_a_log_that_nothing_was_written_to_is_no_newer_state(store, game, path):
    store.close()
    before = store.database.written_at()
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("SELECT * FROM game").fetchall()
        assert Path(f"{path}-wal").stat().st_size == 0
        assert store.database.written_at() == before
    os.utime(path, (1, 1))
    with store.writing() as transaction:
        transaction.games.add("game-b", 1, {})
    assert store.database.written_at() > before


def fill_log(store: Store, marks: int) -> None:
    for _ in range(marks):
        with store.writing() as transaction:
            append_mark(transaction, "game-a", Mark(secrets.token_hex(16), by="x" * 500), {})


def read_again_and_again(store: Store, done: Event) -> None:
    while not done.is_set():
        with store.reading() as transaction:
            transaction.games.get("game-a")
            time.sleep(0.02)


def test_a_log_is_emptied_at_last_under_readers_of_whom_one_always_reads(
    store, game, path, monkeypatch
):
    limit = store.database._long = 300_000
    monkeypatch.setattr(sqlite, "_LONG", limit)
    # A machine may be so busy that a reader sleeps for long.
    monkeypatch.setattr(sqlite, "_WAITS", 200)
    done, log = Event(), Path(f"{path}-wal")

    sizes = []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(2):
            pool.submit(read_again_and_again, store, done)
        try:
            for _ in range(60):
                fill_log(store, 5)
                sizes.append(log.stat().st_size)
        finally:
            done.set()
    # Without it there would be 1.5 MB, unless nobody read for once.
    assert max(sizes) < limit


def test_a_reader_that_never_ends_holds_up_few_commits_and_the_log_is_emptied_after_it(
    store, game, path, monkeypatch
):
    limit = store.database._long = 400_000
    monkeypatch.setattr(sqlite, "_LONG", limit)
    monkeypatch.setattr(sqlite, "_LONGEST_WAIT", 1)
    waits = []
    monkeypatch.setattr(
        type(store.database), "_log_size", lambda self: waits.append(1) or self._log.stat().st_size
    )
    with store.reading() as transaction:
        transaction.games.get(game)
        fill_log(store, 60)
        assert store.database._log.stat().st_size > 1.5 * limit
    # Each commit asks for the size once, and each that waited once more.
    assert 1 <= len(waits) - 60 <= 10
    while store.database._log.stat().st_size > limit:
        fill_log(store, 10)


@pytest.mark.thorough
@pytest.mark.parametrize("turns", [3, soak(5)])
def test_an_older_library_takes_over_what_a_killed_one_has_left_and_gives_it_back(
    path, start, child, turns
):
    child("prepare", path)
    child("begin_game", path)
    said: list[str] = []
    for older in islice(cycle((False, True)), turns):
        # Cut off while it changes the journal, or before or after that.
        cut_off = start("prepare", path, older=older)
        time.sleep(0.3)
        cut_off.kill()
        cut_off.wait()
        child("prepare", path, older=older)
        assert [str(keeps_log(path))] == child("may_keep_a_log", path, older=older)
        writing = start("write_until_killed", path, older=older)
        said += [writing.stdout.readline().strip() for _ in range(10)]
        writing.kill()
        said += [line.strip() for line in writing.stdout if line.endswith("\n")]
        writing.wait()
    with closing(Store(f"sqlite:///{path}")) as store:
        store.prepare()
        with store.reading() as transaction:
            there = [mark.id for mark in transaction.marks.all("game-a")]
    assert [id for id in there if id in set(said)] == said
    assert check_database(path)


@pytest.mark.thorough
@pytest.mark.parametrize("older", [False, True])
def test_a_copy_of_one_library_comes_back_with_the_other(path, child, tmp_path, older):
    child("prepare", path, older=older)
    child("begin_game", path, older=older)
    copy, replaced = tmp_path / "copy.db", tmp_path / "replaced.db"
    child("copy", path, str(copy), older=older)
    assert not keeps_log(copy)
    child("restore", path, str(copy), str(replaced), older=not older)
    child("prepare", path, older=not older)
    with closing(Store(f"sqlite:///{path}")) as store, store.reading() as transaction:
        assert transaction.games.get("game-a") is not None
    assert check_database(replaced)
