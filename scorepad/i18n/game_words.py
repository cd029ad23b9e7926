"""The words of the games in every language: the games' files have the English."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache

from scorepad.i18n.speech import catalogue
from scorepad.rules.game_file import GameWords
from scorepad.rules.library import AnyGame, all_games


class Kind(StrEnum):
    """The kinds of words that a game has of its own, as translators read them."""

    NAME = "name"
    EDITION = "edition"
    SUIT = "suit"
    SPECIAL = "special card"
    RANK = "rank"
    CARD = "name of a card"
    ELEMENT = "element"
    LEADER = "leader"
    THIRD_HAND = "third hand"
    BONUS = "bonus"
    VARIANT = "variant"
    SENTENCE = "sentence"
    NOTE = "note"
    ALSO = "also"
    BOX = "how to know it"
    NUMBER = "number"


Say = Callable[[str, str], str]
"""A function that returns a text in a language; its context comes first."""


@cache
def library_words(language: str) -> Mapping[str, GameWords]:
    """Return the words of every game by its key, in one of ``LANGUAGES``.

    What is not translated is in English.
    """
    say = catalogue(language).pgettext
    return {key: words_said(game, say) for key, game in all_games().items()}


def words_in(languages: Iterable[str], key: str) -> tuple[GameWords, ...]:
    """Return the words of a game in these languages; none where the library has no such game."""
    libraries = map(library_words, languages)
    return tuple(words[key] for words in libraries if key in words)


def words_said(game: AnyGame, say: Say) -> GameWords:
    """Return the words of a game as ``say`` has them.

    The context of a text is the game and the kind of word: one English word has several
    translations where players of one game call a card otherwise than those of another.
    """
    words = game.words

    def said(kind: Kind, text: str) -> str:
        return say(f"{game.ruleset.key}: {kind}", text) if text else ""

    def each(kind: Kind, texts: Mapping[str, str]) -> dict[str, str]:
        return {code: said(kind, text) for code, text in texts.items()}

    leader = said(Kind.LEADER, words.leader)
    return GameWords(
        name=said(Kind.NAME, words.name),
        edition=said(Kind.EDITION, words.edition),
        suits=each(Kind.SUIT, words.suits),
        specials=each(Kind.SPECIAL, words.specials),
        ranks=each(Kind.RANK, words.ranks),
        card=said(Kind.CARD, words.card) if words.suits else words.card,
        elements=each(Kind.ELEMENT, words.elements),
        # The English says who is meant; a language has a word of its own for that, or none.
        leader="" if leader == words.leader else leader,
        third_hand=said(Kind.THIRD_HAND, words.third_hand),
        bonus=each(Kind.BONUS, words.bonus),
        variants={
            key: (said(Kind.VARIANT, title), said(Kind.SENTENCE, sentence))
            for key, (title, sentence) in words.variants.items()
        },
        notes=each(Kind.NOTE, words.notes),
        also=each(Kind.ALSO, words.also),
        sheet_language=words.sheet_language,
        box=said(Kind.BOX, words.box),
        sold=words.sold,
        # They are the same in every game: their context names none.
        numbers={figure: say(Kind.NUMBER, word) for figure, word in words.numbers.items()},
    )
