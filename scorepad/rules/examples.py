"""Worked examples of the rule sheets, and the place where each sheet has them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the points; ``hand`` is the size of its round."""

    place: str
    bid: int
    tricks: int
    points: int
    hand: int = 0


@dataclass(frozen=True, slots=True)
class TrickExample:
    """A worked trick: cards by their codes, the leader's first.

    ``trump`` is a suit's code, "" for no trump; ``taker`` and ``illegal`` count
    the plays from 0; ``hands``, where given, are what each player held before.
    """

    place: str
    trump: str
    plays: tuple[str, ...]
    taker: int
    hands: tuple[tuple[str, ...], ...] = ()
    illegal: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BidExample:
    """A worked restriction: the bid that the last player may not make after ``bids``.

    It is ``None`` for none, in a game of ``players``. ``variant`` is the key of the variant that it
    is about, "" for none; ``leads`` says that the last bidder leads alone.
    """

    place: str
    hand: int
    bids: tuple[int, ...]
    players: int
    forbidden: int | None
    variant: str = ""
    leads: bool = False
    blind: bool = False
