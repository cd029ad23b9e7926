"""The state of a pad: the meaning of its marks under its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorepad.pad.conflicts import Conflict
from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.marks import Value
from scorepad.pad.reveals import NO_REVEALS, Reveals
from scorepad.rules.ruleset import Deal, Ruleset
from scorepad.rules.tricks import TrumpOfRound


class Phase(StrEnum):
    """The entry that a round is waiting for; the last two in a match."""

    BIDS = "bids"
    TRICKS = "tricks"
    DONE = "done"
    WINNER = "winner"
    SUMS = "sums"


class Flag(StrEnum):
    """Something that a person should look at in a round; it is written all the same."""

    LAST_BID = "last_bid"
    TRICKS = "tricks"
    COUNT = "count"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class Box:
    """One player's box in one round, as on the printed block.

    ``bid`` and ``tricks`` are ``None`` while empty; ``bid_hidden`` where the pad is
    one that phones may see, and a bid stands there that they may not see yet: then
    it has no number either. ``changed`` is what the
    Cloud made of the bid after play began. ``inferred`` when the tricks follow
    from those of all others, ``counted`` when they were counted one by one;
    ``won`` are those counted so far (``None`` when nobody counts). ``bonus``
    are points typed for special cards, ``extra`` those of them that count.
    ``points`` are those of the round (``None`` until it is done),
    ``adjustment`` typed points, ``before`` and ``total`` the running total
    around the round.
    """

    player: str
    bid: int | None
    changed: int | None
    tricks: int | None
    inferred: bool
    counted: bool
    won: int | None
    bonus: int | None
    extra: int
    points: int | None
    adjustment: int
    before: int
    total: int
    bid_hidden: bool = False

    @property
    def has_bid(self) -> bool:
        """Return whether a bid stands there, seen or not."""
        return self.bid is not None or self.bid_hidden

    @property
    def wanted(self) -> int | None:
        """The tricks to take: the bid, or what the Cloud made of it."""
        return self.bid if self.changed is None else self.changed

    @property
    def made(self) -> bool | None:
        """Return whether the bid was made; ``None`` until both numbers stand."""
        return None if self.wanted is None or self.tricks is None else self.wanted == self.tricks

    @property
    def taken(self) -> int:
        """The tricks known to be this player's: the result, or those counted so far."""
        return self.tricks if self.tricks is not None else self.won or 0


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its deal, its seats, and all that was written in it.

    ``deal`` counts the deals of this round (2 after a misdeal); ``order`` is that of
    the bidding, the leader first, the dealer last; ``ruleset`` is
    how the table plays in this round; ``turned`` whether a card is turned for
    trump; ``boxes`` are in seating order; ``taken`` says who took which trick,
    as far as they were counted (``NOBODY`` under the Bomb, ``None`` for a gap),
    and ``sums`` what the results may add up to; ``forbidden`` is the bid that
    the last bidder may not make, once all others have bid; ``hidden`` while no
    bid of the round may be seen, and ``to_reveal`` once they wait for nothing but
    the reveal; ``revealed`` are the bids as they stood at the reveal, by player
    (``None`` where there was none).
    """

    number: int
    deal: int
    hand: int
    blind: bool
    seats: tuple[str, ...]
    order: tuple[str, ...]
    dealer: str
    ruleset: Ruleset
    undealt: int
    turned: bool
    trump: TrumpOfRound
    boxes: Mapping[str, Box]
    taken: tuple[str | None, ...]
    sums: tuple[int, ...]
    phase: Phase
    forbidden: int | None
    flags: tuple[Flag, ...]
    hidden: bool
    to_reveal: bool = False
    revealed: Mapping[str, Value] | None = None

    @property
    def leader(self) -> str:
        """The player who bids first and leads the first trick."""
        return self.order[0]

    @property
    def bids(self) -> int:
        """The sum of the bids so far, as they are to be made."""
        return sum(box.wanted or 0 for box in self.boxes.values())

    @property
    def tricks_left(self) -> int:
        """Tricks of the round that nobody is known to have taken, at most."""
        return self.sums[-1] - sum(box.taken for box in self.boxes.values())

    @property
    def is_played(self) -> bool:
        """Return whether every result stands, though bids may have to be revealed."""
        return self.phase is Phase.DONE or (self.to_reveal and self.phase is Phase.TRICKS)

    @property
    def nobody_has_bid(self) -> bool:
        """Return whether no bid of the deal stands yet."""
        return not any(box.has_bid for box in self.boxes.values())

    @property
    def changed_after_reveal(self) -> dict[str, Value]:
        """The bids that were revealed and are others now, by player in seating order."""
        if not self.revealed:
            return {}
        return {
            player: self.revealed[player]
            for player, box in self.boxes.items()
            if player in self.revealed and box.bid != self.revealed[player]
        }

    @property
    def bomb(self) -> bool | None:
        """Return whether the Bomb fell; ``None`` while nobody knows."""
        if len(self.sums) == 1:
            return self.sums[0] < self.hand
        return self.tricks_left > 0 if self.is_played else None

    @property
    def next_trick(self) -> int:
        """The trick that is to be counted next: the first that has no taker yet."""
        return (*self.taken, None).index(None) + 1

    @property
    def next_leader(self) -> str | None:
        """The player who leads the next trick; ``None`` where the count does not tell."""
        taker = self.taken[self.next_trick - 2] if self.next_trick > 1 else self.leader
        return taker or None


def has_totals_alone(round_: Round) -> bool:
    """Return whether the round has points by hand, but no bid and no trick.

    Nothing else is known of a game whose totals alone were stored.
    """
    boxes = round_.boxes.values()
    untouched = round_.nobody_has_bid and all(box.tricks is None for box in boxes)
    return round_.number == 1 and untouched and any(box.adjustment for box in boxes)


@dataclass(frozen=True, slots=True)
class Pad:
    """One game as it stands.

    ``rounds`` are those begun; ``to_come`` the deals after them. ``current``
    is the round to fill, ``None`` when the game is over. ``present`` sit in
    the next deal, or sat in the last one of a game that is over; ``away`` have
    left. ``totals`` are those of everybody who has been dealt cards, leavers
    included; ``winners`` are known when the game is over. ``masked`` is the pad
    without what nobody may see yet, ``None`` where everything may be seen.
    """

    written: EffectiveMarks
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
    reveals: Reveals = NO_REVEALS
    masked: "Pad | None" = field(default=None, repr=False, compare=False)

    @property
    def shown(self) -> "Pad":
        """The pad as phones may see it: :func:`scorepad.pad.visibility.mask` made it."""
        return self.masked or self

    @property
    def over(self) -> bool:
        """Return whether there is nothing left to fill."""
        return self.current is None

    @property
    def totals_alone(self) -> bool:
        """Return whether nothing but everybody's total is known of a game that is over."""
        return self.over and any(has_totals_alone(each) for each in self.rounds[:1])

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """Cells that phones wrote apart, and that wait for somebody to choose."""
        return self.written.conflicts

    @property
    def number_of_rounds(self) -> int:
        """Rounds of the whole game as it stands now."""
        return len(self.rounds) + len(self.to_come)

    def round(self, number: int) -> Round | None:
        """Return the round with that number, if it has been begun."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None
