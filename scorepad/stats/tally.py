"""The tally of one person: sums over some finished games."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar


class Run(NamedTuple):
    """A number of successes in a row.

    ``game_id`` is the game in which the last of them was ("" where there are none).
    """

    number: int
    game_id: str


NONE = Run(0, "")


@dataclass(frozen=True, slots=True)
class Streak:
    """Successes and failures in the order of the games, as far as runs of successes go.

    ``number`` is how many there were; ``first`` is the run at the beginning, ``last`` the one at
    the end, ``longest`` the longest (the earliest of several); each may be empty. ``+`` appends a
    later streak.
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
        """Return the streak after one more success or failure, in that game."""
        return self + (Streak(1, *3 * (Run(1, game_id),)) if well else Streak(1))

    def as_json(self) -> list[Any]:
        """Return the streak as JSON values, for :meth:`from_json`."""
        return [self.number, *self.first, *self.last, *self.longest]

    @classmethod
    def from_json(cls, value: list[Any]) -> "Streak":
        """Return the streak that :meth:`as_json` was made from."""
        number, first, first_game, last, last_game, longest, longest_game = value
        return cls(number, Run(first, first_game), Run(last, last_game), Run(longest, longest_game))


Key = TypeVar("Key", int, str)

FORM = 5
"""The number of the form in which a tally is counted and written.

A tally of another form is counted anew.
"""


class Tries(NamedTuple):
    """A number of bids, of which some were ``made``."""

    rounds: int = 0
    made: int = 0

    def plus(self, other: "Tries") -> "Tries":
        """Return both together."""
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
"""The number of rounds by hand size, then by tricks minus bid.

0: made, above 0: bid too low.
"""


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
        """The number of rounds by tricks minus bid."""
        return sum_by_key(self.bids.values())

    def __add__(self, later: "Tally") -> "Tally":
        return sum_tallies((self, later))

    def as_json(self) -> list[Any]:
        """Return the tally as JSON values in the form :data:`FORM`, for :meth:`from_json`.

        Lists are flat: a group has hundreds of tallies, and many small lists are slow to read.
        """
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
        """Return the tally that :meth:`as_json` was made from."""
        by_ruleset, placed, wins, shared, points, total, *value = value
        total_points, total_game, round_points, round_game, bids, *value = value
        zeros, zeros_made, last, last_made, beside, beside_made, made, won = value
        return cls(
            *(by_ruleset, placed, wins, shared, points, total),
            Highest(total_points, total_game),
            Highest(round_points, round_game),
            {of_hand[0]: dict(zip(of_hand[1::2], of_hand[2::2], strict=True)) for of_hand in bids},
            Tries(zeros, zeros_made),
            Tries(last, last_made),
            Tries(beside, beside_made),
            Streak.from_json(made),
            Streak.from_json(won),
        )


def sum_tallies(tallies: Sequence[Tally]) -> Tally:
    """Return the sum of tallies, the earliest first; much quicker than one by one."""
    bids: dict[int, dict[int, int]] = {}
    made = won = _NOTHING_YET
    for tally in tallies:
        for hand, misses in tally.bids.items():
            of_hand = bids.setdefault(hand, {})
            for miss, rounds in misses.items():
                of_hand[miss] = of_hand.get(miss, 0) + rounds
        made, won = made + tally.made_in_a_row, won + tally.won_in_a_row
    return Tally(
        by_ruleset=sum_by_key([tally.by_ruleset for tally in tallies]),
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


def _highest(candidates: Iterable[Highest]) -> Highest:
    reached = [highest for highest in candidates if highest.game_id]
    return max(reached, key=attrgetter("points"), default=_NOTHING)


def _all(tries: Iterable[Tries]) -> Tries:
    rounds, made = zip(*tries, strict=True)
    return Tries(sum(rounds), sum(made))


def sum_by_key(numbers: Iterable[Mapping[Key, int]]) -> dict[Key, int]:
    """Return the sums of the numbers under the same key."""
    sums: dict[Key, int] = {}
    for some in numbers:
        for key, number in some.items():
            sums[key] = sums.get(key, 0) + number
    return sums
