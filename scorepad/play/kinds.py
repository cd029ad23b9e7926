"""Which kind of pad a game is kept on is asked here, and nowhere else in this room."""

from collections.abc import Callable
from typing import TypeVar

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.match.state import Match
from scorepad.pad.state import Pad

Answer = TypeVar("Answer")


class OtherKind(LookupError):
    """The game is kept on a pad of another kind, which has no such thing."""


def tricks_of(pad: AnyPad) -> Pad:
    """The pad of a trick game.

    Raises:
        OtherKind: it is another game's.
    """
    if not isinstance(pad, Pad):
        raise OtherKind(pad.ruleset.key)
    return pad


def match_of(pad: AnyPad) -> Match:
    """The pad of a match.

    Raises:
        OtherKind: it is another game's.
    """
    if not isinstance(pad, Match):
        raise OtherKind(pad.ruleset.key)
    return pad


def by_kind(
    pad: AnyPad, *, tricks: Callable[[Pad], Answer], match: Callable[[Match], Answer]
) -> Answer:
    """Return what the function for the kind of ``pad`` answers."""
    return match(pad) if isinstance(pad, Match) else tricks(pad)


def on_tricks(act: Callable[[Pad], Answer]) -> Callable[[AnyPad], Answer]:
    """``act`` for the pad of a trick game; on another it raises :class:`OtherKind`."""
    return lambda pad: act(tricks_of(pad))


def on_match(act: Callable[[Match], Answer]) -> Callable[[AnyPad], Answer]:
    """``act`` for the pad of a match; on another it raises :class:`OtherKind`."""
    return lambda pad: act(match_of(pad))
