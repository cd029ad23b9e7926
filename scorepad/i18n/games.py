"""A game's own words in the reader's language: its title and its cards."""

import re
from collections.abc import Sequence

from scorepad.i18n.game_words import library_words
from scorepad.i18n.speech import gettext, language, lazy_gettext
from scorepad.i18n.words import Words
from scorepad.rules.cards import Card
from scorepad.rules.deck import Suit
from scorepad.rules.duel.ruleset import Element
from scorepad.rules.game_file import GameWords
from scorepad.rules.library import all_games, duel_games, games
from scorepad.rules.notation import card_in_words


def what_this_is() -> str:
    """Return the whole program in one sentence."""
    return gettext(
        "The score block for Wizard and its relatives: "
        "a phone on the table counts, so that you can play."
    )


def words_of(key: str) -> GameWords:
    """Return the words of the game with this key.

    One that is in the library no more is called by its key.
    """
    return library_words(language()).get(key) or GameWords(key)


def game_name(key: str) -> str:
    """Return the name of the game with this key."""
    return words_of(key).name


def titles() -> dict[str, str]:
    """Return the titles of all games by their keys."""
    return {key: words_of(key).name for key in all_games()}


def named_games() -> list[dict[str, str]]:
    """Return every game by its key, its name and its edition, for lists to choose from."""
    words = {key: words_of(key) for key in all_games()}
    return [{"key": key, "name": each.name, "edition": each.edition} for key, each in words.items()]


def named_game(key: str) -> dict[str, str]:
    """Return what a page about one game calls it: name, edition, and the third hand of two.

    Beside them stands the language in which the headings of its rule sheet are left.
    """
    words = words_of(key)
    return {
        "name": words.name,
        "edition": words.edition,
        "third_hand": words.third_hand,
        "sheet_language": words.sheet_language,
    }


def third_hand_of(key: str) -> str:
    """Return the game's name for a hand that nobody holds."""
    return words_of(key).third_hand


def variant_words(key: str, game: str) -> tuple[str, str, str]:
    """Return the title of a variant, one sentence about it, and where sources differ."""
    words = words_of(game)
    return (*words.variants.get(key, (key, "")), words.notes.get(key, ""))


def sheet_also(topic: str, game: str) -> str:
    """Return what the rule sheet of a game says besides about a topic."""
    return words_of(game).also.get(topic, "")


def elements_of(key: str) -> tuple[tuple[Element, str], ...]:
    """Return the elements of a game of duels with their names, in the order of its file."""
    game = duel_games().get(key)
    if game is None:
        return ()
    names = words_of(key).elements
    return tuple((element, names[element.code]) for element in game.ruleset.elements)


def element_name(code: str, key: str) -> str:
    """Return the name of an element in a game of duels; its code where there is no such game."""
    return words_of(key).elements.get(code, code)


def elements_in_words(codes: Sequence[str], key: str) -> str:
    """Return the names of elements in a game of duels, and a dash for none."""
    return ", ".join(element_name(code, key) for code in codes) or "–"


def suits_of(key: str) -> tuple[Suit, ...]:
    """Return the suits of the game's deck, in the order of its file."""
    game = games().get(key)
    return game.ruleset.deck.suits if game else ()


def specials_of(key: str) -> tuple[tuple[str, str], ...]:
    """Return the game's special cards: code and name."""
    return tuple(words_of(key).specials.items())


def card_name(card: Card, game: str) -> str:
    """Return the name that the players of ``game`` have for the card: "blue 5", "Jester".

    It is the card's code where the library has no such game any more.
    """
    words = words_of(game)
    known = card.code in words.specials if card.role else card.suit in words.suits
    if not known:
        return card.played
    name = card_in_words(words, card)
    if card.role and card.suit is not None:
        suit = words.suits.get(card.suit, card.suit)
        other = words.card.format(suit=suit, rank=words.ranks.get(card.label, card.label))
    elif card.kind not in ("", card.code):
        other = special_name(card.kind, game)
    else:
        return name
    return WORDS.say("played_as", {"card": name, "other": other})


def special_name(code: str, game: str) -> str:
    """Return the name that they have for the special card with this code."""
    return words_of(game).specials.get(code, code)


_VOWEL = "aeiouyàáâãäąéèêëěęíîïóôõöőúùûüűůý"
_SYLLABLE = re.compile(f"(?:[cpst]h|kszt|[cds]z|[^{_VOWEL}])[{_VOWEL}]")
_SHORT = 8
"""The letters of the longest word that is not parted."""


def hyphenated(text: str) -> str:
    """Return ``text`` with a soft hyphen in each long word, before the syllable at its middle.

    >>> hyphenated("Shapeshifter as Wizard").split("\N{SOFT HYPHEN}")
    ['Shape', 'shifter as Wizard']
    """
    return " ".join(map(_parted, text.split(" ")))


def _parted(word: str) -> str:
    if len(word) <= _SHORT or "-" in word:
        return word
    places = [each.start() for each in _SYLLABLE.finditer(word.lower())]
    middle = min(places, key=lambda place: abs(2 * place - len(word)), default=0)
    return f"{word[:middle]}\N{SOFT HYPHEN}{word[middle:]}" if middle else word


def counted_specials(counts: Sequence[tuple[str, int]], game: str) -> list[str]:
    """Return the names of special cards, each with its number in brackets."""
    return [f"{special_name(code, game)} ({count})" for code, count in counts]


def rank_name(rank: str, game: str) -> str:
    """Return the name that they have for the rank that is printed on a card."""
    return words_of(game).ranks.get(rank, rank)


def bonus_name(key: str, game: str) -> str:
    """Return the words of ``game`` for what brings points of a bonus: "14 of a colour"."""
    return words_of(game).bonus.get(key, key)


def captures_in_words(text: str, game: str) -> str:
    """Return what a bonus was won with, as a pad has it, in words: "2 × 14 of a colour"."""
    parts = (part.partition("=") for part in text.split())
    return ", ".join(
        (f"{count} × " if count != "1" else "") + bonus_name(key, game) for key, _, count in parts
    )


def codes_in_words(codes: str, game: str) -> str:
    """Return the names of suits and special cards that are written by their letters."""
    words = words_of(game)
    names = {**words.suits, **words.specials}
    return " ".join(names.get(code, code) for code in codes)


def suit_name(suit: str | None, game: str) -> str:
    """Return the name that they have for the suit; nothing for none."""
    return words_of(game).suits.get(suit, suit) if suit else ""


WORDS = Words(
    "games",
    {"played_as": lazy_gettext("%(card)s as %(other)s")},
    {"card_words": ("played_as",)},
)
