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
_ENDINGS = ("e", "s", "es", "n", "en", "er")


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
    """The card's code, its name, or its suit and rank in either order."""
    yield phrase_of(card.code)
    if card.suit is None:
        yield from _spellings(specials[card.code])
        return
    rank = card.code.removeprefix(card.suit)
    yield phrase_of(f"{card.suit} {rank}")
    yield from _in_either_order(
        list(_spellings(suits[card.suit])),
        [phrase_of(rank), *_spellings(ranks.get(rank, rank))],
    )


def loose_forms(card: Card, suits: Names, specials: Names, ranks: Names) -> Iterator[Phrase]:
    """The same with other endings, and ranks by their first letters."""
    if card.suit is None:
        for phrase in _spellings(specials[card.code]):
            yield from _inflected(phrase)
        return
    rank = card.code.removeprefix(card.suit)
    name = ranks.get(rank, rank)
    yield from _in_either_order(
        [form for suit in _spellings(suits[card.suit]) for form in _inflected(suit)],
        [phrase_of(rank), *_spellings(name), phrase_of(name[:1] if name != rank else rank)],
    )


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
