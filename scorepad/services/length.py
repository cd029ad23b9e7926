"""The length of a game: longer, shorter, ended, reopened."""

from dataclasses import dataclass

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.state import Pad, Phase
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.schedule import MOST_ROUNDS, deals
from scorepad.services.access import OpenedGame
from scorepad.services.fates import Act, newest_mark
from scorepad.services.pad_kinds import on_tricks, tricks_of


@dataclass(frozen=True, slots=True)
class LengthView:
    """The length of a game, in rounds.

    ``schedule`` is the length for those present when nobody changes it; ``choices`` are lengths
    that one tap sets, ``low`` to ``high`` those that can be typed. ``done`` rounds are finished;
    ``open`` is the round that is played now.
    """

    game_id: str
    seen: str
    rounds: int
    schedule: int
    choices: tuple[int, ...]
    low: int
    high: int
    done: int
    open: int | None
    ended_early: bool


def length_view(opened: OpenedGame) -> LengthView:
    """Return the length of the game in ``opened``."""
    pad = tricks_of(opened.pad)
    schedule = len(deals(pad.ruleset, len(pad.present)))
    low = shortest(pad)
    current = pad.current
    return LengthView(
        game_id=opened.game.game_id,
        seen=newest_mark(pad),
        rounds=pad.number_of_rounds,
        schedule=schedule,
        choices=tuple(range(low, max(schedule, pad.number_of_rounds + 1) + 1)),
        low=low,
        high=MOST_ROUNDS,
        done=sum(round_.phase is Phase.DONE for round_ in pad.rounds),
        open=current.number if current else None,
        ended_early=pad.ended_early,
    )


def shortest(pad: Pad) -> int:
    """Return the fewest rounds that the game can still have."""
    return len(pad.rounds) + pad.over


def lasting(rounds: int | None, text: str) -> Act:
    """Return the act that makes the game ``rounds`` long.

    ``rounds`` is ``None`` when ``text`` is no number.
    """

    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        if rounds is None:
            facts = {"value": text, "low": shortest(pad), "high": MOST_ROUNDS}
            return Refusal(Code.ROUNDS_OUT_OF_RANGE, facts)
        if rounds == pad.number_of_rounds and not pad.over:
            return ()
        return acts.length(pad, rounds)

    return on


def ended(pad: AnyPad) -> Cells:
    """Return the cells that end the game after the rounds that are done."""
    return acts.end(pad)


def reopened(pad: AnyPad) -> Cells:
    """Return the cells with which a game that was ended early goes on."""
    return acts.reopen() if pad.ended_early else ()
