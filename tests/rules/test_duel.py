"""One duel: every pair of elements, powers, bonuses, and who goes first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import (
    Code,
    DuelReason,
    PowerOrder,
    Refused,
    Side,
    Sorcerer,
    duel,
    duel_games,
    element_wins,
    power_order,
)

CUP = duel_games()["wizards_cup"].ruleset

# Wizards Cup, 3.B. Les Éléments: a line for the first card, a column for the second.
TABLE = """
       Fire Water Nature Light Shadow Void
Fire   =    -     +      +     =      =
Water  +    =     -      +     =      =
Nature -    +     =      +     =      =
Light  -    -     -      =     +      =
Shadow =    =     =      -     =      =
Void   =    =     =      =     =      =
"""
MEANING = {"+": Side.A, "-": Side.B, "=": Side.NONE}


def pairs() -> list[tuple[str, str, Side]]:
    head, *lines = (line.split() for line in TABLE.strip().splitlines())
    return [
        (line[0], other, MEANING[sign])
        for line in lines
        for other, sign in zip(head, line[1:], strict=True)
    ]


sorcerers = st.builds(
    Sorcerer,
    st.sampled_from([each.code for each in CUP.elements]),
    st.integers(0, CUP.highest),
    st.integers(0, 9),
)
OTHER = {Side.A: Side.B, Side.B: Side.A, Side.NONE: Side.NONE}


@pytest.mark.parametrize(("a", "b", "winner"), pairs())
def test_the_weaker_element_loses_whatever_the_values(a: str, b: str, winner: Side) -> None:
    assert element_wins(CUP, a, b) is winner
    if winner is not Side.NONE:
        low, high = (0, 9) if winner is Side.A else (9, 0)
        verdict = duel(CUP, Sorcerer(a, low), Sorcerer(b, high))
        strong, weak = (a, b) if winner is Side.A else (b, a)
        assert (verdict.winner, verdict.reason) == (winner, DuelReason.ELEMENT)
        assert verdict.facts == {"strong": strong, "weak": weak}
        assert verdict.place == "3.B. Les Éléments"


@pytest.mark.parametrize(("a", "b"), [(a, b) for a, b, winner in pairs() if winner is Side.NONE])
def test_where_no_element_is_weaker_the_higher_value_wins(a: str, b: str) -> None:
    verdict = duel(CUP, Sorcerer(a, 5), Sorcerer(b, 4))
    assert (verdict.winner, verdict.reason) == (Side.A, DuelReason.VALUE)
    assert verdict.facts == {"a": 5, "b": 4}
    level = duel(CUP, Sorcerer(a, 5), Sorcerer(b, 5))
    assert (level.winner, level.reason) == (Side.NONE, DuelReason.LEVEL_VALUES)
    assert level.facts == {"value": 5}


def test_a_bonus_counts_in_the_comparison() -> None:
    assert duel(CUP, Sorcerer("Void", 4, 2), Sorcerer("Void", 5)).winner is Side.A
    assert duel(CUP, Sorcerer("Void", 4, 1), Sorcerer("Void", 5)).winner is Side.NONE


@pytest.mark.parametrize("power", Side)
def test_a_power_that_decides_goes_before_element_and_value(power: Side) -> None:
    verdict = duel(CUP, Sorcerer("Water", 9), Sorcerer("Fire", 0), power)
    assert (verdict.winner, verdict.reason) == (power, DuelReason.POWER)
    assert verdict.place == "3.A. Le Pouvoir Immédiat"


@pytest.mark.parametrize(
    ("a", "b", "same_name", "first"),
    [
        (2, 5, False, PowerOrder.A),
        (5, 2, False, PowerOrder.B),
        (3, 3, False, PowerOrder.UNSPECIFIED),
        (3, 3, True, PowerOrder.CANCELLED),
        (2, 5, True, PowerOrder.CANCELLED),
    ],
)
def test_the_lower_printed_value_uses_its_power_first(
    a: int, b: int, same_name: bool, first: PowerOrder
) -> None:
    assert power_order(CUP, a, b, same_name=same_name) is first


@given(sorcerers, sorcerers)
def test_a_duel_seen_from_the_other_side_ends_the_same(a: Sorcerer, b: Sorcerer) -> None:
    assert duel(CUP, b, a).winner is OTHER[duel(CUP, a, b).winner]
    assert duel(CUP, b, a).reason is duel(CUP, a, b).reason


@given(sorcerers, sorcerers, st.integers(0, 9))
def test_a_larger_bonus_never_loses_a_duel(a: Sorcerer, b: Sorcerer, more: int) -> None:
    helped = duel(CUP, Sorcerer(a.element, a.value, a.bonus + more), b)
    if duel(CUP, a, b).winner is Side.A:
        assert helped.winner is Side.A


@pytest.mark.parametrize(
    ("sorcerer", "code"),
    [
        (Sorcerer("Earth", 3), Code.NO_SUCH_ELEMENT),
        (Sorcerer("Fire", -1), Code.OUT_OF_RANGE),
        (Sorcerer("Fire", 100), Code.OUT_OF_RANGE),
        (Sorcerer("Fire", True), Code.OUT_OF_RANGE),
        (Sorcerer("Fire", 3, -1), Code.OUT_OF_RANGE),
    ],
)
@pytest.mark.parametrize("power", [None, Side.A])
def test_a_card_that_cannot_be_is_refused_whatever_decides(
    sorcerer: Sorcerer, code: Code, power: Side | None
) -> None:
    for sides in ((sorcerer, Sorcerer("Void", 1)), (Sorcerer("Void", 1), sorcerer)):
        with pytest.raises(Refused) as refused:
            duel(CUP, *sides, power)
        assert refused.value.refusal.code is code


def test_values_that_cannot_be_have_no_order() -> None:
    for values in ((-1, 2), (2, 100)):
        with pytest.raises(Refused):
            power_order(CUP, *values)


@pytest.mark.parametrize("key", duel_games())
def test_the_worked_duels_come_out_as_the_sheet_says(key: str) -> None:
    ruleset = duel_games()[key].ruleset
    assert ruleset.examples
    for example in ruleset.examples:
        verdict = duel(ruleset, Sorcerer(*example.a), Sorcerer(*example.b))
        assert verdict.winner == example.winner
        assert verdict.place == example.place


def test_a_power_decides_between_cards_that_nobody_typed() -> None:
    assert duel(CUP, Sorcerer(""), Sorcerer("Fire"), Side.BOTH).winner is Side.BOTH
