"""Databases of every earlier version come up, also when that is cut off."""

import subprocess
import sys
from pathlib import Path

import pytest

from scorepad.store import Store
from scorepad.store.database import HEAD, REVISIONS
from tests.tools.trust.judge import harm
from tests.tools.trust.old_databases import OLD, make_old, said_now
from tests.tools.trust.serving import TOP, served

pytestmark = pytest.mark.thorough


def test_there_is_a_database_of_every_earlier_version() -> None:
    assert [*OLD, HEAD] == list(REVISIONS)


@pytest.mark.parametrize("revision", OLD)
def test_an_upgraded_database_says_the_same_of_every_game(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "scorepad.db"
    said = make_old(path, revision)
    store = Store(f"sqlite:///{path}")
    store.prepare()
    store.close()
    assert said_now(path, said) == said
    assert harm(f"sqlite:///{path}") == []
    assert len({tuple(each["totals"].values()) for each in said.values()}) > 1


def test_the_oldest_database_is_served(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    said = make_old(kept / "scorepad.db", OLD[0])
    with served(kept):
        assert said_now(kept / "scorepad.db", said) == said


def test_an_upgrade_that_is_killed_leaves_the_old_or_the_new_version_and_starts_again() -> None:
    command = [sys.executable, "-m", "tests.tools.trust.upgrades", "--number", "4", "--points", "2"]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True)
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr
