"""Cards and suits are called as the players of each game call them."""

import pytest

from scorepad.i18n.games import card_name, suit_name
from scorepad.rules.cards import read_card
from scorepad.rules.library import games


@pytest.mark.parametrize(
    ("game", "code", "language", "name"),
    [
        ("wizard_gigamic", "B5", "en", "blue 5"),
        ("wizard_gigamic", "B5", "fr", "5 bleu"),
        ("wizard_gigamic", "B5", "de", "Blau 5"),
        ("wizard_gigamic", "N", "en", "Jester"),
        ("wizard_gigamic", "N", "fr", "Fou"),
        ("wizard_gigamic", "N", "de", "Narr"),
        ("wizard_club", "G12", "en", "12 of Elves"),
        ("quoicoupli", "HQ", "en", "queen of hearts"),
        ("quoicoupli", "HQ", "fr", "dame de cœur"),
        ("quoicoupli", "HQ", "de", "Herz-Dame"),
    ],
)
def test_a_card_has_a_name_in_every_language(
    game: str, code: str, language: str, name: str, speaking
) -> None:
    with speaking(language):
        assert card_name(read_card(games()[game].ruleset.deck, code), game) == name


def test_a_game_that_has_left_the_library_calls_cards_by_their_codes(speaking) -> None:
    deck = games()["wizard_gigamic"].ruleset.deck
    with speaking("en"):
        assert [card_name(read_card(deck, code), "gone") for code in ("B5", "Z")] == ["B5", "Z"]
        assert suit_name("B", "gone") == "B"


def test_no_suit_has_no_name(speaking) -> None:
    with speaking("en"):
        assert suit_name(None, "wizard_gigamic") == ""
        assert suit_name("B", "wizard_gigamic") == "blue"
