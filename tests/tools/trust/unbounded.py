"""Work that must have a bound, beside a table that plays: files, heads, rows of requests, people.

``make hostile`` runs these beside its other sections, each with the memory of all processes of the
server (what several share is counted once). Everything is sent from processes of their own, so
that what the table's phone notes is the server's time.
"""

import json
import multiprocessing
import re
import secrets
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import cycle, islice
from pathlib import Path
from threading import Event, Thread

from sqlalchemy import make_url

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening, opening_cells
from scorepad.services.group_admin import merge_groups
from scorepad.services.groups import HOUSEHOLD, ensure_group
from scorepad.services.marks import change_of, store_new_game
from scorepad.services.people.seating import KnownPeople, known_people
from scorepad.store import PersonRow, Store
from tests.tools.trust.device import Device, NoAnswer
from tests.tools.trust.hostile import (
    HOSTILE,
    HOUSEHOLD_LINK,
    PROXIED,
    Found,
    Writer,
    beside,
    main,
)
from tests.tools.trust.serving import TOP, Served, served

_CONTEXT = multiprocessing.get_context("spawn")


class Sender(Thread):
    """Somebody else's process that sends one ``kind`` of thing again and again, or ``times``."""

    def __init__(self, server: Served, stop: Event, kind: str, times: int = 0) -> None:
        super().__init__(daemon=True)
        self.statuses = Counter[int]()
        self.written = 0
        found = HOUSEHOLD_LINK.search(server.said)
        assert found
        self._command = [sys.executable, "-m", "tests.tools.trust.sent"]
        self._command += [kind, server.address, found[0], str(times)]
        self._end = stop

    @classmethod
    def crowd(
        cls, server: Served, stop: Event, kind: str, behind: str, links: Sequence[str]
    ) -> "Sender":
        """One phone that does what :mod:`tests.tools.trust.crowding` has under this name."""
        sender = cls(server, stop, kind)
        sender._command = [sys.executable, "-m", "tests.tools.trust.crowding"]
        sender._command += [kind, server.address, behind or "-", " ".join(links)]
        return sender

    def run(self) -> None:
        with subprocess.Popen(self._command, cwd=TOP, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            Thread(target=self._kill, args=(process,), daemon=True).start()
            for line in process.stdout:
                self.statuses += Counter({int(key): n for key, n in json.loads(line).items()})

    def _kill(self, process: "subprocess.Popen[str]") -> None:
        self._end.wait()
        process.kill()


class Memory(Thread):
    """The most memory that all processes of a server have taken together, in bytes."""

    def __init__(self, server: Served, stop: Event) -> None:
        super().__init__(daemon=True)
        self.most = 0
        self._server, self._end = server, stop

    def run(self) -> None:
        while not self._end.wait(0.05):
            self.most = max(self.most, sum(map(_memory_of, self._server.processes)))


def _memory_of(process: int) -> int:
    with suppress(OSError):
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
        return 1024 * sum(int(kb) for kb in re.findall(r"^Pss:\s+(\d+)", text, re.MULTILINE))
    return 0


class Log(Thread):
    """The largest size of a server's write-ahead log, in bytes."""

    def __init__(self, server: Served, stop: Event) -> None:
        super().__init__(daemon=True)
        self.most = 0
        self._log, self._end = Path(f"{make_url(server.url).database}-wal"), stop

    def run(self) -> None:
        while not self._end.wait(0.05):
            with suppress(OSError):
                self.most = max(self.most, self._log.stat().st_size)


class SlowReader(Thread):
    """A phone of the household that takes a file, a kilobyte a second."""

    def __init__(self, server: Served, behind: str, stop: Event, path: str) -> None:
        super().__init__(daemon=True)
        self.statuses = Counter[int]()
        self.written = self.taken = 0
        self._device = Device(server.address, behind=behind)
        self._end, self._path = stop, path
        self._household = HOUSEHOLD_LINK.search(server.said)

    def run(self) -> None:
        assert self._household
        self._device.open(self._household[0])
        while not self._end.is_set():
            with suppress(NoAnswer):
                self.taken += self._device.take_slowly(self._path, self._end.wait)
                self.statuses[200] += 1
        self._device.close()


def slow_readers(folder: Path, seconds: float, *, counted: bool, games: int = 2_000) -> Found:
    """Sixteen clients take large files slowly while two others write, beside a table."""
    found = Found(f"Sixteen clients take {games:,} games, a kilobyte a second", counted)
    with served(folder / f"slow {counted}", environ=PROXIED) as server:
        with closing(Store(server.url)) as store:
            fill(store, EveningsToMake(games, people=30, seed=1, until=int(time.time())))
            with store.reading() as transaction:
                (game,) = transaction.games.after("", 1)
        stop = Event()
        paths = ["/files/games.jsonl", "/files/games.csv", f"/g/{game.game_id}/files/game.json"]
        readers = [
            SlowReader(server, behind if counted else "", stop, path)
            for behind, path in zip(cycle(HOSTILE), islice(cycle(paths), 16))
        ]
        writers = [Writer(server.address, "", "chain", stop) for _ in range(2)]
        log = Log(server, stop)
        log.start()
        beside(found, server, [*readers, *writers], stop, seconds, lambda: log.most > 0)
        found.log = log.most
    for reader in readers:
        if not reader.taken:
            found.wrong.append("a slow reader was given nothing")
    return found


def refused_file(folder: Path, seconds: float, *, counted: bool) -> Found:
    """A file of 24 MB that is refused, again and again, beside a table."""
    return _sent("A file of 24 MB of nothing", folder, seconds, counted, ["nothing"])


def refused_late(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Two files of 24 MB that begin like ours, beside a table."""
    name = "Two files of 24 MB that begin like ours"
    return _sent(name, folder, seconds, counted, ["begins well"] * 2)


def longest_heads(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Eight clients with the longest heads that are read, beside a table."""
    name = "Eight clients send the longest heads allowed, 16 KB"
    return _sent(name, folder, seconds, counted, ["longest heads"] * 8)


def longer_heads(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Eight clients with 97 fields of 8 KB, beside a table."""
    name = "Eight clients send heads of 97 fields of 8 KB"
    return _sent(name, folder, seconds, counted, ["longer heads"] * 8)


def many_in_a_row(folder: Path, seconds: float, *, counted: bool) -> Found:
    """100 connections that each send 200 requests at once, beside a table."""
    name = "100 connections send 200 requests each at once, for one font"
    return _sent(name, folder, seconds, counted, ["rows"])


def people_imported(folder: Path, seconds: float, *, counted: bool) -> Found:
    """10,000 people come into a group of as many, beside a table."""
    name = "10,000 people are brought into a group of 9,000"

    def before(store: Store) -> None:
        _people(store, HOUSEHOLD, 9_000, "Known")

    return _sent(name, folder, seconds, counted, ["people"], before, times=1)


def groups_merged(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Two groups of 5,000 people with games become one, beside a table."""
    found = Found("Two groups of 5,000 people and 1,250 games are merged", counted)
    with served(folder / f"merged {counted}", environ=PROXIED) as server:
        with closing(Store(server.url)) as store:
            ids = [
                _group(store, HOUSEHOLD, "Here"),
                _group(store, "another", "There"),
            ]
        stop = Event()
        memory = Memory(server, stop)
        merging = _Merging(server.url, ids[1], ids[0])
        memory.start()
        beside(found, server, [merging], stop, 1, lambda: not merging.is_alive())
        found.memory = memory.most
        found.wrong += merging.wrong
    return found


class _Merging(Thread):
    """``scorepad groups merge``, as its owner's terminal runs it: in a process of its own."""

    def __init__(self, url: str, double: str, into: str) -> None:
        super().__init__(daemon=True)
        self.statuses, self.written = Counter[int](), 0
        self.wrong: list[str] = []
        self._process = _CONTEXT.Process(target=_merge, args=(url, double, into))

    def run(self) -> None:
        self._process.start()
        self._process.join()
        if self._process.exitcode:
            self.wrong.append(f"merging ended with {self._process.exitcode}")


def _merge(url: str, double: str, into: str) -> None:
    with closing(Store(url)) as store:
        merge_groups(store, double, into, say=lambda _: None)


def _group(store: Store, device: str, called: str) -> str:
    """A group of 5,000 people who have begun 1,250 games, each in one of them."""
    group: KnownPeople | None = None
    group_id, now = "", int(time.time())
    for _ in range(25):
        with store.writing() as transaction:
            group_id = ensure_group(transaction, device, 1)
            group = group or known_people(transaction, group_id)
            for _ in range(50):
                players = [
                    (secrets.token_hex(4), f"{called} {group.number + seat}") for seat in range(4)
                ]
                cells = opening_cells(Opening("wizard_gigamic", players))
                pad = read_pad([Mark(secrets.token_hex(16), cells, at=now)])
                id = secrets.token_urlsafe(16)
                change = change_of(id, pad.written.marks, pad)
                store_new_game(transaction, id, group_id, now, change, None, group)
    return group_id


def _people(store: Store, device: str, number: int, called: str) -> None:
    rows = [
        PersonRow(secrets.token_hex(4), f"{called} {each}", each % 100, False, None, 1)
        for each in range(number)
    ]
    with store.writing() as transaction:
        transaction.people.add_all(ensure_group(transaction, device, 1), rows)


def _sent(
    name: str,
    folder: Path,
    seconds: float,
    counted: bool,
    kinds: Sequence[str],
    before: Callable[[Store], None] = lambda _: None,
    times: int = 0,
) -> Found:
    found = Found(name, counted)
    with served(folder / f"{name[:12]} {counted}", environ=PROXIED) as server:
        with closing(Store(server.url)) as store:
            before(store)
        stop = Event()
        others = [Sender(server, stop, kind, times) for kind in kinds]
        memory = Memory(server, stop)
        memory.start()
        beside(
            found,
            server,
            others,
            stop,
            seconds,
            lambda: all(each.statuses for each in others),
        )
        found.memory = memory.most
    return found


SECTIONS = {
    "file": refused_file,
    "late": refused_late,
    "heads": longest_heads,
    "longer": longer_heads,
    "rows": many_in_a_row,
    "people": people_imported,
    "merged": groups_merged,
    "slow": slow_readers,
}


if __name__ == "__main__":
    main(SECTIONS)
