"""The kind of pad that an act or a screen requires: of a trick game, or of a match."""

from collections.abc import Callable
from typing import TypeVar

from scorepad.pad.any_pad import AnyPad, match_of, tricks_of
from scorepad.pad.match.state import Match
from scorepad.pad.state import Pad

Answer = TypeVar("Answer")


def on_tricks(act: Callable[[Pad], Answer]) -> Callable[[AnyPad], Answer]:
    """Return ``act`` for the pad of a trick game; on another it raises :class:`OtherKind`."""
    return lambda pad: act(tricks_of(pad))


def on_match(act: Callable[[Match], Answer]) -> Callable[[AnyPad], Answer]:
    """Return ``act`` for the pad of a match; on another it raises :class:`OtherKind`."""
    return lambda pad: act(match_of(pad))
