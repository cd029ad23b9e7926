"""Cards in words, both ways: "blue 5", "Herz-Ass", "valet de cœur", ``B5``."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache

from scorepad.rules.cards import Card, kinds_of_card
from scorepad.rules.deck import Deck
from scorepad.rules.library import Game, GameWords
from scorepad.rules.phrases import WORD, Phrase, folded, loose_forms, strict_forms
from scorepad.rules.refusal import Code, Refusal, Refused

_PIECE = re.compile(r"[^,;/+&|\n]+")
_LONGEST_PIECE = 40
_FILLING = {
    *("of", "the", "and", "then"),
    *("de", "du", "des", "le", "la", "les", "et", "puis"),
    *("von", "der", "die", "das", "den", "und", "dann"),
}


def card_in_words(words: GameWords, card: Card) -> str:
    """What the players call the card.

    >>> from scorepad.rules import games, read_card
    >>> game = games()["quoicoupli"]
    >>> card = read_card(game.ruleset.deck, "HA")
    >>> [card_in_words(words, card) for words in game.words.values()]
    ['ace of hearts', 'as de cœur', 'Herz-Ass']
    """
    if card.suit is None:
        return words.specials[card.code]
    rank = card.code.removeprefix(card.suit)
    return words.card.format(suit=words.suits[card.suit], rank=words.ranks.get(rank, rank))


def read_words(game: Game, text: str) -> tuple[Card, ...]:
    """The cards that somebody typed: by their codes or in the words of any of
    the game's languages, suit and rank in either order, with or without commas,
    capitals and accents.

    Raises:
        Refused: ``NO_SUCH_CARD`` for the first piece that is no card; the fact
            ``nearest`` is the code of the card that is most like it, or "".

    >>> from scorepad.rules import games
    >>> [str(card) for card in read_words(games()["wizard_fisher"], "blue 5, 3 Bleu n b12")]
    ['B5', 'B3', 'N', 'B12']
    """
    deck = game.ruleset.deck
    by_code = {card.code: card for card, _ in kinds_of_card(deck)}
    meanings = _meanings(deck, tuple(map(_hashable, game.words.values())))
    found: list[Card] = []
    for piece in _PIECE.finditer(text):
        raw = piece.group().strip()
        if raw in by_code:
            found.append(by_code[raw])
        else:
            found.extend(by_code[code] for code in _read_piece(raw, meanings))
    return tuple(found)


_Words = tuple[
    tuple[tuple[str, str], ...], tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]
]
_Meanings = dict[Phrase, str]


def _hashable(words: GameWords) -> _Words:
    return tuple(words.suits.items()), tuple(words.specials.items()), tuple(words.ranks.items())


@lru_cache(maxsize=32)
def _meanings(deck: Deck, languages: tuple[_Words, ...]) -> _Meanings:
    """Every phrase that means one card alone; what is exact goes before what
    is only close."""
    cards = [card for card, _ in kinds_of_card(deck)]
    found: _Meanings = {}
    for forms in (strict_forms, loose_forms):
        said: dict[Phrase, set[str]] = {}
        for suits, specials, ranks in languages:
            for card in cards:
                for phrase in forms(card, dict(suits), dict(specials), dict(ranks)):
                    said.setdefault(phrase, set()).add(card.code)
        for phrase, codes in said.items():
            if len(codes) == 1:
                found.setdefault(phrase, *codes)
    return found


def _read_piece(raw: str, meanings: _Meanings) -> Iterator[str]:
    words = [(folded(match.group()), match.start()) for match in WORD.finditer(raw)]
    words = [(word, start) for word, start in words if word not in _FILLING]
    if not words and raw:
        raise _unread(raw, meanings)
    longest = max(map(len, meanings), default=0)
    place = 0
    while place < len(words):
        rest = tuple(word for word, _ in words[place : place + longest])
        length = next((n for n in range(len(rest), 0, -1) if rest[:n] in meanings), 0)
        if not length:
            chunk = (
                raw if place == 0 and len(words) <= longest else raw[words[place][1] :].split()[0]
            )
            raise _unread(chunk, meanings)
        yield meanings[rest[:length]]
        place += length


def _unread(piece: str, meanings: _Meanings) -> Refused:
    shown = piece[:_LONGEST_PIECE]
    typed = " ".join(folded(match.group()) for match in WORD.finditer(shown))
    likely = {" ".join(phrase): code for phrase, code in meanings.items()}
    nearest = get_close_matches(typed, likely, n=1) if typed else []
    facts = {"card": shown, "nearest": likely[nearest[0]] if nearest else ""}
    return Refused(Refusal(Code.NO_SUCH_CARD, facts))
