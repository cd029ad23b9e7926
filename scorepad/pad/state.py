"""The state of a pad: what its marks mean under its rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from scorepad.pad.written import Written
from scorepad.rules.ruleset import Deal, Ruleset
from scorepad.rules.seats import bidding_order
from scorepad.rules.trump import TrumpOfRound


class Phase(StrEnum):
    """What a round is waiting for."""

    BIDS = "bids"
    TRICKS = "tricks"
    DONE = "done"


class Flag(StrEnum):
    """What a person should look at in a round; it is written all the same."""

    LAST_BID = "last_bid"
    TRICKS = "tricks"


@dataclass(frozen=True, slots=True)
class Box:
    """One player's box in one round, as on the printed block.

    ``bid`` and ``tricks`` are ``None`` while empty; ``inferred`` when the
    tricks follow from those of all others. ``points`` are those of the round
    (``None`` until it is done), ``adjustment`` typed points, ``before`` and
    ``total`` the running total around the round.
    """

    player: str
    bid: int | None
    tricks: int | None
    inferred: bool
    points: int | None
    adjustment: int
    before: int
    total: int

    @property
    def made(self) -> bool | None:
        """Whether the bid was made; ``None`` until both numbers stand."""
        return None if self.bid is None or self.tricks is None else self.bid == self.tricks


@dataclass(frozen=True, slots=True)
class Round:
    """One round: what was dealt, who sits where, what was written.

    ``deal`` counts the deals of this round (2 after a misdeal); ``ruleset`` is
    how the table plays in this round; ``boxes`` are in seating order;
    ``forbidden`` is the bid that the last bidder may not make, once all others
    have bid; ``hidden`` while no bid of the round may be seen.
    """

    number: int
    deal: int
    hand: int
    blind: bool
    seats: tuple[str, ...]
    dealer: str
    ruleset: Ruleset
    undealt: int
    trump: TrumpOfRound
    boxes: Mapping[str, Box]
    phase: Phase
    forbidden: int | None
    flags: tuple[Flag, ...]
    hidden: bool

    @property
    def order(self) -> tuple[str, ...]:
        """Everybody in bidding order, the leader first, the dealer last."""
        return bidding_order(self.seats, self.dealer)

    @property
    def leader(self) -> str:
        """Who bids first and leads the first trick."""
        return self.order[0]

    @property
    def bids(self) -> int:
        """The sum of the bids so far."""
        return sum(box.bid or 0 for box in self.boxes.values())

    @property
    def tricks_left(self) -> int:
        """Tricks of the round that nobody has been given yet."""
        return self.hand - sum(box.tricks or 0 for box in self.boxes.values())


@dataclass(frozen=True, slots=True)
class Pad:
    """One game as it stands.

    ``rounds`` are those begun; ``to_come`` the deals after them. ``current``
    is the round to fill, ``None`` when the game is over. ``present`` sit in
    the next deal, or sat in the last one of a game that is over; ``away`` have
    left. ``totals`` are those of everybody who has been dealt cards, leavers
    included; ``winners`` are known when the game is over.
    """

    written: Written
    ruleset: Ruleset
    names: Mapping[str, str]
    rounds: tuple[Round, ...]
    to_come: tuple[Deal, ...]
    current: Round | None
    present: tuple[str, ...]
    away: tuple[str, ...]
    totals: Mapping[str, int]
    ended_early: bool
    winners: tuple[str, ...]

    @property
    def over(self) -> bool:
        """Whether there is nothing left to fill."""
        return self.current is None

    @property
    def number_of_rounds(self) -> int:
        """Rounds of the whole game as it stands now."""
        return len(self.rounds) + len(self.to_come)

    def round(self, number: int) -> Round | None:
        """The round with that number, if it has been begun."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None
