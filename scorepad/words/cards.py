"""Cards as people call them, in the reader's language."""

from scorepad.rules.cards import Card
from scorepad.rules.notation import card_in_words
from scorepad.words.games import words_of


def card_name(card: Card, game: str) -> str:
    """Return what the players of ``game`` call the card: "blue 5", "Jester"; its code
    where the game has left the shelf."""
    words = words_of(game)
    known = card.suit in words.suits if card.suit else card.code in words.specials
    return card_in_words(words, card) if known else card.code


def suit_name(suit: str | None, game: str) -> str:
    """Return what they call the suit; nothing for none."""
    return words_of(game).suits.get(suit, suit) if suit else ""
