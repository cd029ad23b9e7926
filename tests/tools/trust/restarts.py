"""A PostgreSQL server that is killed and restarted while tables play on it; the
app goes on by itself. ``python -m tests.tools.trust.restarts --number 300``.
"""

import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event

from tests.postgresql import Server, server
from tests.tools.trust.command import run
from tests.tools.trust.judge import differences, harm
from tests.tools.trust.playing import Playing
from tests.tools.trust.serving import Served, served

_LONGEST_LIFE, _LONGEST_ABSENCE = 1.2, 0.5
"""Seconds that the database is there, and away, at most."""

WAYS: dict[str, Callable[[Server], None]] = {
    "killed": Server.kill,
    "stopped at once": lambda running: running.stop(signal.SIGQUIT),
    "stopped in order": lambda running: running.stop(signal.SIGINT),
}


@dataclass
class Found:
    """What a run has shown; ``back`` has seconds from the database's first answer
    to the app's, ``wrong`` is empty when nothing was lost."""

    ways: dict[str, int] = field(default_factory=dict)
    games: int = 0
    marks: int = 0
    again: int = 0
    back: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        done = ", ".join(f"{count} times {way}" for way, count in self.ways.items())
        back = sorted(self.back)
        return (
            f"the database {done}; {self.games} games, {self.marks} marks acknowledged, "
            f"{self.again} requests sent again; {len(self.wrong)} lost, doubled or out of order; "
            f"the app is back in {back[len(back) // 2]:.2f} s (median), {back[-1]:.2f} s (longest)"
        )


def play_and_restart(folder: Path, restarts: int, seed: str, *, tables: int = 4) -> Found:
    """Takes the database away so often, in every way in turn, at random moments."""
    random, found, stop = Random(seed), Found(), Event()
    with server(durable=True) as database:
        url = database.new_database()
        with served(folder / "kept", url, workers=2) as app:
            running = set(app.processes)
            playing = [Playing(app.address, random.getrandbits(64), stop) for _ in range(tables)]
            try:
                for each in playing:
                    each.thread.start()
                for number in range(restarts):
                    time.sleep(random.uniform(0.2, _LONGEST_LIFE))
                    way = list(WAYS)[number % len(WAYS)]
                    WAYS[way](database)
                    found.ways[way] = found.ways.get(way, 0) + 1
                    time.sleep(random.uniform(0, _LONGEST_ABSENCE))
                    database.start()
                    found.back.append(app.wait())
            finally:
                stop.set()
            for each in playing:
                each.thread.join()
            gone = running - set(app.processes)
            found.wrong += [f"process {process} of the app did not go on" for process in gone]
            _judge(playing, app, found)
    return found


def _judge(playing: list[Playing], app: Served, found: Found) -> None:
    told = {game_id: log for each in playing for game_id, log in each.told.items()}
    found.games, found.marks = len(told), sum(map(len, told.values()))
    found.again = sum(each.again for each in playing)
    found.wrong += [line for each in playing for line in each.wrong]
    found.wrong += differences(told, app.url) + harm(app.url) + app.complaints


if __name__ == "__main__":
    run(__doc__, 300, play_and_restart)
