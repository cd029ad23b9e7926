"""The hand size and the dealer of a round, and a misdeal, as one screen shows them."""

from dataclasses import dataclass

from scorepad.pad.entries import smallest_hand
from scorepad.pad.state import Pad, Round
from scorepad.rules.schedule import largest_hand
from scorepad.services.access import OpenedGame
from scorepad.services.required_kind import tricks_of
from scorepad.services.write_operations import newest_mark


@dataclass(frozen=True, slots=True)
class ChangeableRound:
    """A round that can be changed."""

    number: int
    hand: int
    hands: tuple[int, ...]
    """The hand sizes that can still be chosen."""
    dealer: str
    """The id of the player who deals."""
    dealers: tuple[tuple[str, str], ...]
    """(id, name) in seating order."""
    begun: bool
    """Whether anybody has bid."""
    open: bool
    """Whether it is the round to fill; only then can it be dealt again or get another hand."""


@dataclass(frozen=True, slots=True)
class HandAndDealerView:
    """The screen; ``round`` is ``None`` when no round was asked for and none is open."""

    game_id: str
    seen: str
    round: ChangeableRound | None


def hand_and_dealer_view(opened: OpenedGame, number: int | None = None) -> HandAndDealerView:
    """Return the screen for round ``number`` of ``opened``, or for the open one."""
    pad = tricks_of(opened.pad)
    round_ = None if number is None else pad.round(number)
    return HandAndDealerView(
        opened.game.game_id, newest_mark(pad), _round(pad, round_ or pad.current)
    )


def _round(pad: Pad, round_: Round | None) -> ChangeableRound | None:
    if round_ is None:
        return None
    boxes = round_.boxes.values()
    high = largest_hand(pad.ruleset, len(boxes))
    return ChangeableRound(
        number=round_.number,
        hand=round_.hand,
        # The smallest hand that is possible would tell how high a secret bid is.
        hands=tuple(range(1 if round_.hidden else smallest_hand(round_), high + 1)),
        dealer=round_.dealer,
        dealers=tuple((player, pad.names[player]) for player in round_.seats),
        begun=not round_.nobody_has_bid,
        open=round_ is pad.current,
    )
