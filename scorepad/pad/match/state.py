"""The state of a match: rounds that are won by one player or by both."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorepad.pad.conflicts import Conflict
from scorepad.pad.effective_marks import EffectiveMarks
from scorepad.pad.state import Phase
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import PLAYERS, DuelVerdict, Side, Sorcerer

DUEL = "duel:"
"""The start of the field of a cell that holds a duel of a round; its number follows."""

PENDING = "pending"
"""The field of a player's cell in a round: the pending card has come in."""

PERMANENT = "permanent"
"""The field of a player's cell in a round: ``[duel, text]``, the Permanent power
of the card that fights in that duel and in those that it wins."""


@dataclass(frozen=True, slots=True)
class LoggedDuel:
    """A duel that was written down: its number, both sides in the order of the
    seats, the side that a power decided for, and who wins and why.

    ``counts`` where the duel may end its round. Duels written down before rounds
    were followed end none: a table may have left others out.
    """

    number: int
    sides: tuple[Sorcerer, Sorcerer]
    power: Side | None
    verdict: DuelVerdict
    counts: bool = False


@dataclass(frozen=True, slots=True)
class MatchBox:
    """One player's box in one round: the tokens of the round (``None`` until it
    is done), and the running ones around it. ``sum`` is that of all values in
    the player's pile, where it was asked for and typed. ``lost`` cards of the
    ``cards`` that the player brings in, by the duels written down; ``permanent``
    is the Permanent power in force, "" for none that was noted."""

    player: str
    points: int | None
    before: int
    total: int
    sum: int | None
    lost: int = 0
    cards: int = 0
    pending: bool = False
    permanent: str = ""

    @property
    def left(self) -> int:
        """Return how many cards can still fight."""
        return max(self.cards - self.lost, 0)

    @property
    def made(self) -> None:
        """Return ``None``: nobody bids in a match."""
        return None


@dataclass(frozen=True, slots=True)
class MatchRound:
    """One round, with those who ``won`` it: nobody yet, one player, or both.

    ``tied`` where the sums of the values decide, because both would win the match with the round.
    ``by_duels`` are those who won it by the duels, whatever else was written.
    """

    number: int
    seats: tuple[str, ...]
    boxes: Mapping[str, MatchBox]
    won: tuple[str, ...]
    tied: bool
    phase: Phase
    duels: tuple[LoggedDuel, ...]
    deal: int = 1
    by_duels: tuple[str, ...] = ()

    @property
    def next_duel(self) -> int:
        """Return the number of the duel that comes next."""
        return max((duel.number for duel in self.duels), default=0) + 1

    @property
    def is_followed(self) -> bool:
        """Return whether the duels are written down as they are fought."""
        return any(duel.counts for duel in self.duels)

    @property
    def staying(self) -> tuple[Sorcerer, Sorcerer]:
        """Return the cards that wait for the next duel, in the order of the seats.

        The winner's card of the last duel stays; nothing is known of a card not yet revealed.
        """
        last = self.duels[-1] if self.duels else None
        one, other = (
            replace(card, bonus=0) if last and last.verdict.winner is side else Sorcerer()
            for side, card in zip(PLAYERS, last.sides if last else (Sorcerer(),) * 2, strict=True)
        )
        return one, other


@dataclass(frozen=True, slots=True)
class Match:
    """One match as it stands, under the same names as :class:`scorepad.pad.state.Pad`.

    ``to_come`` are the numbers of the rounds that could still follow the open
    one. ``beyond`` are rounds that were played before a correction ended the
    match earlier: they are kept, and count for nothing. ``winners`` is empty
    after a draw. ``ended_early`` when people stopped before anybody had the
    tokens that win; then who holds more has won.
    """

    written: EffectiveMarks
    ruleset: DuelRuleset
    names: Mapping[str, str]
    rounds: tuple[MatchRound, ...]
    to_come: tuple[int, ...]
    current: MatchRound | None
    present: tuple[str, ...]
    totals: Mapping[str, int]
    winners: tuple[str, ...]
    beyond: tuple[int, ...]
    away: tuple[str, ...] = ()
    ended_early: bool = False

    @property
    def shown(self) -> "Match":
        """The match as phones may see it: nothing in it is hidden."""
        return self

    @property
    def over(self) -> bool:
        """Return whether there is nothing left to play."""
        return self.current is None

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """Cells that phones wrote apart, and that wait for somebody to choose."""
        return self.written.conflicts

    @property
    def number_of_rounds(self) -> int:
        """The most rounds that the match can have as it stands now."""
        return len(self.rounds) + len(self.to_come)

    def round(self, number: int) -> MatchRound | None:
        """Return the round with that number, if it has been begun."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None
