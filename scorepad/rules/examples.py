"""Proposed examples of the rule sheets, read from a game's file, and where each sheet has them."""

from dataclasses import dataclass

from scorepad.rules.cards import read_cards
from scorepad.rules.checking import Section
from scorepad.rules.deck import Deck
from scorepad.rules.refusal import Refused


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the points; ``hand`` is the size of its round.

    ``variant`` is the key of the variant that it is about, "" for none; with ``cannonball`` the
    player chose that with the bid.
    """

    place: str
    bid: int
    tricks: int
    points: int
    hand: int = 0
    variant: str = ""
    cannonball: bool = False


@dataclass(frozen=True, slots=True)
class TrickExample:
    """A worked trick: cards by their codes, the leader's first.

    ``trump`` is a suit's code, "" for no trump; ``taker``, ``illegal`` and ``leads`` count
    the plays from 0; ``hands``, where given, are what each player held before. ``taker`` is
    ``None`` where nobody takes the trick: ``leads`` is then who leads next, ``None`` for
    whoever led the round. ``players`` is 0 where their number does not matter.
    """

    place: str
    trump: str
    plays: tuple[str, ...]
    taker: int | None
    hands: tuple[tuple[str, ...], ...] = ()
    illegal: tuple[int, ...] = ()
    leads: int | None = None
    players: int = 0


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


def example(section: Section) -> Example:
    """Read a worked example of the points."""
    return Example(
        section.text("place"),
        section.integer("bid", 0, 60),
        section.integer("tricks", 0, 60),
        section.integer("points", -10_000, 10_000),
        section.integer("hand", 1, 60) if section.has("hand") else 0,
        section.text("variant") if section.has("variant") else "",
        cannonball=section.has("cannonball") and section.flag("cannonball"),
    )


def trick_example(section: Section, deck: Deck) -> TrickExample:
    """Read a worked trick with cards of ``deck``."""
    place = section.text("place")
    trump = section.word("trump")
    if trump and trump not in [suit.code for suit in deck.suits]:
        raise section.wrong("trump", 'the code of a suit, or "" for no trump')
    plays = section.words("plays")
    _check_cards(section, "plays", plays, deck)
    hands: tuple[tuple[str, ...], ...] = ()
    if section.has("hands"):
        hands = section.lists_of_words("hands")
        if len(hands) != len(plays):
            raise section.wrong("hands", "a hand for each play")
        for hand, card in zip(hands, plays, strict=True):
            _check_cards(section, "hands", hand, deck)
            if card not in hand:
                raise section.wrong("hands", f"hands from which the plays come; {card!r} does not")
    illegal = section.numbers("illegal", 0, len(plays) - 1) if section.has("illegal") else ()
    if illegal and not hands:
        raise section.wrong("illegal", "hands beside it that show why")
    taker = section.integer("taker", -1, len(plays) - 1)
    leads = section.integer("leads", -1, len(plays) - 1) if taker == -1 else -1
    players = section.integer("players", 2, 10) if section.has("players") else 0
    return TrickExample(
        place, trump, plays, _or_none(taker), hands, illegal, _or_none(leads), players
    )


def _or_none(place: int) -> int | None:
    return None if place == -1 else place


def bid_example(section: Section) -> BidExample:
    """Read a worked restriction on the last bid."""
    place = section.text("place")
    hand = section.integer("hand", 1, 60)
    players = section.integer("players", 2, 10)
    bids = section.numbers("bids", 0, hand)
    if len(bids) != players - 1:
        raise section.wrong("bids", "a bid of each player but the last")
    forbidden = section.integer("forbidden", -1, hand)
    return BidExample(
        place,
        hand,
        bids,
        players,
        None if forbidden == -1 else forbidden,
        section.text("sets") if section.has("sets") else "",
        leads=section.has("leads") and section.flag("leads"),
        blind=section.has("blind") and section.flag("blind"),
    )


def _check_cards(section: Section, key: str, codes: tuple[str, ...], deck: Deck) -> None:
    try:
        read_cards(deck, codes)
    except Refused as refused:
        card = refused.refusal.facts["card"]
        allowed = f"cards that the deck has, no more of each; not {card!r}"
        raise section.wrong(key, allowed) from refused
