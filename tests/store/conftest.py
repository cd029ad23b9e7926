import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorepad.store import Store
from tests.forked import Forked


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "scorepad.db"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A prepared store that is patient for a moment only."""
    store = Store(database, patience=0.05)
    store.prepare()
    yield store
    store.close()


@pytest.fixture
def game(store: Store) -> str:
    """The id of a game without marks."""
    with store.writing() as transaction:
        transaction.games.add("game-a", 1_000, {"ruleset": "any"})
    return "game-a"


@pytest.fixture
def start() -> Iterator[Callable[..., subprocess.Popen[str] | Forked]]:
    """Starts a process that does an act of ``child.py`` with the database at a path.

    An ``older`` one has the SQLite of Python's own library; a ``bare`` one has imported nothing
    before.
    """
    started: list[subprocess.Popen[str] | Forked] = []
    here = Path(__file__).parent

    def start(
        act: str, path: Path, *arguments: str, older: bool = False, bare: bool = False
    ) -> subprocess.Popen[str] | Forked:
        told = [act, f"sqlite:///{path}", *arguments]
        process = _python(here, told, older=older) if older or bare else _forked(here, told)
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()


def _forked(here: Path, told: list[str]) -> Forked:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return Forked(told, cwd=here, env=environ, stderr=2, program="tests.store.child")


def _python(here: Path, told: list[str], *, older: bool) -> subprocess.Popen[str]:
    environ = dict(os.environ)
    if older:
        before = filter(None, [environ.get("PYTHONPATH")])
        environ["PYTHONPATH"] = os.pathsep.join([str(here / "without_pysqlite3"), *before])
    command = [sys.executable, str(here / "child.py"), *told]
    return subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)


@pytest.fixture
def child(start) -> Callable[..., list[str]]:
    """Start a process, wait until it is done, and gives what it printed."""

    def child(act: str, path: Path, *arguments: str, **kind: bool) -> list[str]:
        process = start(act, path, *arguments, **kind)
        printed = process.stdout.read().splitlines()
        assert process.wait() == 0
        return printed

    return child


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that other users can reach, too."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)
