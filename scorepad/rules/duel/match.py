"""A match: rounds, victory tokens, and the sums that decide when both would win."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum


class Outcome(StrEnum):
    """How a match stands after a round."""

    OPEN = "open"
    SUMS = "sums"
    WON = "won"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """What the end of a round brings: who ``gained`` a token, how the match
    stands, and its ``winner`` when it is won. ``SUMS``: both would win with
    this round, and the sums of their values are not known yet. ``tied`` when
    the sums are what counts."""

    gained: tuple[str, ...]
    outcome: Outcome
    winner: str = ""
    tied: bool = False


def end_of_round(
    tokens: Mapping[str, int],
    won: Collection[str],
    to_win: int,
    sums: Mapping[str, int],
) -> RoundEnd:
    """The end of a round that ``won`` have won, one player or both.

    ``tokens`` are those before it, ``to_win`` is how many win the match. When
    both would get there at once, the lower of the ``sums`` (of all printed
    values in a player's pile) wins the round; level sums end in a draw.

    Source: Wizards Cup, Fin de la partie.

    >>> end_of_round({"Anna": 1, "Ben": 1}, ["Anna", "Ben"], 2, {"Anna": 21, "Ben": 24})
    RoundEnd(gained=('Anna',), outcome=<Outcome.WON: 'won'>, winner='Anna', tied=True)
    """
    there = tuple(player for player in won if tokens[player] + 1 >= to_win)
    if not there:
        return RoundEnd(tuple(won), Outcome.OPEN)
    if len(there) == 1:
        return RoundEnd(tuple(won), Outcome.WON, there[0])
    if not set(there) <= set(sums):
        return RoundEnd((), Outcome.SUMS, tied=True)
    least = min(sums[player] for player in there)
    lowest = tuple(player for player in there if sums[player] == least)
    if len(lowest) > 1:
        return RoundEnd((), Outcome.DRAW, tied=True)
    return RoundEnd(lowest, Outcome.WON, lowest[0], tied=True)


def most_rounds_left(tokens: Collection[int], to_win: int) -> int:
    """Return how many rounds two players can still need, with so many tokens each.

    >>> most_rounds_left([0, 0], 2), most_rounds_left([1, 1], 2)
    (3, 1)
    """
    return sum(to_win - 1 - held for held in tokens) + 1
