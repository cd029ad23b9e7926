"""The changes to one round: dealt again, other hands, another dealer."""

from collections.abc import Callable
from dataclasses import dataclass

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.entries import smallest_hand
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.schedule import largest_hand
from scorepad.services.access import OpenedGame
from scorepad.services.fates import Act, newest_mark
from scorepad.services.pad_kinds import on_tricks, tricks_of


@dataclass(frozen=True, slots=True)
class ThisRound:
    """A round that can be changed.

    ``open`` while it is the one to fill: only then it can be dealt again or get another hand size;
    ``hands`` are the sizes that can still be chosen. ``dealers`` are (id, name) in seating order,
    ``dealer`` is the id of the one who deals.
    """

    number: int
    hand: int
    hands: tuple[int, ...]
    dealer: str
    dealers: tuple[tuple[str, str], ...]
    begun: bool
    open: bool


@dataclass(frozen=True, slots=True)
class ThisRoundView:
    """The screen; ``round`` is ``None`` when no round was asked for and none is open."""

    game_id: str
    seen: str
    round: ThisRound | None


def this_round_view(opened: OpenedGame, number: int | None = None) -> ThisRoundView:
    """Return the screen for round ``number`` of ``opened``, or for the open one."""
    pad = tricks_of(opened.pad)
    round_ = None if number is None else pad.round(number)
    return ThisRoundView(opened.game.game_id, newest_mark(pad), _round(pad, round_ or pad.current))


def dealt_again() -> Act:
    """Return the act of a misdeal: the same dealer deals the open round again."""
    return _in_open_round(acts.deal_again)


def hand_of(hand: int) -> Act:
    """Return the act that gives the open round another hand size, this once."""
    return _in_open_round(lambda played: acts.this_round(played, hand=hand))


def dealt_by(number: int, dealer: str) -> Act:
    """Return the act that makes another player the dealer from round ``number`` on."""

    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        round_ = pad.round(number)
        if round_ is None:
            return Refusal(Code.ROUND_NOT_OPEN, {"round": number, "open": len(pad.rounds)})
        return acts.this_round(round_, dealer=dealer)

    return on


def _in_open_round(act: Callable[[Round], Cells]) -> Act:
    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        return Refusal(Code.GAME_IS_OVER) if pad.current is None else act(pad.current)

    return on


def _round(pad: Pad, round_: Round | None) -> ThisRound | None:
    if round_ is None:
        return None
    boxes = round_.boxes.values()
    high = largest_hand(pad.ruleset, len(boxes))
    return ThisRound(
        number=round_.number,
        hand=round_.hand,
        # The smallest hand that is possible would tell how high a secret bid is.
        hands=tuple(range(1 if round_.hidden else smallest_hand(round_), high + 1)),
        dealer=round_.dealer,
        dealers=tuple((player, pad.names[player]) for player in round_.seats),
        begun=not round_.nobody_has_bid,
        open=round_ is pad.current,
    )
