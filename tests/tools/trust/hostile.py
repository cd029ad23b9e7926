"""Clients that try to hold up everybody else, beside a table that plays.

``make hostile`` runs every section for longer and prints its figures beside the
goals; no figure is asserted. Whoever is behind a proxy is counted by address, the
computer itself is not: each section is run both ways.
"""

import argparse
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count, cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Protocol
from urllib.parse import urlsplit

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.opening import Opening
from scorepad.services.group_admin import groups_listed
from scorepad.store import Store
from tests.tools.bench.timing import median, p99
from tests.tools.names import one_of
from tests.tools.trust.device import Device, NoAnswer, Reply
from tests.tools.trust.judge import differences, harm
from tests.tools.trust.playing import Playing
from tests.tools.trust.sending import by_script
from tests.tools.trust.serving import Served, served
from tests.tools.trust.table import ScriptedTable

MOST_MEMORY = 400 << 20
MOST_LOG = 40 << 20

SOON = 0.1
"""Seconds that 99 of 100 marks of another table are to be written in."""

HOUSEHOLD_LINK = re.compile(r"/c/[\w-]+")
_LARGE = ("/statistics", "/history", "/people", "/files/games.csv")
_WARMING = 20
_LET_IN = 303
_AT_ONCE = 100
_PAUSE = 0.05
"""Seconds between two marks of the table."""

_LONGEST = 600.0
_GONE_FOR = 0.1
"""Seconds until whoever did not wait for an answer comes again."""

PROXIED = {"SCOREPAD_PROXIES": "1"}
HOSTILE = ("203.0.113.7", "203.0.113.8", "198.51.100.9", "2001:db8::66")
_TABLE = "192.0.2.30"


class Watched(Device):
    """The phone of a table, which notes how long each of its marks takes."""

    def __init__(self, address: str, behind: str) -> None:
        super().__init__(address, behind=behind)
        self.times: list[float] = []
        self.statuses = Counter[int]()

    def _ask(self, method: str, path: str, more: Mapping[str, str], body: bytes) -> Reply:
        begun = time.perf_counter()
        reply = super()._ask(method, path, more, body)
        if method == "POST" and path.startswith("/g/"):
            self.times.append(time.perf_counter() - begun)
            self.statuses[reply.status] += 1
        return reply


class Writer(Thread):
    """A client that writes the slowest games that it can, as fast as it can.

    Its games have many values in one cell, long chains of marks that name each
    other, or marks that are taken back. It never waits, whatever it is told.
    """

    def __init__(self, address: str, behind: str, kind: str, stop: Event) -> None:
        super().__init__(daemon=True)
        self.statuses = Counter[int]()
        self.waits: list[int] = []
        self.written = 0
        self._device = Device(address, behind=behind)
        self._end, self._kind = stop, kind

    def run(self) -> None:
        while not self._end.is_set():
            with suppress(NoAnswer):
                self._write_a_game()
        self._device.close()

    def _write_a_game(self) -> None:
        table = ScriptedTable(self._device, Random(secrets.token_hex(4)))
        players = [(secrets.token_hex(4), name) for name in ("Eve", "Mallory", "Trudy")]
        opening = Opening("wizard_gigamic", players, rounds=20)
        while not self._end.is_set():
            reply = self._device.send_json("/new/marks", table.brought(opening))
            self._note(reply)
            if reply.status == 200:
                break
        acts = _KINDS[self._kind](Cell(1, 0, players[0][0], "adjustment"))
        batch: list[Mark] = []
        while not self._end.is_set():
            batch = batch or [next(acts) for _ in range(_AT_ONCE)]
            if self._kind == "gone":
                body = {"late": True, "marks": [{"id": each.id, **each.body()} for each in batch]}
                self._device.hang_up_after(f"{table.path}/marks", body)
                self._end.wait(_GONE_FOR)
                batch = []
                continue
            reply = by_script(self._device, table.game_id, batch, late=self._kind != "live")
            self._note(reply)
            if reply.status == 200:
                fates = [each["fate"] for each in reply.json["fates"]]
                self.written += fates.count("written")
                batch = []
                if "written" not in fates:
                    return

    def _note(self, reply: Reply) -> None:
        self.statuses[reply.status] += 1
        if reply.status == 429:
            self.waits.append(reply.after)


class Asker(Thread):
    """A phone of the household that asks for one of ``paths`` after the other."""

    def __init__(self, server: Served, behind: str, stop: Event, paths: Iterable[str]) -> None:
        super().__init__(daemon=True)
        self.statuses = Counter[int]()
        self.written = 0
        self._device = Device(server.address, behind=behind)
        self._end, self._household = stop, HOUSEHOLD_LINK.search(server.said)
        self._paths = paths

    def run(self) -> None:
        assert self._household
        self._device.open(self._household[0])
        for path in self._paths:
            if self._end.is_set():
                break
            with suppress(NoAnswer):
                self.statuses[self._device.get(path).status] += 1
        self._device.close()


class Guesser(Thread):
    """A phone that tries wrong links; newcomers behind the same address have the right one."""

    _TRIES = 100

    def __init__(self, server: Served, behind: str, stop: Event) -> None:
        super().__init__(daemon=True)
        self.statuses = Counter[int]()
        self.kept_out = Counter[int]()
        self.written = 0
        self._address, self._behind, self._end = server.address, behind, stop
        self._household = HOUSEHOLD_LINK.search(server.said)

    def run(self) -> None:
        assert self._household
        device = Device(self._address, behind=self._behind)
        while not self._end.is_set():
            with suppress(NoAnswer):
                for _ in range(self._TRIES):
                    self.statuses[device.get(f"/c/{secrets.token_urlsafe(33)}").status] += 1
                newcomer = Device(self._address, behind=self._behind)
                status = newcomer.open(self._household[0]).status
                self.kept_out[status] += status != _LET_IN
                newcomer.close()
        device.close()


class Previewer(Thread):
    """Opens the household's link as messengers and scanners do; newcomers tap its button."""

    _PREVIEWS = 100

    def __init__(self, server: Served, behind: str, stop: Event) -> None:
        super().__init__(daemon=True)
        self.statuses = Counter[int]()
        self.let_in = self.written = 0
        self._address, self._behind, self._end = server.address, behind, stop
        self._household = HOUSEHOLD_LINK.search(server.said)

    def run(self) -> None:
        assert self._household
        headers = {"User-Agent": "WhatsApp/2.23"}
        if self._behind:
            headers["X-Forwarded-For"] = self._behind
        connection = HTTPConnection(urlsplit(self._address).netloc, timeout=30)
        while not self._end.is_set():
            for number in range(self._PREVIEWS):
                connection.request(
                    "HEAD" if number % 2 else "GET", self._household[0], None, headers
                )
                answer = connection.getresponse()
                answer.read()
                self.statuses[answer.status] += 1
            newcomer = Device(self._address, behind=self._behind)
            self.let_in += newcomer.open(self._household[0]).status == _LET_IN
            newcomer.close()
        connection.close()


def _new_sheets() -> Iterator[str]:
    """Blank sheets, no two alike, so that none of them lies in a cache."""
    while True:
        yield f"/sheets/wizard_gigamic/sheet.pdf?names={secrets.token_hex(4)}"


def _one_cell(cell: Cell) -> Iterator[Mark]:
    """Values that nobody had seen, no two alike."""
    for number in count():
        yield Mark(secrets.token_hex(16), ((cell, [number % 1000, f"w{number}"]),))


def _chain(cell: Cell) -> Iterator[Mark]:
    """Every mark had seen the one before."""
    seen = None
    for mark in _one_cell(cell):
        seen, mark = mark.id, Mark(mark.id, mark.cells, seen=seen)
        yield mark


def _undone(cell: Cell) -> Iterator[Mark]:
    """Every mark is taken back, and written over."""
    seen = None
    for mark in _one_cell(cell):
        yield Mark(mark.id, mark.cells, seen=seen)
        seen = secrets.token_hex(16)
        yield Mark(seen, undoes=mark.id)


_KINDS = {
    "one cell": _one_cell,
    "chain": _chain,
    "undone": _undone,
    "gone": _one_cell,
    "live": _chain,
}


@dataclass
class Found:
    """What a section has shown: how the table fared, and what the others were told."""

    name: str
    counted: bool
    times: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    refused: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    written: int = 0
    told_to_wait: int = 0
    wrong: list[str] = field(default_factory=list)
    memory: int = 0
    """Bytes of all processes of the server, where they were looked at."""
    log: int = 0
    """Bytes of the largest write-ahead log, where it was looked at."""
    notes: list[str] = field(default_factory=list)
    """What else was seen, in words."""

    def __str__(self) -> str:
        said = ", ".join(f"{number} × {status}" for status, number in sorted(self.statuses.items()))
        alone, beside = (
            f"median {1e3 * median(times):.0f} ms, p99 {1e3 * p99(times):.0f} ms"
            for times in (self.alone, self.times)
        )
        soon = "met" if p99(self.times) <= SOON else "MISSED"
        none = "met" if self.refused == 0 else "MISSED"
        who = "counted" if self.counted else "of this computer, not counted"
        return (
            f"{self.name}, {who}\n"
            f"  a table alone       {len(self.alone):6} marks: {alone}\n"
            f"  the table beside    {len(self.times):6} marks: {beside}; "
            f"p99 <= {1e3 * SOON:.0f} ms: {soon}\n"
            f"                      {self.refused} × 503; none: {none}\n"
            f"  the hostile clients {self.written:6} marks written; {said}\n"
            f"  lost or wrong       {len(self.wrong)}"
        ) + "".join([self._sizes(), *(f"\n  {note}" for note in self.notes)])

    def _sizes(self) -> str:
        said = ""
        looked_at = (
            ("memory in all    ", self.memory, MOST_MEMORY),
            ("write-ahead log  ", self.log, MOST_LOG),
        )
        for name, here, most in looked_at:
            if here:
                goal = "met" if here <= most else "MISSED"
                said += f"\n  {name}   {here >> 20:6} MB; <= {most >> 20} MB: {goal}"
        return said


def hostile_games(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Four clients write long games as fast as they can, beside a table."""
    found = Found("Four clients write games of thousands of marks", counted)
    kinds = ("one cell", "chain", "undone", "gone")
    with served(folder / f"games {counted}", environ=PROXIED) as server:
        stop = Event()
        others = [
            Writer(server.address, behind if counted else "", kind, stop)
            for kind, behind in zip(kinds, HOSTILE, strict=True)
        ]
        # On a busy machine it takes them longer to be too many.
        beside(found, server, others, stop, seconds, lambda: any(each.waits for each in others))
    for each in others:
        found.told_to_wait += sum(wait > 0 for wait in each.waits)
    return found


def heavy_reads(folder: Path, seconds: float, *, counted: bool, games: int = 2_000) -> Found:
    """Eight clients ask for what is worked out from many games, beside a table."""
    found = Found(f"Eight clients read statistics, history and files of {games:,} games", counted)
    with served(folder / f"reads {counted}", environ=PROXIED) as server:
        with closing(Store(server.url)) as store:
            fill(store, EveningsToMake(games, people=30, seed=1, until=int(time.time())))
        stop = Event()
        others = [
            Asker(server, behind if counted else "", stop, cycle(_LARGE))
            for behind in (*HOSTILE, *HOSTILE)
        ]
        beside(found, server, others, stop, seconds, lambda: all(each.statuses for each in others))
    return found


def many_sheets(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Eight clients ask for sheets that nobody has printed, beside a table."""
    found = Found("Eight clients ask for sheets that nobody has printed", counted)
    with served(folder / f"sheets {counted}", environ=PROXIED) as server:
        stop = Event()
        others = [
            Asker(server, behind if counted else "", stop, _new_sheets())
            for behind in (*HOSTILE, *HOSTILE)
        ]
        beside(found, server, others, stop, seconds, lambda: any(each.statuses for each in others))
    return found


class Other(Protocol):
    """Whoever does something beside the table; what it was told is counted in ``statuses``."""

    statuses: Counter[int]
    written: int

    def start(self) -> None: ...
    def join(self) -> None: ...


def wrong_links(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Four clients behind a table's own address try wrong links; right ones let newcomers in."""
    found = Found("Four clients behind the table's address try wrong links", counted)
    with served(folder / f"links {counted}", environ=PROXIED) as server:
        stop = Event()
        others = [Guesser(server, _TABLE if counted else "", stop) for _ in range(4)]
        beside(found, server, others, stop, seconds, lambda: all(each.statuses for each in others))
    kept_out = sum((each.kept_out for each in others), Counter[int]())
    found.wrong += [f"{number} right links: {status}" for status, number in kept_out.items()]
    return found


def previews(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Four clients behind a table's own address preview a link; only a tap lets phones in."""
    found = Found("Four clients behind the table's address preview a link", counted)
    with served(folder / f"previews {counted}", environ=PROXIED) as server:
        stop = Event()
        others = [Previewer(server, _TABLE if counted else "", stop) for _ in range(4)]
        beside(found, server, others, stop, seconds, lambda: all(each.let_in for each in others))
        with closing(Store(server.url)) as store:
            household = household_phones(store)
    came = sum(each.let_in for each in others)
    if household != came:
        found.wrong.append(f"{household} phones are in the group, and {came} came")
    return found


def household_phones(store: Store) -> int:
    """The phones in the group of the machine's owner."""
    (household,) = (group for group in groups_listed(store) if group.is_household)
    return household.phones


def beside(
    found: Found,
    server: Served,
    others: Sequence[Other],
    stop: Event,
    seconds: float,
    is_shown: Callable[[], bool],
) -> None:
    """Let a table play, alone and then beside the others, for ``seconds`` and until it has
    written and ``is_shown`` what was to be shown."""
    phone = Watched(server.address, _TABLE)
    table, times = Playing(phone, "a table", stop, _PAUSE), phone.times
    table.start()
    # The first marks of a server take longer, whoever else is there.
    while len(times) < _WARMING and not table.wrong:
        time.sleep(0.01)
    del times[:]
    time.sleep(min(3.0, seconds))
    before = len(times)
    for each in others:
        each.start()
    begun = time.monotonic()
    while (now := time.monotonic() - begun) < _LONGEST:
        if now >= seconds and len(times) > before and is_shown():
            break
        time.sleep(0.1)
    stop.set()
    for thread in (table, *others):
        thread.join()
    found.alone, found.times = times[:before], times[before:]
    found.refused = sum(phone.statuses[status] for status in (429, 500, 503))
    for each in others:
        found.statuses += each.statuses
        found.written += each.written
    found.wrong += [*table.wrong, *server.complaints]
    found.wrong += [*differences(table.told, server.url), *harm(server.url)]


SECTIONS = {
    "games": hostile_games,
    "reads": heavy_reads,
    "sheets": many_sheets,
    "links": wrong_links,
    "previews": previews,
}


Section = Callable[..., Found]


def main(sections: Mapping[str, Section] = SECTIONS) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("sections", nargs="*", type=one_of(sections))
    asked = parser.parse_args()
    # What the table's phone notes is not to be the time that others compute here.
    sys.setswitchinterval(0.0005)
    wrong: list[str] = []
    with ExitStack() as opened:
        folder = Path(opened.enter_context(TemporaryDirectory()))
        for name in asked.sections or sections:
            for counted in (True, False):
                found = sections[name](folder, asked.seconds, counted=counted)
                print(found, flush=True)
                wrong += found.wrong
    for line in wrong[:20]:
        print(line)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
