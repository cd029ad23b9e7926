"""Marks on a disk that forgets what was not synced.

A process writes marks and says of each that it is written, while ``strace`` notes what it does to
its files. What a loss of power leaves at any moment is made from that: of a file what was synced,
and of all later writes some, in pieces of a sector; of a folder the names that were synced, and
some of the later ones. Whatever was said to be written is there afterwards.
``python -m tests.tools.trust.power_loss --number 500``.
"""

import argparse
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from scorepad.pad.marks import Mark
from scorepad.store import DatabaseEmpty, Store, StoreUnavailable, Transaction
from scorepad.store.sqlite_library import sqlite3
from tests.tools.trust.judge import harm

TOP = Path(__file__).parents[3]
_SAID = "said"
_SECTOR = 512
_NOTED = "openat,write,pwrite64,ftruncate,fsync,fdatasync,unlink,rename,link"
_CALL = re.compile(r"\d+ +(\w+)\((.*)\) = (\d+)")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_FILE = re.compile(r"^\d+<((?:\\x[0-9a-f]{2})*|[^>]*)>")


class Step(NamedTuple):
    """One thing that was done to a file, ``name``: ``what`` is write, cut, sync, add or drop.

    ``data`` goes to ``at``, which is also the size that the file is cut to; ``other`` is the name
    that an added one is a link to. The folder's own name is "".
    """

    what: str
    name: str
    at: int = 0
    data: bytes = b""
    other: str | None = None


@dataclass
class File:
    """What is safe of a file, and what was done since it was synced."""

    safe: bytearray = field(default_factory=bytearray)
    since: list[Step] = field(default_factory=list)

    def sync(self) -> None:
        for step in self.since:
            _do(self.safe, step)
        self.since.clear()

    def left(self, random: Random, kept: float) -> bytes:
        """Return what a loss of power leaves, ``kept`` of what was done since."""
        content = bytearray(self.safe)
        for step in self.since:
            if step.what == "cut":
                if random.random() < kept:
                    _do(content, step)
                continue
            for at in range(0, len(step.data), _SECTOR):
                if random.random() < kept:
                    piece = step.data[at : at + _SECTOR]
                    _do(content, step._replace(at=step.at + at, data=piece))
        return bytes(content)


def _do(content: bytearray, step: Step) -> None:
    if step.what == "cut":
        size = step.at
        del content[size:]
        content.extend(bytes(size - len(content)))
        return
    content.extend(bytes(max(0, step.at - len(content))))
    content[step.at : step.at + len(step.data)] = step.data


class Disk:
    """A folder, as the program sees it and as it is safe."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._now: dict[str, File] = {}
        self._safe: dict[str, File] = {}
        self._since: list[tuple[str, File | None]] = []

    def do(self, step: Step) -> None:
        if step.name == _SAID:
            self.said += step.data.decode().split()
        elif step.what in ("add", "drop"):
            self._rename(step)
        elif step.what == "sync" and step.name == "":
            self._forget_names(len(self._since))
        elif step.name in self._now:
            file = self._now[step.name]
            if step.what == "sync":
                file.sync()
            else:
                file.since.append(step)

    def _rename(self, step: Step) -> None:
        file = None
        if step.what == "add":
            if step.other is None and step.name in self._now:
                return
            file = File() if step.other is None else self._now[step.other]
        self._since.append((step.name, file))
        _name(self._now, step.name, file)

    def _forget_names(self, count: int) -> None:
        for name, file in self._since[:count]:
            _name(self._safe, name, file)
        del self._since[:count]

    def lose_power(self, folder: Path, random: Random) -> None:
        """Write what is left into the empty ``folder``."""
        kept = random.choice((0.0, 0.5, 0.9, 1.0))
        names = dict(self._safe)
        # Names come to the disk in their order.
        for name, file in self._since[: random.randint(0, len(self._since))]:
            _name(names, name, file)
        for name, file in names.items():
            (folder / name).write_bytes(file.left(random, kept))


def _name(names: dict[str, File], name: str, file: File | None) -> None:
    if file is None:
        names.pop(name, None)
    else:
        names[name] = file


def steps_of(notes: Path, folder: Path) -> Iterator[Step]:
    """Read what a process did to the files of ``folder``, and to no folder in it."""

    def inside(path: str) -> str | None:
        name = os.path.relpath(path, folder)
        return "" if name == "." else None if "/" in name or name == ".." else name

    with notes.open(encoding="ascii") as lines:
        for line in lines:
            called = _CALL.match(line)
            if called is None:
                continue
            what, arguments, _ = called.groups()
            texts = [bytes.fromhex(each.replace("\\x", "")) for each in _TEXT.findall(arguments)]
            names = [inside(text.decode()) for text in texts] if what in _BY_NAME else []
            opened = _FILE.match(arguments)
            if names and names[0] is not None:
                yield from _named(what, arguments, names)
            elif opened:
                path = opened[1].replace("\\x", "")
                whole = bytes.fromhex(path).decode() if "\\x" in opened[1] else path
                name = inside(whole.removesuffix(" (deleted)"))
                if name is not None:
                    yield from _done(what, arguments, name, texts)


_BY_NAME = ("openat", "unlink", "rename", "link")


def _named(what: str, arguments: str, names: list[str | None]) -> Iterator[Step]:
    first = names[0] or ""
    if what == "openat" and "O_CREAT" in arguments:
        yield Step("add", first)
    elif what == "unlink":
        yield Step("drop", first)
    elif what in ("link", "rename") and names[1] is not None:
        yield Step("add", names[1], other=first)
        if what == "rename":
            yield Step("drop", first)


def _done(what: str, arguments: str, name: str, texts: list[bytes]) -> Iterator[Step]:
    if what in ("fsync", "fdatasync"):
        yield Step("sync", name)
    elif what == "ftruncate":
        yield Step("cut", name, at=int(arguments.rpartition(", ")[2]))
    elif what == "pwrite64":
        yield Step("write", name, at=int(arguments.rpartition(", ")[2]), data=texts[-1])
    elif what == "write" and name == _SAID:
        yield Step("write", name, data=texts[-1])


@dataclass
class Found:
    """What a run has shown: losses of power, and marks that were said to be written then."""

    losses: int = 0
    said: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"power lost {self.losses} times, {self.said:,} marks said to be written; "
            f"{len(self.wrong)} wrong"
        )


def write_and_lose(folder: Path, losses: int, marks: int, seed: str, mode: str) -> Found:
    """Lets a process write so many ``marks``, and loses power so often, at random steps."""
    random, found = Random(seed), Found()
    place, notes = folder / "place", folder / "notes"
    place.mkdir()
    program = [sys.executable, "-m", __spec__.name, "--write", str(place)]
    subprocess.run(
        [
            *("strace", "-f", "-y", "-qq", "-xx", "-s", "1000000", "-e", f"trace={_NOTED}"),
            *("-o", str(notes), *program, "--marks", str(marks), "--journal", mode),
        ],
        cwd=TOP,
        check=True,
    )
    steps = list(steps_of(notes, place))
    disk, moments = Disk(), sorted(random.sample(range(len(steps)), min(losses, len(steps))))
    for place_in, step in enumerate(steps):
        disk.do(step)
        if moments and place_in == moments[0]:
            moments.pop(0)
            found.losses += 1
            found.said += len(disk.said)
            with TemporaryDirectory(dir=folder) as left:
                disk.lose_power(Path(left), random)
                for line in _missing(Path(left), disk.said):
                    found.wrong.append(f"after step {place_in} of {len(steps)}: {line}")
    return found


def _missing(folder: Path, said: list[str]) -> list[str]:
    path = folder / "scorepad.db"
    if not said and not path.exists():
        return []
    try:
        with closing(Store(f"sqlite:///{path}")) as store:
            store.prepare()
            with store.reading() as transaction:
                game = transaction.games.get("game-a")
                there = {mark.id for mark in transaction.marks.all("game-a")} if game else set()
        wrong = harm(f"sqlite:///{path}")
    except (SQLAlchemyError, StoreUnavailable, DatabaseEmpty) as error:
        return [repr(error)]
    lost = [id for id in said if id not in there]
    return wrong + ([f"{len(lost)} marks are lost"] if lost else [])


def write(folder: Path, marks: int, mode: str) -> None:
    """Write marks, in two runs of a server with a copy between, and erase a game for good."""
    store = Store(f"sqlite:///{folder}/scorepad.db", journal="delete" if mode == "delete" else None)
    said = os.open(folder / _SAID, os.O_WRONLY | os.O_CREAT)
    for run in range(2):
        if mode == "careless":
            event.listen(store.database.engines.reading, "connect", _sync_nothing)
        store.prepare()
        with store.writing() as transaction:
            if run == 0:
                transaction.games.add("game-a", 1, {})
            transaction.games.add(f"game-{run}", 1, {"note": "x" * 50_000})
        for number in range(marks // 2):
            mark = Mark(secrets.token_hex(16), by="x" * 200)
            with store.writing() as transaction:
                _append(transaction, mark)
            os.write(said, f"{mark.id}\n".encode())
            if number == marks // 4:
                with store.writing() as transaction:
                    transaction.wipe()
                    transaction.games.purge(f"game-{run}")
        store.copy(folder / f"copy-{run}.db", replace=False)
        store.close()


def _sync_nothing(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA synchronous=OFF")


def _append(transaction: Transaction, mark: Mark) -> None:
    game = transaction.games.get("game-a")
    assert game is not None
    transaction.marks.append_all(game, [mark], {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=500, help="losses of power")
    parser.add_argument("--marks", type=int, default=800)
    parser.add_argument("--journal", default="wal", help="wal or delete; careless loses some")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--write", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.write:
        write(asked.write, asked.marks, asked.journal)
        return
    with TemporaryDirectory() as folder:
        found = write_and_lose(Path(folder), asked.number, asked.marks, asked.seed, asked.journal)
    print(f"seed {asked.seed}", *found.wrong[:20], found, sep="\n")
    raise SystemExit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
