"""A ruleset: everything that a rule sheet fixes, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from scorepad.rules.choices import (
    BidChange,
    BonusWhen,
    Course,
    Edition,
    Entry,
    FirstDealer,
    OwnCards,
    Restricted,
    Swap,
    Tie,
    TopLead,
    TrumpSource,
    Turned,
    Visibility,
)
from scorepad.rules.deck import After, Deck
from scorepad.rules.examples import BidExample, Example, TrickExample
from scorepad.rules.formula import Bonus, BonusCard, Formula, Points
from scorepad.rules.option_table import Option, values_of

__all__ = [
    "BidExample",
    "Bidding",
    "Bonus",
    "BonusCard",
    "BonusWhen",
    "Course",
    "Deal",
    "Entry",
    "Example",
    "FirstDealer",
    "Formula",
    "Option",
    "OwnCards",
    "Play",
    "Points",
    "Restricted",
    "Ruleset",
    "Schedule",
    "Tie",
    "TopLead",
    "TrickExample",
    "Trump",
    "TrumpSource",
    "Turned",
    "Variant",
    "Visibility",
]


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of the schedule: cards each, and whether nobody sees their own."""

    hand: int
    blind: bool = False


@dataclass(frozen=True, slots=True)
class Schedule:
    """The course of hand sizes; ``keep`` cards at least stay undealt.

    The ``extra`` deals follow when the course is through.

    ``largest`` caps the hands whatever the number of players; where it is 0,
    ``largest_for`` may cap them: pairs of a number of players and their cap.
    ``rounds`` fixes the length of the game, 0 leaves it to the course.
    ``varies`` where the hands are others from one tournament to the next. Where ``first`` is not 0,
    it is the first hand, and each later one is ``step`` cards larger, whatever the course. With
    ``whole_deck`` cards that a table puts in are dealt as well, else they stay undealt.
    """

    course: Course
    keep: int
    extra: tuple[Deal, ...]
    largest: int = 0
    largest_for: tuple[tuple[int, int], ...] = ()
    rounds: int = 0
    varies: bool = False
    first: int = 0
    step: int = 0
    whole_deck: bool = False


NO_TRUMP_IN_ORDER = "-"
"""The sign of a round without trump in an order of trumps."""


@dataclass(frozen=True, slots=True)
class Trump:
    """The source of trump, and the meaning of a turned special card of each role.

    ``suits`` are the codes of a fixed trump (the first) or of a cycle, in which
    "" stands for a round without trump. ``order`` is that of a cycle at this table, a letter for
    each suit and "-" for a round without trump: "DSHC-"; "" is the order of the ``suits``.
    """

    source: TrumpSource
    suits: tuple[str, ...]
    top_turned: Turned
    bottom_turned: Turned
    order: str = ""

    @property
    def in_turn(self) -> tuple[str, ...]:
        """The suits of a cycle in the order in which they are played."""
        own = tuple("" if code == NO_TRUMP_IN_ORDER else code for code in self.order)
        return own or self.suits


LOOTS = 2
"""The cards that bind two players to each other, where the table plays with them."""


@dataclass(frozen=True, slots=True)
class Play:
    """The rules for playing tricks.

    ``judged`` is false where only the sheet can tell who takes a trick; ``bomb`` and ``cloud``:
    whether these special cards of anniversary editions are in the deck, and so ``dragon``, which
    stands for the fairy as well, ``werewolf`` to ``vampire``, and ``kraken``, ``whale`` and
    ``loot``; ``edition``: of which edition these are, so that an older one lacks some;
    ``bid_change`` and ``swap``: when one of them has a bid changed, and whether another's swap may
    be left;
    ``pirates``: whether pirates have powers by their names, so that a bid
    may be changed by one and points wagered; ``third_hand``: whether two players have a third hand
    beside them, whose cards come from the top, the second of each trick, without following, and
    whose tricks are nobody's; ``tricks_by_scorer``: whether players' own phones enter bids alone;
    ``bomb_said``: whether results that lack a trick end a round only where somebody said that the
    Bomb fell. No table changes that: it is in the data of a game since it was opened, or is not.
    """

    judged: bool = True
    top_lead: TopLead = TopLead.FREE
    bomb: bool = False
    cloud: bool = False
    kraken: bool = False
    whale: bool = False
    loot: bool = False
    third_hand: bool = False
    pirates: bool = False
    tricks_by_scorer: bool = False
    dragon: bool = False
    werewolf: bool = False
    juggler: bool = False
    shapeshifter: bool = False
    witch: bool = False
    vampire: bool = False
    edition: Edition = Edition.THIRTY
    bid_change: BidChange = BidChange.TRICK
    swap: Swap = Swap.MAY
    bomb_said: bool = False

    @property
    def changes_bids(self) -> bool:
        """Return whether a bid may be changed by one after the bidding."""
        return self.cloud or self.pirates

    def hands_beside(self, players: int) -> int:
        """Return how many hands are played beside those of the players: a third with two."""
        return int(self.third_hand and players == 2)


@dataclass(frozen=True, slots=True)
class Bidding:
    """The rules for bids, and the restriction on the last of them.

    ``always_seen`` where nobody can hold the cards on the forehead, because of what they do.
    """

    who: Restricted
    zero_exempt: bool
    from_hand: int
    blind_exempt: bool
    visibility: Visibility
    own_cards: OwnCards
    entry: Entry
    always_seen: bool = False


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of a game: the options that it sets, and the heading under which
    the rule sheet has it, "" where the sheet does not know it."""

    key: str
    sets: tuple[tuple[str, Option], ...]
    place: str = ""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a game.

    ``places`` are headings of the rule sheet as printed, by topic; a topic may be missing.
    ``first_dealer`` is ``None`` where the sheet does not say who deals the first round.
    ``more_cards`` are the special cards that the table plays with besides the deck, counted once
    for all rounds; some are among them also where the game's file has no rows for them.
    """

    key: str
    sheet: str
    edition: str
    least: int
    most: int
    deck: Deck
    schedule: Schedule
    trump: Trump
    play: Play
    bidding: Bidding
    points: Points
    leavers_win: bool
    tie: Tie
    variants: tuple[Variant, ...]
    places: Mapping[str, str] = field(hash=False)
    examples: tuple[Example, ...]
    trick_examples: tuple[TrickExample, ...]
    bid_examples: tuple[BidExample, ...]
    first_dealer: FirstDealer | None = None
    more_cards: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        there = [card for card in self.deck.added if card.since <= int(self.play.edition)]
        options = dict.fromkeys(card.option for card in there)
        put_in = tuple(option for option in options if getattr(self.play, option))
        if put_in != self.deck.put_in:
            object.__setattr__(self, "deck", replace(self.deck, put_in=put_in))
        rows = {card.option for card in self.deck.added}
        listed = sum(card.count for card in self.deck.all_specials if card.option)
        unlisted = [name for name in _WITHOUT_ROWS if name not in rows and getattr(self.play, name)]
        object.__setattr__(self, "more_cards", listed + len(unlisted))

    @property
    def most_times(self) -> int:
        """The number of times that one special card can lie in the tricks of a round, at most.

        It is two where another card takes a card of its trick back.
        """
        return 1 + any(card.after is After.SWAP for card in self.deck.all_specials)

    @property
    def most_bombs(self) -> int:
        """The tricks of a round that Bombs may fall into, at most."""
        return self.most_times if self.play.bomb else 0

    @property
    def most_changes(self) -> int:
        """The changes of a bid by one in a round, at most.

        >>> from scorepad.rules import games
        >>> [games()[key].ruleset.most_changes for key in ("wizard_gigamic", "wizard_jubilee")]
        [0, 2]
        """
        return self.most_times if self.play.cloud else int(self.play.pirates)

    def most_untaken(self, players: int, hand: int) -> int:
        """Return how many of the ``hand`` tricks of a round nobody takes, at most.

        >>> from scorepad.rules import games, with_options
        >>> gigamic = games()["wizard_gigamic"].ruleset
        >>> with_options(gigamic, {"play.bomb": True}).most_untaken(4, 7)
        1
        >>> games()["wizard_jubilee"].ruleset.most_untaken(4, 7)
        2
        """
        if self.play.hands_beside(players):
            return hand
        return min(hand, self.most_bombs + self.play.kraken + self.play.whale)

    @property
    def options(self) -> Mapping[str, Option]:
        """The options that a table may set, with their present values."""
        return values_of(self)

    @property
    def variants_on(self) -> tuple[Variant, ...]:
        """The variants that the options are set to, in the order of the rule sheet."""
        options = self.options
        return tuple(
            variant
            for variant in self.variants
            if all(options[name] == value for name, value in variant.sets)
        )


_WITHOUT_ROWS = ("bomb", "cloud", "kraken", "whale", "loot", "loot")


def with_every_card(ruleset: Ruleset) -> Ruleset:
    """Return ``ruleset`` with every card that a table may put into the deck.

    >>> from scorepad.rules import games, with_options
    >>> first = with_options(games()["wizard_jubilee"].ruleset, {"play.edition": "20"})
    >>> first.more_cards, with_every_card(first).more_cards
    (6, 9)
    """
    every: dict[str, Any] = {card.option: True for card in ruleset.deck.added}
    return replace(ruleset, play=replace(ruleset.play, **every, edition=Edition.THIRTY))


def place_of(ruleset: Ruleset, topic: str) -> str:
    """Return the place of ``topic`` in the rule sheet: the sheet's name, and the heading if any."""
    heading = ruleset.places.get(topic)
    return f"{ruleset.sheet}, {heading}" if heading else ruleset.sheet
