"""Sentences that are right whatever a game calls its cards and people are called."""

import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from scorepad.i18n.verdicts import reason_in_words
from scorepad.rules.cards import read_card
from scorepad.rules.library import games
from scorepad.rules.tricks import Taken, Verdict
from scorepad.trick_checker.verdict import Reason

# A card's or a suit's own word has no gender and no case here.
WORDS = r"(?:<b>)?%\((?:card|cards|suit|suits|names|nearest|strong|weak|trump)\)s"
ARTICLES = {
    "fr": rf"\b(?:le|la|les|du|des|un|une|au|aux)\s+{WORDS}|\b[dl]’{WORDS}",
    "de": rf"\b(?:der|die|das|den|dem|des|ein|eine|einen|einem|eines)\s+{WORDS}",
    "es": rf"\b(?:el|la|los|las|del|al|un|una)\s+{WORDS}",
    "hu": rf"\b(?:a|az|egy)\s+{WORDS}|{WORDS}-?[^\W\d_]",
    "it": rf"\b(?:il|lo|la|i|gli|le|del|della|dei|delle|al|un|una)\s+{WORDS}|\b\w+’{WORDS}",
    "nl": rf"\b(?:de|het|een)\s+{WORDS}",
    "pt": rf"\b(?:o|a|os|as|do|da|dos|das|ao|à|um|uma)\s+{WORDS}",
}
NAMES = r"(?:<b>)?%\((?:name|names|player|house|before)\)s"
"""Words that may begin with a vowel, before which French swallows an e."""


def forms(tool: ModuleType, language: str) -> Iterator[str]:
    for message in tool.catalogue(language):
        if message.id:
            yield from ([message.string] if isinstance(message.string, str) else message.string)


@pytest.mark.parametrize("language", ARTICLES)
def test_no_article_stands_before_a_games_own_word(language: str, tool: ModuleType) -> None:
    number = re.compile(r"%\(cards\)s (?:cartes|Karten)")
    assert [
        form
        for form in forms(tool, language)
        if re.search(ARTICLES[language], number.sub("", form), re.IGNORECASE)
    ] == []


def test_names_follow_no_french_word_that_loses_its_vowel_and_no_german_genitive(
    tool: ModuleType,
) -> None:
    swallowed = re.compile(
        rf"\b(?:de|que|le|la|ne|jusque|lorsque|si)\s+{NAMES}"
        r"|\bque\s+(?:<b>)?%\((?:card|others|special|specials)\)s",
        re.IGNORECASE,
    )
    assert [form for form in forms(tool, "fr") if swallowed.search(form)] == []
    assert [form for form in forms(tool, "de") if re.search(rf"{NAMES}s\b", form)] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        # Two numbers in a row, of which the second may be 8 or 11: "siete u ocho", "gli otto".
        ("es", r"\bo %\((?:most|high|until|bids?)\)s"),
        ("it", r"\b(?:i|dei|ai|nei|dai|sui) %\((?:num|number|cards|players|rounds)\)s"),
    ],
)
def test_no_word_stands_before_a_number_that_would_change_it(
    language: str, wrong: str, tool: ModuleType
) -> None:
    found = re.compile(wrong, re.IGNORECASE)
    assert [form for form in forms(tool, language) if found.search(form)] == []


def decided(game: str, code: str, why: Taken) -> Reason:
    card = read_card(games()[game].ruleset.deck, code)
    verdict = Verdict(0, card, why, None, "", "", leads=0)
    return Reason(verdict, alone=False, beaten=None, final=True, leads=0)


@pytest.mark.parametrize(
    ("game", "code", "why", "language", "words"),
    [
        ("wizard_club", "R5", Taken.HIGHEST_TRUMP, "fr", "Plus fort atout : 5 des Nains."),
        ("wizard_club", "R5", Taken.HIGHEST_TRUMP, "de", "Höchster Trumpf: 5 der Zwerge."),
        ("oh_hell", "HK", Taken.HIGHEST_TRUMP, "fr", "Plus fort atout : roi de cœur."),
        ("oh_hell", "HK", Taken.HIGHEST_TRUMP, "de", "Höchster Trumpf: Herz-König."),
    ],
)
def test_a_verdict_reads_well_with_every_games_words(
    game: str, code: str, why: Taken, language: str, words: str, speaking
) -> None:
    with speaking(language):
        assert reason_in_words(decided(game, code, why), game).replace("\u202f", " ") == words
