"""How often something went well without a break."""

from dataclasses import dataclass
from typing import Any, NamedTuple


class Run(NamedTuple):
    """So many in a row; ``game_id`` is the game in which the last of them was
    ("" where there are none)."""

    number: int
    game_id: str


NONE = Run(0, "")


@dataclass(frozen=True, slots=True)
class Streak:
    """Everything that happened in some games, well or not, in its order.

    ``number`` is how much happened; ``first`` the run that it began with,
    ``last`` the one that it ended with, ``longest`` the longest (the earliest of
    several), each possibly of none. ``+`` puts what happened later after it.
    """

    number: int = 0
    first: Run = NONE
    last: Run = NONE
    longest: Run = NONE

    def __add__(self, later: "Streak") -> "Streak":
        across = Run(self.last.number + later.first.number, later.first.game_id)
        if not later.first.number:
            across = self.last
        return Streak(
            self.number + later.number,
            across if self.first.number == self.number else self.first,
            across if later.last.number == later.number else later.last,
            max(self.longest, across, later.longest, key=lambda run: run.number),
        )

    def then(self, *, well: bool, game_id: str) -> "Streak":
        """One more thing happened, in that game."""
        return self + (Streak(1, *3 * (Run(1, game_id),)) if well else Streak(1))

    def as_json(self) -> list[Any]:
        """For :meth:`from_json`."""
        return [self.number, *self.first, *self.last, *self.longest]

    @classmethod
    def from_json(cls, value: list[Any]) -> "Streak":
        """Return what :meth:`as_json` gave."""
        number, *runs = value
        return cls(number, Run(*runs[:2]), Run(*runs[2:4]), Run(*runs[4:]))
