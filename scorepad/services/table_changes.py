"""The acts of the table menu: another length, another deal or dealer, and points by hand."""

import unicodedata
from collections.abc import Callable

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.judge_table import MOST_POINTS
from scorepad.pad.names import clean_name
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Code, Refusal
from scorepad.rules.schedule import MOST_ROUNDS
from scorepad.services.required_kind import on_tricks
from scorepad.services.write_operations import Act


def shortest(pad: Pad) -> int:
    """Return the fewest rounds that the game can still have."""
    return len(pad.rounds) + pad.over


def length_act(rounds: int | None, text: str) -> Act:
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


def end_act(pad: AnyPad) -> Cells:
    """Return the cells that end the game after the rounds that are done."""
    return acts.end(pad)


def reopen_act(pad: AnyPad) -> Cells:
    """Return the cells with which a game that was ended early goes on."""
    return acts.reopen() if pad.ended_early else ()


def redeal_act() -> Act:
    """Return the act of a misdeal: the same dealer deals the open round again."""
    return _in_open_round(acts.deal_again)


def hand_act(hand: int) -> Act:
    """Return the act that gives the open round another hand size, this once."""
    return _in_open_round(lambda played: acts.this_round(played, hand=hand))


def dealer_act(number: int, dealer: str) -> Act:
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


def adjustment_act(player: str, points: int | None, why: str) -> Act:
    """Return the act that gives ``points`` to a player in the open round, or the last one played.

    They are added to what stands there already. ``None`` means that no number was typed.
    """
    word = "".join(char for char in clean_name(why) if unicodedata.category(char)[0] != "C")

    @on_tricks
    def on(pad: Pad) -> Cells | Refusal:
        if not points:
            return Refusal(Code.OUT_OF_RANGE, {"value": points, "low": 1, "high": MOST_POINTS})
        if not word:
            return Refusal(Code.WHY_MISSING)
        number = last_round_of(pad, player)
        stands = pad.written.round(number).get((0, player, "adjustment"))
        if not isinstance(stands, list):
            return acts.adjust(number, player, points, word)
        both = f"{stands[1]}; {word}"
        total = stands[0] + points
        # An adjustment of nothing is none: both words go.
        return acts.adjust(number, player, total, both)

    return on


def remove_adjustment_act(number: int, player: str) -> Act:
    """Return the act that takes the points of a player in a round away again."""
    return lambda _: acts.adjust(number, player, 0, "")


def last_round_of(pad: Pad, player: str) -> int:
    """Return the number of the last round that the player was dealt cards in, 0 for none."""
    return max((round_.number for round_ in pad.rounds if player in round_.boxes), default=0)
