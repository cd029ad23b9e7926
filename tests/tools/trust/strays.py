"""Games over a network that drops, doubles, holds up and replays requests: the
server's log equals the table's. ``python -m tests.tools.trust.strays --number 1000``.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.tools.trust.command import run
from tests.tools.trust.device import Device
from tests.tools.trust.judge import differences, harm
from tests.tools.trust.serving import served_by
from tests.tools.trust.table import ScriptedTable
from tests.tools.trust.unkind import Unkindness, unkind

_TABLES = 10
_PATIENCE = 0.4
"""Seconds after which a phone asks again; requests that were held arrive later."""


@dataclass
class Found:
    """What became of the games; ``wrong`` is empty when the logs are equal."""

    games: int
    marks: int
    again: int
    unkindness: Unkindness
    wrong: list[str]

    def __str__(self) -> str:
        done = ", ".join(f"{count} {name}" for name, count in sorted(self.unkindness.done.items()))
        return (
            f"{self.games} games, {self.marks} marks acknowledged, {done}, {self.again} asked "
            f"again; {len(self.wrong)} differences between the server's log and the tables'"
        )


def play_through(folder: Path, games: int, seed: str, *, url: str = "", servers: int = 1) -> Found:
    """So many games through a proxy before each server, some of them at once."""
    random, unkindness = Random(seed), Unkindness()
    url = url or f"sqlite:///{folder}/games.db"
    with served_by(folder, url, servers=servers) as machines:
        with ExitStack() as proxies:
            addresses = [
                proxies.enter_context(unkind(each.address, unkindness, Random(f"{seed} {number}")))
                for number, each in enumerate(machines)
            ]
            seeds = [random.getrandbits(64) for _ in range(games)]
            with ThreadPoolExecutor(_TABLES) as tables:
                played = list(tables.map(lambda drawn: _play(addresses, drawn), seeds))
        told = {table.game_id: table.log for table in played}
        wrong = differences(told, url) + harm(url)
        wrong += [line for each in machines for line in each.complaints]
    marks = sum(map(len, told.values()))
    return Found(len(told), marks, sum(table.again for table in played), unkindness, wrong)


def _play(addresses: Sequence[str], seed: int) -> ScriptedTable:
    device = Device(addresses, patience=_PATIENCE)
    table = ScriptedTable(device, Random(seed), rounds=3)
    for _ in table.play():
        pass
    device.close()
    return table


if __name__ == "__main__":
    run(__doc__, 1_000, play_through)
