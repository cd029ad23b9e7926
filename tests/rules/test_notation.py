"""Cards in codes and in words, both ways, in every language of every game."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.i18n.game_words import library_words, words_in
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules import (
    Card,
    Code,
    Game,
    Refused,
    card_in_words,
    games,
    kinds_of_card,
    read_card,
    read_words,
    with_options,
)
from scorepad.rules.ruleset import with_every_card
from scorepad.trick_checker.trick import read_typed
from tests.languages import CHOSEN, each_language, words_in_each_language

WIZARD, CLUB, ACES_LOW = "wizard_gigamic", "wizard_club", "quoicoupli"


def cards_of(game: Game) -> list[Card]:
    return [card for card, _ in kinds_of_card(game.ruleset.deck)]


def typed(game: Game, text: str, languages: Sequence[str] = CHOSEN) -> tuple[Card, ...]:
    """What is read from ``text`` where the words of some languages are known."""
    return read_words(game.ruleset.deck, text, words_in(languages, game.ruleset.key))


def read(key: str, text: str) -> list[str]:
    return [card.code for card in typed(games()[key], text)]


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("key", games())
def test_every_card_of_every_game_comes_back_from_its_words(key: str, language: str) -> None:
    game, own = games()[key], ("en", language)
    words = library_words(language)[game.ruleset.key]
    said = [card_in_words(words, card) for card in cards_of(game)]
    assert len(set(said)) == len(said)
    for card, name in zip(cards_of(game), said, strict=True):
        for text in (name, name.upper(), name.replace(" ", "  "), f" {name}, "):
            assert typed(game, text, own) == (card,), text
    assert list(typed(game, ", ".join(said), own)) == cards_of(game)
    assert list(typed(game, " ".join(said), own)) == cards_of(game)


@pytest.mark.parametrize("key", games())
def test_every_card_of_every_game_comes_back_from_its_code(key: str) -> None:
    game = games()[key]
    codes = [card.code for card in cards_of(game)]
    assert list(typed(game, ", ".join(codes))) == cards_of(game)
    assert list(typed(game, " ".join(codes).lower())) == cards_of(game)
    for card in cards_of(game):
        assert read_card(game.ruleset.deck, str(card)) == card
        if card.suit is not None:
            apart = f"{card.suit} {card.code.removeprefix(card.suit)}"
            assert typed(game, apart) == (card,)


@pytest.mark.parametrize("key", games())
def test_suit_and_rank_are_read_in_either_order(key: str) -> None:
    game = games()[key]
    for words in words_in_each_language(key):
        for card in cards_of(game):
            if card.suit is not None:
                rank = card.code.removeprefix(card.suit)
                pair = [words.suits[card.suit], words.ranks.get(rank, rank)]
                assert typed(game, " ".join(pair)) == (card,)
                assert typed(game, " ".join(reversed(pair))) == (card,)


@pytest.mark.parametrize(
    ("key", "text", "codes"),
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
        (ACES_LOW, "6 de carreaux, 1 de coeur, 1 de cœurs", ["D6", "HA", "HA"]),
        (ACES_LOW, "Six of diamonds; one of hearts, TEN clubs", ["D6", "HA", "C10"]),
        (ACES_LOW, "Karo sechs, eins Herz, Pik Zehn, Herz-1", ["D6", "HA", "S10", "HA"]),
        (ACES_LOW, "un de cœur, deux de trèfles, dames de piques", ["HA", "C2", "SQ"]),
        (ACES_LOW, "un 8 de coeur, une dame de coeur, un as de pique", ["H8", "HQ", "SA"]),
        (ACES_LOW, "an ace of spades, a 6 of diamonds", ["SA", "D6"]),
        (ACES_LOW, "eine Herz-Dame, einen Pik-König", ["HQ", "SK"]),
        (WIZARD, "thirteen blue, onze rouge, grün zwölf", ["B13", "R11", "G12"]),
        (WIZARD, "", []),
        (WIZARD, " , ;\n", []),
    ],
)
def test_what_people_type(key: str, text: str, codes: list[str]) -> None:
    assert read(key, text) == codes


@pytest.mark.parametrize(
    ("language", "key", "text", "codes"),
    [
        # As people say them, and as a phone writes what it hears.
        ("en", WIZARD, "Red five, the blue twelve and a Jester.", "R5 B12 N"),
        ("de", WIZARD, "Die rote Fünf und die blaue zwo, dann ein Narr.", "R5 B2 N"),
        ("de", ACES_LOW, "Herzkönig, Pikdame, Kreuzacht und Karo-Ass.", "HK SQ C8 DA"),
        ("fr", WIZARD, "Le cinq rouge, la douze bleue et un Fou.", "R5 B12 N"),
        ("fr", ACES_LOW, "L'as de cœur, le roi de pique et la dame de trèfle.", "HA SK CQ"),
        ("nl", WIZARD, "De rode vijf, een gele twaalf en een nar.", "R5 Y12 N"),
        ("nl", ACES_LOW, "Hartenboer, schoppenvrouw en het klaveraas.", "HJ SQ CA"),
        ("nl", ACES_LOW, "Een ruiten zeven en het harten aas.", "D7 HA"),
        ("nl", "skull_king", "Zwarte 14, een papegaai 3.", "B14 G3"),
        ("es", WIZARD, "Cinco rojo y tres azul y un bufón.", "R5 B3 N"),
        ("es", WIZARD, "la roja 5, el doce amarillo", "R5 Y12"),
        ("es", ACES_LOW, "El as de picas y el rey de corazones, dos de tréboles.", "SA HK C2"),
        ("it", WIZARD, "Il cinque rosso, la tre gialla e un giullare.", "R5 Y3 N"),
        ("it", ACES_LOW, "L'asso di cuori e il re di picche, uno di fiori.", "HA SK CA"),
        ("it", CLUB, "Otto degli elfi, dieci dei nani.", "G8 R10"),
        ("pl", WIZARD, "Czerwona piątka, niebieską dwójkę i błazen.", "R5 B2 N"),
        ("pl", WIZARD, "czerwone pięć, dwa żółte, zielona 10-tka", "R5 Y2 G10"),
        ("pl", ACES_LOW, "As pik, dama kier oraz dziesiątka trefl.", "SA HQ C10"),
        ("cs", WIZARD, "Červenou pětku a modrá dvě, žlutá jednička.", "R5 B2 Y1"),
        ("cs", ACES_LOW, "Srdcový král, piková dáma a křížová sedmička.", "HK SQ C7"),
        ("hu", WIZARD, "Piros ötös, kék két, a zöld 5-ös.", "R5 B2 G5"),
        ("hu", WIZARD, "sárga hét, sárga 10-es, piros tizenkettes", "Y7 Y10 R12"),
        ("hu", ACES_LOW, "Kőr ász, pikkdáma és a treff hetes.", "HA SQ C7"),
        ("pt", WIZARD, "O cinco vermelho, a dois azul e um bobo.", "R5 B2 N"),
        ("pt", ACES_LOW, "Duas de copas, o ás de espadas e o valete de paus.", "H2 SA CJ"),
        ("pt", ACES_LOW, "terno de ouros, sena de paus", "D3 C6"),
        ("pt", CLUB, "cinco dos anões e doze de elfos", "R5 G12"),
    ],
)
def test_what_people_say_in_each_language(language: str, key: str, text: str, codes: str) -> None:
    assert [str(card) for card in typed(games()[key], text, ("en", language))] == codes.split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [WIZARD, CLUB, ACES_LOW, "skull_king", "wizard_jubilee"])
def test_every_number_is_read_from_each_of_its_words_in_each_language(
    key: str, language: str
) -> None:
    game = games()[key]
    words = library_words(language)[key]
    cards = [card for card in cards_of(game) if card.suit is not None and card.label.isdecimal()]
    assert cards
    for card in cards:
        said = words.numbers[card.label].split(", ")
        for text in {name for word in said for name in (word, word.upper())}:
            suit = words.suits[card.suit]
            for phrase in (f"{suit} {text}", f"{text} {suit}."):
                assert typed(game, phrase, ("en", language)) == (card,), phrase


def test_a_word_between_cards_that_is_a_code_as_well_is_passed_over_where_it_must_be() -> None:
    assert read(WIZARD, "Y 5") == ["Y5"]
    assert read(WIZARD, "5 red y 3 blue") == ["R5", "B3"]
    assert read(WIZARD, "5 red y 3") == ["R5", "Y3"]


@pytest.mark.parametrize(
    ("language", "key", "text", "codes"),
    [
        ("it", "skull_king", "5 forzieri e 3 mappe", "Y5 M3"),
        ("it", "skull_king", "5 forzieri, e 3 mappe", "Y5 M3"),
        ("pt", "skull_king", "5 baús e 3 mapas", "Y5 M3"),
        ("it", "skull_king", "5 forzieri E 3 mappe", "Y5 E M3"),
        ("it", "skull_king", "5 forzieri e mappe 3", "Y5 M3"),
        ("it", "skull_king", "y5 e k, e", "Y5 E K E"),
        ("it", "skull_king", "y5 e k mappe 3", "Y5 E K M3"),
        ("it", "skull_king", "y5 e tp", "Y5 E TP"),
        ("it", "skull_king", "y5 e m3", "Y5 E M3"),
        ("de", "skull_king", "5 Truhen e 3 Papageien", "Y5 E G3"),
        ("es", WIZARD, "5 rojo y 3 azul", "R5 B3"),
        ("es", WIZARD, "5 rojo, y 3 azul", "R5 B3"),
        ("es", WIZARD, "r5 y 3", "R5 Y3"),
        ("fr", ACES_LOW, "d'as de cœur", "HA"),
    ],
)
def test_a_word_for_and_is_a_code_only_where_it_stands_for_a_card(
    language: str, key: str, text: str, codes: str
) -> None:
    assert [card.played for card in typed(games()[key], text, ("en", language))] == codes.split()


@pytest.mark.parametrize(
    ("key", "text"), [(ACES_LOW, "D 5 hearts"), (ACES_LOW, "d 5 hearts"), (WIZARD, "Y 5 blue")]
)
def test_a_suit_that_contradicts_another_is_not_passed_over(key: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        read(key, text)
    assert refused.value.refusal.facts["card"] == text.split()[-1]


def test_the_discard_example_is_typed_as_the_sheet_of_quoicoupli_writes_it() -> None:
    example = next(
        each for each in games()[ACES_LOW].ruleset.trick_examples if each.place == "Défausser"
    )
    written = (
        *("un 7 de coeur", "un 2 de coeur", "un Roi de coeur"),
        *("un 6 de carreaux", "un 10 de coeur", "un 1 de coeur"),
    )
    assert tuple(read(ACES_LOW, ", ".join(written))) == example.plays
    assert tuple(read(ACES_LOW, "\n".join(written))) == example.plays


def test_a_one_is_the_ace_only_where_the_ace_is_lowest() -> None:
    assert read(ACES_LOW, "1 of hearts") == ["HA"]
    with pytest.raises(Refused):
        read("oh_hell", "1 of hearts")


# Cards from two to ace


def with_court(key: str = "wizard_fisher") -> Game:
    game = games()[key]
    return replace(game, ruleset=with_options(game.ruleset, {"play.ranks": "court"}))


@pytest.mark.parametrize("language", each_language())
def test_cards_from_two_to_ace_come_back_from_their_words(language: str) -> None:
    game, own = with_court(), ("en", language)
    words = library_words(language)[game.ruleset.key]
    said = [card_in_words(words, card) for card in cards_of(game)]
    assert len(set(said)) == len(said)
    for card, name in zip(cards_of(game), said, strict=True):
        assert typed(game, name, own) == (card,)
        if card.suit is not None:
            assert typed(game, f"{card.suit}{card.label}", own) == (card,)
    assert list(typed(game, " ".join(said), own)) == cards_of(game)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("blue 5, RJ, red ace", ["B4", "R10", "R13"]),
        ("as rouge, dame de bleu, Gelb Bube", ["R13", "B11", "Y10"]),
        ("G2 gk ga z N", ["G1", "G12", "G13", "Z", "N"]),
    ],
)
def test_ranks_are_read_as_they_are_printed(text: str, codes: list[str]) -> None:
    assert [card.code for card in typed(with_court(), text)] == codes


@pytest.mark.parametrize("text", ["R1", "red 1", "blue 11", "Y13", "one green"])
def test_a_rank_that_is_not_printed_is_no_card(text: str) -> None:
    with pytest.raises(Refused) as refused:
        typed(with_court(), text)
    assert refused.value.refusal.code is Code.NO_SUCH_CARD


def test_the_option_changes_names_and_neither_codes_nor_ranks() -> None:
    plain, printed = games()["wizard_fisher"], with_court()
    for one, other in zip(cards_of(plain), cards_of(printed), strict=True):
        assert (one.code, one.suit, one.rank, one.role) == (
            *(other.code, other.suit, other.rank, other.role),
        )
    assert card_in_words(plain.words, read_card(plain.ruleset.deck, "B13")) == "blue 13"
    assert card_in_words(printed.words, read_card(printed.ruleset.deck, "B13")) == "blue ace"


def test_a_game_without_other_names_keeps_its_own() -> None:
    changed, plain = with_court("wizard_gigamic"), games()["wizard_gigamic"]
    assert [card.label for card in cards_of(changed)] == [card.label for card in cards_of(plain)]


@pytest.mark.parametrize(
    ("key", "text", "piece", "nearest"),
    [
        (WIZARD, "B5 B3 X9 N", "X9", ["R9"]),
        (WIZARD, "blue 5, wizzard, N", "wizzard", ["Z"]),
        (WIZARD, "B5, blue 14", "blue 14", ["B13", "B1", "B4"]),
        (WIZARD, "blue 0", "blue 0", ["B1", "B10"]),
        (WIZARD, "blue", "blue", ["B1", "B2", "B3"]),
        (WIZARD, "Jestr", "Jestr", ["N"]),
        (WIZARD, "the", "the", []),
        # Just like enough: in the whole word, and in one of two.
        (WIZARD, "wizo", "wizo", ["Z"]),
        (WIZARD, "the wizo", "the wizo", ["Z"]),
        (WIZARD, "wzrd qqq", "wzrd qqq", ["Z"]),
        # An article says nothing about the card, but alone it may be a number.
        (WIZARD, "a wizo", "a wizo", ["Z"]),
        (WIZARD, "un", "un", ["R1", "G1", "B1"]),
        # The last one is just about as like as the first.
        ("oh_hell", "zwrei karo", "zwrei karo", ["D2", "D3"]),
        (WIZARD, "???", "???", []),
        (ACES_LOW, "10H", "10H", ["H10"]),
        (ACES_LOW, "6 de carreax", "6 de carreax", ["D6"]),
        (ACES_LOW, "un valet de treffle", "un valet de treffle", ["CJ"]),
        (ACES_LOW, "roi de cour", "roi de cour", ["HK"]),
        (ACES_LOW, "11 de coeur", "11 de coeur", ["H10", "HA"]),
        (ACES_LOW, "Hertz 7", "Hertz 7", ["H7"]),
        (ACES_LOW, "7 de coeur un roi de piqe", "roi", ["HK", "SK", "CK"]),
        (ACES_LOW, "xyzzy", "xyzzy", []),
    ],
)
def test_what_cannot_be_read_is_named_with_the_card_it_is_like(
    key: str, text: str, piece: str, nearest: list[str]
) -> None:
    with pytest.raises(Refused) as refused:
        read(key, text)
    facts = refused.value.refusal.facts
    assert refused.value.refusal.code is Code.NO_SUCH_CARD
    assert facts["card"] == piece
    assert list(facts["nearest"]) == nearest


def test_what_a_piece_is_like_is_said_of_the_first_few_or_of_none() -> None:
    ruleset, words = games()[WIZARD].ruleset, words_in(CHOSEN, WIZARD)
    for guesses, said in ((True, 8), (False, 0)):
        _, unread = read_typed(ruleset, "wizo, " * 12, words, guesses=guesses)
        nearest = [tuple(refusal.facts["nearest"]) for refusal in unread]
        assert nearest == [("Z",)] * said + [()] * (12 - said)


def test_a_piece_that_is_named_is_never_long() -> None:
    with pytest.raises(Refused) as refused:
        read(WIZARD, "x" * 10_000)
    assert len(refused.value.refusal.facts["card"]) <= 40


@given(text=st.text(alphabet="B5 3,zZnèœ-10HerzKönig.\u0301", max_size=30) | st.text(max_size=30))
def test_anything_typed_is_read_or_refused(text: str) -> None:
    for key in (WIZARD, ACES_LOW):
        with suppress(Refused):
            cards = typed(games()[key], text)
            assert typed(games()[key], " ".join(map(str, cards))) == cards


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("Y12 TP K E", "Y12 TP K E"),
        ("tigress as pirate", "TP"),
        ("Tigresse en fuite", "TE"),
        ("Tigerin als Pirat", "TP"),
        ("Tigress, Pirate", "T P"),
        ("tigress pirate", "T P"),
        ("Tigresses", "T"),
        ("loot mermaid", "L S"),
        ("Weißer Wal 12 Truhen", "W Y12"),
    ],
)
def test_a_card_that_is_played_as_another_is_said_so(text: str, codes: str) -> None:
    game = games()["skull_king"]
    game = replace(game, ruleset=with_every_card(game.ruleset))
    assert [card.played for card in typed(game, text)] == codes.split()


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("JR, J:B", "JR JB"),
        ("Juggler as red, Cloud as blue", "JR CB"),
        ("Juggler as red 7½, Cloud as 9¾ blue", "JR CB"),
        ("red Juggler, roter Jongleur", "JR JR"),
        ("Juggler, Jugglers", "J J"),
    ],
)
def test_a_card_whose_suit_is_named_is_read_with_and_without_it(text: str, codes: str) -> None:
    assert [card.played for card in typed(games()["wizard_jubilee"], text)] == codes.split()


def test_a_card_whose_suit_is_named_keeps_its_name() -> None:
    game = games()["wizard_jubilee"]
    names = {card_in_words(game.words, read_card(game.ruleset.deck, code)) for code in ("J", "JR")}
    assert names == {"Juggler"}


@pytest.mark.parametrize("text", ["red fiveku", "fünfke rot"])
def test_an_ending_of_czech_is_put_to_no_number_of_another_language(text: str) -> None:
    with pytest.raises(Refused):
        read(WIZARD, text)
