"""Copies that an upgrade or a restore has left go after a time; daily ones have their own rule."""

import os
import time
from datetime import datetime
from pathlib import Path

import pytest

from scorepad.store import Store, kept_copies
from scorepad.store.backups import copy_daily
from scorepad.store.kept_copies import KeptCopy, drop_old_copies

A_DAY = 24 * 3600
NOW = datetime(2026, 11, 21, 20, 0).astimezone().timestamp()
BEFORE = "backups/before-0007-2026-09-21-200000-0003.db"
REPLACED = "replaced-2026-09-23-200000-scorepad.db"
DAILY = "backups/scorepad-2026-11-20-0004.db"


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with copies 61 and 59 days old, and what belongs to them; files come here early."""
    (tmp_path / "backups").mkdir()
    monkeypatch.setattr(kept_copies.time, "time", lambda: NOW)
    for name in (BEFORE, REPLACED, f"{REPLACED}-wal", "mine.db", "replaced-by-me.db"):
        (tmp_path / name).touch()
    _came(monkeypatch, 1)
    return tmp_path / "scorepad.db"


def _came(monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    """Every file came here then; nobody can set that time on a disk."""
    real = os.stat_result

    def stat(path: Path, **more: bool) -> os.stat_result:
        found = os.stat(path, **more)  # noqa: PTH116 - the method is replaced by this
        fields = list(found)
        named = path.name.startswith("scorepad-")
        fields[9] = int(NOW if named else moment)
        return real(fields)

    monkeypatch.setattr(Path, "stat", stat)


def test_a_copy_from_before_an_upgrade_goes_after_its_days_once_there_is_a_newer_one(
    base: Path,
) -> None:
    folder = base.parent
    drop_old_copies(base, 60)
    assert (folder / BEFORE).exists(), "no newer copy"
    (folder / DAILY).touch()
    drop_old_copies(base, 62)
    assert (folder / BEFORE).exists(), "not yet"
    drop_old_copies(base, 60)
    assert not (folder / BEFORE).exists()
    assert (folder / REPLACED).exists()
    drop_old_copies(base, 58)
    assert {file.name for file in folder.iterdir()} == {"backups", "mine.db", "replaced-by-me.db"}


def test_one_that_came_here_later_counts_from_then(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (base.parent / DAILY).touch()
    _came(monkeypatch, NOW - A_DAY)
    drop_old_copies(base, 2)
    assert (base.parent / BEFORE).exists()


def test_of_each_it_is_known_until_when_it_stays(base: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for daily in (base.parent / DAILY, elsewhere / Path(DAILY).name):
        daily.touch()
    day = datetime(2026, 9, 21, 20, 0).astimezone().timestamp()
    assert kept_copies.kept_copies(base, 60, elsewhere) == [
        KeptCopy(base.parent / BEFORE, int(day) + 60 * A_DAY),
        KeptCopy(base.parent / REPLACED, int(day) + 62 * A_DAY),
        KeptCopy(base.parent / DAILY, None),
        KeptCopy(elsewhere / Path(DAILY).name, None),
    ]
    assert len(kept_copies.kept_copies(base, 60, tmp_path / "nowhere")) == 3


def test_what_a_restore_has_just_replaced_stays(store: Store, path: Path, tmp_path: Path) -> None:
    store.copy(tmp_path / "copy.db", replace=False)
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    replaced = path.with_name(f"replaced-{moment}-{path.name}")
    store.restore(tmp_path / "copy.db", replaced)
    daily = copy_daily(store.database, datetime.now().astimezone().date())
    assert daily, "without a newer copy, it would stay anyway"
    drop_old_copies(path, 1)
    assert replaced.exists()
