"""Cards in codes and in words, both ways, in every language of every game."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    LANGUAGES,
    Card,
    Code,
    Game,
    Refused,
    card_in_words,
    games,
    kinds_of_card,
    read_card,
    read_words,
)

WIZARD, CLUB, ACES_LOW = "wizard_gigamic", "wizard_club", "quoicoupli"


def cards_of(game: Game) -> list[Card]:
    return [card for card, _ in kinds_of_card(game.ruleset.deck)]


def read(key: str, text: str) -> list[str]:
    return [card.code for card in read_words(games()[key], text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_card_of_every_game_comes_back_from_its_words(key: str, language: str) -> None:
    game = games()[key]
    words = game.words[language]
    said = [card_in_words(words, card) for card in cards_of(game)]
    assert len(set(said)) == len(said)
    for card, name in zip(cards_of(game), said, strict=True):
        for typed in (name, name.upper(), name.replace(" ", "  "), f" {name}, "):
            assert read_words(game, typed) == (card,), typed
    assert list(read_words(game, ", ".join(said))) == cards_of(game)
    assert list(read_words(game, " ".join(said))) == cards_of(game)


@pytest.mark.parametrize("key", games())
def test_every_card_of_every_game_comes_back_from_its_code(key: str) -> None:
    game = games()[key]
    codes = [card.code for card in cards_of(game)]
    assert list(read_words(game, ", ".join(codes))) == cards_of(game)
    assert list(read_words(game, " ".join(codes).lower())) == cards_of(game)
    for card in cards_of(game):
        assert read_card(game.ruleset.deck, str(card)) == card
        if card.suit is not None:
            apart = f"{card.suit} {card.code.removeprefix(card.suit)}"
            assert read_words(game, apart) == (card,)


@pytest.mark.parametrize("key", games())
def test_suit_and_rank_are_read_in_either_order(key: str) -> None:
    game = games()[key]
    for words in game.words.values():
        for card in cards_of(game):
            if card.suit is not None:
                rank = card.code.removeprefix(card.suit)
                pair = [words.suits[card.suit], words.ranks.get(rank, rank)]
                assert read_words(game, " ".join(pair)) == (card,)
                assert read_words(game, " ".join(reversed(pair))) == (card,)


@pytest.mark.parametrize(
    ("key", "typed", "codes"),
    [
        (WIZARD, "blue 5, blue 3, Jester", ["B5", "B3", "N"]),
        (WIZARD, "B5 B3 N", ["B5", "B3", "N"]),
        (WIZARD, "b5;b3/n + z", ["B5", "B3", "N", "Z"]),
        (WIZARD, "das blaue 5 und rote 13, dann Narr", ["B5", "R13", "N"]),
        (WIZARD, "le 5 bleu et 5 verte", ["B5", "G5"]),
        (WIZARD, "gruen 7 GRÜN8 Gruen9", ["G7", "G8", "G9"]),
        (WIZARD, "Wizard Zauberer Jesters", ["Z", "Z", "N"]),
        (WIZARD, "red 1 blue 1 3 yellow", ["R1", "B1", "Y3"]),
        (ACES_LOW, "Ace of Hearts, dame de coeur", ["HA", "HQ"]),
        (ACES_LOW, "as de cœur, Herz-10, Pik König, koenig pik", ["HA", "H10", "SK", "SK"]),
        (ACES_LOW, "ha HA Ha", ["HA", "HA", "HA"]),
        (ACES_LOW, "heart 2, Kreuz B, carreau V, trèfle R", ["H2", "CJ", "DJ", "CK"]),
        (WIZARD, "", []),
        (WIZARD, " , ;\n", []),
    ],
)
def test_what_people_type(key: str, typed: str, codes: list[str]) -> None:
    assert read(key, typed) == codes


@pytest.mark.parametrize(
    ("key", "typed", "piece", "nearest"),
    [
        (WIZARD, "B5 B3 X9 N", "X9", "Y9"),
        (WIZARD, "blue 5, wizzard, N", "wizzard", "Z"),
        (WIZARD, "B5, blue 14", "blue 14", "B4"),
        (WIZARD, "blue", "blue", "B9"),
        (WIZARD, "Jestr", "Jestr", "N"),
        (WIZARD, "the", "the", ""),
        (WIZARD, "???", "???", ""),
        (ACES_LOW, "10H", "10H", "H10"),
        (ACES_LOW, "xyzzy", "xyzzy", ""),
    ],
)
def test_what_cannot_be_read_is_named_with_the_card_it_is_like(
    key: str, typed: str, piece: str, nearest: str
) -> None:
    with pytest.raises(Refused) as refused:
        read(key, typed)
    facts = refused.value.refusal.facts
    assert refused.value.refusal.code is Code.NO_SUCH_CARD
    assert facts["card"] == piece
    assert facts["nearest"] == nearest


def test_a_piece_that_is_named_is_never_long() -> None:
    with pytest.raises(Refused) as refused:
        read(WIZARD, "x" * 10_000)
    assert len(refused.value.refusal.facts["card"]) <= 40


@given(text=st.text(alphabet="B5 3,zZnèœ-10HerzKönig.\u0301", max_size=30) | st.text(max_size=30))
def test_anything_typed_is_read_or_refused(text: str) -> None:
    for key in (WIZARD, ACES_LOW):
        with suppress(Refused):
            cards = read_words(games()[key], text)
            assert read_words(games()[key], " ".join(map(str, cards))) == cards


def test_a_made_up_game_is_read_by_its_file_alone(short_lift: Game) -> None:
    for words in short_lift.words.values():
        for card in cards_of(short_lift):
            assert read_words(short_lift, card_in_words(words, card)) == (card,)
            assert read_words(short_lift, card.code) == (card,)
