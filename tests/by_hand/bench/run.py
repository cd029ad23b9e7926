"""``make bench``: every figure that is promised, beside what it stands on, in one run.

Times are medians of many runs that take turns, so that a busy machine slows a
figure and its floor alike. Nothing leaves this machine, and nothing stays on it.
"""

import os
import platform
import shutil
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

from scorepad.store.sqlite_library import sqlite3
from tests.by_hand.bench.load import load
from tests.by_hand.bench.long_games import long_games
from tests.by_hand.bench.paper import paper
from tests.by_hand.bench.starts import starts
from tests.tools.bench.exporting import exporting
from tests.tools.bench.folds import folds
from tests.tools.bench.group_games import group_games
from tests.tools.bench.growth import growth
from tests.tools.bench.held import held
from tests.tools.bench.servers import TOP
from tests.tools.bench.sizes import sizes
from tests.tools.bench.speed import ROUNDS, speed


def run() -> None:
    """Measures and prints everything; takes a minute or two."""
    began = time.monotonic()
    build = TOP / "build"
    build.mkdir(exist_ok=True)
    # Beside the checkout and not in /tmp, which may be no disk at all.
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=build))
    try:
        _introduce()
        speed(folder)
        folds()
        long_games()
        held(folder)
        sizes(folder)
        paper(folder)
        group_games(folder)
        exporting(folder)
        load(folder, seconds=2, tables=(1, 10, 100), crowd=1_000)
        starts(folder, filled=growth(folder))
    finally:
        shutil.rmtree(folder)
    print(f"\n{time.monotonic() - began:.0f} s in all.")


def _introduce() -> None:
    print(
        f"Python {platform.python_version()}, Flask {version('flask')}, gunicorn "
        f"{version('gunicorn')} (1 process, 8 threads), SQLite {sqlite3.sqlite_version}, "
        f"{os.cpu_count()} cores"
    )
    print(f"One connection, kept alive; {ROUNDS} runs of each request.")


if __name__ == "__main__":
    run()
