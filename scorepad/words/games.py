"""A game's own words, in the reader's language."""

from scorepad.rules.deck import Suit
from scorepad.rules.library import GameWords, games
from scorepad.words.languages import language
from scorepad.words.speech import gettext


def what_this_is() -> str:
    """The whole program in one sentence."""
    return gettext(
        "The score block for Wizard and its relatives: "
        "a phone on the table counts, so that you can play."
    )


def words_of(key: str) -> GameWords:
    """The words of the game with this key; a game that has left the shelf is
    called by its key."""
    game = games().get(key)
    if game is None:
        return GameWords(key, {}, {}, {})
    return game.words[language()]


def suits_of(key: str) -> tuple[Suit, ...]:
    """The suits of the game's deck, in the order of its file."""
    game = games().get(key)
    return game.ruleset.deck.suits if game else ()


def specials_of(key: str) -> tuple[tuple[str, str], ...]:
    """The game's special cards: code and name."""
    return tuple(words_of(key).specials.items())
