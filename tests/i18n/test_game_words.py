"""The words of the games in every language, and those of a game that is new."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from scorepad.i18n import speech
from scorepad.i18n.game_words import library_words, words_in
from scorepad.i18n.games import words_of
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules import GameWords, games, read_words
from scorepad.rules.game_file import NUMBERS
from scorepad.rules.library import all_games
from tests.languages import CHOSEN, each_language
from tests.offered import look_again, offered
from tests.rules.sheets import DATA


def test_no_spanish_word_behind_an_and_begins_with_its_sound() -> None:
    """Before "Inés" or "hilo" it would be "e"; lists that have an "and" hold cards and suits."""
    words = [
        word
        for game in library_words("es").values()
        for each in (game.suits, game.specials, game.ranks, game.elements)
        for word in each.values()
    ]
    assert "rojo" in words
    assert [word for word in words if re.match(r"(?i)h?[ií](?![aeo])|y[^aeiou]", word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_on_a_card_has_words(language: str) -> None:
    for game in games().values():
        deck = game.ruleset.deck
        printed = {rank for rank in (*deck.ranks, *deck.court) if rank.isdecimal()}
        assert printed <= library_words(language)[game.ruleset.key].numbers.keys()


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("key", games())
def test_no_two_cards_and_no_two_variants_of_a_game_are_called_the_same(
    key: str, language: str
) -> None:
    words = library_words(language)[key]
    cards = [*words.suits.values(), *words.specials.values()]
    titles = [title for title, _ in words.variants.values()]
    assert len(set(cards)) == len(cards)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", each_language())
def test_no_two_games_have_the_same_name(language: str) -> None:
    names = [words.name for words in library_words(language).values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", each_language())
def test_the_same_title_never_means_two_different_variants(language: str) -> None:
    meanings: dict[str, set[object]] = {}
    for key, game in games().items():
        for variant in game.ruleset.variants:
            title, _ = library_words(language)[key].variants[variant.key]
            # Without its s, a plural is no other title than its singular.
            meanings.setdefault(title.casefold().replace("s", ""), set()).add(variant.sets)
    assert {title for title, sets in meanings.items() if len(sets) > 1} == set()


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("key", games())
def test_a_title_is_short_and_a_sentence_is_a_sentence_set_as_its_language_sets_it(
    key: str, language: str
) -> None:
    words = library_words(language)[key]
    for title, sentence in words.variants.values():
        assert len(title) <= 32
        assert len(sentence) <= 110
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")
        assert not title.endswith(".")
        for text in (title, sentence):
            assert "'" not in text
            assert text == text.strip()
            if language == "fr":
                before_signs = [text[at - 1] for at, sign in enumerate(text) if sign in ":;!?"]
                assert set(before_signs) <= {"\N{NARROW NO-BREAK SPACE}"}
        # What an editor has to say stands on the page of the rules.
        assert "source" not in sentence.casefold()
        assert "Quelle" not in sentence
    assert all(note[0].isupper() and note.endswith(".") for note in words.notes.values())


# A new game is one file


@pytest.fixture
def new_game() -> Iterator[str]:
    """The key of a game that no catalogue knows."""
    with offered({"short_lift.toml": (DATA / "short_lift.toml").read_text("utf-8")}):
        yield "short_lift"


def english(key: str) -> GameWords:
    return all_games()[key].words


def test_a_new_game_is_in_english_until_it_is_translated(new_game: str, speaking) -> None:
    said = [replace(words, numbers=NUMBERS) for words in words_in(LANGUAGES, new_game)]
    assert said == [english(new_game)] * len(LANGUAGES)
    with speaking("fr"):
        assert words_of(new_game).suits["a"] == "apples"


def test_what_a_new_game_lacks_is_listed_and_is_said_once_it_is_there(
    new_game: str, tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = tool.missing("de", tool.words_of_games())
    assert [(each.context, each.id) for each in lacking] == [
        ("short_lift: name", "Short lift"),
        ("short_lift: edition", "made up, to be unlike all others"),
        ("short_lift: suit", "apples"),
        ("short_lift: suit", "berries"),
        ("short_lift: suit", "cherries"),
        ("short_lift: special card", "Axe"),
        ("short_lift: special card", "Ring"),
        ("short_lift: name of a card", "{suit} {rank}"),
        ("short_lift: variant", "No ban"),
        ("short_lift: sentence", "Everybody may bid anything."),
    ]
    catalogue = tool.brought_up_to_date("de", tool.words_of_games())
    catalogue.get("apples", "short_lift: suit").string = "Äpfel"
    compiled = tmp_path / "de" / "LC_MESSAGES" / "messages.mo"
    compiled.parent.mkdir(parents=True)
    compiled.write_bytes(tool.mo_bytes(catalogue))
    monkeypatch.setattr(speech, "TRANSLATIONS", tmp_path)
    look_again()
    assert library_words("de")[new_game].suits == {"a": "Äpfel", "b": "berries", "c": "cherries"}
    assert library_words("fr")[new_game] == english(new_game)
    deck, words = games()[new_game].ruleset.deck, words_in(LANGUAGES, new_game)
    assert [card.code for card in read_words(deck, "Äpfel 5, 6 apples", words)] == ["a5", "a6"]


def test_nothing_is_missing(tool: ModuleType) -> None:
    for language in tool.LANGUAGES:
        assert tool.missing(language, tool.words_of_games()) == []


def test_a_language_has_a_word_for_the_leader_or_none() -> None:
    said = {language: library_words(language)["wizard_club"].leader for language in CHOSEN}
    assert said == {"en": "", "fr": "l’Oya", "de": ""}
