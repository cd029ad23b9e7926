"""How many tricks somebody must have taken, told from the running totals."""

from collections.abc import Mapping, Sequence

from scorepad.pad.state import Round
from scorepad.rules.points import score


def tricks_that_bring(gained: int, played: Round, bid: int) -> list[int]:
    """The numbers of tricks with which ``bid`` brings so many points."""
    points = played.ruleset.points
    return [
        tricks
        for tricks in range(played.hand + 1)
        if score(points, bid, tricks, played.hand) == gained
    ]


def possible_tricks(
    fitting: Mapping[str, Sequence[int]], sums: Sequence[int]
) -> dict[str, list[int]]:
    """Of the numbers of tricks that fit each player alone, those that fit
    together: they add up to one of ``sums``.

    >>> possible_tricks({"a": [0, 2], "b": [1], "c": [0, 1]}, (3,))
    {'a': [2], 'b': [1], 'c': [0]}
    """
    return {
        player: [
            tricks
            for tricks in numbers
            if any(left - tricks in _sums_of(fitting, player) for left in sums)
        ]
        for player, numbers in fitting.items()
    }


def _sums_of(fitting: Mapping[str, Sequence[int]], without: str) -> set[int]:
    found = {0}
    for player, numbers in fitting.items():
        if player != without:
            found = {before + number for before in found for number in numbers}
    return found
