"""The line by which people know which box of a game is theirs."""

import re

import pytest

from scorepad.i18n.game_words import library_words
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules.library import all_games, games
from tests.languages import each_language


@pytest.mark.parametrize("language", each_language())
def test_every_game_says_how_to_know_it_and_no_two_say_the_same(language: str) -> None:
    lines = [words.box for words in library_words(language).values()]
    assert all(lines)
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("key", games())
def test_the_number_of_cards_is_that_of_the_deck(key: str, language: str) -> None:
    deck = games()[key].ruleset.deck
    cards = len(deck.suits) * len(deck.ranks) + sum(card.count for card in deck.all_specials)
    line = library_words(language)[key].box
    assert str(cards) in re.findall(r"\d+", line)


@pytest.mark.parametrize("language", each_language())
def test_what_differs_is_said_in_a_few_words(language: str) -> None:
    for words in library_words(language).values():
        *_, differs = words.box.split(" · ")
        assert len(differs.split()) <= 10, differs


def test_boxes_are_sold_in_languages_that_the_app_speaks() -> None:
    sold = [language for game in all_games().values() for language in game.words.sold]
    assert set(sold) <= set(LANGUAGES)
