import pytest

from scorepad.i18n.duels import (
    duel_because,
    duel_card_in_words,
    duel_decided,
    goes_first,
    won_by,
)
from scorepad.i18n.log import act_in_words
from scorepad.rules import PowerOrder, Side, Sorcerer, duel, duel_games
from scorepad.views.log import Detail, LogLine
from tests.languages import each_language

KEY = "wizards_cup"
CUP = duel_games()[KEY].ruleset
NAMES = ("Anna", "Ben")


def in_log(field: str, before: object, after: object) -> str:
    detail = Detail(1, 0, field, "Anna", before, after, hidden=False)
    return act_in_words(LogLine("m", 0, "", (detail,), undo=False, undone=False), KEY)


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


@pytest.mark.parametrize("language", each_language())
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


HELD = {"sides": [["Fire", 5, 0], ["Water", 3, 1]]}


@pytest.mark.parametrize(
    ("field", "before", "after", "said"),
    [
        ("won", None, ["Anna"], "won by Anna"),
        ("won", ["Anna"], [*NAMES], "won by Anna → Anna + Ben"),
        ("won", ["Anna"], None, "won by Anna → –"),
        ("duel:2", None, HELD, "duel 2: Fire 5 – Water 3 + 1"),
        ("duel:2", None, {"sides": [["", None, 0]] * 2}, "duel 2: a power"),
        ("duel:2", HELD, None, "duel 2 struck out"),
        ("sum", 30, 31, "Anna: sum 30 → 31"),
        ("pending", None, True, "Anna: pending card in"),
        ("pending", True, None, "Anna: no pending card"),
        ("permanent", None, ["Fire", 5, "shield"], "Anna: Permanent power (shield)"),
        ("permanent", ["Fire", 5, "shield"], None, "Anna: no Permanent power"),
        ("card:2", None, ["Fire", 5, 0], "Anna: card 2 Fire 5"),
        ("card:2", None, None, "Anna: card 2"),
        ("turned", 1, 2, "Anna: 2 cards face up"),
        ("turned", 2, 2, ""),
    ],
)
def test_what_is_written_in_a_match_is_said_in_its_log(
    field: str, before: object, after: object, said: str, speaking
) -> None:
    with speaking("en"):
        assert in_log(field, before, after) == said
