"""The cards of a deck one by one, and their codes: ``B5``, ``HQ``, ``Z``."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from scorepad.rules.deck import CardRole, Deck, Special
from scorepad.rules.refusal import Code, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Card:
    """One card. ``code`` names it: the suit's code and the rank, or a special
    card's code. ``rank`` is its place in the suit, 1 the lowest; special cards
    have a ``role``, and no ``suit`` and rank 0 until they get these when they are
    played. ``label`` is the rank as printed on the card, "" on
    special cards that have none.
    ``kind`` is the code of the special card that it counts as: its own, or that
    of the one it is played as; ``said`` is what its player said of it, the code
    of that card or of a suit. ``frees`` and ``beats`` are those of the card that
    it counts as. None of these makes it another card."""

    code: str
    suit: str | None = field(compare=False)
    rank: float = field(compare=False)
    role: CardRole | None = field(compare=False)
    label: str = field(default="", compare=False)
    kind: str = field(default="", compare=False)
    said: str = field(default="", compare=False)
    frees: bool = field(default=False, compare=False, repr=False)
    beats: tuple[str, ...] = field(default=(), compare=False, repr=False)

    @property
    def played(self) -> str:
        """The code of the card as it lies: behind its own what its player said of it."""
        return self.code + self.said

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
        each.code: (
            Card(
                each.code,
                *(None, 0, each.role),
                kind=each.code,
                frees=each.frees_a_trick,
                beats=each.beats,
            ),
            each.count,
        )
        for each in deck.all_specials
    }
    return plain | special


@lru_cache(maxsize=64)
def _by_code(deck: Deck) -> Mapping[str, Card]:
    """Return every card by its code, and with what can be said of it behind its code."""
    cards = {code: card for code, (card, _) in _kinds(deck).items()}
    for special in deck.all_specials:
        for said in _sayings(deck, special):
            card = cards[special.code]
            if special.role is CardRole.EITHER:
                card = replace(cards[said], code=card.code)
            elif special.role is CardRole.SUITED:
                label = label_between(deck, special.rank)
                card = replace(card, suit=said, rank=special.rank, label=label)
            card = replace(card, said=said)
            cards[card.played] = card
    return cards


_PARTS = {0.25: "¼", 0.5: "½", 0.75: "¾"}


def label_between(deck: Deck, rank: float) -> str:
    """Return the text on a card between two ranks: behind the lower one the part of the way up."""
    return "".join(deck.labels[int(rank) - 1 : int(rank)]) + _PARTS.get(rank % 1, "")


def _sayings(deck: Deck, special: Special) -> tuple[str, ...]:
    """Return the codes of what can be said of a card when it is played."""
    if special.role is CardRole.SUITED:
        return tuple(suit.code for suit in deck.suits)
    if special.role is CardRole.COPY:
        others = (each for each in deck.all_specials if each.role is not CardRole.COPY)
        return tuple(dict.fromkeys(said for each in others for said in _sayings(deck, each)))
    return special.plays_as


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
    Card(code='SK', suit='S', rank=13, role=None, label='K', kind='', said='')
    """
    return _named(deck, code)


def read_cards(deck: Deck, codes: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards with these codes, which one deck must be able to hold together.

    Raises:
        Refused: ``NO_SUCH_CARD``, or ``CARD_TOO_OFTEN``.
    """
    # Found once: to look a deck up takes longer than a card.
    by_code = _by_code(deck)
    cards = tuple([by_code.get(code) or _named(deck, code) for code in codes])
    refusal = refuse_together(deck, cards)
    if refusal is not None:
        raise Refused(refusal)
    return cards


def every_way(deck: Deck) -> tuple[Card, ...]:
    """Return each kind of card once, and those of which something is said with each of that."""
    return tuple(_by_code(deck).values())


def ways_to_play(deck: Deck, card: Card, turned: Card | None = None) -> tuple[Card, ...]:
    """Return the cards that ``card`` can be played as; none where it is played as it is.

    One that is a copy of the card that was ``turned`` may have a single way.

    >>> from scorepad.rules import games
    >>> deck = games()["skull_king"].ruleset.deck
    >>> [str(way) for way in ways_to_play(deck, read_card(deck, "T"))]
    ['TP', 'TE']
    """
    if card.suit is not None or card.role not in _UNSAID:
        return ()
    special = next(each for each in deck.all_specials if each.code == card.code)
    if card.role is not CardRole.COPY:
        return tuple(_named(deck, card.code + said) for said in _sayings(deck, special))
    lying = turned or _named(deck, special.plays_as[-1])
    return tuple(
        replace(way, code=card.code, role=way.role or card.role, kind=way.kind or card.code)
        for way in ways_to_play(deck, lying) or (lying,)
        if card.said in ("", way.said)
    )


_UNSAID = (CardRole.EITHER, CardRole.SUITED, CardRole.COPY)


def as_copied(deck: Deck, card: Card, turned: Card | None) -> Card:
    """Return ``card`` as it lies where ``turned`` was turned for trump.

    A copy that can be several things stays as it is.

    Raises:
        Refused: ``NO_SUCH_CARD``, where what was said of a copy cannot be said of ``turned``.
    """
    if card.role is not CardRole.COPY:
        return card
    ways = ways_to_play(deck, card, turned)
    if card.said and not ways:
        raise Refused(Refusal(Code.NO_SUCH_CARD, {"card": card.played}))
    return ways[0] if len(ways) == 1 else card


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
