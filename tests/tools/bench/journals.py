"""A commit with a write-ahead log and with a rollback journal, alone and while games are copied.

Both take turns on one disk in one run. The rollback journal is that of Python's own SQLite in this
version, or of another version whose checkout is named::

    python -m tests.tools.bench.journals --games 3400 --other ../then
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from scorepad.store import Store
from tests.tools.bench.exporting import fill
from tests.tools.bench.timing import median, p99

TOP = Path(__file__).parents[3]
_WITHOUT = TOP / "tests" / "store" / "without_pysqlite3"

_CHILD = """
import json, random, sys, time
from scorepad.pad.marks import Mark
from scorepad.store import Store
store = Store("sqlite:///" + sys.argv[1])
store.prepare()
plain = store.database.engines.writing.raw_connection().driver_connection
plain.execute("CREATE TABLE IF NOT EXISTS line (text)")

def row():
    plain.execute("BEGIN IMMEDIATE")
    plain.execute("INSERT INTO line VALUES (?)", ("x" * 150,))
    plain.execute("COMMIT")

def mark():
    mark = Mark(f"{random.getrandbits(128):032x}", at=1)
    with store.writing() as transaction:
        game = transaction.games.get(f"{0:022d}")
        transaction.marks.append_all(game, (mark,), game.summary)

write = {"row": row, "mark": mark}[sys.argv[2]]
for line in sys.stdin:
    times = []
    for _ in range(int(line)):
        time.sleep(0.005)
        begun = time.perf_counter()
        write()
        times.append(time.perf_counter() - begun)
    print(json.dumps(times), flush=True)
"""
"""Commits as many rows, or marks by the store, as each line says, and says what each took."""


class Side:
    """One of the two: a database, and a process that writes in it."""

    def __init__(
        self, name: str, place: Path, what: str, tree: Path, first: Path | None = None
    ) -> None:
        self.name, self._place, self._tree = name, place, tree
        folders = [str(each) for each in (first, tree) if each]
        self._environ = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
        self._child = subprocess.Popen(
            [sys.executable, "-c", _CHILD, str(place / "scorepad.db"), what],
            cwd=tree,
            env=self._environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def write(self, marks: int) -> list[float]:
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.write(f"{marks}\n")
        self._child.stdin.flush()
        return json.loads(self._child.stdout.readline())

    def write_while_copied(self) -> list[float]:
        """Write as long as another process copies the games."""
        copy = self._place / "copy.db"
        command = [sys.executable, "-m", "scorepad", "backup", "--force", str(copy)]
        copying = subprocess.Popen(
            [*command, "--instance", str(self._place)],
            cwd=self._tree,
            env=self._environ,
            stdout=subprocess.DEVNULL,
        )
        times: list[float] = []
        while copying.poll() is None:
            times += self.write(5)
        assert copying.returncode == 0
        return times

    def close(self) -> None:
        assert self._child.stdin
        self._child.stdin.close()
        self._child.wait()


@contextmanager
def sides(folder: Path, what: str, games: int, other: Path | None) -> Iterator[list[Side]]:
    """Two databases of so many games, each in the hands of its own version."""
    with ExitStack() as until_done:
        here = folder / "here"
        here.mkdir()
        with closing(Store(f"sqlite:///{here}/scorepad.db", journal="delete")) as store:
            store.prepare()
            fill(store, games)
        there = shutil.copytree(here, folder / "there")
        yield [
            until_done.enter_context(closing(side))
            for side in (
                Side("rollback journal", there, what, other or TOP, None if other else _WITHOUT),
                Side("write-ahead log", here, what, TOP),
            )
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--what", choices=("row", "mark"), default="row")
    parser.add_argument("--games", type=int, default=3_400)
    parser.add_argument("--rounds", type=int, default=40, help="of 25 each, in turns")
    parser.add_argument("--copies", type=int, default=10, help="of each, in turns")
    parser.add_argument("--other", type=Path, help="a checkout of the version to compare with")
    asked = parser.parse_args()
    with (
        TemporaryDirectory() as folder,
        sides(
            Path(folder), asked.what, asked.games, asked.other and asked.other.absolute()
        ) as both,
    ):
        size = (Path(folder) / "here" / "scorepad.db").stat().st_size / 1e6
        print(f"{asked.games:,} games, {size:.0f} MB; ms for a {asked.what} to be committed")
        for what, turns in (("alone", asked.rounds), ("while copied", asked.copies)):
            times: dict[str, list[float]] = {side.name: [] for side in both}
            for _ in range(turns):
                for side in random.sample(both, 2):
                    time.sleep(0.1)
                    times[side.name] += (
                        side.write(25) if what == "alone" else side.write_while_copied()
                    )
            _show(what, times)


def _show(what: str, times: dict[str, list[float]]) -> None:
    told = {
        name: [1000 * value for value in (median(each), p99(each), max(each))]
        for name, each in times.items()
    }
    for name, (middle, late, most) in told.items():
        count = len(times[name])
        print(f"{what:13}{name:17} median {middle:7.1f}  p99 {late:7.1f}  max {most:7.1f}  {count}")
    one, other = told.values()
    ratios = ", ".join(f"× {new / old:.2f}" for old, new in zip(one, other, strict=True))
    print(f"{what:13}the log beside it: {ratios}")


if __name__ == "__main__":
    main()
