"""Cards as people call them, in the reader's language."""

from scorepad.rules.cards import Card
from scorepad.words.games import words_of


def card_name(card: Card, game: str) -> str:
    """What the players of ``game`` call the card: "blue 5", "Jester"."""
    words = words_of(game)
    if card.suit is None:
        return words.specials.get(card.code, card.code)
    rank = card.code.removeprefix(card.suit)
    suit = words.suits.get(card.suit, card.suit)
    return words.card.format(suit=suit, rank=words.ranks.get(rank, rank))


def suit_name(suit: str | None, game: str) -> str:
    """What they call the suit; nothing for none."""
    return words_of(game).suits.get(suit, suit) if suit else ""
