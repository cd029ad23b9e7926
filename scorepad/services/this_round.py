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
from scorepad.services.pad_kinds import on_tricks, tricks_of
from scorepad.services.writing import DecisionAct, newest_mark


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


def this_round_view(look: OpenedGame, number: int | None = None) -> ThisRoundView:
    """Return the screen for round ``number`` of ``look``, or for the open one."""
    pad = tricks_of(look.pad)
    asked = None if number is None else pad.round(number)
    return ThisRoundView(look.game.game_id, newest_mark(pad), _round(pad, asked or pad.current))


def dealt_again() -> DecisionAct:
    """Return the act of a misdeal: the same dealer deals the open round again."""
    return _in_open_round(acts.deal_again)


def hand_of(hand: int) -> DecisionAct:
    """Return the act that gives the open round another hand size, this once."""
    return _in_open_round(lambda played: acts.this_round(played, hand=hand))


def dealt_by(number: int, dealer: str) -> DecisionAct:
    """Return the act that makes another player the dealer from round ``number`` on."""

    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        played = pad.round(number)
        if played is None:
            return Refusal(Code.ROUND_NOT_OPEN, {"round": number, "open": len(pad.rounds)})
        return acts.this_round(played, dealer=dealer)

    return on


def _in_open_round(act: Callable[[Round], Cells]) -> DecisionAct:
    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        return Refusal(Code.GAME_IS_OVER) if pad.current is None else act(pad.current)

    return on


def _round(pad: Pad, played: Round | None) -> ThisRound | None:
    if played is None:
        return None
    boxes = played.boxes.values()
    high = largest_hand(pad.ruleset, len(boxes))
    return ThisRound(
        number=played.number,
        hand=played.hand,
        # A smaller hand would tell how much a secret bid is.
        hands=tuple(range(1 if played.hidden else smallest_hand(played), high + 1)),
        dealer=played.dealer,
        dealers=tuple((player, pad.names[player]) for player in played.seats),
        begun=not played.nobody_has_bid,
        open=played is pad.current,
    )
