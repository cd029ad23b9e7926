"""The seats at the table, clockwise: the dealer, the order of bidding, the leader."""

from collections.abc import Sequence
from typing import TypeVar

Seated = TypeVar("Seated")
"""The occupant of a seat: a name, an id, or a seat's number."""


def bidding_order(seats: Sequence[Seated], dealer: Seated) -> tuple[Seated, ...]:
    """Return everybody at the table, left of the dealer first, the dealer last.

    The first in the order also leads the first trick (all rule sheets agree).

    >>> bidding_order(["Anna", "Ben", "Cleo"], "Ben")
    ('Cleo', 'Anna', 'Ben')
    """
    after = seats.index(dealer) + 1
    return (*seats[after:], *seats[:after])


def next_dealer(before: Sequence[str], now: Sequence[str], dealer: str) -> str:
    """Return the next dealer: the deal passes to the left among those present.

    ``before`` are the seats of the last round and ``dealer`` dealt it; ``now``
    are the seats of this one. When the dealer has left, the deal passes to the
    first player on the left who is still there.

    >>> next_dealer(["a", "b", "c", "d"], ["a", "c", "d"], "b")
    'c'
    """
    if dealer in now:
        return bidding_order(now, dealer)[0]
    for player in bidding_order(before, dealer):
        if player in now:
            return player
    return now[0]
