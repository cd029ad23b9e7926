"""A round of duels: who stays, who follows, and when it is over."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.rules import Code, Refused, Side, Sorcerer, cup_round, duel_games
from scorepad.rules.duel.round import round_won

CUP = duel_games()["wizards_cup"].ruleset


def pile(cards: str) -> list[Sorcerer]:
    """ "Fire 3, Water 2" and so on."""
    return [Sorcerer(element, int(value)) for element, value in map(str.split, cards.split(","))]


def void(*values: int) -> list[Sorcerer]:
    return [Sorcerer("Void", value) for value in values]


piles = st.lists(
    st.builds(Sorcerer, st.sampled_from([each.code for each in CUP.elements]), st.integers(0, 12)),
    min_size=5,
    max_size=5,
)


@pytest.mark.parametrize(
    ("a", "b", "winner", "duels"),
    [
        # The winner stays in play and meets the next card.
        (void(9, 1, 1, 1, 1), void(8, 7, 6, 5, 4), "A", "A A A A A"),
        (void(1, 2, 3, 4, 5), void(6, 1, 1, 1, 1), "B", "B B B B B"),
        # A double loss: both are followed.
        (void(5, 5, 5, 5, 5), void(5, 5, 5, 5, 5), "both", "none none none none none"),
        (void(5, 9, 1, 1, 1), void(5, 1, 1, 1, 1), "A", "none A A A A"),
        # After a double loss one side has nothing left: the other has won.
        (void(1, 1, 1, 1, 5), void(5, 1, 1, 1, 1), "B", "B B B B none"),
        # The longest round.
        (void(1, 3, 5, 7, 9), void(2, 4, 6, 8, 0), "A", "B A B A B A B A A"),
    ],
)
def test_a_round_goes_on_until_a_side_has_no_card_left(
    a: Sequence[Sorcerer], b: Sequence[Sorcerer], winner: str, duels: str
) -> None:
    played = cup_round(CUP, a, b)
    assert " ".join(each.winner for each in played.duels) == duels
    assert played.winner == winner


def test_elements_decide_within_a_round() -> None:
    played = cup_round(
        CUP,
        pile("Fire 9,Light 9,Void 9,Void 9,Void 9"),
        pile("Water 1,Nature 1,Shadow 1,Void 1,Void 1"),
    )
    # Water beats Fire and Light, then falls to the first Void; none comes back.
    assert [each.winner for each in played.duels] == ["B", "B", "A", "A", "A", "A", "A"]
    assert played.winner == "A"


@given(piles, piles)
def test_a_round_ends_within_nine_duels(a: list[Sorcerer], b: list[Sorcerer]) -> None:
    played = cup_round(CUP, a, b)
    fallen = {"A": 0, "B": 0}
    for verdict in played.duels:
        for side in fallen:
            fallen[side] += verdict.winner != side
    assert 5 <= len(played.duels) <= 9
    assert max(fallen.values()) == 5
    assert (played.winner == "both") == (fallen["A"] == fallen["B"])


@pytest.mark.parametrize("cards", [4, 6])
def test_a_pile_of_another_size_is_refused(cards: int) -> None:
    with pytest.raises(Refused) as refused:
        cup_round(CUP, void(*[1] * cards), void(1, 1, 1, 1, 1))
    assert refused.value.refusal.code is Code.PILE_SIZE


@pytest.mark.parametrize(
    "card", [Sorcerer("Void", -1), Sorcerer("Void"), Sorcerer("Earth", 1), Sorcerer("Void", 1, 100)]
)
def test_a_card_that_cannot_be_is_refused_even_if_it_would_never_fight(card: Sorcerer) -> None:
    with pytest.raises(Refused):
        cup_round(CUP, [*void(9, 9, 9, 9), card], void(1, 1, 1, 1, 1))


@pytest.mark.parametrize(
    ("duels", "cards", "won"),
    [
        ("both", (1, 1), "A B"),
        # Somebody has another card: the round goes on.
        ("both", (2, 1), ""),
        ("both", (2, 2), ""),
        ("A both", (1, 2), "A B"),
        ("A both", (2, 2), ""),
        # An earlier win of both decides nothing.
        ("both none", (2, 3), ""),
        ("none", (1, 1), "A B"),
        ("B", (1, 5), "B"),
        ("", (1, 1), ""),
    ],
)
def test_a_round_is_won_by_who_has_cards_left_or_by_both_with_their_last(
    duels: str, cards: tuple[int, int], won: str
) -> None:
    brought = dict(zip((Side.A, Side.B), cards, strict=True))
    assert " ".join(round_won([Side(each) for each in duels.split()], brought)) == won
