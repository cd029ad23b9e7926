"""The bids of a round, as the scorer announces them to the table."""

from typing import NamedTuple

from scorepad.pad.any_pad import as_trick_pad
from scorepad.services.access import OpenedGame


class AnnouncedBids(NamedTuple):
    """The bids of everybody in one round.

    ``bids`` are names and bids in the order of bidding; there are none while one is ``missing`` (a
    name), or while they are secret.
    """

    game_id: str
    round: int
    hand: int
    bids: tuple[tuple[str, int], ...]
    missing: tuple[str, ...]

    @property
    def total(self) -> int:
        """The sum of the bids."""
        return sum(bid for _, bid in self.bids)


def announced_bids(opened: OpenedGame) -> AnnouncedBids:
    """Return the bids of the round that is open, or of the last one.

    Raises:
        WrongKindOfGame: the game is not played in tricks.

    Source: Wizard (Fisher), Keeping Track of Tricks.
    """
    pad = as_trick_pad(opened.pad)
    round_ = pad.current or pad.rounds[-1]
    names = pad.names
    boxes = round_.boxes
    missing = tuple(names[player] for player in round_.order if not boxes[player].has_bid)
    shown = [] if missing or round_.hidden else round_.order
    bids = tuple((names[player], boxes[player].wanted or 0) for player in shown)
    return AnnouncedBids(opened.game.game_id, round_.number, round_.hand, bids, missing)
