"""What was said to be written is there after a loss of power, and the disk does forget."""

import shutil
from pathlib import Path

import pytest

from tests.tools.trust.power_loss import write_and_lose

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace"),
]


@pytest.mark.parametrize("journal", ["wal", "delete"])
def test_no_loss_of_power_takes_a_mark_that_was_said_to_be_written(
    tmp_path: Path, journal: str
) -> None:
    found = write_and_lose(tmp_path, 25, 40, "a short one", journal)
    assert found.wrong == []
    assert found.losses == 25
    assert found.said > 100


def test_a_disk_to_which_nothing_is_synced_loses_marks(tmp_path: Path) -> None:
    assert write_and_lose(tmp_path, 25, 40, "a short one", "careless").wrong


@pytest.mark.parametrize("task", ["restore", "game", "upgrade"])
def test_a_loss_of_power_leaves_the_old_or_the_new_database(tmp_path: Path, task: str) -> None:
    found = write_and_lose(tmp_path, 20, 10, "a short one", "wal", task)
    assert found.wrong == []
    assert found.losses == 20
