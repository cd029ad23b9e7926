"""Marks, copies brought back and upgrades on a disk that forgets what was not synced.

A process writes marks and says of each that it is written, brings back a copy or one game of it, in
pieces at first, or upgrades an older database, while ``strace`` notes what it does to its files.
Whatever was said is there after a loss of power at any moment, and the database is the old or the
new one, whole.
``python -m tests.tools.trust.power_loss --number 500``.
"""

import argparse
import os
import secrets
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening
from scorepad.services.backups import newest_copy, restore_copy
from scorepad.services.game_from_copy import game_from_copy
from scorepad.services.games import open_game
from scorepad.store import DatabaseEmpty, Store, StoreUnavailable
from scorepad.store.database import HEAD
from scorepad.store.file_copies import NotSound, check_database, sync_folder
from scorepad.store.sqlite_library import sqlite3
from tests.tools.trust.forgetful_disk import SAID, Disk, Step, traced
from tests.tools.trust.judge import harm
from tests.tools.trust.old_databases import OLD, make_old, said_now, said_then
from tests.tools.trust.upgrades import died_at, ended_well, forked

_DATABASE = "scorepad.db"
_COPY = "copy.db"
_GONE = "g" * 22
"""The game that a copy has, and that is erased for good again and again."""
_POINTS = 5
"""Points of a game's way back from one at which it is cut off to the next."""
_SOON = 8
"""Steps after a file was renamed in which power is lost more often."""

_CAN_NOT_READ = (SQLAlchemyError, sqlite3.Error, StoreUnavailable, DatabaseEmpty, NotSound, OSError)


@dataclass
class Found:
    """What a run has shown: losses of power, and words that were said until then."""

    losses: int = 0
    said: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"power lost {self.losses} times, {self.said:,} times was something said to be "
            f"written; {len(self.wrong)} wrong"
        )


def write_and_lose(
    folder: Path, losses: int, marks: int, seed: str, mode: str, task: str = "marks"
) -> Found:
    """Let a process do the ``task`` with so many ``marks``, and lose power at random steps."""
    random, found = Random(seed), Found()
    place = folder / "place"
    place.mkdir()
    program = [sys.executable, "-m", __spec__.name, "--write", str(place), "--task", task]
    program += ["--marks", str(marks), "--journal", mode]
    steps = traced(program, place, folder / "notes")
    disk, moments = Disk(), _moments(steps, losses, random)
    for place_in, step in enumerate(steps):
        disk.do(step)
        for _ in range(moments[place_in]):
            found.losses += 1
            found.said += len(disk.said)
            with TemporaryDirectory(dir=folder) as left:
                disk.lose_power(Path(left), random)
                for line in _TASKS[task].wrong(Path(left), disk.said):
                    found.wrong.append(f"{task}, after step {place_in} of {len(steps)}: {line}")
    return found


def _moments(steps: Sequence[Step], losses: int, random: Random) -> Counter[int]:
    """Return places in the ``steps``, half of them soon after a file got another name."""
    renamed = [place_in for place_in, step in enumerate(steps) if step.other is not None]
    soon = (random.choice(renamed) + random.randrange(_SOON) for _ in range(losses // 2))
    chosen = Counter(min(place_in, len(steps) - 1) for place_in in soon)
    chosen.update(random.sample(range(len(steps)), min(losses - losses // 2, len(steps))))
    return chosen


def _write_marks(folder: Path, marks: int, mode: str, say: Callable[[str], None]) -> None:
    """Write marks, in two runs of a server with a copy between, and erase a game for good."""
    store = _store(folder, mode)
    for run in range(2):
        if mode == "careless":
            event.listen(store.database.engines.reading, "connect", _sync_nothing)
        store.prepare()
        with store.writing() as transaction:
            if run == 0:
                transaction.games.add("game-a", 1, {})
            transaction.games.add(f"game-{run}", 1, {"note": "x" * 50_000})
        for number in range(marks // 2):
            _append_and_say(store, say)
            if number == marks // 4:
                with store.writing() as transaction:
                    transaction.wipe()
                    transaction.games.purge(f"game-{run}")
        store.copy(folder / f"copy-{run}.db", replace=False)
        store.close()


def _lost_marks(folder: Path, said: list[str]) -> Iterator[str]:
    if not said and not (folder / _DATABASE).exists():
        return
    try:
        with closing(Store(f"sqlite:///{folder / _DATABASE}")) as store:
            store.prepare()
            there = _ids_in(store)
        yield from harm(f"sqlite:///{folder / _DATABASE}")
    except _CAN_NOT_READ as error:
        yield repr(error)
        return
    lost = [id for id in said if id not in there]
    if lost:
        yield f"{len(lost)} marks are lost"


def _bring_back(folder: Path, marks: int, mode: str, say: Callable[[str], None]) -> None:
    """Write marks, and bring an older copy back: cut off at every file, and then whole.

    Before each time a server is killed, which leaves a journal; after each, marks are written. From
    the middle on something is erased for good, which no copy brings back.
    """
    store = _store(folder, mode)
    store.prepare()
    with store.writing() as transaction:
        transaction.games.add("game-a", 1, {})
        transaction.games.add("game-b", 1, {})
    for _ in range(marks):
        _append_and_say(store, say)
    store.copy(folder / _COPY, replace=False)
    say("copied")
    store.close()
    times = 0
    for is_something_erased in (False, True):
        cut_off, point = True, 0
        while cut_off:
            point, times = point + 1, times + 1
            assert not ended_well(forked(lambda: _serve_until_killed(folder, mode, say)))
            say("restoring")
            cut_off = died_at(point, partial(_restore, folder, mode, times, say))
            with closing(_store(folder, mode)) as store:
                store.prepare()
                say("back" if len(_ids_in(store)) == marks else "kept")
                for _ in range(3):
                    _append_and_say(store, say)
                if is_something_erased:
                    with store.writing() as transaction:
                        transaction.games.purge("game-b")
                    say("erased")


def _restore(folder: Path, mode: str, times: int, say: Callable[[str], None]) -> None:
    restore_copy(_store(folder, mode), folder / _COPY, 86_400.0 * times)
    say("back")


def _serve_until_killed(folder: Path, mode: str, say: Callable[[str], None]) -> None:
    store = _store(folder, mode)
    store.prepare()
    for _ in range(2):
        _append_and_say(store, say)
    os.kill(os.getpid(), signal.SIGKILL)


def _neither_old_nor_new(folder: Path, said: list[str]) -> Iterator[str]:
    expected = _Expected()
    for word in said:
        expected.hear(word)
    if not expected.now:
        return
    try:
        with closing(Store(f"sqlite:///{folder / _DATABASE}")) as store:
            store.prepare()
            there = _ids_in(store)
            with store.reading() as transaction:
                is_erased = bool(transaction.games.forgotten("game-b"))
        yield from harm(f"sqlite:///{folder / _DATABASE}")
        if there & expected.gone:
            yield "what the copy has replaced is there again"
        if there == expected.other:
            replaced = max(folder.glob(f"replaced-*-{_DATABASE}"))
            with closing(Store(f"sqlite:///{replaced}")) as store:
                store.prepare()
                there = _ids_in(store)
    except _CAN_NOT_READ as error:
        yield repr(error)
        return
    if expected.now - there:
        yield f"{len(expected.now - there)} marks are lost"
    if expected.erased and not is_erased:
        yield "what was erased for good was forgotten"


class _Expected:
    """The marks in the database: those of ``now``, or the ``other`` ones; never those ``gone``."""

    def __init__(self) -> None:
        self.now, self.copied, self.gone = set[str](), set[str](), set[str]()
        self.other: set[str] | None = None
        self.erased = False

    def hear(self, word: str) -> None:
        if word == "copied":
            self.copied = set(self.now)
        elif word == "restoring":
            self.other = self.copied
        elif word == "back" and self.other is not None:
            self.gone |= self.now - self.copied
            self.now, self.other = set(self.copied), None
        elif word in ("back", "kept"):
            self.other = None
        elif word == "erased":
            self.erased = True
        else:
            self.now.add(word)


def _bring_a_game_back(folder: Path, marks: int, mode: str, say: Callable[[str], None]) -> None:
    """Erase a game for good and bring it back from a copy: cut off at many points, and then whole.

    In another game marks are written meanwhile.
    """
    opening = Opening("wizard_gigamic", [(name.lower(), name) for name in ("Anna", "Ben", "Cleo")])
    with closing(_store(folder, mode)) as store:
        store.prepare()
        with store.writing() as transaction:
            transaction.games.add("game-a", 1, {})
        assert open_game(store, "phone", _GONE, opening, 1) == {}
        for _ in range(marks):
            _append_and_say(store, say)
        store.copy(folder / _COPY, replace=False)
    say("back")
    cut_off, point = True, 0
    while cut_off:
        point += _POINTS
        with closing(_store(folder, mode)) as store:
            say("erasing")
            with store.writing() as transaction:
                transaction.games.purge(_GONE)
            say("gone")
            _append_and_say(store, say)
        say("restoring")
        cut_off = died_at(point, partial(_game_back, folder, mode, say))
        with closing(_store(folder, mode)) as store, store.reading() as transaction:
            say("back" if transaction.games.get(_GONE) else "gone")


def _game_back(folder: Path, mode: str, say: Callable[[str], None]) -> None:
    done = game_from_copy(_store(folder, mode), folder / _COPY, _GONE)
    assert done.recovery == "back"
    say("back")


def _half_a_game(folder: Path, said: list[str]) -> Iterator[str]:
    words = [word for word in said if word in ("back", "erasing", "gone", "restoring")]
    ids = {word for word in said if word not in words}
    if not words:
        return
    try:
        with closing(Store(f"sqlite:///{folder / _DATABASE}")) as store:
            store.prepare()
            lost = ids - _ids_in(store)
            with store.reading() as transaction:
                game, marks = transaction.games.get(_GONE), transaction.marks.all(_GONE)
                people = transaction.people.game_counts(game.group_id) if game else {}
        yield from harm(f"sqlite:///{folder / _DATABASE}")
    except _CAN_NOT_READ as error:
        yield repr(error)
        return
    if lost:
        yield f"{len(lost)} marks of another game are lost"
    if words[-1] in ("back", "gone") and (game is not None) != (words[-1] == "back"):
        yield f"the game is said to be {words[-1]}"
    if game is not None and (len(marks), [*people.values()]) != (1, [1, 1, 1]):
        yield f"half of the game is there: {len(marks)} marks, {people}"
    if game is None and marks:
        yield "marks of the game are there without it"


def _upgrade(folder: Path, _marks: int, _mode: str, say: Callable[[str], None]) -> None:
    """Upgrade a database of each earlier version, and go back to the copy from before."""
    for revision in OLD:
        place = folder / revision
        place.mkdir()
        make_old(place / _DATABASE, revision)
        sync_folder(place)
        sync_folder(folder)
        say(f"{revision}:made")
        with closing(Store(f"sqlite:///{place / _DATABASE}")) as store:
            store.prepare()
            say(f"{revision}:upgraded")
            before = newest_copy(store)
            assert before is not None
            say(f"{revision}:returning")
            restore_copy(store, before, 86_400)
            say(f"{revision}:returned")


_LEFT_BY: Mapping[str, set[str]] = {
    "made": {"old", "new"},
    "upgraded": {"new"},
    "returning": {"old", "new"},
    "returned": {"old"},
}


def _other_version(folder: Path, said: list[str]) -> Iterator[str]:
    if not said:
        return
    revision, _, step = said[-1].partition(":")
    path = folder / revision / _DATABASE
    try:
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        version = {revision: "old", HEAD: "new"}.get(found, found)
        if version not in _LEFT_BY[step]:
            yield f"{revision} is at {found} when it is {step}"
        if version == "new" or step.startswith("return"):
            copies = (folder / revision / "backups").glob(f"before-{HEAD}-*.db")
            if not any(check_database(copy) == revision for copy in copies):
                yield f"no copy of {revision} was made first"
        with closing(Store(f"sqlite:///{path}")) as store:
            store.prepare()
        if said_now(path, said_then(revision)) != said_then(revision):
            yield f"{revision} says something else"
        yield from harm(f"sqlite:///{path}")
    except _CAN_NOT_READ as error:
        yield repr(error)


class _Task(NamedTuple):
    """Something to be done to a folder, and what is wrong with that after some words were said."""

    do: Callable[[Path, int, str, Callable[[str], None]], None]
    wrong: Callable[[Path, list[str]], Iterator[str]]


_JOURNALS = ("wal", "delete", "careless")
_TASKS = {
    "marks": _Task(_write_marks, _lost_marks),
    "restore": _Task(_bring_back, _neither_old_nor_new),
    "game": _Task(_bring_a_game_back, _half_a_game),
    "upgrade": _Task(_upgrade, _other_version),
}


def write(folder: Path, marks: int, mode: str, task: str) -> None:
    """Do a task in ``folder``, and say there what is done."""
    said = os.open(folder / SAID, os.O_WRONLY | os.O_CREAT)

    def say(word: str) -> None:
        os.write(said, f"{word}\n".encode())

    _TASKS[task].do(folder, marks, mode, say)


def _store(folder: Path, mode: str) -> Store:
    return Store(f"sqlite:///{folder / _DATABASE}", journal="delete" if mode == "delete" else None)


def _sync_nothing(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA synchronous=OFF")


def _append_and_say(store: Store, say: Callable[[str], None]) -> None:
    mark = Mark(secrets.token_hex(16), by="x" * 200)
    with store.writing() as transaction:
        game = transaction.games.get("game-a")
        assert game is not None
        transaction.marks.append_all(game, [mark], {})
    say(mark.id)


def _ids_in(store: Store) -> set[str]:
    with store.reading() as transaction:
        game = transaction.games.get("game-a")
        return {mark.id for mark in transaction.marks.all("game-a")} if game else set()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=500, help="losses of power in each task")
    parser.add_argument("--marks", type=int, help="written; 8 for each loss, 800 at most")
    parser.add_argument(
        "--journal",
        choices=("wal", "delete", "careless"),
        default="wal",
        help="careless loses some",
    )
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--task", choices=_TASKS, help="all, one after the other")
    parser.add_argument("--write", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    asked.marks = asked.marks or min(800, 8 * asked.number)
    if asked.write:
        write(asked.write, asked.marks, asked.journal, asked.task)
        return
    wrong = False
    print(f"seed {asked.seed}")
    for task in [asked.task] if asked.task else _TASKS:
        with TemporaryDirectory() as folder:
            found = write_and_lose(
                Path(folder), asked.number, asked.marks, asked.seed, asked.journal, task
            )
        wrong = wrong or bool(found.wrong)
        print(*found.wrong[:20], f"{task}: {found}", sep="\n")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
