"""A trick as it lies on the table."""

from collections import Counter
from dataclasses import dataclass

from scorepad.rules.cards import Card
from scorepad.rules.ruleset import Ruleset
from scorepad.rules.trump import UNKNOWN, TrumpOfRound


@dataclass(frozen=True, slots=True)
class Setting:
    """What is known before a card lies: how the table plays, how many players
    it has, the seat of who leads (or, where nobody knows that, a guess), and
    trump as the pad has it."""

    ruleset: Ruleset
    players: int
    leader: int = 0
    trump: TrumpOfRound = UNKNOWN
    leader_known: bool = True


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, whole or begun: ``plays`` in play order, ``leader`` the seat of
    the first. ``turned`` lies on the pile and is out of the deck. ``judge`` is
    the play that is asked about, with the cards that its player still ``held``,
    or whether a card of the suit led was among them (``had``)."""

    ruleset: Ruleset
    players: int
    leader: int
    trump: TrumpOfRound
    turned: Card | None
    plays: tuple[Card, ...] = ()
    judge: int | None = None
    held: tuple[Card, ...] = ()
    had: bool | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in play order."""
        return tuple((self.leader + place) % self.players for place in range(self.players))

    @property
    def whole(self) -> bool:
        """Return whether everybody has played."""
        return len(self.plays) == self.players

    @property
    def gone(self) -> Counter[str]:
        """Return how often each card can no longer come: played, held or turned."""
        turned = (self.turned,) if self.turned else ()
        return Counter(card.code for card in (*self.plays, *self.held, *turned))
