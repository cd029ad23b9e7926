"""The kind of pad that an act or a screen requires: of a trick game, or of a match."""

from collections.abc import Callable
from typing import TypeVar

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.judge_play import round_of
from scorepad.pad.marks import Cell
from scorepad.pad.match.state import Match
from scorepad.pad.state import Pad, Round
from scorepad.rules.refusal import Refusal

Answer = TypeVar("Answer")


class OtherKind(LookupError):
    """Raised when the pad of a game is of another kind than the act or the screen needs."""


def tricks_of(pad: AnyPad) -> Pad:
    """Return the pad of a trick game.

    Raises:
        OtherKind: it is another game's.
    """
    if not isinstance(pad, Pad):
        raise OtherKind(pad.ruleset.key)
    return pad


def match_of(pad: AnyPad) -> Match:
    """Return the pad of a match.

    Raises:
        OtherKind: it is another game's.
    """
    if not isinstance(pad, Match):
        raise OtherKind(pad.ruleset.key)
    return pad


def deal_of(pad: AnyPad, number: int, deal: int) -> Round | Refusal:
    """Return round ``number`` of a trick game, or why its deal ``deal`` is not the open one.

    Raises:
        OtherKind: the game has no such rounds.
    """
    return round_of(tricks_of(pad), Cell(number, deal, "", ""))


def on_tricks(act: Callable[[Pad], Answer]) -> Callable[[AnyPad], Answer]:
    """Return ``act`` for the pad of a trick game; on another it raises :class:`OtherKind`."""
    return lambda pad: act(tricks_of(pad))


def on_match(act: Callable[[Match], Answer]) -> Callable[[AnyPad], Answer]:
    """Return ``act`` for the pad of a match; on another it raises :class:`OtherKind`."""
    return lambda pad: act(match_of(pad))
