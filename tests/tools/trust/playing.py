"""Tables that play for as long as something else lasts, and what they were told meanwhile."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from threading import Event, Thread

from scorepad.pad.marks import Mark
from tests.tools.trust.device import Device
from tests.tools.trust.judge import differences, harm
from tests.tools.trust.serving import Served
from tests.tools.trust.table import ScriptedTable


class Playing(Thread):
    """A table that plays one game after the other until ``stop``, a mark every ``pause`` seconds.

    ``told`` has the log of each game, ``again`` counts requests that were made
    again; ``wrong`` is empty when the server took all that it has to take.
    """

    def __init__(self, device: Device, seed: int | str, stop: Event, pause: float = 0) -> None:
        super().__init__(daemon=True)
        self.device = device
        self.told: dict[str, list[Mark]] = {}
        self.again = 0
        self.wrong: list[str] = []
        self._random, self._end, self._pause = Random(seed), stop, pause

    @property
    def marks(self) -> int:
        return sum(len(log) for log in list(self.told.values()))

    def run(self) -> None:
        try:
            while not self._end.is_set():
                table = ScriptedTable(self.device, self._random)
                for _ in table.play():
                    self.told[table.game_id] = table.log
                    if self._end.wait(self._pause):
                        break
                self.again += table.again
        except Exception as error:  # noqa: BLE001  # a thread's failure is the test's
            self.wrong.append(f"{type(error).__name__}: {error}")
        finally:
            self.device.close()


@contextmanager
def playing(address: str, tables: int, random: Random) -> Iterator[Sequence[Playing]]:
    """So many tables that play until the block ends."""
    stop = Event()
    everybody = [Playing(Device(address), random.getrandbits(64), stop) for _ in range(tables)]
    try:
        for each in everybody:
            each.start()
        yield everybody
    finally:
        stop.set()
    for each in everybody:
        each.join()


@dataclass
class Played:
    """What became of the tables' games; ``wrong`` is empty when nothing was lost."""

    games: int = 0
    marks: int = 0
    again: int = 0
    wrong: list[str] = field(default_factory=list)

    def judge(self, tables: Sequence[Playing], server: Served) -> None:
        """Hold what the tables were told against what the server has written."""
        told = {game_id: log for each in tables for game_id, log in each.told.items()}
        self.games, self.marks = len(told), sum(map(len, told.values()))
        self.again = sum(each.again for each in tables)
        self.wrong += [line for each in tables for line in each.wrong]
        self.wrong += differences(told, server.url) + harm(server.url) + server.complaints

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.marks} marks acknowledged, {self.again} requests sent "
            f"again; {len(self.wrong)} lost, doubled or out of order"
        )


def typical(seconds: Sequence[float]) -> str:
    """Return the middle and the longest of some times, in words; a short run may have none."""
    if not seconds:
        return "no times"
    ordered = sorted(seconds)
    return f"{ordered[len(ordered) // 2]:.2f} s (median), {ordered[-1]:.2f} s (longest)"
