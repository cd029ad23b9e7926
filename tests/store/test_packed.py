"""Older copies are packed; whoever reads a plain copy reads a packed one, or says that it can't."""

import errno
import gzip
import os
import subprocess
import time
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.pad.marks import Mark
from scorepad.services.backups import CopyPlan, NoCopy, copies_kept, copy_of_today, restore_copy
from scorepad.store import Store, packed
from scorepad.store.backups import (
    copy_daily,
    daily_copies,
    newest_copy,
    newest_sound_copy,
    pack_old_copies,
)
from scorepad.store.file_copies import NotSound, TornCopy, check_database, copy_pages
from scorepad.store.kept_copies import drop_old_copies
from scorepad.store.packed import is_packed, is_whole, pack
from tests.store.appending import append_mark
from tests.store.test_file_copies import marks_in


def write(store: Store, id: str) -> None:
    with store.writing() as transaction:
        append_mark(transaction, "game-a", Mark(id), {})


@pytest.fixture
def copies(store: Store, game, path: Path) -> list[Path]:
    """Three daily copies, of one mark, two and three; all plain."""
    made = []
    for day in (1, 2, 3):
        write(store, f"mark {day}")
        os.utime(path, (day, day))
        made.append(copy_daily(store.database, date(2026, 11, day)))
    return made


def test_all_but_the_newest_are_packed_and_keep_their_time(copies: list[Path]) -> None:
    times = [copy.stat().st_mtime_ns for copy in copies]
    pack_old_copies(copies[0].parent)
    now = daily_copies(copies[0].parent)
    assert [copy.name for copy in now] == [
        "scorepad-2026-11-01-0001.db.gz",
        "scorepad-2026-11-02-0002.db.gz",
        "scorepad-2026-11-03-0003.db",
    ]
    assert [copy.stat().st_mtime_ns for copy in now] == times
    assert [is_packed(copy) for copy in now] == [True, True, False]
    assert all(copy.stat().st_mode & 0o077 == 0 for copy in now)
    assert now[0].stat().st_size < now[2].stat().st_size / 3
    assert sorted(now) == sorted(copies[0].parent.glob("scorepad-*")), "nothing else is left"


def test_gunzip_makes_of_a_packed_copy_what_an_older_version_reads(copies: list[Path]) -> None:
    plain = copies[0].read_bytes()
    made = pack(copies[0])
    subprocess.run(["gunzip", made], check=True)
    assert copies[0].read_bytes() == plain
    assert marks_in(copies[0]) == ["mark 1"]


def test_a_packed_copy_is_brought_back_like_a_plain_one(
    store: Store, copies: list[Path], path: Path
) -> None:
    made = pack(copies[1])
    elsewhere = made.rename(path.parent / "under another name")
    assert restore_copy(store, elsewhere, 1_000_000_000) is not None
    store.close()
    assert marks_in(path) == ["mark 1", "mark 2"]


def test_the_newest_sound_copy_may_be_a_packed_one(copies: list[Path], path: Path) -> None:
    pack_old_copies(copies[0].parent)
    copies[2].write_bytes(b"no database")
    assert newest_copy(path) == copies[2]
    assert newest_sound_copy(path).name == "scorepad-2026-11-02-0002.db.gz"
    assert check_database(newest_sound_copy(path))


@pytest.mark.parametrize("damage", ["cut", "changed", "emptied", "short"])
def test_a_packed_copy_that_is_damaged_or_cut_off_is_never_taken(
    store: Store, copies: list[Path], path: Path, damage: str, tmp_path: Path
) -> None:
    made = pack(copies[1])
    content = bytearray(made.read_bytes())
    if damage == "changed":
        content[len(content) // 2] ^= 255
    size = {"cut": len(content) // 2, "emptied": 2, "short": len(content) - 4}
    made.write_bytes(content[: size.get(damage, len(content))])
    assert not is_whole(made)
    with pytest.raises(TornCopy):
        check_database(made)
    (tmp_path / "draft").touch()
    with pytest.raises(TornCopy):
        copy_pages(made, tmp_path / "draft")
    with pytest.raises(NoCopy) as refused:
        restore_copy(store, made, 1_000_000_000)
    assert refused.value.why == "torn"
    store.close()
    assert marks_in(path) == ["mark 1", "mark 2", "mark 3"]
    left = [each.name for each in path.parent.glob(".*") if not each.name.endswith(".held")]
    assert left == [], "nothing half written is left"


def test_what_is_packed_and_no_database_is_not_sound(store: Store, copies, tmp_path: Path) -> None:
    (tmp_path / "other.gz").write_bytes(gzip.compress(b"no database"))
    with pytest.raises(NotSound):
        check_database(tmp_path / "other.gz")
    with pytest.raises(NoCopy) as refused:
        restore_copy(store, tmp_path / "other.gz", 1_000_000_000)
    assert refused.value.why == "unsound"


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS])
def test_where_there_is_no_room_the_plain_copy_stays(
    copies: list[Path], monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    class Full(gzip.GzipFile):
        def write(self, _data: object) -> int:
            raise OSError(error, os.strerror(error))

    monkeypatch.setattr(packed.gzip, "GzipFile", Full)
    pack_old_copies(copies[0].parent)
    assert daily_copies(copies[0].parent) == copies
    assert not list(copies[0].parent.glob(".*.gz*"))


def test_a_packed_copy_that_reads_otherwise_never_replaces_the_plain_one(
    copies: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packed, "_digest", lambda _: b"something else")
    assert pack(copies[0]) is None
    assert daily_copies(copies[0].parent) == copies
    assert not list(copies[0].parent.glob(".*.gz*"))


def test_packing_that_was_cut_off_is_done_again_and_counts_once(copies: list[Path]) -> None:
    plain = copies[0].read_bytes()
    made = pack(copies[0])
    copies[0].write_bytes(plain)
    half = copies[0].with_name(f".{copies[1].name}.gz.{'a' * 16}")
    half.write_bytes(b"\x1f\x8b half")
    assert daily_copies(copies[0].parent) == copies
    pack_old_copies(copies[0].parent)
    assert daily_copies(copies[0].parent)[0] == made
    assert not copies[0].exists()
    os.utime(half, (1, 1))
    os.utime(copies[2], (1, 1))
    pack_old_copies(copies[0].parent)
    assert len(daily_copies(copies[0].parent)) == 3


def test_the_server_packs_in_both_folders_and_rotates_what_is_packed(
    store: Store, game, path: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    plan = CopyPlan((2, 0), folder)
    for day in (1, 2, 3, 4):
        write(store, f"mark {day}")
        for file in path.parent.glob("scorepad.db*"):
            os.utime(file, (10 * day, 10 * day))
        assert copy_of_today(store, date(2026, 11, day), plan)
    for where in (path.parent / "backups", folder):
        assert [copy.name for copy in daily_copies(where)] == [
            "scorepad-2026-11-03-0003.db.gz",
            "scorepad-2026-11-04-0004.db",
        ]
    kept = copies_kept(store, plan)
    assert kept is not None
    assert kept.daily == 4, "erasing says of packed ones, too, that they have the name"


def test_a_copy_of_the_same_state_is_not_made_again_because_it_is_packed(
    store: Store, copies: list[Path], path: Path
) -> None:
    pack_old_copies(copies[0].parent)
    os.utime(path, (2, 2))
    assert copy_daily(store.database, date(2026, 11, 4)) is None


def test_packing_makes_no_copy_newer_than_one_that_an_upgrade_has_left(
    copies: list[Path], path: Path
) -> None:
    left = copies[0].parent / "before-0001-2020-01-01-000000-0004.db"
    time.sleep(1.1)  # what was made when is known to the second
    left.touch()
    pack_old_copies(copies[0].parent)
    drop_old_copies(path, -1)
    assert left.exists(), "the newest daily copy is older"


def test_of_copies_from_before_an_upgrade_none_is_packed(copies: list[Path]) -> None:
    left = copies[0].parent / "before-0001-2020-01-01-000000-0004.db"
    left.write_bytes(copies[0].read_bytes())
    pack_old_copies(copies[0].parent)
    assert left.exists()
    with closing(gzip.open(copies[0].with_name(copies[0].name + ".gz"))) as file:
        assert file.read() == left.read_bytes()
