"""Python's own SQLite library and pysqlite3 say the same."""

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

HERE = Path(__file__).parent


def said(library: str, acts: Iterable[str], folder: Path) -> list[str]:
    """What becomes of acts in a process of its own, with that library."""
    environ = dict(os.environ)
    if library == "sqlite3":
        environ["PYTHONPATH"] = os.pathsep.join(
            (str(HERE / "without_pysqlite3"), *filter(None, (environ.get("PYTHONPATH"),)))
        )
    done = subprocess.run(
        [sys.executable, str(HERE / "failing.py"), str(folder), *acts],
        env=environ,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    name, *lines = done.stdout.splitlines()
    assert name == library
    return lines


FAILURES = {
    "twice": ["AlreadyThere"],
    "busy": ["busy 5"],
    "full": ["full 13"],
    "quota": ["full 778"],
    "readonly_file": ["readonly 8"],
    "damaged": ["broken 11", "damaged: True"],
    "no_database": ["broken 26", "damaged: True"],
    "missing": ["broken 14", "damaged: False"],
}


@pytest.mark.skipif(
    find_spec("pysqlite3") is None,
    reason="there is no wheel of pysqlite3 for this machine",
)
@pytest.mark.parametrize("library", ["sqlite3", "pysqlite3"])
def test_both_libraries_say_the_same(tmp_path: Path, library: str) -> None:
    expected = [f"{act}: {line}" for act, lines in FAILURES.items() for line in lines]
    assert said(library, FAILURES, tmp_path) == expected
