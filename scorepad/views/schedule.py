"""The length of a game, and the hand size and dealer of a round, as one screen each shows them."""

from typing import NamedTuple

from scorepad.pad.any_pad import as_trick_pad
from scorepad.pad.entries import smallest_hand
from scorepad.pad.state import Pad, Phase, Round
from scorepad.rules.schedule import deals, largest_hand
from scorepad.services.access import OpenedGame
from scorepad.services.table_changes import shortest


class LengthView(NamedTuple):
    """The length of a game, in rounds.

    ``schedule`` is the length for those present when nobody changes it; ``choices`` are lengths
    that one tap sets. ``done`` rounds are finished; ``open`` is the round that is played now.
    """

    game_id: str
    seen: str
    rounds: int
    schedule: int
    choices: tuple[int, ...]
    done: int
    open: int | None
    ended_early: bool


def length_view(opened: OpenedGame) -> LengthView:
    """Return the length of the game in ``opened``."""
    pad = as_trick_pad(opened.pad)
    schedule = len(deals(pad.ruleset, len(pad.present)))
    current = pad.current
    return LengthView(
        game_id=opened.game.game_id,
        seen=pad.written.newest_mark,
        rounds=pad.number_of_rounds,
        schedule=schedule,
        choices=tuple(range(shortest(pad), max(schedule, pad.number_of_rounds + 1) + 1)),
        done=sum(round_.phase is Phase.DONE for round_ in pad.rounds),
        open=current.number if current else None,
        ended_early=pad.ended_early,
    )


class ChangeableRound(NamedTuple):
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
    """True if anybody has bid."""
    open: bool
    """True if it is the round to fill; only then can it be dealt again or get another hand."""


class HandAndDealerView(NamedTuple):
    """The screen; ``round`` is ``None`` when no round was asked for and none is open."""

    game_id: str
    seen: str
    round: ChangeableRound | None


def hand_and_dealer_view(opened: OpenedGame, number: int | None) -> HandAndDealerView:
    """Return the screen for round ``number`` of ``opened``, or for the open one."""
    pad = as_trick_pad(opened.pad)
    round_ = None if number is None else pad.round(number)
    return HandAndDealerView(
        opened.game.game_id, pad.written.newest_mark, _round(pad, round_ or pad.current)
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
