"""The cards of a deck one by one, and their codes: ``B5``, ``HQ``, ``Z``."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from scorepad.rules.deck import Deck, Role
from scorepad.rules.refusal import Code, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``code`` names it: the suit's code and the rank, or a special
    card's code. ``rank`` is its place in the suit, 1 the lowest; special cards
    have no ``suit``, rank 0 and a ``role``. ``label`` is the rank as printed on
    the card, "" on special cards; it makes no other card."""

    code: str
    suit: str | None
    rank: int
    role: Role | None
    label: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.code


@lru_cache(maxsize=64)
def _kinds(deck: Deck) -> Mapping[str, tuple[Card, int]]:
    plain = {
        f"{suit.code}{rank}": (Card(f"{suit.code}{rank}", suit.code, index, None, label), 1)
        for suit in deck.suits
        for index, (rank, label) in enumerate(zip(deck.ranks, deck.labels, strict=True), 1)
    }
    special = {
        special_card.code: (Card(special_card.code, None, 0, special_card.role), special_card.count)
        for special_card in deck.specials
    }
    return plain | special


def _named(kinds: Mapping[str, tuple[Card, int]], code: str) -> Card:
    card = kinds.get(code)
    if card is None:
        raise Refused(Refusal(Code.NO_SUCH_CARD, {"card": code}))
    return card[0]


def kinds_of_card(deck: Deck) -> tuple[tuple[Card, int], ...]:
    """Return every card that the deck has, and how many times.

    The order is suit by suit from the lowest, then the special cards.
    """
    return tuple(_kinds(deck).values())


def every_card(deck: Deck) -> tuple[Card, ...]:
    """Return the whole deck, unshuffled; ``deck.size`` cards."""
    return tuple(card for card, count in _kinds(deck).values() for _ in range(count))


def read_card(deck: Deck, code: str) -> Card:
    """Return the card with this code.

    Raises:
        Refused: ``NO_SUCH_CARD``.

    >>> from scorepad.rules import games
    >>> read_card(games()["quoicoupli"].ruleset.deck, "SK")
    Card(code='SK', suit='S', rank=13, role=None, label='K')
    """
    return _named(_kinds(deck), code)


def read_cards(deck: Deck, codes: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards with these codes, which one deck must be able to hold together.

    Raises:
        Refused: ``NO_SUCH_CARD``, or ``CARD_TOO_OFTEN``.
    """
    kinds = _kinds(deck)
    cards = tuple([_named(kinds, code) for code in codes])
    refusal = refuse_together(deck, cards)
    if refusal is not None:
        raise Refused(refusal)
    return cards


def refuse_together(deck: Deck, cards: Iterable[Card]) -> Refusal | None:
    """Return why these cards cannot all come from one deck, or ``None``.

    One of them is there more often than the deck has it.
    """
    codes = [card.code for card in cards]
    if len(set(codes)) == len(codes):
        return None
    kinds = _kinds(deck)
    for code, times in Counter(codes).items():
        count = kinds[code][1]
        if times > count:
            return Refusal(Code.CARD_TOO_OFTEN, {"card": code, "times": times, "count": count})
    return None


def refuse_held(deck: Deck, plays: Iterable[Card], hand: Iterable[Card]) -> Refusal | None:
    """Return why nobody can hold ``hand`` while ``plays`` lie on the table, or ``None``.

    One of its cards has been played as often as the deck has it.
    """
    plays, hand = tuple(plays), tuple(hand)
    refusal = refuse_together(deck, hand) or refuse_together(deck, plays)
    if refusal is not None:
        return refusal
    refusal = refuse_together(deck, (*plays, *hand))
    return refusal and Refusal(Code.ALREADY_PLAYED, {"card": refusal.facts["card"]})
