"""A server that is killed again and again while tables play on it.

Every table is a phone that sends the same marks, under the same ids, until it is
told that they are written. ``python -m tests.tools.trust.kills --number 3000``.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.tools.trust.command import run
from tests.tools.trust.judge import harm
from tests.tools.trust.playing import Played, Playing, playing, typical
from tests.tools.trust.serving import served

_LONGEST_LIFE = 0.6
"""Seconds that a server lives on at most, once it answers or has written a mark."""

_PATIENCE = 60


@dataclass
class Found(Played):
    """What a run has shown, with the seconds until the server was ``ready`` again."""

    kills: int = 0
    workers: int = 0
    ready: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.workers} of a worker alone; {super().__str__()}; "
            f"ready again in {typical(self.ready)}"
        )


def play_and_kill(folder: Path, kills: int, seed: str, *, tables: int = 4, url: str = "") -> Found:
    """Kills the server so often, at random moments while it starts or serves."""
    random, found = Random(seed), Found(kills=kills)
    with (
        served(folder / "kept", url, forked=False) as server,
        playing(server.address, tables, random) as everybody,
    ):
        for _ in range(kills):
            # Some die before they have served anybody.
            if random.random() < 0.7:
                _wait_for_a_mark(everybody)
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
    found.judge(everybody, server)
    return found


def _wait_for_a_mark(tables: Sequence[Playing]) -> None:
    before, begun = sum(each.marks for each in tables), time.monotonic()
    while sum(each.marks for each in tables) == before:
        if any(each.wrong for each in tables) or time.monotonic() - begun > _PATIENCE:
            return
        time.sleep(0.005)


if __name__ == "__main__":
    run(__doc__, 3_000, play_and_kill)
