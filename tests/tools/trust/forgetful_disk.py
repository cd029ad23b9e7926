"""A disk that forgets what was not synced, made from what ``strace`` notes of a process.

What a loss of power leaves at any moment: of a file what was synced, and of all later writes some,
in pieces of a sector; of a folder the names that were synced, and some of the later ones, in their
order.
"""

import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

TOP = Path(__file__).parents[3]
SAID = "said"
"""The file of a process into which it writes, a word a line, what somebody was told."""

_SECTOR = 512
_NOTED = "openat,write,pwrite64,ftruncate,fsync,fdatasync,unlink,rename,link,mkdir"
_CALL = re.compile(r"\d+ +(\w+)\((.*)\) = (\d+)")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_FILE = re.compile(r"^\d+<((?:\\x[0-9a-f]{2})*|[^>]*)>")


class Step(NamedTuple):
    """One thing that was done to ``name``: ``what`` is write, cut, sync, add, drop or folder.

    ``data`` goes to ``at``, which is also the size that the file is cut to; ``other`` is the name
    that an added one is a link to, and ``folder`` makes one. Names are paths from the folder that
    is looked at, whose own is "".
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


@dataclass
class Folder:
    """The names in a folder: as the program sees them, those that are safe, and what was done."""

    now: "dict[str, File | Folder]" = field(default_factory=dict)
    safe: "dict[str, File | Folder]" = field(default_factory=dict)
    since: "list[tuple[str, File | Folder | None]]" = field(default_factory=list)

    def name(self, name: str, entry: "File | Folder | None") -> None:
        """Give the name to the ``entry``, or take it away."""
        self.since.append((name, entry))
        _name(self.now, name, entry)

    def sync(self) -> None:
        for name, entry in self.since:
            _name(self.safe, name, entry)
        self.since.clear()

    def lose_power(self, place: Path, random: Random, kept: float) -> None:
        """Write what is left into the empty folder ``place``."""
        names = dict(self.safe)
        # Names come to the disk in their order.
        for name, entry in self.since[: random.randint(0, len(self.since))]:
            _name(names, name, entry)
        for name, entry in names.items():
            if isinstance(entry, Folder):
                (place / name).mkdir()
                entry.lose_power(place / name, random, kept)
            else:
                (place / name).write_bytes(entry.left(random, kept))


def _name(names: dict[str, File | Folder], name: str, entry: File | Folder | None) -> None:
    if entry is None:
        names.pop(name, None)
    else:
        names[name] = entry


class Disk:
    """A folder and all in it, as the program sees it and as it is safe."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._top = Folder()

    def do(self, step: Step) -> None:
        if step.name == SAID:
            self.said += step.data.decode().split()
            return
        folder, _, name = step.name.rpartition("/")
        within, entry = self._find(folder), self._find(step.name)
        if step.what in ("add", "drop", "folder") and isinstance(within, Folder):
            if step.what == "drop":
                within.name(name, None)
            elif step.what == "folder":
                within.name(name, Folder())
            elif step.other is not None:
                within.name(name, self._find(step.other))
            elif entry is None:
                within.name(name, File())
        elif step.what == "sync" and entry is not None:
            entry.sync()
        elif isinstance(entry, File):
            entry.since.append(step)

    def _find(self, name: str) -> File | Folder | None:
        found: File | Folder | None = self._top
        for part in filter(None, name.split("/")):
            found = found.now.get(part) if isinstance(found, Folder) else None
        return found

    def lose_power(self, place: Path, random: Random) -> None:
        """Write what is left into the empty folder ``place``."""
        self._top.lose_power(place, random, kept=random.choice((0.0, 0.5, 0.9, 1.0)))


def traced(command: Sequence[str], place: Path, notes: Path) -> list[Step]:
    """Run a ``command``, and return what it did to the files in ``place``."""
    subprocess.run(
        [
            *("strace", "-f", "-y", "-qq", "-xx", "-s", "10000000", "-e", f"trace={_NOTED}"),
            *("-o", str(notes), *command),
        ],
        cwd=TOP,
        check=True,
    )
    return list(steps_of(notes, place))


def steps_of(notes: Path, folder: Path) -> Iterator[Step]:
    """Read what a process did to the files in ``folder``."""

    def inside(path: str) -> str | None:
        name = os.path.relpath(path, folder)
        return "" if name == "." else None if name.startswith("..") else name

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


_BY_NAME = ("openat", "unlink", "rename", "link", "mkdir")


def _named(what: str, arguments: str, names: list[str | None]) -> Iterator[Step]:
    first = names[0] or ""
    if what == "openat" and "O_CREAT" in arguments:
        yield Step("add", first)
    elif what == "mkdir":
        yield Step("folder", first)
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
    elif what == "write" and name == SAID:
        yield Step("write", name, data=texts[-1])
