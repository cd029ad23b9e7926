"""A game's own words, in the reader's language."""

from scorepad.i18n.speech import gettext, language
from scorepad.rules.deck import Suit
from scorepad.rules.duel.ruleset import Element
from scorepad.rules.library import GameWords, all_games, duel_games, games


def what_this_is() -> str:
    """Return the whole program in one sentence."""
    return gettext(
        "The score block for Wizard and its relatives: "
        "a phone on the table counts, so that you can play."
    )


def words_of(key: str) -> GameWords:
    """Return the words of the game with this key.

    A game of duels has its name and edition alone, and one that is in the library no more is called
    by its key.
    """
    game = all_games().get(key)
    if game is None:
        return GameWords(key, {}, {}, {})
    words = game.words[language()]
    if isinstance(words, GameWords):
        return words
    return GameWords(words.name, {}, {}, {}, edition=words.edition)


def elements_of(key: str) -> tuple[tuple[Element, str], ...]:
    """Return the elements of a game of duels with their names, in the order of its file."""
    game = duel_games().get(key)
    if game is None:
        return ()
    names = game.words[language()].elements
    return tuple((element, names[element.code]) for element in game.ruleset.elements)


def element_name(code: str, key: str) -> str:
    """Return the name of the element with this code in a game of duels.

    It is the code where the library has no such game any more.
    """
    game = duel_games().get(key)
    return game.words[language()].elements.get(code, code) if game else code


def suits_of(key: str) -> tuple[Suit, ...]:
    """Return the suits of the game's deck, in the order of its file."""
    game = games().get(key)
    return game.ruleset.deck.suits if game else ()


def specials_of(key: str) -> tuple[tuple[str, str], ...]:
    """Return the game's special cards: code and name."""
    return tuple(words_of(key).specials.items())
