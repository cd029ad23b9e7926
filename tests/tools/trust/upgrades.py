"""Databases of earlier versions, upgraded by processes that are killed on the way.

A process dies before a statement, before a file is opened, renamed, linked or
removed, or at any moment. Afterwards the database is at the old or the new
version, and the next start brings it up. ``python -m tests.tools.trust.upgrades`` kills at
every such point, and at a thousand random moments.
"""

import argparse
import os
import secrets
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, event
from sqlalchemy.pool import Pool

from scorepad.store import Store, migrations
from scorepad.store.database import HEAD
from scorepad.store.file_copies import check_database
from scorepad.store.sqlite_library import sqlite3
from tests.tools.trust.judge import harm
from tests.tools.trust.old_databases import OLD, Said, make_old, said_now

_FILES = {"open", "sqlite3.connect", "os.link", "os.rename", "os.remove", "os.mkdir", "os.utime"}


@dataclass
class Found:
    """What a run has shown: how many processes died, and how many of them left the
    old version behind."""

    killed: int = 0
    at_the_old: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.killed} upgrades killed, {self.at_the_old} left the old version and "
            f"{self.killed - self.at_the_old} the new one; {len(self.wrong)} wrong"
        )


def upgrade_and_kill(folder: Path, moments: int, points: int, seed: str) -> Found:
    """Kills at so many of the points of each upgrade, the first and the last among them, and
    at so many random moments; where it is one, at those two of a single upgrade."""
    random, found = Random(seed), Found()
    for revision in OLD if points > 1 else random.sample(OLD, 1):
        last = _points(folder, revision)
        between = random.sample(range(2, last), max(0, min(points, last) - 2))
        for point in (1, *sorted(between), last):
            _try(folder, revision, f"point {point}", _dying_at(point), found)
    took = _seconds(folder, OLD[0])
    for _ in range(moments):
        moment = random.uniform(0, took)
        revision = random.choice(OLD)
        _try(folder, revision, f"{moment:.4f} s", lambda path, at=moment: _killed(path, at), found)
    if not 0 < found.at_the_old < found.killed:
        found.wrong.append("no upgrade was killed early, or none late")
    return found


def _try(
    folder: Path, revision: str, when: str, kill: Callable[[Path], bool], found: Found
) -> None:
    with TemporaryDirectory(dir=folder) as place:
        path = Path(place) / "scorepad.db"
        said = make_old(path, revision)
        if not kill(path):
            return
        found.killed += 1
        left = _left_behind(Path(place))
        found.at_the_old += left == revision
        if left not in (revision, HEAD):
            found.wrong.append(f"{revision} at {when}: left at {left}")
        if not ended_well(forked(lambda: Store(f"sqlite:///{path}").prepare())):
            found.wrong.append(f"{revision} at {when}: does not start again")
            return
        wrong = harm(f"sqlite:///{path}") + _differences(said, path)
        wrong += _unsound_copies(path, revision, said)
        found.wrong += [f"{revision} at {when}: {line}" for line in wrong]


def _left_behind(place: Path) -> str:
    """The revision as the next to look finds it; asked of a copy, so that the next
    start mends what there is to mend."""
    with TemporaryDirectory() as other:
        shutil.copytree(place, other, dirs_exist_ok=True)
        with closing(sqlite3.connect(Path(other) / "scorepad.db")) as connection:
            (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(found)


def _differences(said: Said, path: Path) -> list[str]:
    now = said_now(path, said)
    return [f"{game} was {said[game]}, is {now[game]}" for game in said if said[game] != now[game]]


def _unsound_copies(path: Path, revision: str, said: Said) -> list[str]:
    """Return what is wrong with the copies that were made first, of which there is one or more."""
    copies = list((path.parent / "backups").glob("before-*.db"))
    wrong = [] if copies else ["no copy was made first"]
    for copy in copies:
        if check_database(copy) != revision:
            wrong.append(f"{copy.name} is no copy of {revision}")
        with TemporaryDirectory() as place:
            brought = Path(place) / "scorepad.db"
            shutil.copy(copy, brought)
            with closing(Store(f"sqlite:///{brought}")) as store:
                store.prepare()
            wrong += _differences(said, brought)
    return wrong


def _points(folder: Path, revision: str) -> int:
    """Return how many points there are at which an upgrade can die."""
    with TemporaryDirectory(dir=folder) as place:
        path, told = Path(place) / "scorepad.db", Path(place) / "points"
        make_old(path, revision)

        def count() -> None:
            told.write_text(str(_until(0, lambda: Store(f"sqlite:///{path}").prepare())))

        assert ended_well(forked(count))
        return int(told.read_text())


def _seconds(folder: Path, revision: str) -> float:
    with TemporaryDirectory(dir=folder) as place:
        path = Path(place) / "scorepad.db"
        make_old(path, revision)
        begun = time.perf_counter()
        assert ended_well(forked(lambda: Store(f"sqlite:///{path}").prepare()))
        return time.perf_counter() - begun


def _dying_at(point: int) -> Callable[[Path], bool]:
    return lambda path: died_at(point, lambda: Store(f"sqlite:///{path}").prepare())


def died_at(point: int, act: Callable[[], object]) -> bool:
    """Do the ``act`` in a process that dies at its ``point``; whether it has so many."""
    return not ended_well(forked(lambda: _until(point, act)))


def _killed(path: Path, moment: float) -> bool:
    child = forked(lambda: Store(f"sqlite:///{path}").prepare())
    time.sleep(moment)
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    return not ended_well(child)


def _until(point: int, act: Callable[[], object]) -> int:
    """Do the ``act`` until it dies at its ``point``; how many points it had, where it comes to its
    end."""
    left = point

    def step(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def audit(name: str, _arguments: object) -> None:
        if name in _FILES:
            step()

    for moment in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(Engine, moment, step)
    # The upgrade's own connection closes when all is done.
    event.listen(Pool, "close_detached", step)
    sys.addaudithook(audit)
    act()
    return point - left


def forked(act: Callable[[], object]) -> int:
    """A child that does the act, and shares with us what takes long to import."""
    migrations.scripts()
    child = os.fork()
    if child:
        return child
    try:
        act()
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        os._exit(1)


def ended_well(child: int) -> bool:
    """Wait for the ``child``, and return whether it was not killed and raised nothing."""
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=1_000, help="random moments")
    parser.add_argument("--points", type=int, default=1_000, help="of each upgrade; most have 100")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = upgrade_and_kill(Path(folder), asked.number, asked.points, asked.seed)
    print(f"seed {asked.seed}", *found.wrong[:20], found, sep="\n")
    raise SystemExit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
