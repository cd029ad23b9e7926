"""What happens at a table in a whole game, made up from a seed."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class PlayedRound:
    """Bids and tricks by name, in bidding order; the totals after the round."""

    hand: int
    bids: dict[str, int]
    tricks: dict[str, int]
    totals: dict[str, int]

    @property
    def taps(self) -> list[int]:
        """The numbers that are tapped; the last result follows from the others."""
        return [*self.bids.values(), *list(self.tricks.values())[:-1]]


def evening(
    names: Sequence[str], hands: Sequence[int], *, ban: bool = False, flat: bool = False
) -> Iterator[PlayedRound]:
    """Rounds dealt by the first name, then to the left; 20 and 10 a trick when
    made, otherwise −10 for each trick off (``flat``: −10 at once)."""
    table = random.Random(f"{names}{hands}")
    totals = dict.fromkeys(names, 0)
    for dealt, hand in enumerate(hands):
        first = (dealt + 1) % len(names)
        order = [*names[first:], *names[:first]]
        won = [table.choice(order) for _ in range(hand)]
        tricks = {name: won.count(name) for name in order}
        bids = {
            name: min(hand, max(0, tricks[name] + table.choice((-1, 0, 0, 0, 1)))) for name in order
        }
        if ban and sum(bids.values()) == hand:
            bids[order[-1]] += 1 if bids[order[-1]] < hand else -1
        for name in names:
            off = abs(bids[name] - tricks[name])
            missed = -10 if flat else -10 * off
            totals[name] += 20 + 10 * tricks[name] if off == 0 else missed
        yield PlayedRound(hand, bids, tricks, dict(totals))
