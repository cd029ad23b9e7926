"""The ways in which people type one card: tuples of folded words."""

import re
import unicodedata
from collections.abc import Iterator, Mapping

from scorepad.rules.cards import Card

Phrase = tuple[str, ...]
"""Words without capitals and accents, each all letters or all digits."""

Names = Mapping[str, str]

WORD = re.compile(r"[^\W\d_]+|\d+")
"""One word of a phrase."""

_JOINED = str.maketrans({"œ": "oe", "æ": "ae"})
_SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_ENDINGS = ("e", "s", "es", "x", "n", "en", "er")

_ACE, _ONE = "A", "1"
_IN_WORDS: Mapping[str, Phrase] = {
    "1": ("one", "un", "eins"),
    "2": ("two", "deux", "zwei"),
    "3": ("three", "trois", "drei"),
    "4": ("four", "quatre", "vier"),
    "5": ("five", "cinq", "funf", "fuenf"),
    "6": ("six", "sechs"),
    "7": ("seven", "sept", "sieben"),
    "8": ("eight", "huit", "acht"),
    "9": ("nine", "neuf", "neun"),
    "10": ("ten", "dix", "zehn"),
    "11": ("eleven", "onze", "elf"),
    "12": ("twelve", "douze", "zwolf", "zwoelf"),
    "13": ("thirteen", "treize", "dreizehn"),
}
"""Numbers as words of every language, folded. An article before a suit is no number."""


def folded(text: str) -> str:
    """``text`` without capitals and accents.

    >>> folded("Cœur GRÜN")
    'coeur grun'
    """
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_JOINED))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def phrase_of(text: str) -> Phrase:
    """The words of ``text``, folded.

    >>> phrase_of("Herz-10")
    ('herz', '10')
    """
    return tuple(folded(word) for word in WORD.findall(text))


def strict_forms(card: Card, suits: Names, specials: Names, ranks: Names) -> Iterator[Phrase]:
    """The card's code, its name, or its suit and rank in either order. Codes have
    the rank that is printed on the card."""
    if card.suit is None:
        yield phrase_of(card.code)
        yield from _spellings(specials[card.code])
        return
    yield phrase_of(f"{card.suit}{card.label}")
    yield phrase_of(f"{card.suit} {card.label}")
    yield from _in_either_order(
        list(_spellings(suits[card.suit])),
        [phrase_of(card.label), *_spellings(ranks.get(card.label, card.label))],
    )


def loose_forms(card: Card, suits: Names, specials: Names, ranks: Names) -> Iterator[Phrase]:
    """Return the forms with other endings, and ranks by their first letters, or as words.
    The lowest card is a 1 too where it is the ace."""
    if card.suit is None:
        for phrase in _spellings(specials[card.code]):
            yield from _inflected(phrase)
        return
    label = card.label
    name = ranks.get(label, label)
    figure = _ONE if label == _ACE and card.rank == 1 else label
    yield from _in_either_order(
        [form for suit in _spellings(suits[card.suit]) for form in _inflected(suit)],
        [
            *(phrase_of(label), phrase_of(figure)),
            *_names_of_rank(name, label),
            *((word,) for word in _IN_WORDS.get(figure, ())),
        ],
    )


def _names_of_rank(name: str, label: str) -> Iterator[Phrase]:
    if name != label:
        yield phrase_of(name[:1])
        for spelling in _spellings(name):
            yield from _inflected(spelling)


def _spellings(name: str) -> Iterator[Phrase]:
    yield phrase_of(name)
    yield phrase_of(name.casefold().translate(_SPELT_OUT))


def _inflected(name: Phrase) -> Iterator[Phrase]:
    *before, last = name
    yield name
    for ending in _ENDINGS:
        yield (*before, last + ending)
        if last.endswith(ending) and last != ending:
            yield (*before, last.removesuffix(ending))


def _in_either_order(suits: list[Phrase], ranks: list[Phrase]) -> Iterator[Phrase]:
    for suit in suits:
        for rank in ranks:
            yield suit + rank
            yield rank + suit
