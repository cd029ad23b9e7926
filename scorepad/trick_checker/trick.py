"""A trick as it lies on the table, and its trump."""

from collections import Counter
from dataclasses import dataclass

from scorepad.rules.cards import Card, read_card
from scorepad.rules.refusal import Code, Refusal, Refused
from scorepad.rules.ruleset import Ruleset, TrumpSource
from scorepad.rules.tricks import UNKNOWN, TrumpOfRound, trump_in_round, trump_of
from scorepad.trick_checker.query import NO_TRUMP, TrickQuery


@dataclass(frozen=True, slots=True)
class Setting:
    """The facts that are known before a card is played.

    They are the rules of the table, its number of players, the seat of the leader (or, where nobody
    knows that, a guess), and trump as the pad has it.
    """

    ruleset: Ruleset
    players: int
    leader: int = 0
    trump: TrumpOfRound = UNKNOWN
    leader_known: bool = True


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, whole or begun.

    ``plays`` are in play order, ``leader`` is the seat of the first. ``turned`` lies on the pile
    and is out of the deck. ``judge`` is the play that is asked about, with the cards that its
    player still ``held``, or whether a card of the suit led was among them (``had``).
    """

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
        return tuple((self.leader + index) % self.players for index in range(self.players))

    @property
    def whole(self) -> bool:
        """Return whether everybody has played."""
        return len(self.plays) == self.players

    @property
    def gone(self) -> Counter[str]:
        """The number of each card that can no longer come: played, held or turned."""
        turned = (self.turned,) if self.turned else ()
        return Counter(card.code for card in (*self.plays, *self.held, *turned))


@dataclass(frozen=True, slots=True)
class TrumpChoice:
    """The keys that can be tapped to say what trump is.

    ``suits`` and ``specials`` are codes; ``none`` says whether there may be no trump without any
    card turned, and ``card`` whether the turned card itself can be named.
    """

    suits: tuple[str, ...]
    specials: tuple[str, ...]
    none: bool
    card: bool


def read_trump(
    query: TrickQuery, ruleset: Ruleset, known: TrumpOfRound, wrong: list[Refusal]
) -> tuple[Card | None, TrumpOfRound]:
    """Return the turned card, where one is known that is out of the deck, and trump.

    ``known`` is what the pad says. What cannot be is added to ``wrong``.
    """
    named = _card(ruleset, query.turned, wrong)
    on_pile = named or _card(ruleset, known.turned or "", [])
    card = _said(query.trump, ruleset, wrong)
    if named is not None and ruleset.trump.source is TrumpSource.TURNED:
        trump = trump_of(ruleset, named.suit or named.code)
        chosen = card.suit if card else None
        if trump.to_choose and chosen:
            trump = trump_of(ruleset, named.code + chosen)
        return named, trump
    if card is not None:
        return on_pile, card
    if known.known:
        return on_pile, known
    if ruleset.trump.source is TrumpSource.CYCLE:
        return None, known
    return on_pile, trump_in_round(ruleset, 1) or known


def trump_choice(ruleset: Ruleset, trump: TrumpOfRound) -> TrumpChoice:
    """Return what can be tapped; suits alone while the dealer has to name one."""
    suits = tuple(suit.code for suit in ruleset.deck.suits)
    if trump.to_choose:
        return TrumpChoice(suits, (), none=False, card=False)
    turned = ruleset.trump.source is TrumpSource.TURNED
    specials = tuple(card.code for card in ruleset.deck.specials) if turned else ()
    return TrumpChoice(suits, specials, none=True, card=turned)


def _card(ruleset: Ruleset, code: str, wrong: list[Refusal]) -> Card | None:
    if not code:
        return None
    try:
        return read_card(ruleset.deck, code)
    except Refused as refused:
        wrong.append(refused.refusal)
        return None


def _said(value: str, ruleset: Ruleset, wrong: list[Refusal]) -> TrumpOfRound | None:
    if not value:
        return None
    if value == NO_TRUMP:
        return TrumpOfRound(known=True)
    if all(suit.code != value for suit in ruleset.deck.suits):
        wrong.append(Refusal(Code.NO_SUCH_TRUMP, {"value": value}))
        return None
    return TrumpOfRound(known=True, suit=value)
