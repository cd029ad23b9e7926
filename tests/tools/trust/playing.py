"""Tables that play for as long as a test lasts."""

from collections.abc import Callable, Sequence
from random import Random
from threading import Event, Thread

from scorepad.pad.marks import Mark
from tests.tools.trust.device import Device
from tests.tools.trust.table import ScriptedTable


class Playing:
    """A table that plays one game after the other until ``stop``.

    ``told`` has the log of each game, ``again`` counts requests that were made
    again; ``wrong`` is empty when the server took all that it has to take.
    """

    def __init__(self, address: str | Sequence[str], seed: int, stop: Event) -> None:
        self.told: dict[str, list[Mark]] = {}
        self.again = 0
        self.wrong: list[str] = []
        self.thread = Thread(target=_telling(self.wrong, self._play), daemon=True)
        self._random, self._stop = Random(seed), stop
        self._device = Device(address)

    @property
    def marks(self) -> int:
        """Return how many were acknowledged until now."""
        return sum(len(log) for log in list(self.told.values()))

    def _play(self) -> None:
        while not self._stop.is_set():
            table = ScriptedTable(self._device, self._random)
            for _ in table.play():
                self.told[table.game_id] = table.log
                if self._stop.is_set():
                    break
            self.again += table.again
        self._device.close()


def _telling(wrong: list[str], act: Callable[[], None]) -> Callable[[], None]:
    def run() -> None:
        try:
            act()
        except Exception as error:  # noqa: BLE001  # a thread's failure is the test's
            wrong.append(f"{type(error).__name__}: {error}")

    return run
