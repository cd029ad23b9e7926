"""The players' lines on the pad's screen."""

from dataclasses import dataclass

from scorepad.pad.state import Box, Pad, Phase, Round
from scorepad.rules.ruleset import Visibility


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line. ``change`` are the points of the last finished round, and
    ``revealed`` its bid and tricks where bids are only shown after the round; a
    bid that is hidden has no number here."""

    player: str
    name: str
    deals: bool
    total: int
    change: int | None
    revealed: tuple[int, int] | None
    bid: int | None
    bid_hidden: bool
    tricks: int | None
    inferred: bool
    made: bool | None
    lit: str | None


def row_of(pad: Pad, played: Round, box: Box, lit: str | None) -> Row:
    """The line of one player; ``lit`` is the field of it that the next tap writes."""
    before = pad.round(played.number - 1)
    earlier = before.boxes.get(box.player) if before else None
    hidden = played.hidden
    done = played.phase is Phase.DONE
    return Row(
        player=box.player,
        name=pad.names[box.player],
        deals=box.player == played.dealer,
        total=box.total,
        change=box.points if done else earlier.points if earlier else None,
        revealed=None if done else _revealed(before, earlier),
        bid=None if hidden else box.bid,
        bid_hidden=hidden and box.bid is not None,
        tricks=box.tricks,
        inferred=box.inferred,
        made=None if hidden else box.made,
        lit=lit,
    )


def _revealed(before: Round | None, earlier: Box | None) -> tuple[int, int] | None:
    if before is None or earlier is None or earlier.bid is None or earlier.tricks is None:
        return None
    secret = before.ruleset.bidding.visibility is Visibility.SECRET
    return (earlier.bid, earlier.tricks) if secret and before.phase is Phase.DONE else None
