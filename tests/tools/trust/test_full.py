"""A full disk, and one that may only be read."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.trust.disks import BoundFiles, LockedFolder, own_mounts
from tests.tools.trust.full import run_full
from tests.tools.trust.serving import TOP

pytestmark = pytest.mark.thorough


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "disk"
    folder.mkdir()
    return folder


def test_on_a_full_disk_every_answer_is_true_and_later_the_same_is_written(folder: Path) -> None:
    mounts = own_mounts()
    if mounts is None:
        found = run_full(BoundFiles(folder), steps=11)
        print(found)
        assert found.refused["an opening by form"] > 0
        pytest.skip("ONLY FILES THAT MAY NOT GROW WERE TRIED: nobody may mount a full disk here")
    done = subprocess.run(
        [*mounts, sys.executable, "-m", "tests.tools.trust.full"],
        cwd=TOP,
        capture_output=True,
        text=True,
    )
    print(done.stdout)
    assert done.returncode == 0, done.stderr


def test_what_may_only_be_read_is_read_and_every_write_is_refused_until_it_may(
    folder: Path,
) -> None:
    found = run_full(LockedFolder(folder), steps=1, journal="delete")
    print(found)
    assert min(found.refused.values()) > 0, "nothing was written"


def test_a_log_that_is_open_goes_on_in_a_folder_that_may_only_be_read(folder: Path) -> None:
    found = run_full(LockedFolder(folder), steps=1, journal="wal")
    print(found)
    assert found.refused["a tap by htmx"] == found.refused["an opening by form"] == 0
    assert found.refused["a backup"] > 0
