"""An update and its way back, by the commands of the README, with a version that changes the
database."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from scorepad import __version__
from tests.tools.container import newer_checkout

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]
PATIENCE = 60


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of the next version."""
    to = tmp_path_factory.mktemp("newer")
    newer_checkout(to)
    return to


def environ(checkout: Path, games: Path) -> dict[str, str]:
    # What PYTHONPATH names comes before a checkout that is installed as editable.
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(checkout),
        "SCOREPAD_INSTANCE": str(games),
        "LC_ALL": "C.UTF-8",
    }


def scorepad(checkout: Path, games: Path, *arguments: str) -> tuple[int, str]:
    """The exit status of a command of that version, and all that it says."""
    command = [sys.executable, "-m", "scorepad", *arguments]
    done = subprocess.run(
        command,
        env=environ(checkout, games),
        cwd=games.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@contextmanager
def serving(checkout: Path, games: Path) -> Iterator[str]:
    """The server of that version, until the block ends; gives what it says of its health."""
    command = [sys.executable, "-m", "scorepad", "serve", "--port", "0"]
    said = games.parent / "said.txt"
    with (
        said.open("w") as errors,
        subprocess.Popen(
            command,
            env=environ(checkout, games),
            cwd=games.parent,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as server,
    ):
        try:
            found = re.search(r"http://[^/\s]+/", server.stdout.readline())
            assert found is not None, said.read_text()
            with urlopen(f"{found[0]}healthz", timeout=PATIENCE) as answer:
                yield answer.read().decode()
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=PATIENCE)


def test_an_update_says_what_is_new_and_has_a_way_back(newer: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    with serving(TOP, games) as health:
        assert f'"{__version__}"' in health
    assert scorepad(TOP, games, "fill", "--games", "3")[0] == 0
    before = scorepad(TOP, games, "groups")

    status, said = scorepad(newer, games, "check", "--port", "1")
    assert status == 0
    assert f"version: {__version__}.post1; these games were last served by {__version__}" in said
    assert "the next start copies the games and brings them up to date" in said
    with serving(newer, games) as health:
        assert f'"{__version__}.post1"' in health
    assert scorepad(newer, games, "groups") == before

    # Back: the older version changes nothing and says so; the copy is from before the update.
    status, said = scorepad(TOP, games, "serve", "--port", "0")
    assert status == 1
    assert "was written by a newer version of scorepad" in said
    (copy,) = (games / "backups").glob("before-*.db")
    assert scorepad(TOP, games, "restore", str(copy))[0] == 0
    with serving(TOP, games) as health:
        assert f'"{__version__}"' in health
    assert scorepad(TOP, games, "groups") == before
