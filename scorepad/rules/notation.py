"""Cards in words, both ways: "blue 5", "Herz-Ass", "valet de cœur", ``B5``."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from difflib import SequenceMatcher
from functools import cached_property, lru_cache
from operator import contains

from scorepad.rules.cards import Card, every_way
from scorepad.rules.deck import Deck
from scorepad.rules.game_file import GameWords
from scorepad.rules.refusal import Code, Refusal, Refused

Phrase = tuple[str, ...]
"""Words without capitals and accents, each all letters or all digits."""

Names = Mapping[str, str]

WORD = re.compile(r"[^\W\d_]+|\d+")
"""One word of a phrase."""

_BY_DICTIONARIES = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t"}
)
"""Letters that Unicode does not take apart, as people look them up."""

_SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_ENDINGS = ("e", "s", "es", "x", "n", "en", "er")

_OTHER_ENDINGS = {
    "a": ("e", "ou", "ova", "ovy"),
    "e": ("i", "ova", "ovy"),
    "i": ("a", "e", "ie"),
    "o": ("a", "e", "i"),
    "y": ("a", "e", "i", "ow", "ova", "ovy"),
}
"""Endings in place of a vowel, as other genders and cases have them, and adjectives.

Each is one that suits have in some language: each makes some hundred phrases more.
"""

_DOUBLE_VOWEL = re.compile(r"([aeou])\1([^aeiou])$")
"""In Dutch one is left before an ending: "rood", "rode"."""

_NOUN, _OBJECTS = "ka", ("ke", "ku")
"""The ending of a card's number as a noun in Czech and Polish, "petka", and those of an object."""

_ACE, _ONE = "A", "1"


_PLAYED_AS = ("as", "en", "als", "como", "come", "jako", "mint")
"""The words, in plain letters, between a card and the one that it is played as."""


def plain(text: str) -> str:
    r"""Return ``text`` without capitals and accents, and with the digits 0 to 9.

    >>> plain("Cœur GRÜN \N{ARABIC-INDIC DIGIT FIVE}")
    'coeur grun 5'
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    signs = (sign for sign in apart if not unicodedata.combining(sign))
    letters = "".join(str(unicodedata.decimal(sign, sign)) for sign in signs)
    return letters.translate(_BY_DICTIONARIES)


def phrase_of(text: str) -> Phrase:
    """Return the words of ``text``, in plain letters.

    >>> phrase_of("Herz-10")
    ('herz', '10')
    """
    return tuple(plain(word) for word in WORD.findall(text))


def strict_forms(
    card: Card, suits: Names, specials: Names, ranks: Names, _numbers: Names
) -> Iterator[Phrase]:
    """Yield the card's code, its name, and its suit and rank in either order.

    Codes have the rank that is printed on the card. One of which something is said has both codes,
    or both names: "Tigress as Pirate". Behind a suit that was named the rank may stand, as in the
    name that is shown: "Juggler as red 7½".
    """
    if card.suit is None or card.role is not None:
        yield phrase_of(card.played)
        for name in _spellings(specials[card.code]):
            if not card.said:
                yield name
            else:
                others = list(_spellings(specials.get(card.said) or suits[card.said]))
                for other in _in_either_order(others, [(), phrase_of(card.label)]):
                    yield from ((*name, word, *other) for word in _PLAYED_AS)
        return
    yield phrase_of(f"{card.suit}{card.label}")
    yield phrase_of(f"{card.suit} {card.label}")
    yield from _in_either_order(
        list(_spellings(suits[card.suit])),
        [phrase_of(card.label), *_spellings(ranks.get(card.label, card.label))],
    )


def loose_forms(
    card: Card, suits: Names, specials: Names, ranks: Names, numbers: Names
) -> Iterator[Phrase]:
    """Yield the forms with other endings, and ranks by their first letters, or as words.

    The lowest card is a 1 too where it is the ace. A suit that was named may stand before the card.
    Suit and rank may be one word: "Herzkönig", "klaveraas".
    """
    if card.said:
        if card.suit is not None:
            for suit in _spellings(suits[card.suit]):
                for form in _inflected(suit):
                    yield from (form + name for name in _spellings(specials[card.code]))
        return
    if card.suit is None:
        for phrase in _spellings(specials[card.code]):
            yield from _inflected(phrase)
        return
    label = card.label
    name = ranks.get(label, label)
    figure = _ONE if label == _ACE and card.rank == 1 else label
    in_words = [*_in_words(numbers.get(figure, ""))]
    inflected = [form for suit in _spellings(suits[card.suit]) for form in _inflected(suit)]
    yield from _in_either_order(
        inflected,
        [*(phrase_of(label), phrase_of(figure)), *_names_of_rank(name, label), *in_words],
    )
    ranks_behind = [*(_spellings(name) if name != label else ()), *in_words]
    for suit in _spellings(suits[card.suit]):
        whole = "".join(suit)
        for stem in (whole, whole.removesuffix("en")):
            yield from ((stem + "".join(rank),) for rank in ranks_behind)


def _in_words(number: str) -> Iterator[Phrase]:
    for word in filter(None, number.split(", ")):
        for (spelt,) in _spellings(word):
            yield (spelt,)
            if spelt.endswith(_NOUN):
                yield from ((spelt.removesuffix(_NOUN) + each,) for each in _OBJECTS)


def _names_of_rank(name: str, label: str) -> Iterator[Phrase]:
    if name != label:
        yield phrase_of(name[:1])
        for spelling in _spellings(name):
            yield from _inflected(spelling)


def _spellings(name: str) -> Iterator[Phrase]:
    yield phrase_of(name)
    spelt = name.casefold().translate(_SPELT_OUT)
    # Most names have one: a second would make four times as many phrases.
    if spelt != name.casefold():
        yield phrase_of(spelt)


def _inflected(name: Phrase) -> Iterator[Phrase]:
    *before, last = name
    yield name
    for ending in _ENDINGS:
        yield (*before, last + ending)
        if last.endswith(ending):
            yield (*before, last.removesuffix(ending))
    yield from ((*before, last[:-1] + other) for other in _OTHER_ENDINGS.get(last[-1], ()))
    yield (*before, _DOUBLE_VOWEL.sub(r"\1\2e", last))


def _in_either_order(suits: list[Phrase], ranks: list[Phrase]) -> Iterator[Phrase]:
    for suit in suits:
        for rank in ranks:
            yield suit + rank
            yield rank + suit


_PIECE = re.compile(r"[^,;/+&|\n]+")
_LONGEST_PIECE = 40
_MOST_NEAREST = 3
_LEAST_ALIKE, _ALIKE, _IN_ONE_WORD = 0.4, 0.6, 0.8
"""Likeness, from 0 to 1: the least of one word, of a card, and of one word alone."""

_ABOUT_AS_LIKE = 0.15
"""The most that the likeness of a card may be less than that of the likeliest."""

_NEXT_NUMBER = 0.7
"""Likeness of numbers that are one apart."""

_ARTICLES = {
    *("a", "an", "un", "une", "ein", "eine", "einen"),
    *("una", "uno", "um", "uma", "een", "egy"),
    *("d", "e", "en", "es", "i", "l", "o", "y"),
}
"""Words before a card that mean something else as well: the number 1, a suit's letter, a card's."""

_ANDS = {"e": {"due", "dois"}, "y": {"dos"}}
"""Words for "and" that are codes of cards, with the number 2 in the languages that have them."""

_FILLING = {
    *("of", "the", "and", "then"),
    *("de", "du", "des", "le", "la", "les", "et", "puis"),
    *("von", "der", "die", "das", "den", "und", "dann"),
    *(
        "di",
        "del",
        "dell",
        "dello",
        "della",
        "delle",
        "dei",
        "degli",
        "il",
        "lo",
        "gli",
        "ed",
        "poi",
    ),
    *("el", "los", "las", "luego", "despues", "do", "dos", "depois"),
    *("het", "van", "dan", "daarna", "oraz", "potem", "pak", "potom", "az", "meg", "majd", "aztan"),
}
"""Words that say nothing about a card, but where one is a number of a language that is read."""

_BEHIND_A_FIGURE = re.compile(r"(?<=\d)-(?:as|es|[o\u00f6]s|ka|tka)\b", re.IGNORECASE)
"""The ending behind a figure in Hungarian, Czech and Polish: "5-\u00f6s"."""


def card_in_words(words: GameWords, card: Card) -> str:
    """Return the name that the players have for the card.

    >>> from scorepad.rules import games, read_card
    >>> game = games()["quoicoupli"]
    >>> card_in_words(game.words, read_card(game.ruleset.deck, "HA"))
    'ace of hearts'
    """
    if card.suit is None or card.role is not None:
        return words.specials[card.code]
    rank = words.ranks.get(card.label, card.label)
    return words.card.format(suit=words.suits[card.suit], rank=rank)


def read_words(
    deck: Deck, text: str, languages: Iterable[GameWords], *, guesses: bool = True
) -> tuple[Card, ...]:
    """Return the cards that somebody typed, by their codes or in the words of any of ``languages``.

    Suit and rank stand in either order, in figures or words, with or without articles, commas,
    capitals and accents. Ranks are read as the cards print them, in codes as well.

    Raises:
        Refused: ``NO_SUCH_CARD`` for the first piece that is no card; the fact
            ``nearest`` are the codes of the cards that are most like it, the
            likeliest first, at most three; none without ``guesses``, which take long.

    >>> from scorepad.rules import games
    >>> wizard = games()["wizard_fisher"]
    >>> typed = "blue 5, the 3 blue n b12"
    >>> [str(card) for card in read_words(wizard.ruleset.deck, typed, [wizard.words])]
    ['B5', 'B3', 'N', 'B12']
    """
    by_code = {card.played: card for card in every_way(deck)}
    meanings = _meanings(deck, tuple(map(_hashable, languages)))
    cards: list[Card] = []
    for piece in _PIECE.finditer(text):
        # A colon may stand before what was said of a card: J:R is JR.
        raw = piece.group().strip().replace(":", "")
        cards.extend(by_code[code] for code in _read_piece(raw, meanings, guesses))
    return tuple(cards)


_Pairs = tuple[tuple[str, str], ...]
_Words = tuple[_Pairs, _Pairs, _Pairs, _Pairs]
"""Suits, special cards, ranks and numbers."""


class _Meanings(dict[Phrase, str]):
    """The phrases that mean one card alone, each with the card's code.

    What is asked of all of them is worked out once: it was most of the time of reading a card.
    ``numbers`` are the words for numbers in the languages that are read, ``named`` those for ranks
    and special cards, numbers included, ``codes`` those of suits and cards.
    """

    numbers: Set[str] = frozenset()
    named: Set[str] = frozenset()
    codes: Set[str] = frozenset()

    def is_and(self, word: str) -> bool:
        """Return whether the word means "and" in a language that is read."""
        return not self.numbers.isdisjoint(_ANDS.get(word, ()))

    def is_said(self, word: str) -> bool:
        """Return whether the word is neither a number in figures nor a code."""
        return not word.isdecimal() and word not in self.codes

    def says(self, text: str) -> list[tuple[str, int]]:
        """Return the words of ``text`` that say something, each with its place."""
        without = _BEHIND_A_FIGURE.sub(lambda ending: " " * len(ending[0]), text)
        words = [(plain(match.group()), match.start()) for match in WORD.finditer(without)]
        return [each for each in words if each[0] not in _FILLING or each[0] in self.numbers]

    @cached_property
    def words(self) -> Mapping[str, Set[str]]:
        """The words of all phrases, each with its letters."""
        return {word: frozenset(word) for word in {word for phrase in self for word in phrase}}

    @cached_property
    def longest(self) -> int:
        """The most words of a phrase."""
        return max(map(len, self))


def _hashable(words: GameWords) -> _Words:
    suits, specials, ranks = (
        tuple(each.items()) for each in (words.suits, words.specials, words.ranks)
    )
    return suits, specials, ranks, tuple(words.numbers.items())


@lru_cache(maxsize=32)
def _meanings(deck: Deck, languages: tuple[_Words, ...]) -> _Meanings:
    """Return every phrase that means one card alone.

    An exact form goes before one that is only close.
    """
    cards = every_way(deck)
    meanings = _Meanings()
    meanings.numbers = {
        word for *_, numbers in languages for _, said in numbers for (word,) in _in_words(said)
    }
    meanings.named = meanings.numbers | {
        word
        for _, *names, _ in languages
        for each in names
        for _, name in each
        for phrase in _spellings(name)
        for word in phrase
    }
    meanings.codes = {plain(code) for card in cards for code in (card.suit, card.played) if code}
    for forms in (strict_forms, loose_forms):
        by_phrase: dict[Phrase, set[str]] = {}
        for words in languages:
            suits, specials, ranks, numbers = map(dict, words)
            for card in cards:
                for phrase in forms(card, suits, specials, ranks, numbers):
                    by_phrase.setdefault(phrase, set()).add(card.played)
        for phrase, codes in by_phrase.items():
            if len(codes) == 1:
                meanings.setdefault(phrase, *codes)
    return meanings


def _read_piece(raw: str, meanings: _Meanings, guesses: bool) -> Iterator[str]:
    words = meanings.says(raw)
    if not words and raw:
        raise _unread(raw, meanings, guesses)
    small = {place for place, (_, start) in enumerate(words) if raw[start].islower()}
    steps = _steps([word for word, _ in words], small, meanings)
    position = 0
    found = False
    while position < len(words):
        length, is_card = steps[position]
        if not length:
            alone = not found and len(words) - position <= meanings.longest
            piece = raw if alone else raw[words[position][1] :].split()[0]
            raise _unread(piece, meanings, guesses)
        if is_card:
            found = True
            yield meanings[tuple(word for word, _ in words[position : position + length])]
        position += length


def _steps(
    words: Sequence[str], small: Set[int], meanings: _Meanings
) -> Mapping[int, tuple[int, bool]]:
    """Return for each place how many words are read there, and whether they are a card.

    The longest card is read from which all else can be read, or else the longest one; an article
    before a card is passed over. 0 is for a place where nothing can be read. The words in the
    ``small`` places are typed in small letters: before a card in words, such a word for "and" is
    no code.
    """
    steps: dict[int, tuple[int, bool]] = {}
    to_the_end = {len(words)}
    for place in reversed(range(len(words))):
        rest = tuple(words[place : place + meanings.longest])
        cards = [(n, True) for n in range(len(rest), 0, -1) if rest[:n] in meanings]
        is_and = place in small and meanings.is_and(rest[0]) and len(rest) > 1
        passed = [(1, False)] if is_and or _is_passed(words, place, meanings) else []
        # Among codes it is one.
        in_words = is_and and any(map(meanings.is_said, rest[1 : 1 + steps[place + 1][0]]))
        ways = passed + cards if in_words else cards + passed
        whole = next((way for way in ways if place + way[0] in to_the_end), None)
        if whole:
            to_the_end.add(place)
        steps[place] = whole or next(iter(ways), (0, False))
    return steps


def _is_passed(words: Sequence[str], place: int, meanings: _Meanings) -> bool:
    """Return whether the word in this place may be an article, which says nothing.

    One that is a code as well is a part of the first card, but before a rank or a special card.
    """
    if words[place] not in _ARTICLES or place + 1 == len(words):
        return False
    is_first = all(word in _ARTICLES for word in words[:place])
    return not is_first or words[place] not in meanings.codes or words[place + 1] in meanings.named


def _unread(piece: str, meanings: _Meanings, guesses: bool) -> Refused:
    shown = piece[:_LONGEST_PIECE]
    words = [word for word, _ in meanings.says(shown)]
    while len(words) > 1 and words[0] in _ARTICLES:
        del words[0]
    nearest = tuple(_nearest(words, meanings))[:_MOST_NEAREST] if guesses else ()
    return Refused(Refusal(Code.NO_SUCH_CARD, {"card": shown, "nearest": nearest}))


def _nearest(typed_words: Sequence[str], meanings: _Meanings) -> Iterable[str]:
    """Return the codes of the cards that are like what was typed, the likeliest first.

    They are like it in every word, or, where there is no such card, in one.
    """
    known = meanings.words.keys()
    like = [
        {
            word: likeness
            for word, letters in meanings.words.items()
            if _may_be_alike(each, word, letters)
            and (likeness := _likeness(each, word, known)) >= _LEAST_ALIKE
        }
        for each in typed_words
    ]
    alike: dict[str, float] = {}
    for phrase, code in meanings.items():
        for of_words in (like, like[::-1]) if len(phrase) == len(typed_words) else ():
            if all(map(contains, of_words, phrase)):
                words = [near[word] for near, word in zip(of_words, phrase, strict=True)]
                alike[code] = max(alike.get(code, 0.0), sum(words) / len(words))
    best = max(alike.values(), default=0.0)
    if best >= _ALIKE:
        near = [code for code, each in alike.items() if each >= best - _ABOUT_AS_LIKE]
        return sorted(near, key=lambda code: -alike[code])
    in_one = {word for word in known if any(near.get(word, 0.0) >= _IN_ONE_WORD for near in like)}
    return dict.fromkeys(code for phrase, code in meanings.items() if in_one & set(phrase))


def _may_be_alike(typed_word: str, word: str, letters: Set[str]) -> bool:
    """Return whether the words have enough letters in common, which is soon said."""
    if word.isdecimal():
        return True
    least = _LEAST_ALIKE / 2 * (len(typed_word) + len(word))
    return sum(map(letters.__contains__, typed_word)) >= least


def _likeness(typed_word: str, word: str, known: Set[str]) -> float:
    """Return how much a typed word is like one of a card's, from 0 to 1.

    A number that is a rank is no other rank; one that is none is like its neighbours.
    """
    if typed_word == word:
        return 1
    if not (typed_word.isdecimal() and word.isdecimal()):
        return 0 if typed_word in known else SequenceMatcher(None, typed_word, word).ratio()
    if typed_word in known:
        return 0
    if abs(int(typed_word) - int(word)) == 1:
        return _NEXT_NUMBER
    return SequenceMatcher(None, typed_word, word).ratio()
