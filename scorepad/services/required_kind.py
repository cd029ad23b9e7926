"""The kind of pad that an act or a screen requires: of a trick game, or of a match."""

from collections.abc import Callable
from typing import TypeVar

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.match.state import Match
from scorepad.pad.state import Pad

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


def on_tricks(act: Callable[[Pad], Answer]) -> Callable[[AnyPad], Answer]:
    """Return ``act`` for the pad of a trick game; on another it raises :class:`OtherKind`."""
    return lambda pad: act(tricks_of(pad))


def on_match(act: Callable[[Match], Answer]) -> Callable[[AnyPad], Answer]:
    """Return ``act`` for the pad of a match; on another it raises :class:`OtherKind`."""
    return lambda pad: act(match_of(pad))
