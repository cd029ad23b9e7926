"""``make restores``: games on phones that sleep and wake, while older copies are brought back."""

from dataclasses import fields
from pathlib import Path

from tests.client.restored_games import Compared, play_on
from tests.tools.trust.command import run

_TOGETHER = 50


def play_in_turn(folder: Path, number: int, seed: str) -> Compared:
    """Play so many games, some of them at once on a machine of their own."""
    total = Compared()
    for batch, left in enumerate(range(number, 0, -_TOGETHER)):
        (place := folder / str(batch)).mkdir()
        found = play_on(min(left, _TOGETHER), f"{seed} {batch}", place)
        for each in fields(Compared):
            setattr(total, each.name, getattr(total, each.name) + getattr(found, each.name))
    return total


if __name__ == "__main__":
    run(__doc__, 500, play_in_turn)
