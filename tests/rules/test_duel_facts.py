"""What goes with a refusal or an end in the game of duels, at its very edges."""

import pytest

from scorepad.rules import Code, Refused
from scorepad.rules.duel.round import Outcome, RoundEnd, cup_round, end_of_round, most_rounds_left
from scorepad.rules.duel.verdict import PowerOrder, Sorcerer, duel, power_order
from scorepad.rules.library import duel_games

(RULES,) = (game.ruleset for game in duel_games().values())
FIRE = RULES.elements[0].code
HIGH = RULES.highest


def test_the_least_and_the_highest_value_and_bonus_are_allowed() -> None:
    weak, strong = Sorcerer(FIRE, 0, 0), Sorcerer(FIRE, HIGH, HIGH)
    assert duel(RULES, weak, strong).facts == {"a": 0, "b": 2 * HIGH}
    assert duel(RULES, strong, strong).facts == {"value": 2 * HIGH}
    assert power_order(RULES, 0, HIGH) is PowerOrder.A
    assert power_order(RULES, HIGH, 0) is PowerOrder.B


@pytest.mark.parametrize("value", [-1, HIGH + 1, True, 1.5, "1", None])
def test_a_value_that_no_card_has_is_refused_with_those_that_there_are(value: int) -> None:
    for wrong in (Sorcerer(FIRE, value), Sorcerer(FIRE, 1, value)):
        with pytest.raises(Refused) as refused:
            duel(RULES, wrong, Sorcerer(FIRE, 1))
        assert refused.value.refusal.code is Code.OUT_OF_RANGE
        assert refused.value.refusal.facts == {"value": value, "low": 0, "high": HIGH}


def test_an_element_that_there_is_not_is_named() -> None:
    with pytest.raises(Refused) as refused:
        duel(RULES, Sorcerer(FIRE, 1), Sorcerer("Cheese", 1))
    assert refused.value.refusal.code is Code.NO_SUCH_ELEMENT
    assert refused.value.refusal.facts["value"] == "Cheese"


@pytest.mark.parametrize("size", [0, RULES.fighting - 1, RULES.fighting + 1])
def test_a_pile_of_another_size_says_which_is_right(size: int) -> None:
    right, wrong = [Sorcerer(FIRE, 1)] * RULES.fighting, [Sorcerer(FIRE, 1)] * size
    for piles in ((right, wrong), (wrong, right)):
        with pytest.raises(Refused) as refused:
            cup_round(RULES, *piles)
        assert refused.value.refusal.code is Code.PILE_SIZE
        assert refused.value.refusal.facts == {"cards": size, "wanted": RULES.fighting}


def test_only_where_both_would_win_do_the_sums_count() -> None:
    level, ahead = {"a": 1, "b": 1}, {"a": 1, "b": 0}
    assert end_of_round(level, "ab", 2, {}) == RoundEnd((), Outcome.SUMS, tied=True)
    assert end_of_round(level, "ab", 2, {"a": 3}) == RoundEnd((), Outcome.SUMS, tied=True)
    assert end_of_round(level, "ab", 2, {"a": 3, "b": 3}) == RoundEnd((), Outcome.DRAW, tied=True)
    assert end_of_round(level, "a", 2, {}) == RoundEnd(("a",), Outcome.WON, "a", tied=False)
    assert end_of_round(ahead, "ab", 2, {}) == RoundEnd(("a", "b"), Outcome.WON, "a", tied=False)
    assert end_of_round(ahead, "b", 2, {}) == RoundEnd(("b",), Outcome.OPEN, tied=False)


@pytest.mark.parametrize(
    ("tokens", "to_win", "rounds"),
    [((0, 0), 2, 3), ((1, 0), 2, 2), ((1, 1), 2, 1), ((0, 0), 1, 1), ((0, 1), 3, 4)],
)
def test_the_most_rounds_that_can_still_be_needed(
    tokens: tuple[int, int], to_win: int, rounds: int
) -> None:
    assert most_rounds_left(tokens, to_win) == rounds
