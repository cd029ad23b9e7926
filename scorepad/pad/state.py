"""The state of a pad: the meaning of its marks under its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.marks import Value
from scorepad.pad.reveals import NO_REVEALS, Reveals
from scorepad.pad.tricks_taken import UntakenLimit
from scorepad.rules.points import most_bonus
from scorepad.rules.ruleset import Deal, Ruleset
from scorepad.rules.tricks import TrumpOfRound


class Phase(StrEnum):
    """The entry that a round is waiting for; the last two are those of a match."""

    BIDS = "bids"
    TRICKS = "tricks"
    DONE = "done"
    WINNER = "winner"
    SUMS = "sums"


class Flag(StrEnum):
    """Something in a round that breaks the rules, and that people are shown."""

    LAST_BID = "last_bid"
    TRICKS = "tricks"
    COUNT = "count"
    CHANGED = "changed"


def changes_of(bid: int | None, changed: int) -> int | None:
    """Return how many changes by one make ``changed`` of a bid; ``None`` where no two do.

    >>> changes_of(2, 3), changes_of(2, 0), changes_of(2, 2), changes_of(2, 5)
    (1, 2, 2, None)
    """
    return None if bid is None else {1: 1, 0: 2, 2: 2}.get(abs(changed - bid))


DECLARATIONS = ("cannonball", "wager", "loot")
"""The fields of what a player may declare besides bid, tricks and bonus."""


class Box(NamedTuple):
    """One player's box in one round, as on the printed block."""

    player: str
    bid: int | None
    """The bid; ``None`` while it is empty, or hidden."""
    changed: int | None
    """The bid as the Cloud changed it after play began."""
    tricks: int | None
    """The number of tricks taken; ``None`` while it is empty."""
    inferred: bool
    """True if ``tricks`` was worked out from the tricks of all others."""
    counted: bool
    """True if ``tricks`` were counted one by one."""
    counted_tricks: int | None
    """The tricks counted so far; ``None`` if nobody counts them."""
    cannonball: bool
    """True if the player chose, with the bid, to get all or nothing."""
    wager: int | None
    """The points that the player wagered on the own bid."""
    ally: str | None
    """The player to whom this one is bound by playing a Loot."""
    wager_points: int
    """The part of the ``points`` that wagers and alliances brought."""
    bonus: int | None
    """The points typed for special cards."""
    scored_bonus: int
    """The part of the ``bonus`` that counts."""
    points: int | None
    """The points of the round, including those of wagers, alliances and bonus; ``None`` until it is
    done."""
    adjustment: int
    """The points given or taken by hand."""
    before: int
    """The running total before the round, without the ``adjustment``."""
    total: int
    """The running total after the round."""
    bid_hidden: bool = False
    """True if there is a bid that this pad may not show yet."""

    @property
    def changes(self) -> int:
        """The number of times that the Cloud changed the bid; 0 where that can't be."""
        return 0 if self.changed is None else changes_of(self.bid, self.changed) or 0

    @property
    def has_bid(self) -> bool:
        """Return whether there is a bid, even if it is hidden."""
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
    def tricks_so_far(self) -> int:
        """The tricks known to be this player's: the result, or those counted so far."""
        return self.tricks if self.tricks is not None else self.counted_tricks or 0


class Round(NamedTuple):
    """One round: its deal, its seats, and all that was written in it."""

    number: int
    deal: int
    """The number of the deal in this round, 2 after a misdeal."""
    hand: int
    """The number of cards for each player."""
    blind: bool
    """True if nobody sees their own cards before bidding."""
    seats: tuple[str, ...]
    order: tuple[str, ...]
    """The players in the order of bidding: the leader first, the dealer last."""
    dealer: str
    ruleset: Ruleset
    """The rules as the table plays them in this round."""
    undealt: int
    """The number of cards that are left over."""
    turned: bool
    """True if a card is turned for trump."""
    trump: TrumpOfRound
    chooser: str | None
    """The player who exchanged a card of the hand for the turned card, and named trump."""
    boxes: Mapping[str, Box]
    """The boxes by player, in seating order."""
    takers: tuple[str | None, ...]
    """The taker of each trick, as far as they were counted.

    It is ``NOBODY`` if nobody took it, ``None`` for a gap.
    """
    sums: tuple[int, ...]
    """The numbers that all results together may add up to."""
    phase: Phase
    forbidden: int | None
    """The bid that the last bidder may not make, once all others have bid."""
    flags: tuple[Flag, ...]
    hidden: bool
    """True if no bid of the round may be seen yet."""
    to_reveal: bool = False
    """True if only the reveal of the bids is missing."""
    revealed: Mapping[str, Value] | None = None
    """The bids by player as they stood at the reveal; ``None`` if there was none."""
    level: tuple[int, ...] = ()
    """The equal totals that this round has to part, if it follows the last one; else none."""
    next_leader: str | None = None
    """The player who leads the next trick.

    ``None`` if nobody took the last one and nobody has said who leads.
    """

    @property
    def leader(self) -> str:
        """The player who bids first and leads the first trick."""
        return self.order[0]

    @property
    def bids(self) -> int:
        """The sum of the bids so far, with what the Cloud made of them."""
        return sum(box.wanted or 0 for box in self.boxes.values())

    @property
    def tricks_left(self) -> int:
        """The most tricks of the round that may be left: none of them has a known taker."""
        return self.sums[-1] - sum(box.tricks_so_far for box in self.boxes.values())

    @property
    def is_played(self) -> bool:
        """Return whether no result is missing, even if the bids still wait for their reveal."""
        return self.phase is Phase.DONE or (self.to_reveal and self.phase is Phase.TRICKS)

    @property
    def nobody_has_bid(self) -> bool:
        """Return whether the deal has no bid yet."""
        return not any(box.has_bid for box in self.boxes.values())

    @property
    def changed_after_reveal(self) -> dict[str, Value]:
        """The revealed bids that have been changed since, by player in seating order."""
        if not self.revealed:
            return {}
        return {
            player: self.revealed[player]
            for player, box in self.boxes.items()
            if player in self.revealed and box.bid != self.revealed[player]
        }

    @property
    def most_untaken(self) -> int:
        """The most tricks of the round that nobody takes by the rules."""
        return self.ruleset.most_untaken(len(self.seats), self.hand)

    @property
    def untaken_limit(self) -> UntakenLimit:
        """The limits on the tricks of the round that nobody takes."""
        ruleset = self.ruleset
        return UntakenLimit(self.most_untaken, ruleset.most_bombs, ruleset.play.bomb_said)

    @property
    def most_changes(self) -> int:
        """The changes of a bid by one in the round, at most."""
        return self.ruleset.most_changes

    @property
    def most_bonus(self) -> int:
        """The largest bonus that one player can type."""
        players = len(self.seats) + self.ruleset.play.hands_beside(len(self.seats))
        return most_bonus(self.ruleset.points.bonus, players, self.hand)

    @property
    def untaken(self) -> int | None:
        """The tricks that nobody took; ``None`` while that is not known."""
        if len(self.sums) == 1:
            return self.hand - self.sums[0]
        taken = sum(box.tricks_so_far for box in self.boxes.values())
        return self.hand - taken if self.is_played else None

    @property
    def bomb(self) -> bool | None:
        """Return whether the Bomb fell; ``None`` while nobody knows."""
        return None if self.untaken is None else self.untaken > 0

    @property
    def next_trick(self) -> int:
        """The trick that is to be counted next: the first that has no taker yet."""
        return (*self.takers, None).index(None) + 1


def has_totals_alone(round_: Round) -> bool:
    """Return whether only totals are known of the game: points by hand, but no bid and no trick."""
    boxes = round_.boxes.values()
    untouched = round_.nobody_has_bid and all(box.tricks is None for box in boxes)
    return round_.number == 1 and untouched and any(box.adjustment for box in boxes)


Played = TypeVar("Played")
"""The kind of the rounds of a game."""

Coming = TypeVar("Coming")
"""The type of what is known of a round before it begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BasePad(Generic[Played, Coming]):
    """One game of any kind as it stands."""

    written: EffectiveMarks
    names: Mapping[str, str]
    """The names of all players ever named, by their ids."""
    rounds: tuple[Played, ...]
    """The rounds that have begun."""
    to_come: tuple[Coming, ...]
    """The rounds that may still follow them."""
    current: Played | None
    """The round to fill; ``None`` when the game is over."""
    present: tuple[str, ...]
    """The players of the next round, or of the last one when the game is over."""
    away: tuple[str, ...] = ()
    """The players who have left."""
    totals: Mapping[str, int]
    """The totals of all who ever played a round."""
    ended_early: bool = False
    """True if people stopped before the end that the rules have."""
    winners: tuple[str, ...]
    """The winners; nobody before the game is over, or after a draw."""

    @property
    def over(self) -> bool:
        """Return whether there is nothing left to play."""
        return self.current is None

    @property
    def number_of_rounds(self) -> int:
        """The largest number of rounds that the whole game can have as it stands now."""
        return len(self.rounds) + len(self.to_come)

    def round(self, number: int) -> Played | None:
        """Return the round with that number, if it has been begun."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pad(BasePad[Round, Deal]):
    """One game of bids and tricks as it stands."""

    base: Ruleset
    """The rules that the game was opened with."""
    ruleset: Ruleset
    """The rules as the table plays them now."""
    reveals: Reveals = NO_REVEALS
    masked: "Pad | None" = field(default=None, repr=False, compare=False)
    """The pad without what nobody may see yet; ``None`` if everything may be seen."""

    @property
    def shown(self) -> "Pad":
        """The pad as phones may see it: :func:`scorepad.pad.visibility.mask` made it."""
        return self.masked or self

    @property
    def totals_alone(self) -> bool:
        """Return whether nothing but everybody's total is known of a game that is over."""
        return self.over and any(has_totals_alone(each) for each in self.rounds[:1])
