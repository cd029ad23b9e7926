"""Figures from a tally: each says how much it rests on, and is silent below that."""

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from scorepad.stats.tally import Highest, Run, Tally, Tries

LEAST_BIDS = 20
"""Rounds behind a share of bids: with fewer, chance alone moves it by more than
22 points of a hundred either way (95 of 100 times)."""

LEAST_OF_A_HAND = 10
"""Rounds behind a share of bids of one hand size.

It is a row of many that are read together: chance alone moves it by 31 points.
"""

LEAST_ZEROS = 10
"""Bids behind a share of bids of zero.

There are few of them: chance alone moves it by 31 points.
"""

LEAST_ROUNDS = 20
"""Rounds behind a mean of one round's points, or of bid minus tricks."""

LEAST_GAMES = 5
"""Games behind a share of wins or a mean total: a couple of evenings."""


_EVEN = 0.2
"""Tricks a round: whoever leans less than this leans to neither side."""

_CHANCE = 1.96
"""Standard deviations within which chance alone moves a mean, 95 of 100 times.

In one round a bid is off by about one trick, so for a mean it is this many tricks over the square
root of the rounds.
"""


class Figure(NamedTuple):
    """A figure and what it rests on: so many rounds or games. ``value`` is
    ``None`` while that are fewer than ``least``, too few to say it."""

    value: float | None
    rests_on: int
    least: int


class HandFigures(NamedTuple):
    """Bids in rounds with ``hand`` cards each: shares from 0 to 1, which rest on
    rounds and add up to 1."""

    hand: int
    made: Figure
    too_high: Figure
    too_low: Figure


class Figures(NamedTuple):
    """The figures of a tally. Shares are from 0 to 1.

    ``games``, ``placed`` (played to an end that they could win), ``wins`` (alone), ``shared`` (won
    with others) and ``rounds`` are counts. ``won`` (share of the placed games that were won, alone
    or with others) and ``mean_total`` rest on placed games, ``mean_points`` (of one round) on
    rounds; both means have no value where several rulesets are counted together, whose points do
    not compare, and in a match. There ``best_total`` and ``best_round``, the highest, are ``None``
    as well.

    ``bids_made`` is how many of the rounds' bids were made, however few.
    ``made``, ``too_high``, ``too_low`` (shares) and ``leaning`` (mean of bid
    minus tricks: above 0 dreams, below 0 doubts) rest on rounds. ``zeros`` is
    the share of the rounds in which zero was bid and rests on all rounds,
    ``zeros_made`` the share of those that were made and rests on those.
    ``last`` is the share of bids made by the last bidder where a bid was
    forbidden, ``beside`` that of the others' bids in such rounds.

    ``misses`` are (tricks minus bid, rounds) from the lowest to the highest
    that occurred, without a gap. ``made_in_a_row`` (rounds) and
    ``won_in_a_row`` (placed games) are the longest streaks, ``made_now`` and
    ``won_now`` those that last at the end of the time that was asked for; of a
    group's figures all four are of none.
    """

    games: int
    placed: int
    wins: int
    shared: int
    rounds: int
    won: Figure
    mean_total: Figure
    mean_points: Figure
    best_total: Highest | None
    best_round: Highest | None
    bids_made: int
    made: Figure
    too_high: Figure
    too_low: Figure
    leaning: Figure
    zeros: Figure
    zeros_made: Figure
    last: Figure
    beside: Figure
    by_hand: tuple[HandFigures, ...]
    misses: tuple[tuple[int, int], ...]
    made_in_a_row: Run
    made_now: Run
    won_in_a_row: Run
    won_now: Run

    @property
    def leans_to(self) -> int:
        """The side to which the bids lean: 1 for dreaming, -1 for doubting, 0 for neither.

        It is 0 where they lean by no more than chance would.
        """
        mean, rounds = self.leaning.value or 0, max(self.leaning.rests_on, 1)
        if abs(mean) < max(_EVEN, _CHANCE / sqrt(rounds)):
            return 0
        return 1 if mean > 0 else -1


def figures_of(tally: Tally) -> Figures:
    """Return the figures of ``tally``."""
    misses, rounds = tally.misses, tally.rounds
    comparable = len(tally.by_ruleset) == 1
    placed = tally.placed if comparable and rounds else 0
    high = sum(number for miss, number in misses.items() if miss < 0)
    low = rounds - high - misses.get(0, 0)
    return Figures(
        games=tally.games,
        placed=tally.placed,
        wins=tally.wins,
        shared=tally.shared,
        rounds=rounds,
        won=_mean(tally.wins + tally.shared, tally.placed, LEAST_GAMES),
        mean_total=_mean(tally.total, placed, LEAST_GAMES),
        mean_points=_mean(tally.points, rounds if comparable else 0, LEAST_ROUNDS),
        best_total=tally.best_total if comparable and tally.best_total.game_id else None,
        best_round=tally.best_round if comparable and tally.best_round.game_id else None,
        bids_made=misses.get(0, 0),
        made=_mean(misses.get(0, 0), rounds, LEAST_BIDS),
        too_high=_mean(high, rounds, LEAST_BIDS),
        too_low=_mean(low, rounds, LEAST_BIDS),
        leaning=_mean(-sum(miss * number for miss, number in misses.items()), rounds, LEAST_ROUNDS),
        zeros=_mean(tally.zeros.rounds, rounds, LEAST_BIDS),
        zeros_made=_share(tally.zeros, LEAST_ZEROS),
        last=_share(tally.last, LEAST_BIDS),
        beside=_share(tally.beside, LEAST_BIDS),
        by_hand=tuple(_of_hand(tally, hand) for hand in sorted(tally.bids)),
        misses=_without_gaps(misses),
        made_in_a_row=tally.made_in_a_row.longest,
        made_now=tally.made_in_a_row.last,
        won_in_a_row=tally.won_in_a_row.longest,
        won_now=tally.won_in_a_row.last,
    )


def _of_hand(tally: Tally, hand: int) -> HandFigures:
    misses = tally.bids[hand]
    rounds = sum(misses.values())
    high = sum(number for miss, number in misses.items() if miss < 0)
    made = misses.get(0, 0)
    shares = (_mean(part, rounds, LEAST_OF_A_HAND) for part in (made, high, rounds - made - high))
    return HandFigures(hand, *shares)


def _without_gaps(misses: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    if not misses:
        return ()
    return tuple((miss, misses.get(miss, 0)) for miss in range(min(misses), max(misses) + 1))


def _share(tries: Tries, least: int) -> Figure:
    return _mean(tries.made, tries.rounds, least)


def _mean(total: int, of: int, least: int) -> Figure:
    return Figure(total / of if of >= least else None, of, least)
