"""Two servers of the app on one PostgreSQL, as on machines of their own: every phone
asks now at the one, now at the other. ``python -m tests.tools.trust.two_servers``.
"""

from dataclasses import dataclass
from pathlib import Path

from tests.postgresql import server
from tests.tools.trust import races, strays
from tests.tools.trust.command import run

_WRITES_A_GAME = 10


@dataclass
class Found:
    races: races.Found
    strays: strays.Found

    @property
    def wrong(self) -> list[str]:
        return self.races.wrong + self.strays.wrong

    def __str__(self) -> str:
        return f"{self.races}\n{self.strays}"


def ask_two(folder: Path, writes: int, seed: str) -> Found:
    """So many conflicting writes, and a tenth as many games over an unkind network."""
    for name in ("races", "strays"):
        (folder / name).mkdir()
    with server(durable=True) as database:
        return Found(
            races.race(folder / "races", writes, seed, url=database.new_database(), servers=2),
            strays.play_through(
                folder / "strays",
                max(1, writes // _WRITES_A_GAME),
                seed,
                url=database.new_database(),
                servers=2,
            ),
        )


if __name__ == "__main__":
    run(__doc__, 10_000, ask_two)
