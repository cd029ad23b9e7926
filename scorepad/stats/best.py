"""Records of a circle: the highest that anybody ever had of something."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple


class Feat(StrEnum):
    """What a record is of. Totals and rounds compare only within one ruleset."""

    TOTAL = "total"
    """The highest total at the end of a game."""
    ROUND = "round"
    """The most points in one round."""
    TRICKS = "tricks"
    """The most tricks bid and made in one round."""
    MADE = "made"
    """The most bids made in a row."""
    WON = "won"
    """The most games won in a row, alone or with others."""


class Best(NamedTuple):
    """``value`` is points, tricks, rounds or games, by the feat; ``person`` the
    id of whoever did it, in the game ``game_id`` (a streak: where it ended)."""

    value: int
    person: str
    game_id: str


Bests = Mapping[Feat, Best]


def best_of(bests: Iterable[Bests]) -> dict[Feat, Best]:
    """The highest of each; the earliest of several, where they come in order."""
    found: dict[Feat, Best] = {}
    for each in bests:
        for feat, best in each.items():
            if feat not in found or best.value > found[feat].value:
                found[feat] = best
    return found
