"""What one phone can use up of what others share, beside a table that plays.

Late entries and questions without end, polls that are dropped, links to seats that were hoarded.
``make hostile`` runs these beside its other sections. Beside the times of another table,
each looks at the game that is crowded: its scorer can still write, undo and end it.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from threading import Event, Thread

from scorepad.pad import acts
from scorepad.pad.judge import MOST_MARKS
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening
from scorepad.services.takeovers import MOST_OPEN
from scorepad.store import Store
from tests.tools.bench.timing import p99
from tests.tools.trust.crowding import SEEN, link_in
from tests.tools.trust.device import Device
from tests.tools.trust.hostile import HOSTILE, HOUSEHOLD_LINK, PROXIED, Found, beside, main
from tests.tools.trust.sending import by_script
from tests.tools.trust.serving import Served, served
from tests.tools.trust.table import ScriptedTable
from tests.tools.trust.unbounded import Sender

_PHONES = 2
_SEATED = [("a", "Anna"), ("b", "Ben"), ("c", "Cleo")]


@dataclass
class Crowded:
    """A game whose first round was played, its scorer's phone, and where its links lead."""

    server: Served
    table: ScriptedTable
    household: str

    @property
    def device(self) -> Device:
        return self.table.device

    @property
    def path(self) -> str:
        return self.table.path

    def link(self, role: str) -> str:
        return link_in(self.device.get(f"{self.path}/links?role={role}").text)

    def written(self) -> list[Mark]:
        with closing(Store(self.server.url)) as store, store.reading() as transaction:
            return list(transaction.marks.all(self.table.game_id))

    def goes_on(self) -> list[str]:
        """Return what the scorer can't do any more: bid, take that back, and end the game."""
        table, wrong = self.table, []
        table.log = self.written()
        bid = table.next_mark()
        assert bid is not None
        end = Mark(secrets.token_hex(16), acts.end(table.pad))
        for what, mark in (("bid", bid), ("undo", Mark("", undoes=bid.id)), ("end", end)):
            mark = mark if mark.id else Mark(secrets.token_hex(16), undoes=bid.id)
            reply = by_script(self.device, table.game_id, [mark])
            if reply.status != 200 or reply.json["fates"][0]["fate"] != "written":
                wrong.append(f"the scorer can't {what}: {reply.status} {reply.text[:200]}")
        return wrong


@contextmanager
def crowded(folder: Path, name: str, *, counted: bool) -> Iterator[Crowded]:
    """A server with such a game."""
    with served(folder / f"{name} {counted}", environ=PROXIED) as server:
        found = HOUSEHOLD_LINK.search(server.said)
        assert found
        device = Device(server.address, behind="192.0.2.40" if counted else "")
        device.open(found[0])
        table = ScriptedTable(device, Random(1))
        table.bring(Opening("wizard_gigamic", _SEATED, rounds=10))
        while table.pad.current is not None and table.pad.current.number == 1:
            mark = table.next_mark()
            assert mark is not None
            by_script(device, table.game_id, [mark])
            table.log.append(mark)
        yield Crowded(server, table, found[0])
        device.close()


def late_entries(folder: Path, seconds: float, *, counted: bool) -> Found:
    """A player's phone floods its game with late entries, as one new phone after the other."""
    with crowded(folder, "late", counted=counted) as game:
        links = [game.link("player"), game.path]
        found = _beside(
            "A player's phone floods its game", game, "late entries", links, 1, counted, seconds
        )
        found.wrong += game.goes_on()
        written = len(game.written())
        found.notes.append(f"{written} marks are in the game")
        if written > MOST_MARKS - 900:
            found.wrong.append(f"players have written {written} marks")
    return found


def questions(folder: Path, seconds: float, *, counted: bool) -> Found:
    """New phones ask without end whether they may enter for everybody."""
    with crowded(folder, "questions", counted=counted) as game:
        links = [game.link("view"), game.path]
        asked = Asked(game)
        asked.start()
        name = "Two phones ask without end, as new ones, to enter"
        found = _beside(name, game, "questions", links, _PHONES, counted, seconds)
        asked.end()
        found.notes.append(f"the scorer is shown a question, p99 {1e3 * p99(asked.times):.0f} ms")
        with closing(Store(game.server.url)) as store, store.reading() as transaction:
            every = transaction.takeovers.all(game.table.game_id)
        open_ = sum(not each.answer for each in every)
        if not 0 < open_ <= MOST_OPEN:
            found.wrong.append(f"{open_} questions are open")
        game.device.send(f"{game.path}/continue/answer", {"answer": "none"}, htmx=False)
        if game.device.get(f"{game.path}/continue/asked").status != 204:
            found.wrong.append("one answer does not refuse all questions")
        found.wrong += game.goes_on()
    return found


class Asked(Thread):
    """The scorer's phone, which is shown a question again and again; ``times`` say how soon."""

    def __init__(self, game: Crowded) -> None:
        super().__init__(daemon=True)
        self.times: list[float] = []
        self._device = Device(game.server.address)
        self._device.open(game.household)
        self._path, self._end = f"{game.path}/continue/asked", Event()

    def run(self) -> None:
        while not self._end.wait(0.05):
            begun = time.perf_counter()
            if self._device.get(self._path).status == 200:
                self.times.append(time.perf_counter() - begun)

    def end(self) -> None:
        self._end.set()
        self.join()
        self._device.close()


def dropped_polls(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Phones ask for news and are gone before there are any, hundreds of times a second."""
    with crowded(folder, "drops", counted=counted) as game:
        files = Files(game.server)
        files.start()
        name = "Two phones drop polls without end"
        found = _beside(name, game, "dropped polls", [game.household], 2, counted, seconds)
        files.end()
        found.notes.append(f"a process of the server had {files.most} open files at most")
        found.wrong += game.goes_on()
    return found


class Files(Thread):
    """The most open files that one process of a server has had."""

    def __init__(self, server: Served) -> None:
        super().__init__(daemon=True)
        self.most = 0
        self._server, self._end = server, Event()

    def run(self) -> None:
        processes = self._server.processes
        while not self._end.wait(0.1):
            for each in processes:
                with suppress(OSError):
                    self.most = max(self.most, sum(1 for _ in Path(f"/proc/{each}/fd").iterdir()))

    def end(self) -> None:
        self._end.set()
        self.join()


def hoarded_links(folder: Path, seconds: float, *, counted: bool) -> Found:
    """Whoever copied the links to free seats opens them after others have sat down and bid."""
    with crowded(folder, "hoarded", counted=counted) as game:
        name = "Two phones open links to seats that they have hoarded"
        found = _beside(name, game, "hoarded links", [game.household], 2, counted, seconds)
        if early := found.statuses.pop(SEEN, 0):
            found.wrong.append(f"{early} times a bid was seen, or written over, by somebody else")
        found.wrong += game.goes_on()
    return found


def _beside(
    name: str,
    game: Crowded,
    kind: str,
    links: list[str],
    phones: int,
    counted: bool,
    seconds: float,
) -> Found:
    found, stop = Found(name, counted), Event()
    others = [
        Sender.crowd(game.server, stop, kind, behind if counted else "", links)
        for behind, _ in zip(cycle(HOSTILE), range(phones))
    ]
    beside(found, game.server, others, stop, seconds, lambda: all(each.statuses for each in others))
    return found


SECTIONS: dict[str, Callable[..., Found]] = {
    "late entries": late_entries,
    "questions": questions,
    "drops": dropped_polls,
    "hoarded": hoarded_links,
}


if __name__ == "__main__":
    main(SECTIONS)
