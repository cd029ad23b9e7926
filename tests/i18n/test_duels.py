import pytest

from scorepad.i18n.duels import (
    duel_because,
    duel_card_in_words,
    duel_decided,
    duel_in_log,
    goes_first,
    won_by,
    won_in_log,
)
from scorepad.i18n.languages import LANGUAGES
from scorepad.rules import PowerOrder, Side, Sorcerer, duel, duel_games
from scorepad.views.log import Detail

KEY = "wizards_cup"
CUP = duel_games()[KEY].ruleset
NAMES = ("Anna", "Ben")


def detail(field: str, before: object, after: object) -> Detail:
    return Detail(1, 0, field, "", before, after, hidden=False)


@pytest.mark.parametrize(
    ("a", "b", "power", "who", "why"),
    [
        ("Fire 5", "Light 9", None, "Anna wins", "Fire beats Light, whatever the values."),
        ("Fire 5", "Void 9", None, "Ben wins", "No element is weaker, and 9 beats 5."),
        ("Fire 5", "Void 5", None, "Both lose", "No element is weaker, and both values are 5."),
        ("Fire 5", "Void 5", Side.A, "Anna wins", "A power decided;"),
        ("Fire 5", "Void 5", Side.NONE, "Both lose", "A power decided against both."),
    ],
)
def test_a_verdict_is_said_with_its_reason(
    a: str, b: str, power: Side | None, who: str, why: str, speaking
) -> None:
    sides = [Sorcerer(each.split()[0], int(each.split()[1])) for each in (a, b)]
    verdict = duel(CUP, *sides, power)
    with speaking("en"):
        assert duel_decided(verdict, NAMES) == who
        assert duel_because(verdict, KEY).startswith(why)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", PowerOrder)
def test_every_order_of_powers_is_a_sentence(order: PowerOrder, language: str, speaking) -> None:
    with speaking(language):
        rule_sentence = goes_first(order, NAMES)
    assert rule_sentence.endswith(".")
    assert ("Anna" in rule_sentence) == (order is PowerOrder.A)
    assert ("Ben" in rule_sentence) == (order is PowerOrder.B)


def test_elements_rounds_and_duels_are_said_as_in_the_readers_language(speaking) -> None:
    with speaking("fr"):
        assert duel_card_in_words(Sorcerer("Void", 3), KEY) == "Néant 3"
    with speaking("de"):
        assert duel_card_in_words(Sorcerer("Shadow", 3, 2), KEY) == "Schatten 3 + 2"
    with speaking("en"):
        assert won_by(["Anna"]) == "Anna wins the round"
        assert won_by(NAMES) == "Both win the round"
        assert won_in_log(detail("won", None, ["Anna"])) == "won by Anna"
        assert won_in_log(detail("won", ["Anna"], [*NAMES])) == "won by Anna → Anna + Ben"
        assert won_in_log(detail("won", ["Anna"], None)) == "won by Anna → –"
    held = {"sides": [["Fire", 5, 0], ["Water", 3, 1]]}
    with speaking("en"):
        rule_sentence = duel_in_log(detail("duel:2", None, held), KEY)
        assert rule_sentence == "duel 2: Fire 5 – Water 3 + 1"
        assert duel_in_log(detail("duel:2", held, None), KEY) == "duel 2 struck out"
