"""The state of a match: rounds that are won by one player or by both."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scorepad.pad.state import BasePad, Phase
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import PLAYERS, DuelVerdict, Side, Sorcerer

DUEL = "duel:"
"""The start of the field of a cell that holds a duel of a round; its number follows."""

PENDING = "pending"
"""The field of a player's cell in a round: the pending card has come in."""

PERMANENT = "permanent"
"""The field of a player's cell in a round: ``[duel, text]``, the Permanent power of a card. It is
in force from the duel of that number on, until the card loses."""

CARD = "card:"
"""The start of the field of a player's cell in a round: ``[element, value]``, a card of the own
pile, in the order in which they fight; its place follows, from 1. The last is the pending card."""

TURNED = "turned"
"""The field of a player's cell in a round: how many of the own cards lie face up."""


@dataclass(frozen=True, slots=True)
class LoggedDuel:
    """A duel that was written down."""

    number: int
    sides: tuple[Sorcerer, Sorcerer]
    """The cards of both players, in the order of the seats."""
    power: Side | None
    """The side that a power decided for."""
    verdict: DuelVerdict
    """The winner, and why."""
    counts: bool = False
    """True if the duel may end its round.

    It may not in games older than this field: their tables may have left out duels.
    """


@dataclass(frozen=True, slots=True)
class MatchBox:
    """One player's box in one round."""

    player: str
    points: int | None
    """The tokens of the round; ``None`` until it is done."""
    before: int
    """The player's tokens before the round."""
    total: int
    """The player's tokens after the round."""
    sum: int | None
    """The sum of all values in the player's pile, if it was asked for and typed."""
    lost: int = 0
    """The cards that the player has lost, by the duels written down."""
    cards: int = 0
    """The cards that the player fights with."""
    pending: bool = False
    """True if the pending card has come in."""
    permanent: str = ""
    """The Permanent power in force; "" for none that was noted."""
    order: tuple[Sorcerer | None, ...] = ()
    """The cards of the pile in their order; ``None`` for one that is not there, or hidden."""
    placed: int = 0
    """The cards that were put into the order, hidden or not."""
    turned: int = 0
    """The cards of the order that lie face up."""

    @property
    def left(self) -> int:
        """Return how many cards can still fight."""
        return max(self.cards - self.lost, 0)

    @property
    def values(self) -> int | None:
        """Return the sum of all values in the pile; ``None`` if one of its cards is not known."""
        known = [card.value for card in self.order if card is not None and card.value is not None]
        return sum(known) if self.order and len(known) == len(self.order) else None

    @property
    def made(self) -> None:
        """Return ``None``: nobody bids in a match."""
        return None


@dataclass(frozen=True, slots=True)
class MatchRound:
    """One round of a match."""

    number: int
    seats: tuple[str, ...]
    boxes: Mapping[str, MatchBox]
    winners: tuple[str, ...]
    """The winners: nobody yet, one player, or both."""
    tied: bool
    """True if sums of values decide, because both would win the match with this round."""
    phase: Phase
    duels: tuple[LoggedDuel, ...]
    deal: int = 1
    by_duels: tuple[str, ...] = ()
    """The winners by the duels, whatever else was written."""

    @property
    def next_duel(self) -> int:
        """Return the number of the duel that comes next."""
        return max((duel.number for duel in self.duels), default=0) + 1

    @property
    def is_followed(self) -> bool:
        """Return whether the duels are written down as they are fought."""
        turned = any(box.turned for box in self.boxes.values())
        return turned or any(duel.counts for duel in self.duels)

    @property
    def staying(self) -> tuple[Sorcerer, Sorcerer]:
        """Return the cards that stay for the next duel, in the order of the seats.

        The winner's card of the last duel stays. A card that is not revealed yet is a
        ``Sorcerer()``.
        """
        if not self.duels:
            return Sorcerer(), Sorcerer()
        last = self.duels[-1]
        one, other = (
            replace(card, bonus=0) if last.verdict.winner is side else Sorcerer()
            for side, card in zip(PLAYERS, last.sides, strict=True)
        )
        return one, other

    @property
    def face_up(self) -> tuple[Sorcerer, Sorcerer]:
        """Return the cards that are known for the next duel, in the order of the seats.

        They are those that were turned up, and those that stay.
        """
        one, other = (
            turned or stays for turned, stays in zip(self.turned_up, self.staying, strict=True)
        )
        return one, other

    @property
    def turned_up(self) -> tuple[Sorcerer | None, Sorcerer | None]:
        """Return the cards of the next duel that lie face up in their players' orders, by seat.

        ``None`` stands for a card that is face down.
        """
        one, other = (_turned_up(self.boxes[player]) for player in self.seats)
        return one, other


def _turned_up(box: MatchBox) -> Sorcerer | None:
    return box.order[box.lost] if box.lost < min(box.turned, len(box.order)) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Match(BasePad[MatchRound, int]):
    """One match as it stands.

    If people stop early, the player with most tokens wins. Of rounds that may still follow, only
    the numbers are known.
    """

    ruleset: DuelRuleset
    beyond: tuple[int, ...]
    """Rounds played before a correction ended the match earlier; they count for nothing."""

    masked: "Match | None" = field(default=None, repr=False, compare=False)
    """The match without cards that nobody may see yet; ``None`` if all may be seen."""

    @property
    def shown(self) -> "Match":
        """The match as phones may see it: :func:`scorepad.pad.visibility.mask_match` made it."""
        return self.masked or self
