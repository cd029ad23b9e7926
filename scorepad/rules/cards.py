"""The cards of a deck one by one, and their codes: ``B5``, ``HQ``, ``Z``."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from scorepad.rules.deck import CardRole, Deck
from scorepad.rules.refusal import Code, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``code`` names it: the suit's code and the rank, or a special
    card's code. ``rank`` is its place in the suit, 1 the lowest; special cards
    have no ``suit``, rank 0 and a ``role``. ``label`` is the rank as printed on
    the card, "" on special cards. ``kind`` is the code of the special card that it
    counts as: its own, or that of the one it is played as. Neither these nor the
    role make it another card."""

    code: str
    suit: str | None
    rank: int
    role: CardRole | None = field(compare=False)
    label: str = field(default="", compare=False)
    kind: str = field(default="", compare=False)

    @property
    def played(self) -> str:
        """The code of the card as it lies: behind its own that of the one it is played as."""
        return self.code if self.kind in ("", self.code) else self.code + self.kind

    def __str__(self) -> str:
        return self.played


@lru_cache(maxsize=64)
def _kinds(deck: Deck) -> Mapping[str, tuple[Card, int]]:
    plain = {
        f"{suit.code}{rank}": (Card(f"{suit.code}{rank}", suit.code, index, None, label), 1)
        for suit in deck.suits
        for index, (rank, label) in enumerate(zip(deck.ranks, deck.labels, strict=True), 1)
    }
    special = {
        each.code: (Card(each.code, None, 0, each.role, kind=each.code), each.count)
        for each in deck.all_specials
    }
    return plain | special


@lru_cache(maxsize=64)
def _by_code(deck: Deck) -> Mapping[str, Card]:
    """Return every card by its code, and those that can be played as others by both codes."""
    cards = {code: card for code, (card, _) in _kinds(deck).items()}
    for special in deck.all_specials:
        for code in special.plays_as:
            played = Card(special.code, None, 0, cards[code].role, kind=code)
            cards[played.played] = played
    return cards


def _named(deck: Deck, code: str) -> Card:
    card = _by_code(deck).get(code)
    if card is None:
        raise Refused(Refusal(Code.NO_SUCH_CARD, {"card": code}))
    return card


def kinds_of_card(deck: Deck) -> tuple[tuple[Card, int], ...]:
    """Return every card of the deck and its number: suits from the lowest card, then specials."""
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
    Card(code='SK', suit='S', rank=13, role=None, label='K', kind='')
    """
    return _named(deck, code)


def read_cards(deck: Deck, codes: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards with these codes, which one deck must be able to hold together.

    Raises:
        Refused: ``NO_SUCH_CARD``, or ``CARD_TOO_OFTEN``.
    """
    cards = tuple([_named(deck, code) for code in codes])
    refusal = refuse_together(deck, cards)
    if refusal is not None:
        raise Refused(refusal)
    return cards


def ways_to_play(deck: Deck, card: Card) -> tuple[Card, ...]:
    """Return the cards that ``card`` can be played as; none where it is played as it is.

    >>> from scorepad.rules import games
    >>> deck = games()["skull_king"].ruleset.deck
    >>> [str(way) for way in ways_to_play(deck, read_card(deck, "T"))]
    ['TP', 'TE']
    """
    if card.role is not CardRole.EITHER:
        return ()
    special = next(each for each in deck.all_specials if each.code == card.code)
    return tuple(_named(deck, card.code + code) for code in special.plays_as)


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
