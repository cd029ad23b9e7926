"""The rule sheet of Wizards Cup, sentence by sentence, where the engine decides."""

import pytest

from scorepad.rules import DuelReason, Side, Sorcerer, cup_round, duel, duel_games, element_wins

CUP = duel_games()["wizards_cup"].ruleset

# Wizards Cup, 3.B. Les Éléments
WEAK_TO = {
    "Fire": "Water",
    "Water": "Nature",
    "Nature": "Fire",
    "Light": "Water Fire Nature",
    "Shadow": "Light",
    "Void": "",
}


def test_the_six_elements_and_what_each_is_weak_to() -> None:
    told = {element.code: " ".join(element.weaknesses) for element in CUP.elements}
    assert told == WEAK_TO


@pytest.mark.parametrize(("element", "weaknesses"), WEAK_TO.items())
def test_an_element_loses_to_its_weaknesses_and_to_no_other(element: str, weaknesses: str) -> None:
    for other in WEAK_TO:
        loses = other in weaknesses.split()
        assert (element_wins(CUP, other, element) is Side.A) is loses
        low, high = Sorcerer(other, 0), Sorcerer(element, 9)
        assert (duel(CUP, low, high).winner is Side.A) is loses


@pytest.mark.parametrize(
    ("a", "b", "winner", "reason"),
    [
        (Sorcerer("Water", 1), Sorcerer("Fire", 9), Side.A, DuelReason.ELEMENT),
        (Sorcerer("Void", 1), Sorcerer("Fire", 9), Side.B, DuelReason.VALUE),
        (Sorcerer("Void", 9), Sorcerer("Fire", 9), Side.NONE, DuelReason.LEVEL_VALUES),
    ],
    ids=["element", "value", "level"],
)
def test_a_power_that_names_no_winner_leaves_it_to_element_and_value(
    a: Sorcerer, b: Sorcerer, winner: Side, reason: DuelReason
) -> None:
    for power in (Side.A, Side.B):
        assert duel(CUP, a, b, power).winner is power
    verdict = duel(CUP, a, b, None)
    assert (verdict.winner, verdict.reason) == (winner, reason)


def void(*values: int) -> list[Sorcerer]:
    """A pile whose values alone decide, its top card first."""
    return [Sorcerer("Void", value) for value in values]


def test_the_winner_of_a_duel_stays_and_meets_the_next_card() -> None:
    played = cup_round(CUP, void(5, 8, 1, 1, 1), void(3, 4, 7, 9, 1))
    told = [(each.facts["a"], each.facts["b"], each.winner) for each in played.duels[:5]]
    assert told == [(5, 3, Side.A), (5, 4, Side.A), (5, 7, Side.B), (8, 7, Side.A), (8, 9, Side.B)]


def test_both_win_a_round_whose_last_cards_fall_together() -> None:
    played = cup_round(CUP, void(1, 5, 1, 5, 6), void(2, 5, 2, 5, 6))
    assert played.duels[-1].winner is Side.NONE
    assert [each.winner for each in played.duels[:-1]] == ["B", "A", "none", "B", "A", "none"]
    assert played.winner == "both"
