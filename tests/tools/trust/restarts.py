"""A PostgreSQL server that is killed and restarted while tables play on it; the
app goes on by itself. ``python -m tests.tools.trust.restarts --number 300``.
"""

import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random

from tests.postgresql import Server, server
from tests.tools.trust.command import run
from tests.tools.trust.playing import Played, playing, typical
from tests.tools.trust.serving import served

_LONGEST_LIFE, _LONGEST_ABSENCE = 1.2, 0.5
"""Seconds that the database is there, and away, at most."""

WAYS: dict[str, Callable[[Server], None]] = {
    "killed": Server.kill,
    "stopped at once": lambda running: running.stop(signal.SIGQUIT),
    "stopped in order": lambda running: running.stop(signal.SIGINT),
}


@dataclass
class Found(Played):
    """What a run has shown; ``back`` has seconds from the database's first answer
    to the app's."""

    ways: Counter[str] = field(default_factory=Counter)
    back: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        done = ", ".join(f"{count} times {way}" for way, count in self.ways.items())
        return f"the database {done}; {super().__str__()}; the app is back in {typical(self.back)}"


def play_and_restart(folder: Path, restarts: int, seed: str, *, tables: int = 4) -> Found:
    """Takes the database away so often, in every way in turn, at random moments."""
    random, found = Random(seed), Found()
    with (
        server(durable=True) as database,
        served(folder / "kept", database.new_database(), workers=2) as app,
    ):
        running = set(app.processes)
        with playing(app.address, tables, random) as everybody:
            for way, stop in islice(cycle(WAYS.items()), restarts):
                time.sleep(random.uniform(0.2, _LONGEST_LIFE))
                stop(database)
                found.ways[way] += 1
                time.sleep(random.uniform(0, _LONGEST_ABSENCE))
                database.start()
                found.back.append(app.wait())
        gone = running - set(app.processes)
        found.wrong += [f"process {process} of the app did not go on" for process in gone]
        found.judge(everybody, app)
    return found


if __name__ == "__main__":
    run(__doc__, 300, play_and_restart)
