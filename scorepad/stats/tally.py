"""What some finished games say about one person."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from scorepad.stats.streak import Streak

FORM = 1
"""Of what is counted and how it is written: another one is counted anew."""


class Tries(NamedTuple):
    """So many bids, of which some were ``made``."""

    rounds: int = 0
    made: int = 0

    def plus(self, other: "Tries") -> "Tries":
        """Both together."""
        return Tries(self.rounds + other.rounds, self.made + other.made)


_NO_TRIES = Tries()
_NOTHING_YET = Streak()

Bids = Mapping[int, Mapping[int, int]]
"""In how many rounds of a hand size the tricks differed from the bid by how
many: hand size, then tricks minus bid (0: made, above 0: bid too low)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over games of one person; ``+`` adds later games to earlier ones.

    ``games`` are those in which they finished a round, or played to the end;
    ``placed`` those of them in which they could win, ``wins`` those that they
    won alone and ``shared`` those that they won with others. ``points`` is the
    sum of the points of all rounds (typed points left out), ``total`` that of
    the totals at the end of placed games (typed points with them). ``zeros``
    are bids of zero; ``last`` the bids that they made last, where a bid was
    forbidden them, and ``beside`` their bids in the rounds where that befell
    somebody else. ``made_in_a_row`` counts rounds, ``won_in_a_row`` placed games.

    A match counts ``games``, ``placed``, ``wins``, ``shared`` and
    ``won_in_a_row``: nobody bids there, and its tokens are no points.
    """

    games: int = 0
    placed: int = 0
    wins: int = 0
    shared: int = 0
    points: int = 0
    total: int = 0
    bids: Bids = field(default_factory=dict)
    zeros: Tries = _NO_TRIES
    last: Tries = _NO_TRIES
    beside: Tries = _NO_TRIES
    made_in_a_row: Streak = _NOTHING_YET
    won_in_a_row: Streak = _NOTHING_YET

    @property
    def rounds(self) -> int:
        """Finished rounds in which they bid."""
        return sum(sum(misses.values()) for misses in self.bids.values())

    @property
    def misses(self) -> Mapping[int, int]:
        """In how many rounds the tricks differed from the bid by how many."""
        return added(self.bids.values())

    def __add__(self, later: "Tally") -> "Tally":
        hands = {**self.bids, **later.bids}
        return Tally(
            games=self.games + later.games,
            placed=self.placed + later.placed,
            wins=self.wins + later.wins,
            shared=self.shared + later.shared,
            points=self.points + later.points,
            total=self.total + later.total,
            bids={
                hand: added([self.bids.get(hand, {}), later.bids.get(hand, {})]) for hand in hands
            },
            zeros=self.zeros.plus(later.zeros),
            last=self.last.plus(later.last),
            beside=self.beside.plus(later.beside),
            made_in_a_row=self.made_in_a_row + later.made_in_a_row,
            won_in_a_row=self.won_in_a_row + later.won_in_a_row,
        )

    def as_json(self) -> list[Any]:
        """For :meth:`from_json`, in the form :data:`FORM`."""
        return [
            *(self.games, self.placed, self.wins, self.shared, self.points, self.total),
            [[hand, *map(list, misses.items())] for hand, misses in self.bids.items()],
            *(*self.zeros, *self.last, *self.beside),
            self.made_in_a_row.as_json(),
            self.won_in_a_row.as_json(),
        ]

    @classmethod
    def from_json(cls, value: list[Any]) -> "Tally":
        """What :meth:`as_json` gave."""
        games, placed, wins, shared, points, total, bids, *tries, made, won = value
        zeros, last, beside = (Tries(*tries[place : place + 2]) for place in (0, 2, 4))
        return cls(
            *(games, placed, wins, shared, points, total),
            {hand: dict(misses) for hand, *misses in bids},
            *(zeros, last, beside),
            *(Streak.from_json(made), Streak.from_json(won)),
        )


def added(numbers: Iterable[Mapping[int, int]]) -> dict[int, int]:
    """The sums of what stands under the same key."""
    found: dict[int, int] = {}
    for each in numbers:
        for key, number in each.items():
            found[key] = found.get(key, 0) + number
    return found
