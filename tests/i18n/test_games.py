import pytest

from scorepad.i18n.game_words import library_words
from scorepad.i18n.games import specials_of, suits_of, words_of
from scorepad.i18n.languages import LANGUAGES, NATIVE_NAMES
from scorepad.i18n.points import points_in_words
from scorepad.i18n.speech import language
from scorepad.rules.library import games
from scorepad.rules.ruleset import Formula


@pytest.mark.parametrize(
    ("language", "sorcerer", "red"),
    [("en", "Sorcerer", "Dwarves"), ("fr", "Sorcier", "Nains"), ("de", "Zauberer", "Zwerge")],
)
def test_a_game_speaks_its_own_words(language: str, sorcerer: str, red: str, speaking) -> None:
    with speaking(language):
        assert words_of("wizard_club").suits["R"] == red
        assert specials_of("wizard_club")[0] == ("Z", sorcerer)


@pytest.mark.parametrize("key", games())
def test_the_words_follow_the_reader(key: str, speaking) -> None:
    for each in LANGUAGES:
        with speaking(each):
            assert language() == each
            assert words_of(key) is library_words(each)[key]
            assert [suit.code for suit in suits_of(key)] == list(words_of(key).suits)


def test_a_game_that_has_left_the_library_is_called_by_its_key(speaking) -> None:
    with speaking("fr"):
        assert words_of("a_game_of_old").name == "a_game_of_old"
        assert suits_of("a_game_of_old") == ()
        assert specials_of("a_game_of_old") == ()


def test_every_language_has_a_name_for_itself() -> None:
    assert tuple(NATIVE_NAMES) == LANGUAGES


@pytest.mark.parametrize(
    ("language", "made", "missed"),
    [
        ("en", "20 + 10 a trick", "−10 for each trick off"),
        ("fr", "20 + 10 par pli", "−10 par pli d’écart"),
        ("de", "20 + 10 je Stich", "−10 je Stich Abweichung"),
    ],
)
def test_points_are_a_sentence(language: str, made: str, missed: str, speaking) -> None:
    with speaking(language):
        points = games()["wizard_gigamic"].ruleset.points
        assert (points_in_words(points.made), points_in_words(points.missed)) == (made, missed)
        assert points_in_words(games()["quoicoupli"].ruleset.points.missed) == "−10"


def test_points_are_a_sentence_of_every_term_and_none_that_is_not_there(speaking) -> None:
    with speaking("en"):
        assert points_in_words(Formula()) == "0"
        assert points_in_words(Formula(hand=-10)) == "−10 for each card in the hand"
        assert points_in_words(Formula(trick=20, bid=-1)) == "20 a trick + −1 for each trick bid"
        assert points_in_words(
            Formula(base=10, trick_squared=1, bid_squared=2, off_squared=-3)
        ) == (
            "10 + 1 × tricks taken × tricks taken + 2 × tricks bid × tricks bid"
            " + −3 × tricks off × tricks off"
        )


@pytest.mark.parametrize(
    ("language", "edition"),
    [("en", "first telling"), ("fr", "première version"), ("de", "erste Fassung")],
)
def test_the_edition_is_in_the_readers_language(language: str, edition: str, speaking) -> None:
    with speaking(language):
        assert words_of("quoicoupli").edition == edition
