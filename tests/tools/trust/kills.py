"""A server that is killed again and again while tables play on it.

Every table is a phone that sends the same marks, under the same ids, until it is
told that they are written. ``python -m tests.tools.trust.kills --number 3000``.
"""

import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event

from tests.tools.trust.command import run
from tests.tools.trust.judge import differences, harm
from tests.tools.trust.playing import Playing
from tests.tools.trust.serving import Served

_LONGEST_LIFE = 0.6
"""Seconds that a server lives on at most, once it answers or has written a mark."""

_PATIENCE = 60


@dataclass
class Found:
    """What a run has shown; ``wrong`` is empty when nothing was lost."""

    kills: int = 0
    workers: int = 0
    games: int = 0
    marks: int = 0
    again: int = 0
    ready: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        ready = sorted(self.ready)
        return (
            f"{self.kills} kills, {self.workers} of a worker alone; "
            f"{self.games} games, {self.marks} marks acknowledged, "
            f"{self.again} requests sent again; {len(self.wrong)} lost, doubled or out of order; "
            f"ready again in {ready[len(ready) // 2]:.2f} s (median), {ready[-1]:.2f} s (longest)"
        )


def play_and_kill(folder: Path, kills: int, seed: str, *, tables: int = 4, url: str = "") -> Found:
    """Kills the server so often, at random moments while it starts or serves."""
    random, found, stop = Random(seed), Found(kills), Event()
    server = Served(folder / "kept", url)
    server.start()
    playing = [Playing(server.address, random.getrandbits(64), stop) for _ in range(tables)]
    try:
        for each in playing:
            each.thread.start()
        for _ in range(kills):
            # Some die before they have served anybody.
            if random.random() < 0.7:
                _wait_for_a_mark(playing)
            time.sleep(random.uniform(0, _LONGEST_LIFE))
            if random.random() < 0.2:
                found.workers += 1
                server.lose_a_worker()
                time.sleep(random.uniform(0, _LONGEST_LIFE))
            server.end()
            if random.random() < 0.15:
                server.start(wait=False)
                time.sleep(random.uniform(0, 1.2))
                server.end()
            found.ready.append(server.start())
            found.wrong += harm(server.url)
        stop.set()
        for each in playing:
            each.thread.join()
    finally:
        stop.set()
        server.end()
    _judge(playing, server, found)
    return found


def _wait_for_a_mark(playing: list[Playing]) -> None:
    before, begun = sum(each.marks for each in playing), time.monotonic()
    while sum(each.marks for each in playing) == before:
        if any(each.wrong for each in playing) or time.monotonic() - begun > _PATIENCE:
            return
        time.sleep(0.005)


def _judge(playing: list[Playing], server: Served, found: Found) -> None:
    told = {game_id: log for each in playing for game_id, log in each.told.items()}
    found.games, found.marks = len(told), sum(map(len, told.values()))
    found.again = sum(each.again for each in playing)
    found.wrong += [line for each in playing for line in each.wrong]
    found.wrong += differences(told, server.url) + harm(server.url) + server.complaints


if __name__ == "__main__":
    run(__doc__, 3_000, play_and_kill)
