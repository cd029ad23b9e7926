"""What some finished games say about one person."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from scorepad.stats.streak import Streak

Key = TypeVar("Key", int, str)

FORM = 4
"""Of what is counted and how it is written: another one is counted anew."""


class Tries(NamedTuple):
    """So many bids, of which some were ``made``."""

    rounds: int = 0
    made: int = 0

    def plus(self, other: "Tries") -> "Tries":
        """Both together."""
        return Tries(self.rounds + other.rounds, self.made + other.made)


class Highest(NamedTuple):
    """The most ``points``, and the game in which they were made ("" where
    there are none)."""

    points: int = 0
    game_id: str = ""


_NO_TRIES = Tries()
_NOTHING = Highest()
_NOTHING_YET = Streak()

Bids = Mapping[int, Mapping[int, int]]
"""In how many rounds of a hand size the tricks differed from the bid by how
many: hand size, then tricks minus bid (0: made, above 0: bid too low)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over games of one person; ``+`` adds later games to earlier ones.

    ``by_ruleset`` counts the games in which they finished a round, by the
    ruleset's key; ``placed`` are those of them in which they could win, ``wins``
    those that they won alone and ``shared`` those that they won with others.
    ``points`` is the sum of the points of all rounds (typed points left out),
    ``total`` that of the totals at the end of placed games (typed points with
    them). ``best_total`` and ``best_round`` are the highest of these, the earliest
    of several. ``zeros`` are bids of zero; ``last`` the bids that they made last,
    where a bid was forbidden them, and ``beside`` their bids in the rounds where
    that befell somebody else. ``made_in_a_row`` counts rounds, ``won_in_a_row``
    placed games.

    A match counts in ``by_ruleset``, ``placed``, ``wins``, ``shared`` and
    ``won_in_a_row``: nobody bids there, and its tokens are no points.
    """

    by_ruleset: Mapping[str, int] = field(default_factory=dict)
    placed: int = 0
    wins: int = 0
    shared: int = 0
    points: int = 0
    total: int = 0
    best_total: Highest = _NOTHING
    best_round: Highest = _NOTHING
    bids: Bids = field(default_factory=dict)
    zeros: Tries = _NO_TRIES
    last: Tries = _NO_TRIES
    beside: Tries = _NO_TRIES
    made_in_a_row: Streak = _NOTHING_YET
    won_in_a_row: Streak = _NOTHING_YET

    @property
    def games(self) -> int:
        """Games in which they finished a round."""
        return sum(self.by_ruleset.values())

    @property
    def rounds(self) -> int:
        """Finished rounds in which they bid."""
        return sum(sum(misses.values()) for misses in self.bids.values())

    @property
    def misses(self) -> Mapping[int, int]:
        """In how many rounds the tricks differed from the bid by how many."""
        return added(self.bids.values())

    def __add__(self, later: "Tally") -> "Tally":
        return together((self, later))

    def as_json(self) -> list[Any]:
        """For :meth:`from_json`, in the form :data:`FORM`. Lists are flat: a circle
        has hundreds of tallies, and many small lists are slow to read."""
        return [
            *(self.by_ruleset, self.placed, self.wins, self.shared, self.points, self.total),
            *(*self.best_total, *self.best_round),
            [[hand, *chain(*misses.items())] for hand, misses in self.bids.items()],
            *(*self.zeros, *self.last, *self.beside),
            self.made_in_a_row.as_json(),
            self.won_in_a_row.as_json(),
        ]

    @classmethod
    def from_json(cls, value: list[Any]) -> "Tally":
        """Return what :meth:`as_json` gave."""
        by_ruleset, placed, wins, shared, points, total, *value = value
        highest, (bids, *tries, made, won) = value[:4], value[4:]
        zeros, last, beside = (Tries(*tries[place : place + 2]) for place in (0, 2, 4))
        return cls(
            *(by_ruleset, placed, wins, shared, points, total),
            *(Highest(*highest[:2]), Highest(*highest[2:])),
            {each[0]: dict(zip(each[1::2], each[2::2], strict=True)) for each in bids},
            *(zeros, last, beside),
            *(Streak.from_json(made), Streak.from_json(won)),
        )


def together(tallies: Sequence[Tally]) -> Tally:
    """The sum of tallies, the earliest first; much quicker than one by one."""
    bids: dict[int, dict[int, int]] = {}
    made = won = _NOTHING_YET
    for tally in tallies:
        for hand, misses in tally.bids.items():
            found = bids.setdefault(hand, {})
            for miss, rounds in misses.items():
                found[miss] = found.get(miss, 0) + rounds
        made, won = made + tally.made_in_a_row, won + tally.won_in_a_row
    return Tally(
        by_ruleset=added([tally.by_ruleset for tally in tallies]),
        placed=sum([tally.placed for tally in tallies]),
        wins=sum([tally.wins for tally in tallies]),
        shared=sum([tally.shared for tally in tallies]),
        points=sum([tally.points for tally in tallies]),
        total=sum([tally.total for tally in tallies]),
        best_total=_highest(tally.best_total for tally in tallies),
        best_round=_highest(tally.best_round for tally in tallies),
        bids=bids,
        zeros=_all(tally.zeros for tally in tallies),
        last=_all(tally.last for tally in tallies),
        beside=_all(tally.beside for tally in tallies),
        made_in_a_row=made,
        won_in_a_row=won,
    )


def _highest(found: Iterable[Highest]) -> Highest:
    points = [each for each in found if each.game_id]
    return max(points, key=attrgetter("points"), default=_NOTHING)


def _all(tries: Iterable[Tries]) -> Tries:
    rounds, made = zip(*tries, strict=True)
    return Tries(sum(rounds), sum(made))


def added(numbers: Iterable[Mapping[Key, int]]) -> dict[Key, int]:
    """The sums of what stands under the same key."""
    found: dict[Key, int] = {}
    for each in numbers:
        for key, number in each.items():
            found[key] = found.get(key, 0) + number
    return found
