"""Many phones that write in the same cell at once, while all games are exported.

In every bout each phone has seen the same pad and writes another bid into the
same cell, no two the same: one is written, the others are shown what stands there now.
``python -m tests.tools.trust.races --number 10000``.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Barrier, Event, Thread

from scorepad.demo.evenings import EveningsToMake, fill
from scorepad.pad import acts
from scorepad.pad.marks import Mark
from scorepad.pad.opening import Opening
from scorepad.services.groups import HOUSEHOLD, ensure_group
from scorepad.store import Store
from tests.tools.bench.reading import keypad_of
from tests.tools.trust.command import run
from tests.tools.trust.device import Device, Reply
from tests.tools.trust.judge import differences, harm
from tests.tools.trust.sending import by_form, by_script
from tests.tools.trust.serving import served_by
from tests.tools.trust.table import ScriptedTable

_CLIENTS = (2, 4, 8, 8, 8, 16, 20)
_HAND = 20
_BOUTS_A_GAME = 20


@dataclass
class Found:
    """What a run has shown; ``seconds`` are those of each write by how many wrote at once."""

    writes: int = 0
    winners: int = 0
    taken_along: int = 0
    seconds: dict[int, list[float]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def percentile(self, clients: int, share: float = 0.99) -> float:
        """Milliseconds in which that share of the writes of so many was answered."""
        ordered = sorted(self.seconds[clients])
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def __str__(self) -> str:
        times = ", ".join(
            f"{clients} at once {self.percentile(clients):.0f} ms"
            for clients in sorted(self.seconds)
        )
        return (
            f"{self.writes} conflicting writes, {self.winners} winners, {self.taken_along} files "
            f"with all games meanwhile; {len(self.wrong)} wrong; 99th percentile: {times}"
        )


def race(folder: Path, writes: int, seed: str, *, url: str = "", servers: int = 1) -> Found:
    """So many conflicting writes in games of a group that has two hundred more."""
    random, found, stop = Random(seed), Found(), Event()
    url = url or f"sqlite:///{folder}/games.db"
    devices: list[Device] = []
    with (
        closing(Store(url)) as store,
        served_by(folder, url, servers=servers, workers=2) as machines,
    ):
        fill(store, EveningsToMake(200, 6, 1, int(time.time())))
        addresses = [each.address for each in machines]
        try:
            devices += [Device(addresses) for _ in range(max(_CLIENTS))]
            reading = _TakingAlong(addresses, store, stop)
            with ThreadPoolExecutor(max(_CLIENTS)) as clients:
                told = {}
                while found.writes < writes:
                    game = _Game(store, devices, random)
                    _play(game, clients, found)
                    told[game.table.game_id] = game.table.log
            stop.set()
            reading.join()
        finally:
            stop.set()
            for each in devices:
                each.close()
    found.taken_along = reading.files
    found.wrong += reading.wrong + [line for each in machines for line in each.complaints]
    found.wrong += differences(told, url) + harm(url)
    return found


def _play(game: "_Game", clients: ThreadPoolExecutor, found: Found) -> None:
    for number in range(_BOUTS_A_GAME):
        count = _CLIENTS[number % len(_CLIENTS)]
        won = 0
        for try_ in game.bout(count, clients):
            won += try_.won
            found.writes += 1
            found.seconds.setdefault(count, []).append(try_.seconds)
            if try_.wrong:
                found.wrong.append(try_.wrong)
        found.winners += won
        if won != 1:
            found.wrong.append(f"{won} of {count} were told that they had written")
            return


@dataclass
class _Try:
    """What one phone met in a bout."""

    mark: Mark
    reply: Reply
    seconds: float
    won: bool
    wrong: str = ""


class _Game:
    """A game whose first bid is written anew in every bout."""

    def __init__(self, store: Store, devices: Sequence[Device], random: Random) -> None:
        self.table = ScriptedTable(devices[0], random)
        self._devices, self._random = devices, random
        seated = [(each.lower(), each) for each in ("Anna", "Ben", "Cleo")]
        self.table.bring(Opening("wizard_gigamic", seated, hands=(_HAND,)))
        # Somebody who taps has looked at the pad before.
        devices[0].get(self.table.path)
        with store.writing() as transaction:
            for each in devices[1:]:
                transaction.links.grant(self.table.game_id, each.name, "host", 1, int(time.time()))

    def bout(self, count: int, clients: ThreadPoolExecutor) -> list[_Try]:
        """So many phones write at once; the log has the winner's mark after it."""
        together = Barrier(count)
        devices = self._random.sample(self._devices, count)
        marks = self._other_bids(count)
        jobs = [
            (device, mark, self._random.random() < 0.3)
            for device, mark in zip(devices, marks, strict=True)
        ]
        tries = list(clients.map(lambda job: self._try(together, *job), jobs))
        winners = [each.mark for each in tries if each.won]
        self.table.log += winners[:1]
        for each in tries:
            if not each.won and winners:
                each.wrong = each.wrong or _not_shown(each.reply, winners[0])
        return tries

    def _other_bids(self, count: int) -> list[Mark]:
        played = self.table.pad.current
        assert played is not None
        player = played.order[0]
        standing = played.boxes[player].bid
        others = [each for each in range(_HAND + 1) if each != standing]
        return [
            self.table.mark(acts.enter(1, played.deal, player, "bid", value))
            for value in self._random.sample(others, count)
        ]

    def _try(self, together: Barrier, device: Device, mark: Mark, script: bool) -> _Try:
        device.get_ready()
        together.wait()
        begun = time.perf_counter()
        if script:
            reply = by_script(device, self.table.game_id, [mark])
        else:
            reply = by_form(device, self.table.game_id, mark)
        seconds = time.perf_counter() - begun
        if reply.status not in (200, 409):
            return _Try(mark, reply, seconds, won=False, wrong=f"{reply.status} {reply.text[:200]}")
        fate = reply.json["fates"][0]["fate"] if script and reply.status == 200 else ""
        won = fate == "written" if script else reply.status == 200
        return _Try(mark, reply, seconds, won)


def _not_shown(reply: Reply, winner: Mark) -> str:
    """Return whether a loser was not told what stands there now."""
    ((_, value),) = winner.cells
    if reply.text.startswith("{"):
        told = reply.json["fates"][0]
        theirs = (told["refusal"] or {}).get("facts", {}).get("theirs")
        return "" if (told["fate"], theirs) == ("stale", value) else f"told {told}"
    keypad = keypad_of(reply.text)
    return "" if keypad and keypad.fields["seen"] == winner.id else "shown another state"


class _TakingAlong(Thread):
    """A phone of the household that takes all games along, again and again."""

    def __init__(self, addresses: Sequence[str], store: Store, stop: Event) -> None:
        super().__init__(daemon=True)
        self.files = 0
        self.wrong: list[str] = []
        self._device, self._until = Device(addresses), stop
        with store.writing() as transaction:
            group_id, now = ensure_group(transaction, HOUSEHOLD, 1), int(time.time())
            transaction.groups.enter(group_id, self._device.name, 1, now)
        self.start()

    def run(self) -> None:
        while not self._until.is_set():
            reply = self._device.get("/files/games.jsonl")
            self.files += 1
            if reply.status != 200 or reply.text.count("\n") < 200:
                self.wrong.append(f"no whole file: {reply.status}, {len(reply.text)} letters")
        self._device.close()


if __name__ == "__main__":
    run(__doc__, 10_000, race)
